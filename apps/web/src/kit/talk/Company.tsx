import { type ChatLine, REPORT_REASONS, type ReportReason } from '@sunglade/protocol';
import { useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { t } from '../../locales/index.ts';
import { type Asked, call } from '../../session/api.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from './words/index.ts';

const LONGEST = 400;

interface CompanyProps {
  readonly table: string;
  readonly line: ChatLine;
  readonly name: string;
  /** They are not to be read any more. */
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** What one can do about somebody: be friends, or stay out of each other's way. */
export function Company({ table, line: { n: line, seat }, name, onBlocked, onClose }: CompanyProps) {
  const w = words();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: table };
  const tell = (answer: Asked<unknown>, done: string): boolean => {
    setSaid(answer.ok ? done : null);
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
    return answer.ok;
  };
  const block = async (): Promise<void> => {
    const answer = await call('POST /api/tables/:id/mute', { params, body: { line, muted: true, block: true } });
    if (tell(answer, w.blocked)) onBlocked();
  };
  const befriend = async (): Promise<void> => {
    tell(await call('POST /api/friends', { body: { table, seat } }), w.asked);
  };
  const report = async (): Promise<void> => {
    tell(await call('POST /api/tables/:id/report', { params, body: { line, reason, text } }), w.sent);
  };
  return (
    <Dialog title={t('chatAbout', name)} onClose={onClose}>
      <div class="company">
        <p role="status">{said}</p>
        {problem && <p class="problem">{problem}</p>}
        {seat >= 0 && (
          <button type="button" class="btn quiet" onClick={() => void befriend()}>
            {w.befriend(name)}
          </button>
        )}
        <p>{w.blockMeans}</p>
        <button type="button" class="btn quiet" onClick={() => void block()}>
          {w.block(name)}
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <fieldset>
            <legend>{w.report}</legend>
            <p>{w.reportMeans}</p>
            {REPORT_REASONS.map((one) => (
              <label key={one}>
                <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
                {w.reasons[one]}
              </label>
            ))}
          </fieldset>
          <label class="company-more">
            {w.more}
            <textarea
              maxLength={LONGEST}
              rows={2}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn primary">
            {w.send}
          </button>
        </form>
      </div>
    </Dialog>
  );
}
