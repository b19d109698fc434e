import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Drawn in real pixels: letters keep their size, a phone gets a narrower drawing. */
export function useWidth(): readonly [ref: preact.RefObject<HTMLElement | null>, width: number] {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.max(200, element.clientWidth)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [ref, width];
}

/** A shape for each seat: who cannot tell the colours apart tells these. */
const MARKS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'M-4.6-4.6h9.2v9.2h-9.2Z',
  'M0-6.4L6.4 0L0 6.4L-6.4 0Z',
  'M0-6L6 4.8H-6Z',
] as const;

export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0];
