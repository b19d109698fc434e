// Steps as numbers and as text. Cards are counted from the deck: `take 1` is the one beside it.
import type { Step } from '@sunglade/core';
import type { Bound } from './state.ts';
import { ACTIONS } from './terms.ts';

export interface Numbering {
  readonly action: number;
  readonly power: number;
  readonly done: number;
  readonly plant: number;
  readonly grow: number;
  readonly bush: number;
  readonly lake: number;
  readonly limit: number;
  print(step: number): string;
  parse(text: string): Step | null;
}

export function createNumbering({ rowSize, content }: Bound): Numbering {
  const { places, size } = content;
  const names = [
    ...Array.from({ length: rowSize }, (_, i) => `take ${i + 1}`),
    ...ACTIONS.map((action) => `action ${action}`),
    'power',
    'done',
    ...['plant', 'grow', 'bush', 'lake'].flatMap((verb) => places.map((place) => `${verb} ${place}`)),
  ];
  const numbers = new Map(names.map((name, step) => [name, step as Step]));
  const power = rowSize + ACTIONS.length;
  const plant = power + 2;
  return {
    action: rowSize,
    power,
    done: power + 1,
    plant,
    grow: plant + size,
    bush: plant + 2 * size,
    lake: plant + 3 * size,
    limit: names.length,
    print: (step) => names[step] ?? '',
    parse: (text) => numbers.get(text) ?? null,
  };
}
