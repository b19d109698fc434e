import { useEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../kit/screen/screen.ts';
import { elementOf } from './lights.ts';
import type { Box } from './place.ts';

/** Light falls a little around a thing, too. */
const AROUND = 5;

function holesOf(targets: readonly Target[]): readonly Box[] {
  return targets.flatMap((target) => {
    const box = elementOf(target)?.getBoundingClientRect();
    if (!box || box.bottom < 0 || box.top > innerHeight) return [];
    return [
      {
        x: Math.round(box.x - AROUND),
        y: Math.round(box.y - AROUND),
        width: Math.round(box.width + 2 * AROUND),
        height: Math.round(box.height + 2 * AROUND),
      },
    ];
  });
}

/** What may move things on the screen. */
const MOVES = ['resize', 'scroll', 'transitionend', 'animationend', 'pointerup', 'keyup'];
/** What is drawn part by part is there a moment later. */
const LATER_MS = [150, 500, 1200];

/** Where the lit things are; found again whenever they may have moved, and when `moment` changes. */
export function useHoles(targets: readonly Target[], moment: unknown): readonly Box[] {
  const [holes, setHoles] = useState<readonly Box[]>([]);
  const known = useRef('');
  const key = targets.join('\n');
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const found = holesOf(key === '' ? [] : key.split('\n'));
        const text = JSON.stringify(found);
        if (text === known.current) return;
        known.current = text;
        setHoles(found);
      });
    };
    measure();
    const stop = new AbortController();
    for (const event of MOVES) addEventListener(event, measure, { signal: stop.signal, capture: true });
    const observer = new ResizeObserver(measure);
    const table = document.querySelector('.table');
    if (table) observer.observe(table);
    const later = LATER_MS.map((ms) => setTimeout(measure, ms));
    return () => {
      stop.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const timer of later) clearTimeout(timer);
    };
  }, [key, moment]);
  return holes;
}
