// Who may sit down with whom.
import type { Runner } from '@sunglade/match';
import { Coded } from '../base/coded.ts';
import type { Chat } from './chat.ts';

interface Around {
  readonly runner: Runner;
  readonly chat: Chat;
}

/**
 * Who has blocked somebody does not find them at their table, nor the other way round. Who takes a chair over by a link has
 * nothing to do with whoever gives it.
 */
export async function checkCompany(
  { runner, chat }: Around,
  user: string,
  match: string,
  chair?: number,
): Promise<void> {
  const found = await runner.read(match, ({ host, chairs }) => ({
    holders: chairs.map(({ holder }) => holder),
    host,
  }));
  // Whoever sits there already may stay, and change their name.
  if (!found || found.holders.includes(user)) return;
  const leaves = chair === undefined ? null : (found.holders[chair] ?? null);
  const others = [found.host, ...found.holders].filter((one) => one !== leaves);
  if (await chat.keepsAway(user, others)) throw new Coded('not-with-you');
}
