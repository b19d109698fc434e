// A small sign that explains itself in one sentence: when it is pointed at, tapped or reached by keyboard.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './Explain.css';

const GAP = 8;

/** In the browser's top layer, so that no scrolling panel cuts it off. */
function Bubble({
  text,
  anchor,
  close,
}: {
  readonly text: string;
  readonly anchor: Element;
  readonly close: () => void;
}) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    element.showPopover?.();
    const at = anchor.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const most = document.documentElement.clientWidth - width - GAP;
    const below = at.bottom + GAP;
    const room = document.documentElement.clientHeight - GAP - height;
    element.style.left = `${Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, most))}px`;
    element.style.top = `${below <= room ? below : at.top - height - GAP}px`;
  }, [anchor, text]);
  useLayoutEffect(() => {
    const press = (event: Event): void => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('scroll', close, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('scroll', close, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [anchor, close]);
  return (
    // What it says is the name of the sign already.
    <span ref={bubble} class="eg-bubble" popover="manual" aria-hidden="true">
      {text}
    </span>
  );
}

interface ExplainProps {
  /** The sentence; also what a screen reader calls the sign. */
  readonly text: string;
  readonly class?: string;
  /** Whether Tab stops here: not where something beside it says the same. */
  readonly stop?: boolean;
  readonly children: ComponentChildren;
}

export function Explain({ text, class: look, stop = true, children }: ExplainProps) {
  const sign = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useRef(() => setOpen(false)).current;
  return (
    <button
      ref={sign}
      type="button"
      class={look ? `eg-explain ${look}` : 'eg-explain'}
      tabIndex={stop ? 0 : -1}
      onClick={() => setOpen(true)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onFocus={() => sign.current?.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      <span class="unseen">{text}</span>
      <span class="eg-sign-face" aria-hidden="true">
        {children}
      </span>
      {open && sign.current && <Bubble text={text} anchor={sign.current} close={close} />}
    </button>
  );
}
