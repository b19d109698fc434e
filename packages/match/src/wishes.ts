// What people may ask of a table, turned into lines.
import { seat } from '@sunglade/core';
import type { ClientMessage } from '@sunglade/protocol';
import { parseNote, safeName, type Table, type TableLine } from '@sunglade/table';
import type { Wish } from './runner.ts';

type Sent<Kind extends ClientMessage['type']> = Extract<ClientMessage, { type: Kind }>;

/** Ids are chosen by clients: nobody can take another's. */
export const submissionKey = (user: string, id: string): string => `${user}:${id}`;

/** Who plays again is back. */
const comeBack = (table: Table, at: number, by: string, one: number): TableLine[] =>
  table.chairs[one]?.away && table.chairs[one].holder === by ? [{ at, by, seat: one, text: '!return' }] : [];

export const submitWish = (user: string, { id, seat: one, at, steps }: Sent<'submit'>): Wish => ({
  submission: submissionKey(user, id),
  plan: (table, now) => {
    if (table.chairs[one]?.holder !== user) return { code: 'not-your-seat' };
    if (!table.run) return { code: 'not-started' };
    // Notes have their own message: here only steps of the game are taken.
    if (steps.some((text) => text.startsWith('!'))) return { code: 'unknown-step' };
    if (table.run.count(seat(one)) !== at) return { code: 'stale' };
    const lines = steps.map((text) => ({ at: now, by: user, seat: one, text }));
    return [...comeBack(table, now, user, one), ...lines];
  },
});

export const sitWish = (user: string, { id, seat: one, name, entropy }: Sent<'sit'>): Wish => ({
  submission: submissionKey(user, id),
  plan: (table, now) => {
    const clean = name.trim() === '' ? '' : safeName(name);
    if (clean === null) return { code: 'bad-name' };
    const line = (text: string, chair: number): TableLine => ({ at: now, by: user, seat: chair, text });
    // Who sits there already wants another name: up and down again, with nobody in between.
    if (one !== undefined && !table.run && table.chairs[one]?.holder === user)
      return [line('!stand', one), line(`!sit ${entropy} ${clean}`, one)];
    const free = table.chairs.findIndex((chair) => chair.holder === null && chair.bot === null);
    if (one === undefined && free < 0) return { code: table.run ? 'already-started' : 'seat-taken' };
    return [line(`!sit ${entropy} ${clean}`, one ?? free)];
  },
});

export const actWish = (user: string, { id, seat: one, text }: Sent<'act'>, levels: readonly string[]): Wish => ({
  submission: submissionKey(user, id),
  plan: (table, now) => {
    // A stored line may say that its name was taken away; nobody can say so of themselves.
    const note = parseNote(text);
    if (note?.kind === 'sit' && safeName(note.name) !== note.name) return { code: 'bad-name' };
    if (text.startsWith('!bot ') && !levels.includes(text.slice(5))) return { code: 'no-such-level' };
    const back = text === '!undo' ? comeBack(table, now, user, one) : [];
    return [...back, { at: now, by: user, seat: one, text }];
  },
});
