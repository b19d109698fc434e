import '../account/account.css';
import { Asking } from './Asking.tsx';
import { FriendTables } from './FriendTables.tsx';
import './friends.css';
import { useFriends } from './useFriends.ts';
import { calledBy, words } from './words/index.ts';

/** On the first page and in the lobby: who asks, who invites, who sits where. Nothing for whoever has no friends. */
export function HomeFriends() {
  const w = words();
  const { friends, busy, run } = useFriends();
  if (friends === null || friends === 'nobody') return null;
  const { tables, invitations, asking } = friends;
  const here = friends.friends.filter(({ online }) => online);
  if (friends.friends.length + invitations.length + asking.length === 0) return null;
  return (
    <section class="panel account-part home-friends" aria-labelledby="home-friends">
      <h2 id="home-friends">{w.atTables}</h2>
      {asking.length > 0 && <Asking asking={asking} busy={busy} run={run} />}
      {invitations.length + tables.length > 0 ? (
        <FriendTables tables={tables} invitations={invitations} />
      ) : (
        <p class="account-hint">{w.nobodyAtTable}</p>
      )}
      {here.length > 0 && (
        <p class="row">
          {w.here}
          {here.map(({ id, name }) => (
            <span key={id} class="friend-here">
              {calledBy(name)}
            </span>
          ))}
        </p>
      )}
      <a class="btn quiet" href="/friends">
        {w.toFriends}
      </a>
    </section>
  );
}
