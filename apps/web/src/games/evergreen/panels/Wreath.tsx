// The winner's planet in a wreath that grows leaf by leaf.
import { STILL } from '../../../kit/screen/StillBoard.tsx';
import { nameOf } from '../../../kit/screen/words.ts';
import { SmallPlanet } from '../planet/SmallPlanet.tsx';
import type { Table } from '../table.ts';
import './Wreath.css';

const LEAVES = 36;
/** A berry after so many leaves. */
const BERRY = 6;

interface WreathProps {
  readonly position: Table;
  readonly winners: readonly number[];
}

export function Wreath({ position, winners }: WreathProps) {
  return (
    <div class="eg-wreaths">
      {winners.map((seat) => (
        <figure key={nameOf(position.chairs, seat)} class="eg-wreath">
          <SmallPlanet {...STILL} position={position} seat={seat} size="near" />
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            {Array.from({ length: LEAVES }, (_, i) => {
              // From the foot up both sides at once.
              const turn = (180 / LEAVES) * (i + 0.5) * (i % 2 === 0 ? 1 : -1) + 180;
              const at = `--at:${i * 30}ms`;
              return (
                <g key={`${i}`} transform={`rotate(${turn}) translate(0 -86)`}>
                  <path
                    style={at}
                    class={i % 3 === 0 ? 'light' : undefined}
                    d={
                      i % 2 === 0
                        ? 'M0 0C4 -12 16 -12 20 -6C15 2 6 4 0 0Z'
                        : 'M0 0C-4 -12 -16 -12 -20 -6C-15 2 -6 4 0 0Z'
                    }
                  />
                  {i % BERRY === 2 && <circle style={at} r="3.4" />}
                </g>
              );
            })}
          </svg>
        </figure>
      ))}
    </div>
  );
}
