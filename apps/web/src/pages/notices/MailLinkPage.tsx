import type { Code } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { Shell } from '../../shell/Shell.tsx';
import '../account/account.css';
import { confirmWay, stopMails } from './notices-api.ts';
import { words } from './words/index.ts';

interface MailLinkProps {
  readonly purpose: 'confirm' | 'stop' | 'never';
  readonly token: string;
}

/** Where the links in mails lead. Programs that only look at a link change nothing: a page has to run for that. */
export function MailLinkPage({ purpose, token }: MailLinkProps) {
  const w = words();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<Code | null>(null);
  useEffect(() => {
    if (purpose !== 'confirm') return;
    void confirmWay(token).then((answer) => {
      if (answer.ok) setSaid(words().confirmed(answer.value.shown));
      else setProblem(answer.problem.code);
    });
  }, [purpose, token]);
  const asks = { confirm: w.confirming, stop: w.stopAsk, never: w.neverAsk }[purpose];
  const stop = async (): Promise<void> => {
    const answer = await stopMails(token);
    if (answer.ok) setSaid(purpose === 'never' ? words().neverDone : words().stopped);
    else setProblem(answer.problem.code);
  };
  return (
    <Shell title={purpose === 'confirm' ? w.title : w.stopTitle} narrow>
      <section class="panel account-part mail-link">
        {problem !== null && (
          <p class="problem" role="alert">
            {refusalText(problem)}
          </p>
        )}
        <p role="status">{said ?? (problem === null ? asks : null)}</p>
        {purpose !== 'confirm' && said === null && (
          <button type="button" class="btn primary" data-do="stop" onClick={() => void stop()}>
            {purpose === 'never' ? w.neverSure : w.stopSure}
          </button>
        )}
        <a class="btn quiet" href="/notices">
          {w.toNotices}
        </a>
      </section>
    </Shell>
  );
}
