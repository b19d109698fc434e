// Why something is not possible, in words, with the rule behind it.
import { type AnyGame, clauseOfRefusal, type Refusal } from '@sunglade/core';
import type { DuoWords } from './words.ts';

interface Reason {
  readonly text: string;
  readonly clause: { readonly id: string; readonly title: string; readonly text: string } | null;
}

export function reasonOf(words: DuoWords, game: AnyGame, refusal: Refusal): Reason {
  const texts: Readonly<Record<string, DuoWords['refusals'][keyof DuoWords['refusals']]>> = words.refusals;
  const clauses: Readonly<Record<string, { readonly title: string; readonly text: string }>> = words.clauses;
  const text = texts[refusal.code] ?? '';
  const id = clauseOfRefusal(game.clauses, refusal);
  const clause = id ? clauses[id] : undefined;
  return {
    text: typeof text === 'function' ? text(refusal.at ?? {}) : text,
    clause: id && clause ? { id, ...clause } : null,
  };
}
