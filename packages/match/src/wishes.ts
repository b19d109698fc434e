// What people send over the wire, as wishes of the runner.
import type { ClientMessage } from '@sunglade/protocol';
import { actLines, sitLines, submitLines } from '@sunglade/table';
import type { Wish } from './runner.ts';

type Sent<Kind extends ClientMessage['type']> = Extract<ClientMessage, { type: Kind }>;

/** Ids are chosen by clients: nobody can take another's. */
export const submissionKey = (user: string, id: string): string => `${user}:${id}`;

export const submitWish = (user: string, sent: Sent<'submit'>): Wish => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => submitLines(table, user, sent, now),
});

export const sitWish = (user: string, sent: Sent<'sit'>): Wish => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => sitLines(table, user, sent, now),
});

export const actWish = (user: string, sent: Sent<'act'>, levels: readonly string[]): Wish => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => actLines(table, user, sent, now, levels),
});
