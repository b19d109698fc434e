import type { Code, Friends } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Asked, call, ifKnown } from '../../session/api.ts';

const EVERY_MS = 20_000;

/** null: not read yet, or no server. */
export type LookedFriends = Friends | 'nobody' | null;

/** Looked at again and again while somebody looks at the page. */
export function useFriends() {
  const [friends, setFriends] = useState<LookedFriends>(null);
  const [problem, setProblem] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const read = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const answer = await ifKnown(() => call('GET /api/friends'));
      if (answer.ok) setFriends(answer.value ?? 'nobody');
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const run = async (deed: () => Promise<Asked<Friends>>): Promise<boolean> => {
    setBusy(true);
    const answer = await deed();
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem.code);
    if (answer.ok) setFriends(answer.value);
    return answer.ok;
  };
  return { friends, problem, busy, run };
}

export type RunFriends = ReturnType<typeof useFriends>['run'];
