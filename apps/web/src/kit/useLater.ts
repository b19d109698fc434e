import { useEffect, useState } from 'preact/hooks';

/** How far the table is drawn: the board and the bar first, one more part after each paint, so that no part keeps the page waiting. */
export function useLater(parts: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= parts) return;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDone(done + 1), 0);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [done, parts]);
  return done;
}
