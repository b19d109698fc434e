import type { GameWords } from '../screen/screen.ts';

export interface Chapter {
  /** Its address on the page; null for clauses that belong to no part. */
  readonly id: string | null;
  readonly title: string;
  readonly clauses: readonly string[];
}

/** The clauses in their order, divided where a part begins. */
export function chaptersOf(clauses: readonly string[], parts: GameWords['chapters'] = []): readonly Chapter[] {
  const list: { id: string | null; title: string; clauses: string[] }[] = [];
  for (const clause of clauses) {
    const part = parts.find(({ from }) => from === clause);
    if (part) list.push({ id: `part-${clause}`, title: part.title, clauses: [] });
    else if (list.length === 0) list.push({ id: null, title: '', clauses: [] });
    list.at(-1)?.clauses.push(clause);
  }
  return list;
}
