import { REPORT_REASONS, type ReportReason } from '@sunglade/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { refusalText } from '../../locales/codes.ts';
import { t } from '../../locales/index.ts';
import { type Asked, call } from '../../session/api.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from './words/index.ts';

const LONGEST = 400;

/** Somebody by what they said, or by where they sit. */
export interface Met {
  /** -1: nowhere. */
  readonly seat: number;
  /** A line of theirs; null where they have said nothing, and then there is nothing to report. */
  readonly line: number | null;
}

interface CompanyProps {
  readonly table: string;
  readonly met: Met;
  readonly name: string;
  /** Whether they are to be read has changed. */
  readonly onBlocked?: () => void;
  readonly onClose: () => void;
}

/** What one can do about somebody: be friends, or stay out of each other's way. */
export function Company({ table, met, name, onBlocked, onClose }: CompanyProps) {
  const w = words();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell: Tell = (answer, done) => {
    setSaid(answer.ok ? done : null);
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
    return answer.ok;
  };
  const befriend = async (): Promise<void> => {
    tell(await call('POST /api/friends', { body: { table, seat: met.seat } }), w.asked);
  };
  return (
    <Dialog title={t('chatAbout', name)} onClose={onClose}>
      <div class="company">
        <p role="status">{said}</p>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {met.seat >= 0 && (
          <button type="button" class="btn quiet" onClick={() => void befriend()}>
            {w.befriend(name)}
          </button>
        )}
        <Block table={table} met={met} name={name} tell={tell} onBlocked={onBlocked} />
        {met.line !== null && <Report table={table} line={met.line} tell={tell} />}
      </div>
    </Dialog>
  );
}

/** Says what came of something, and whether it was done. */
type Tell = (answer: Asked<unknown>, done: string) => boolean;

/** The button that was pressed is gone: the answer takes its place. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

interface BlockProps {
  readonly table: string;
  readonly met: Met;
  readonly name: string;
  readonly tell: Tell;
  readonly onBlocked?: (() => void) | undefined;
}

function Block({ table, met, name, tell, onBlocked }: BlockProps) {
  const w = words();
  const [stage, setStage] = useState<'no' | 'asked' | 'blocked'>('no');
  const block = async (muted: boolean): Promise<void> => {
    const somebody = met.line === null ? { seat: met.seat } : { line: met.line };
    const body = { ...somebody, muted, ...(muted ? { block: true } : {}) };
    const answer = await call('POST /api/tables/:id/mute', { params: { id: table }, body });
    if (!tell(answer, muted ? w.blocked : w.tookBack)) return;
    setStage(muted ? 'blocked' : 'no');
    onBlocked?.();
  };
  if (stage === 'blocked')
    return (
      <button type="button" class="btn quiet" onClick={() => void block(false)}>
        <Icon id="i-undo" />
        {w.takeBack}
      </button>
    );
  return (
    <>
      <p id="block-means">{w.blockMeans}</p>
      {stage === 'no' ? (
        <button type="button" class="btn quiet" aria-describedby="block-means" onClick={() => setStage('asked')}>
          {w.block(name)}
        </button>
      ) : (
        <fieldset class="company-sure">
          <legend>{w.blockSure(name)}</legend>
          <button type="button" class="btn primary" ref={focusOn} onClick={() => void block(true)}>
            {w.blockYes}
          </button>
          <button type="button" class="btn quiet" onClick={() => setStage('no')}>
            {w.blockNo}
          </button>
        </fieldset>
      )}
    </>
  );
}

interface ReportProps {
  readonly table: string;
  readonly line: number;
  readonly tell: Tell;
}

function Report({ table, line, tell }: ReportProps) {
  const w = words();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [text, setText] = useState('');
  const report = async (): Promise<void> => {
    tell(await call('POST /api/tables/:id/report', { params: { id: table }, body: { line, reason, text } }), w.sent);
  };
  return (
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
        <textarea maxLength={LONGEST} rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn primary">
        {w.send}
      </button>
    </form>
  );
}
