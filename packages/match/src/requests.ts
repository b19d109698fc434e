// What people send over the wire, as requests of the runner.
import type { ClientMessage } from '@sunglade/protocol';
import { actLines, type Holiday, sitLines, submitLines } from '@sunglade/table';
import type { MatchRequest } from './runner.ts';

type Sent<Kind extends ClientMessage['type']> = Extract<ClientMessage, { type: Kind }>;

/** Ids are chosen by clients: nobody can take another's. */
export const submissionKey = (user: string, id: string): string => `${user}:${id}`;

export const submitRequest = (user: string, sent: Sent<'submit'>): MatchRequest => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => submitLines(table, user, sent, now),
});

export const sitRequest = (user: string, sent: Sent<'sit'>, holidays: readonly Holiday[] = []): MatchRequest => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => sitLines(table, user, { ...sent, holidays }, now),
});

export const actRequest = (user: string, sent: Sent<'act'>, levels: readonly string[]): MatchRequest => ({
  submission: submissionKey(user, sent.id),
  plan: (table, now) => actLines(table, user, sent, now, levels),
});
