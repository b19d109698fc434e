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

/** What has a word in it; all of it where none was typed. */
export function matching(
  chapters: readonly Chapter[],
  { clauses: texts }: Pick<GameWords, 'clauses'>,
  typed: string,
): readonly Chapter[] {
  const wanted = typed.trim().toLowerCase();
  const has = (id: string): boolean => `${texts[id]?.title} ${texts[id]?.text}`.toLowerCase().includes(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(has) }))
    .filter(({ clauses }) => clauses.length > 0);
}
