// Tips on the first turns, until somebody has had enough of them.
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import type { Table } from '../table.ts';
import { hintOf } from './hint.ts';
import type { WithWords } from './props.ts';
import './Tip.css';

const KEY = 'sunglade.harmonies.tips';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export function Tip({ words, position }: WithWords & { readonly position: Table }) {
  const [on, setOn] = useState(kept);
  const hint = on ? hintOf(position) : null;
  if (!hint) return null;
  return (
    <p class="hm-tip">
      <Icon id="sun" />
      <span>
        <b>{words.bar.hint}:</b> {words.hints[hint]}
      </span>
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
    </p>
  );
}
