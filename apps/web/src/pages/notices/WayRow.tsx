import type { Way, WayKind } from '@sunglade/protocol';
import { Icon } from '../../art/Icon.tsx';
import { changeWay, removeWay, testWay } from './notices-api.ts';
import { clockText } from './QuietDial.tsx';
import type { Doing } from './useNotices.ts';
import { When } from './When.tsx';
import { moment, words } from './words/index.ts';

export const WAY_ICONS: Readonly<Record<WayKind, string>> = {
  push: 'i-phone',
  mail: 'i-mail',
  ntfy: 'i-bell',
  gotify: 'i-bell',
  discord: 'i-chat',
  webhook: 'i-link',
};

/** One way: what it is, how it does, and when it may be used. */
export function WayRow({ way, doing }: { readonly way: Way; readonly doing: Doing }) {
  const w = words();
  const { id, kind, shown, rule, minutes, quiet, confirmed, paused, toldAt } = way;
  // The browser at hand is not the only one that may have been told to.
  const name = kind === 'push' ? shown : `${w.kinds[kind]} ${shown}`;
  const facts = [
    rule === 'every' ? w.every(minutes) : w.rules[rule],
    ...(quiet ? [w.quietBetween(clockText(quiet.from), clockText(quiet.to))] : []),
    toldAt === null ? w.neverTold : w.told(moment(toldAt)),
  ];
  const state = paused !== null ? w.paused[paused] : confirmed ? facts.join(' · ') : w.unconfirmed;
  /** Whoever reads that address does not want to be asked again. */
  const isRefused = !confirmed && paused === 'stopped';
  const said = confirmed ? w.tested(name) : w.unconfirmed;
  return (
    <li class="way" data-kind={kind} data-state={paused !== null ? 'paused' : confirmed ? 'on' : 'asked'}>
      <div class="way-head">
        <Icon id={paused !== null ? 'i-warn' : WAY_ICONS[kind]} />
        <p>
          <strong>{name}</strong>
          <small>{state}</small>
        </p>
        {!isRefused && (
          <button
            type="button"
            class="btn quiet"
            disabled={doing.busy}
            data-do="test"
            onClick={() => void doing.run(() => testWay(id), said)}
          >
            {!confirmed ? w.askAgain : paused !== null ? w.again : w.test}
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          disabled={doing.busy}
          aria-label={w.remove(name)}
          onClick={() => void doing.run(() => removeWay(id))}
        >
          <Icon id="i-close" />
        </button>
      </div>
      <details>
        <summary aria-label={w.when(name)}>{w.whenShort}</summary>
        <When way={way} onChange={(change) => void doing.run(() => changeWay(id, change))} />
      </details>
    </li>
  );
}
