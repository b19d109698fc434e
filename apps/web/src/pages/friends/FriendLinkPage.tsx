import { useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { call, signIn } from '../../session/api.ts';
import { Shell } from '../../shell/Shell.tsx';
import '../account/account.css';
import { words } from './words/index.ts';

/** Whoever opens a friend's link is asked first: looking at a link changes nothing. */
export function FriendLinkPage({ token }: { readonly token: string }) {
  const w = words();
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async (): Promise<void> => {
    const me = await signIn();
    const answer = me.ok ? await call('POST /api/friends', { body: { token } }) : me;
    setDone(answer.ok);
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
  };
  return (
    <Shell title={w.link.title} narrow>
      <section class="panel account-part">
        <p role="status">{done ? w.link.done : w.link.ask}</p>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {done ? (
          <a class="btn primary" href="/friends">
            {w.toFriends}
          </a>
        ) : (
          <button type="button" class="btn primary" data-do="agree" onClick={() => void agree()}>
            {w.link.yes}
          </button>
        )}
      </section>
    </Shell>
  );
}
