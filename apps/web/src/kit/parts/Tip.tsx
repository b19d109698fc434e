// Tips on the first turns, until somebody has had enough of them. On a phone only a small sun: it hides nothing it speaks of,
// and a tap opens it.
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { isPhone } from './layout.ts';
import './Tip.css';

interface TipProps {
  readonly game: string;
  /** "Tip". */
  readonly title: string;
  /** null while there is nothing to say. */
  readonly text: string | null;
  /** What the cross does. */
  readonly hide: string;
}

const keyOf = (game: string): string => `sunglade.${game}.tips`;

function wanted(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== 'off';
  } catch {
    return true;
  }
}

function forget(game: string): void {
  try {
    localStorage.setItem(keyOf(game), 'off');
  } catch {
    // A browser that keeps nothing shows the tips again next time.
  }
}

export function Tip({ game, title, text, hide }: TipProps) {
  const [on, setOn] = useState(() => wanted(game));
  /** The one that was opened: the next begins small again. */
  const [opened, setOpened] = useState<string | null>(null);
  if (!on || text === null) return null;
  const open = !isPhone.value || opened === text;
  const said = (
    <>
      <Icon id="sun" />
      <span class={open ? undefined : 'unseen'}>
        <b>{title}:</b> {text}
      </span>
    </>
  );
  return (
    <div class={open ? 'tip open' : 'tip'}>
      {isPhone.value ? (
        <button type="button" class="tip-text" aria-expanded={open} onClick={() => setOpened(open ? null : text)}>
          {said}
        </button>
      ) : (
        <p class="tip-text">{said}</p>
      )}
      {open && (
        <button
          type="button"
          class="icon-button"
          aria-label={hide}
          title={hide}
          onClick={() => {
            setOn(false);
            forget(game);
          }}
        >
          <Icon id="i-close" />
        </button>
      )}
    </div>
  );
}
