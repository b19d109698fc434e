import type { Account, Code } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../../session/api.ts';
import { unsubscribe } from '../notices/push.ts';
import { forgetSent, syncProgress } from '../progress/sync.ts';
import { readAccount, signInBy, type Way } from './account-api.ts';
import { words } from './words/index.ts';

/** Something to do; with a recovery code where the server asked for one. */
type Deed = (recovery: string | null) => Promise<Asked<unknown>>;

export interface Doing {
  readonly busy: boolean;
  /** Does something, reads the account again and says whether it worked. */
  readonly run: (deed: Deed) => Promise<boolean>;
}

/** What the server wants before it does it: who asks must prove it, or must have the recovery code. */
interface Wanted {
  readonly what: 'sign-in' | 'recovery';
  readonly deed: Deed;
}

export type Looked = Account | 'nobody' | null;

export function useAccount() {
  const [account, setAccount] = useState<Looked>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Code | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);

  const read = async (): Promise<void> => {
    const answer = await readAccount();
    if (answer.ok) setAccount(answer.value ?? 'nobody');
    else if (answer.problem.code === 'no-session') setAccount('nobody');
    else setProblem(answer.problem.code);
  };
  useEffect(() => {
    void read();
  }, []);

  async function attempt(deed: Deed, recovery: string | null): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    setNote(null);
    const answer = await deed(recovery);
    setBusy(false);
    if (answer.ok) {
      setWanted(null);
      setNote(words().saved);
      await read();
      return true;
    }
    const { code } = answer.problem;
    if (code === 'sign-in-again') setWanted({ what: 'sign-in', deed });
    else if (code === 'last-way-back' && recovery === null) setWanted({ what: 'recovery', deed });
    else setProblem(code);
    return false;
  }

  async function signIn(way: Way): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await signInBy(way);
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem.code);
      return;
    }
    forgetSent();
    void syncProgress();
    // What a guest was told here stays with the guest, unless all that is theirs comes along.
    const other = account !== null && account !== 'nobody' && account.user.id !== answer.value.user.id;
    if (other && !way.take) await unsubscribe();
    if (wanted?.what === 'sign-in') await attempt(wanted.deed, null);
    else {
      await read();
      setNote(words().welcome(answer.value.user.name, answer.value.moved));
    }
  }

  return {
    account,
    problem,
    note,
    say: setNote,
    wanted,
    doing: { busy, run: (deed: Deed) => attempt(deed, null) } satisfies Doing,
    signIn,
    prove: (recovery: string) => (wanted ? attempt(wanted.deed, recovery) : Promise.resolve(false)),
    giveUp: () => {
      setWanted(null);
      setProblem(null);
    },
  };
}
