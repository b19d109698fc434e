// What Glim says. Beside what it speaks of where there is room, else a sheet of its own under the table: nothing is covered.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { layout } from '../kit/parts/layout.ts';
import { Glim } from './Glim.tsx';
import { type Box, placeBeside } from './place.ts';
import type { Sentence } from './sentence.ts';
import './Whisper.css';

const EDGE = 16;

/** On a screen with columns the sentence floats. */
const floats = (): boolean => layout.value === 'wide' || layout.value === 'lying';

function boxOf(selector: string): readonly Box[] {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? [{ x: box.x, y: box.y, width: box.width, height: box.height }] : [];
}

interface WhisperProps {
  /** What the region is called. */
  readonly label: string;
  readonly sentence: Pick<Sentence, 'lead' | 'main' | 'note'>;
  readonly count: string | null;
  readonly holes: readonly Box[];
  readonly children: ComponentChildren;
}

export function Whisper({ label, sentence, count, holes, children }: WhisperProps) {
  const element = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const { lead, main, note } = sentence;
  const floating = floats();
  useLayoutEffect(() => {
    if (!floating || !element.current) {
      setAt(null);
      return;
    }
    const top = (boxOf('.lesson-top')[0]?.height ?? 0) + EDGE;
    const room = { x: EDGE, y: top, width: innerWidth - 2 * EDGE, height: innerHeight - top - EDGE };
    const { offsetWidth: width, offsetHeight: height } = element.current;
    const place = placeBeside({ width, height }, { room, lit: holes, busy: boxOf('.dock') });
    setAt((now) => (now?.x === place.x && now.y === place.y ? now : place));
  }, [floating, holes, lead, main, note]);
  return (
    <section
      ref={element}
      class={floating ? 'whisper floating' : 'whisper'}
      aria-label={label}
      style={floating && at ? { translate: `${at.x}px ${at.y}px` } : undefined}
    >
      <span class="whisper-glim">
        <Glim />
      </span>
      <div class="whisper-said">
        {lead && <p class="whisper-lead">{lead}</p>}
        <p class="whisper-main">
          {main} {count && <span class="whisper-count">{count}</span>}
        </p>
        {note && <p class="whisper-note">{note}</p>}
      </div>
      {children}
    </section>
  );
}
