import { useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { call } from '../../session/api.ts';
import '../account/account.css';
import './friends.css';
import { useFriends } from './useFriends.ts';
import { calledBy, words } from './words/index.ts';

/** Friends to invite to a table that waits; nothing for whoever has none. */
export function InviteFriends({ table }: { readonly table: string }) {
  const w = words();
  const { friends } = useFriends();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (friends === null || friends === 'nobody' || friends.friends.length === 0) return null;
  const invite = async (friend: string, name: string): Promise<void> => {
    const answer = await call('POST /api/tables/:id/invite', { params: { id: table }, body: { friend } });
    setSaid(answer.ok ? w.invited(name) : '');
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
  };
  return (
    <>
      <h3>{w.inviteTitle}</h3>
      <p role="status">{said}</p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <ul class="account-list">
        {friends.friends.map(({ id, name: raw, online }) => {
          const name = calledBy(raw);
          return (
            <li key={id}>
              <span>
                {name} {online && <span class="friend-here">{w.online}</span>}
              </span>
              <button type="button" class="btn quiet" onClick={() => void invite(id, name)}>
                {w.invite(name)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
