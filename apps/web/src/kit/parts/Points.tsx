import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../../base/settings.ts';
import { countAt } from './count.ts';
import './Points.css';

interface PointsProps {
  readonly value: number;
  /** What to count from when it appears; without it only changes count. */
  readonly from?: number;
  /** How long it may take. */
  readonly ms?: number;
  /** In a replay numbers jump, and so they do when it is left. */
  readonly still?: boolean;
}

/** A number of points: a change counts up or down to the new one. Who listens hears the new one only. */
export function Points({ value, from = value, ms = 240, still = false }: PointsProps) {
  const [shown, show] = useState(mayMove() && !still ? from : value);
  const at = useRef(shown);
  const stood = useRef(still);
  useLayoutEffect(() => {
    const step = (n: number): void => {
      at.current = n;
      show(n);
    };
    const jumps = still || stood.current || !mayMove() || document.hidden;
    stood.current = still;
    if (jumps || at.current === value) {
      step(value);
      return;
    }
    const begin = at.current;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      step(countAt(begin, value, (now - start) / ms));
      if (at.current !== value) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, still, ms]);
  if (shown === value) return <span class="points">{value}</span>;
  return (
    <span class="points">
      <span class="points-end">{value}</span>
      <span class="points-now" aria-hidden="true">
        {shown}
      </span>
    </span>
  );
}
