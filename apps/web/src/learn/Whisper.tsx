// What Glim says. Beside what it speaks of where there is room, else a sheet of its own under the table: nothing is covered.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { layout } from '../kit/parts/layout.ts';
import { Glim } from './Glim.tsx';
import { type Box, type Place, placeBeside } from './place.ts';
import type { Sentence } from './sentence.ts';
import './Whisper.css';

const EDGE = 12;

/** On a screen with columns there is room beside things. */
export const hasColumns = (): boolean => layout.value === 'wide' || layout.value === 'lying';

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

/** What somebody is about to read or press, and what a screen wants to stay in sight: better not covered. */
const BUSY = '.dock, .sheet-over, .ed-sheet, [data-in-sight]';
const FULL = '.stage-board, .side-panel, .moment, .seat-card';
const HEADS = '.lesson-top, .table-top';

function placeOf(element: HTMLElement, lit: readonly Box[]): Place {
  const top = Math.max(0, ...boxesOf(HEADS).map(({ y, height }) => y + height)) + EDGE;
  const room = { x: EDGE, y: top, width: innerWidth - 2 * EDGE, height: innerHeight - top - EDGE };
  const { offsetWidth: width, offsetHeight: height } = element;
  return placeBeside({ width, height }, { room, lit, busy: boxesOf(BUSY), full: boxesOf(FULL) });
}

/** Found again when the sentence or the light changes, and after whatever may have opened something. */
function usePlace(
  element: RefObject<HTMLElement | null>,
  floats: boolean,
  holes: readonly Box[],
  text: string,
): Place | null {
  const [at, setAt] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!floats) {
      setAt(null);
      return;
    }
    const find = (): void => {
      const place = element.current && placeOf(element.current, holes);
      if (place) setAt((now) => (now?.x === place.x && now.y === place.y ? now : place));
    };
    find();
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(find);
      });
    };
    const stop = new AbortController();
    for (const event of ['pointerup', 'keyup', 'resize']) addEventListener(event, soon, { signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [floats, holes, text]);
  return at;
}

interface WhisperProps {
  /** What the region is called. */
  readonly label: string;
  readonly sentence: Pick<Sentence, 'lead' | 'main' | 'note'>;
  readonly count: string | null;
  readonly holes: readonly Box[];
  /**
   * Beside things, or a sheet under the table where there is no room. `if-flat`: also on a phone that is held across, where
   * a sheet would leave nothing of the board. `always`: when the game is over and nothing has to be seen any more.
   */
  readonly floats: 'always' | 'if-flat' | 'with-columns';
  readonly children: ComponentChildren;
}

export function Whisper({ label, sentence, count, holes, floats, children }: WhisperProps) {
  const element = useRef<HTMLElement>(null);
  const { lead, main, note } = sentence;
  const floating = floats === 'always' || hasColumns() || (floats === 'if-flat' && layout.value === 'flat');
  const at = usePlace(element, floating, holes, `${lead} ${main} ${note}`);
  return (
    <section
      ref={element}
      class={floating ? 'whisper floating' : 'whisper'}
      aria-label={label}
      style={floating && at ? { translate: `${at.x}px ${at.y}px` } : undefined}
    >
      {/* Beside things it is where the light is. */}
      {(!floating || holes.length === 0) && (
        <span class="whisper-glim">
          <Glim />
        </span>
      )}
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
