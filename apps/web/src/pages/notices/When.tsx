import { type QuietHours, WAY_RULES, type Way, type WayChange } from '@sunglade/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { LANG_NAMES, LANGS } from '../../base/lang.ts';
import { Choice } from '../../shell/Choice.tsx';
import { clockText, QuietDial } from './QuietDial.tsx';
import { words } from './words/index.ts';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
const NIGHT = { from: 22 * 60, to: 7 * 60 + 30 } as const;

const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};

interface WhenProps {
  readonly way: Way;
  readonly onChange: (change: WayChange) => void;
}

/** How often a way may be used, and when not. Whatever is chosen holds at once. */
export function When({ way: { id, rule, minutes, quiet, language }, onChange }: WhenProps) {
  const w = words();
  // A second change builds on the first, which the server may not have answered yet.
  const latest = useRef(quiet);
  useEffect(() => {
    latest.current = quiet;
  }, [quiet]);
  const setQuiet = (change: Partial<QuietHours>): void => {
    if (!latest.current) return;
    latest.current = { ...latest.current, ...change };
    onChange({ quiet: latest.current });
  };
  return (
    <div class="when">
      <Choice
        legend={w.rule}
        name={`rule-${id}`}
        value={rule}
        values={WAY_RULES}
        label={(one) => w.rules[one]}
        onChange={(value) => onChange({ rule: value })}
      />
      {rule === 'every' && (
        <div class="field">
          <label for={`minutes-${id}`}>{w.minutes}</label>
          <input
            id={`minutes-${id}`}
            type="number"
            inputMode="numeric"
            min="1"
            max="10080"
            required
            value={minutes}
            onChange={({ currentTarget: { valueAsNumber, validity } }) => {
              if (validity.valid) onChange({ minutes: valueAsNumber });
            }}
          />
        </div>
      )}
      <Choice
        legend={w.language}
        name={`language-${id}`}
        value={language}
        values={LANGS}
        label={(one) => LANG_NAMES[one]}
        onChange={(value) => onChange({ language: value })}
      />
      <fieldset class="quiet">
        <legend>{w.quiet}</legend>
        <label class="quiet-on">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={() => onChange({ quiet: quiet ? null : { ...NIGHT, zone: ownZone() } })}
          />
          {w.quietOn}
        </label>
        {quiet && (
          <div class="quiet-times">
            <QuietDial
              from={quiet.from}
              to={quiet.to}
              label={w.quietBetween(clockText(quiet.from), clockText(quiet.to))}
            />
            <div>
              <div class="row">
                {(['from', 'to'] as const).map((end) => (
                  <div key={end} class="field">
                    <label for={`${end}-${id}`}>{w[end]}</label>
                    <input
                      id={`${end}-${id}`}
                      type="time"
                      required
                      value={clockText(quiet[end])}
                      onChange={({ currentTarget: { value, validity } }) => {
                        if (validity.valid) setQuiet({ [end]: minuteOf(value) });
                      }}
                    />
                  </div>
                ))}
              </div>
              <div class="field">
                <label for={`zone-${id}`}>{w.zone}</label>
                <select
                  id={`zone-${id}`}
                  value={quiet.zone}
                  onChange={(event) => setQuiet({ zone: event.currentTarget.value })}
                >
                  {!ZONES.includes(quiet.zone) && <option value={quiet.zone}>{quiet.zone}</option>}
                  {ZONES.map((zone) => (
                    <option key={zone} value={zone}>
                      {zone.replaceAll('_', ' ')}
                    </option>
                  ))}
                </select>
              </div>
            </div>
          </div>
        )}
      </fieldset>
    </div>
  );
}
