import { hasSeat, type Seats, seat } from '@sunglade/core';
import { hurryAt, isTurnByTurn, parseNote, type Table, type TableLine } from '@sunglade/table';
import type { NoticeKind, Turn } from './notices.ts';

/**
 * What these lines give people to be told of, `before` being who had to act until then; undefined where nobody's turn
 * began or ended and there is nothing else to tell. Whoever wrote one of the lines is there and knows, and a bot needs no
 * telling.
 */
export function turnsOf(table: Table, before: Seats, lines: readonly TableLine[]): readonly Turn[] | undefined {
  if (lines.some(({ text }) => text.startsWith('!stale '))) return everybody(table, 'stale');
  const nudged = lines.flatMap(({ text }) => nudgedBy(table, text));
  if (nudged.length > 0) return nudged;
  // Who comes back begins their turn anew, though nobody's ended.
  const back = lines.filter(({ text }) => text === '!return').map(({ seat: one }) => one);
  if (table.acting === before && back.length === 0) return undefined;
  const isThere = (user: string): boolean => lines.some(({ by }) => by === user);
  if (table.status === 'over' && isTurnByTurn(table.config.clock))
    return everybody(table, 'over').filter(({ user }) => !isThere(user));
  return table.chairs.flatMap(({ holder }, i) => {
    const one = seat(i);
    const begins = hasSeat(table.acting, one) && (!hasSeat(before, one) || back.includes(i)) && !table.isBot(one);
    if (!begins || holder === null) return [];
    const turn = { seat: i, user: holder, hurryAt: hurryAt(table.config.clock, table.clocks, i) };
    if (!isThere(holder)) return [turn];
    return turn.hurryAt === null ? [] : [{ ...turn, kind: 'hurry' as const }];
  });
}

/** Whoever is reminded has to be told so, whatever they were told of this turn before. */
function nudgedBy({ chairs, clocks, config }: Table, text: string): readonly Turn[] {
  const note = parseNote(text);
  const user = note?.kind === 'nudge' ? chairs[note.to]?.holder : null;
  if (note?.kind !== 'nudge' || !user) return [];
  return [{ kind: 'nudge', seat: note.to, user, hurryAt: hurryAt(config.clock, clocks, note.to) }];
}

/** Each person once, on whichever chair. */
function everybody({ chairs, config, clocks }: Table, kind: NoticeKind): readonly Turn[] {
  const people = [...new Set(chairs.map(({ holder }) => holder))].filter((one) => one !== null);
  return people.map((user) => {
    const one = chairs.findIndex(({ holder }) => holder === user);
    return { kind, seat: one, user, hurryAt: hurryAt(config.clock, clocks, one) };
  });
}

/** When a notice is due that is written at a moment, and when its way has to tell of the same turn again. */
export function momentsOf(
  { kind, hurryAt: hurry = null }: Turn,
  at: number,
): { readonly dueAt: number; readonly hurryAt: number | null } {
  return kind === 'hurry' ? { dueAt: hurry ?? at, hurryAt: null } : { dueAt: at, hurryAt: hurry };
}
