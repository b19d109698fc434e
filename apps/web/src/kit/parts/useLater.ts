import { useEffect, useState } from 'preact/hooks';
import { painted } from '../../base/breathe.ts';

/** How many parts may be drawn by now: one more after each paint, so that no part keeps the page waiting. */
export function useLater(parts: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= parts) return;
    let there = true;
    void painted().then(() => there && setDone(done + 1));
    return () => {
      there = false;
    };
  }, [done, parts]);
  return done;
}
