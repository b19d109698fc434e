import type { Clauses, Refusal } from './contract.ts';

/** The clause that refuses. */
export const clauseOfRefusal = (clauses: Clauses, { code, clause }: Refusal): string | undefined =>
  clause ?? clauses.ofRefusal[code];

/** The clause behind a part of a score. Parts of one kind share it: `animal:duck` is looked up as `animal`. */
export const clauseOfPart = (clauses: Clauses, part: string): string | undefined =>
  clauses.ofScore[part] ?? clauses.ofScore[part.split(':')[0] ?? ''];
