// Steps by number and by text. The numbers depend on the edition; the texts are what logs, wires and tests use.
import type { Step } from '@sunglade/core';
import { COLOURS } from './stacks.ts';
import type { Layout } from './state.ts';

export interface Steps {
  /** The first number of each kind, in this order. */
  readonly take: number;
  readonly place: number;
  readonly card: number;
  readonly cube: number;
  readonly keep: number;
  readonly swap: number;
  readonly done: number;
  readonly limit: number;
  print(step: Step): string;
  parse(text: string): Step | null;
}

export function createSteps({ content, centralSpaces }: Layout): Steps {
  const { ids, animals, places } = content;
  const texts: string[] = [];
  const list = (more: readonly string[]): number => {
    const start = texts.length;
    texts.push(...more);
    return start;
  };
  const take = list(Array.from({ length: centralSpaces }, (_, i) => `take ${i + 1}`));
  const place = list(COLOURS.flatMap((colour) => places.map((at) => `place ${colour} ${at}`)));
  const card = list(ids.slice(0, animals).map((id) => `card ${id}`));
  const cube = list(ids.flatMap((id) => places.map((at) => `cube ${id} ${at}`)));
  const keep = list(ids.slice(animals).map((id) => `keep ${id}`));
  const swap = list(ids.slice(0, animals).map((id) => `swap ${id}`));
  const done = list(['done']);
  const numbers = new Map(texts.map((text, step) => [text, step as Step]));
  return {
    take,
    place,
    card,
    cube,
    keep,
    swap,
    done,
    limit: texts.length,
    print: (step) => texts[step] ?? '',
    parse: (text) => numbers.get(text) ?? null,
  };
}
