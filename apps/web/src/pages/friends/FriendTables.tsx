import type { Friends } from '@sunglade/protocol';
import { Icon } from '../../art/Icon.tsx';
import { spoken, t } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { calledBy, words } from './words/index.ts';

type Tables = Pick<Friends, 'tables' | 'invitations'>;

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken.value, { type: 'conjunction' }).format(names.map(calledBy));

/** Where friends sit, and where they wait for one. */
export function FriendTables({ tables, invitations }: Tables) {
  const w = words();
  return (
    <ul class="account-list">
      {invitations.map(({ table, game, by }) => (
        <li key={`invited ${table}`}>
          <span>{w.invites(calledBy(by), gameName(game))}</span>
          <a class="btn primary" href={`/t/${table}`}>
            {t('join')}
            <span class="unseen">{gameName(game)}</span>
          </a>
        </li>
      ))}
      {tables
        .filter(({ id }) => invitations.every(({ table }) => table !== id))
        .map(({ id, game, status, friends }) => (
          <li key={id}>
            <span>
              <strong>{gameName(game)}</strong> {listOf(friends)}
            </span>
            <a class="btn quiet" href={`/t/${id}`}>
              <Icon id={status === 'open' ? 'i-arrow' : 'i-eye'} />
              {status === 'open' ? t('join') : t('watch')}
              <span class="unseen">{gameName(game)}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
