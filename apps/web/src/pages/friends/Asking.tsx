import type { Friend } from '@sunglade/protocol';
import { call } from '../../session/api.ts';
import type { RunFriends } from './useFriends.ts';
import { calledBy, words } from './words/index.ts';

interface AskingProps {
  readonly asking: readonly Friend[];
  readonly busy: boolean;
  readonly run: RunFriends;
}

/** Who would like to be a friend: yes or no. */
export function Asking({ asking, busy, run }: AskingProps) {
  const w = words();
  return (
    <ul class="account-list">
      {asking.map(({ id, name: raw }) => {
        const name = calledBy(raw);
        return (
          <li key={id}>
            <span>{w.wants(name)}</span>
            <span class="row">
              <button
                type="button"
                class="btn primary"
                aria-label={w.accept(name)}
                disabled={busy}
                onClick={() => void run(() => call('POST /api/friends/:id', { params: { id } }))}
              >
                {w.acceptShort}
              </button>
              <button
                type="button"
                class="btn quiet"
                aria-label={w.decline(name)}
                disabled={busy}
                onClick={() => void run(() => call('DELETE /api/friends/:id', { params: { id } }))}
              >
                {w.declineShort}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
