// The light: everything but what the lesson is about lies in dusk. Nothing of it can be hit, nothing of it is read; what is
// lit carries the sentence as its description, so that whoever arrives there by another way knows why.
import { useEffect } from 'preact/hooks';
import type { Target } from '../kit/screen/screen.ts';
import { Glim } from './Glim.tsx';
import { elementOf } from './lights.ts';
import type { Box } from './place.ts';
import './Spotlight.css';

function useDescriptions(targets: readonly Target[], sentence: string, holes: readonly Box[]): void {
  const key = targets.join('\n');
  useEffect(() => {
    const lit = (key === '' ? [] : key.split('\n')).flatMap((target) => elementOf(target) ?? []);
    for (const element of lit) element.setAttribute('aria-description', sentence);
    return () => {
      for (const element of lit) element.removeAttribute('aria-description');
    };
  }, [key, sentence, holes]);
}

interface SpotlightProps {
  readonly targets: readonly Target[];
  readonly sentence: string;
  readonly holes: readonly Box[];
  /** Without it only Glim comes: for a remark that is no task. */
  readonly dusk: boolean;
}

const ROUND = 14;

export function Spotlight({ targets, sentence, holes, dusk }: SpotlightProps) {
  useDescriptions(targets, sentence, holes);
  const [first] = holes;
  if (!first) return null;
  return (
    <div class="spotlight" aria-hidden="true">
      <svg class="spotlight-sky" aria-hidden="true">
        <mask id="spotlight-mask">
          <rect width="100%" height="100%" fill="#fff" />
          {holes.map((hole) => (
            <rect key={`${hole.x} ${hole.y}`} {...hole} rx={ROUND} fill="#000" />
          ))}
        </mask>
        {dusk && <rect class="dusk" width="100%" height="100%" mask="url(#spotlight-mask)" />}
        {holes.map((hole) => (
          <rect key={`${hole.x} ${hole.y}`} class="lit-ring" {...hole} rx={ROUND} />
        ))}
      </svg>
      <span class="glim-place" style={{ translate: `${first.x + first.width - 14}px ${first.y - 34}px` }}>
        <Glim />
      </span>
    </div>
  );
}
