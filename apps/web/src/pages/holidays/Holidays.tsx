import type { Code, Holidays as Listed } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { type Asked, call, ifKnown } from '../../session/api.ts';
import '../account/account.css';
import './holidays.css';
import { stretch, words } from './words/index.ts';

/** Today as the calendar on this wall has it. */
const today = (): string => new Intl.DateTimeFormat('en-CA').format(Date.now());
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When somebody is away; nothing without a server, for somebody whom it does not know, and where there are no holidays. */
export function Holidays() {
  const w = words();
  const [listed, setListed] = useState<Listed | null>(null);
  const [problem, setProblem] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  useEffect(() => {
    void ifKnown(() => call('GET /api/holidays')).then((answer) => setListed(answer.ok ? answer.value : null));
  }, []);
  if (!listed || listed.perYear === 0) return null;
  const run = async (deed: () => Promise<Asked<Listed>>): Promise<void> => {
    setBusy(true);
    const answer = await deed();
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem.code);
    if (answer.ok) setListed(answer.value);
  };
  return (
    <section class="panel account-part holidays" aria-labelledby="holidays">
      <h2 id="holidays">{w.title}</h2>
      <p class="account-hint">{w.about}</p>
      <form
        class="holiday-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => call('POST /api/holidays', { body: { first, last, zone: zone() } }));
        }}
      >
        <div class="field">
          <label for="holiday-first">{w.first}</label>
          <input
            id="holiday-first"
            type="date"
            required
            min={today()}
            value={first}
            onInput={({ currentTarget: { value } }) => {
              setFirst(value);
              if (last < value) setLast(value);
            }}
          />
        </div>
        <div class="field">
          <label for="holiday-last">{w.last}</label>
          <input
            id="holiday-last"
            type="date"
            required
            min={first}
            value={last}
            onInput={(event) => setLast(event.currentTarget.value)}
          />
        </div>
        <button type="submit" class="btn primary" disabled={busy}>
          {w.add}
        </button>
      </form>
      {problem !== null && (
        <p class="problem" role="alert">
          {refusalText(problem)}
        </p>
      )}
      <div class="holiday-list" role="status">
        {listed.holidays.length === 0 && <p>{w.none}</p>}
        <ul class="account-list">
          {listed.holidays.map(({ id, now, ...days }) => {
            const when = stretch(days.first, days.last);
            return (
              <li key={id}>
                <span>
                  {when} {now && <strong class="turn-badge">{w.now}</strong>}
                </span>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={now ? w.end(when) : w.cancel(when)}
                  disabled={busy}
                  onClick={() => void run(() => call('DELETE /api/holidays/:id', { params: { id } }))}
                >
                  {now ? w.back : w.give}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <p class="account-hint">
        {listed.used
          .filter(({ days }, i) => i === 0 || days > 0)
          .map(({ year, days }) => w.used(year, days, listed.perYear))
          .join(' · ')}
      </p>
    </section>
  );
}
