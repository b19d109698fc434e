import type { User } from '@sunglade/match';
import { Coded } from '../base/coded.ts';

/** Whoever sent the request, where the server has to know them. */
export function known(user: User | null): User {
  if (!user) throw new Coded('no-session');
  return user;
}
