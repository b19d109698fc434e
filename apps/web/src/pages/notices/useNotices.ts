import type { Code, Ways } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
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

  const read = async (): Promise<void> => {
    const answer = await readWays();
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
    const answer = await deed();
    await read();
    setBusy(false);
    if (answer.ok) setNote(said);
    else setProblem(answer.problem.code);
    return answer.ok ? answer.value : null;
  }

  return { ways, problem, note, doing: { busy, run } satisfies Doing };
}
