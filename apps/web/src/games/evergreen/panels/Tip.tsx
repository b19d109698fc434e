// Tips on the first turns, until somebody has had enough of them.
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { isPhone } from '../../../kit/parts/phone.ts';
import { lightsSpaces } from '../steps.ts';
import { type Table, turnOf } from '../table.ts';
import type { Hint } from '../words/words.ts';
import type { WithWords } from './props.ts';
import './Tip.css';

const KEY = 'sunglade.evergreen.tips';

/** Tips belong to the first two rounds. */
function hintOf(position: Table): Hint | null {
  const { open } = position.view;
  if (!position.mine || position.over || open.season !== 'spring' || open.round > 2) return null;
  if (open.phase === 'draft') return open.drafting === position.seat ? 'draft' : null;
  const turn = turnOf(position);
  if (!turn || turn.handedIn) return null;
  if (turn.doing === 'nothing') return 'action';
  if (turn.plants + turn.grows + turn.left > 0 && lightsSpaces(position)) return 'spaces';
  return turn.powerUsed ? 'done' : 'power';
}

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export function Tip({ words, position }: WithWords & { readonly position: Table }) {
  const [on, setOn] = useState(kept);
  const [whole, setWhole] = useState<Hint | null>(null);
  const hint = on ? hintOf(position) : null;
  if (!hint) return null;
  const open = whole === hint;
  const text = (
    <>
      <Icon id="sun" />
      <span>
        <b>{words.bar.hint}:</b> {words.hints[hint]}
      </span>
    </>
  );
  return (
    <div class="eg-tip-place">
      <div class={open ? 'eg-tip open' : 'eg-tip'}>
        {isPhone.value ? (
          // One line, so that it hides nothing it speaks of; the rest on a tap.
          <button type="button" class="eg-tip-text" aria-expanded={open} onClick={() => setWhole(open ? null : hint)}>
            {text}
          </button>
        ) : (
          <p class="eg-tip-text">{text}</p>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={words.bar.hide}
          title={words.bar.hide}
          onClick={() => {
            setOn(false);
            try {
              localStorage.setItem(KEY, 'off');
            } catch {
              // A browser that keeps nothing shows the tips again next time.
            }
          }}
        >
          <Icon id="i-close" />
        </button>
      </div>
    </div>
  );
}
