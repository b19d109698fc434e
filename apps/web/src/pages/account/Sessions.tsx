import type { Account } from '@sunglade/protocol';
import { Icon } from '../../art/Icon.tsx';
import { endSession } from './account-api.ts';
import type { Doing } from './useAccount.ts';
import { day, words } from './words/index.ts';

interface SessionsProps {
  readonly account: Account;
  readonly doing: Doing;
  readonly onLogOut: () => void;
}

export function Sessions({ account, doing, onLogOut }: SessionsProps) {
  const w = words();
  return (
    <section class="panel account-part" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{w.sessions}</h2>
      <ul class="account-list">
        {account.sessions.map(({ id, current, agent, seenAt }) => (
          <li key={id}>
            <span>
              <strong>{agent || w.unknownBrowser}</strong>{' '}
              <small>{current ? w.thisBrowser : w.seen(day(seenAt))}</small>
            </span>
            {!current && (
              <button
                type="button"
                class="icon-button"
                aria-label={w.endSession(agent || w.unknownBrowser)}
                disabled={doing.busy}
                onClick={() => void doing.run(() => endSession(id))}
              >
                <Icon id="i-close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {/* A guest who signs out here would not find the way back. */}
      {!account.guest && (
        <button type="button" class="btn quiet" disabled={doing.busy} data-do="log-out" onClick={onLogOut}>
          {w.logOut}
        </button>
      )}
    </section>
  );
}
