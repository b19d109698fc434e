import type { Code, Ways } from '@sunglade/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asked } from '../../session/api.ts';
import { readWays } from './notices-api.ts';
import { words } from './words/index.ts';

export interface Doing {
  readonly busy: boolean;
  /** Does something, reads the ways again, and says what came of it; null where it was refused. */
  readonly run: <T>(deed: () => Promise<Asked<T>>, said?: string) => Promise<T | null>;
}

/** null: not read yet. */
export type Looked = Ways | 'nobody' | null;

export function useNotices() {
  const [ways, setWays] = useState<Looked>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Code | null>(null);
  const [note, setNote] = useState<string | null>(null);

  /** How many were begun and how many are still on their way, one after another. */
  const deeds = useRef({ begun: 0, open: 0, last: Promise.resolve() as Promise<unknown> }).current;

  /** What was read while something changed is old: it would take back what was just chosen. */
  const read = async (): Promise<void> => {
    const { begun, open } = deeds;
    if (open > 0) return;
    const answer = await readWays();
    if (begun !== deeds.begun) return;
    if (answer.ok) setWays(answer.value ?? 'nobody');
    else setProblem(answer.problem.code);
  };
  useEffect(() => {
    void read();
  }, []);

  async function run<T>(deed: () => Promise<Asked<T>>, said = words().saved): Promise<T | null> {
    setBusy(true);
    setProblem(null);
    setNote(null);
    deeds.begun++;
    deeds.open++;
    const done = deeds.last.then(deed, deed);
    deeds.last = done;
    const answer = await done;
    deeds.open--;
    await read();
    setBusy(deeds.open > 0);
    if (answer.ok) setNote(said);
    else setProblem(answer.problem.code);
    return answer.ok ? answer.value : null;
  }

  return { ways, problem, note, doing: { busy, run } satisfies Doing };
}
