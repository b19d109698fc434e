// What each landscape is worth, and what it brings now: the help card that always lies beside the board.
import { Icon } from '../../../art/Icon.tsx';
import { partSymbol } from '../board/Change.tsx';
import { contentOf } from '../table.ts';
import { LAND_PARTS } from '../words/words.ts';
import { Pouch } from './Middle.tsx';
import type { Props } from './props.ts';
import './Landscape.css';

export function Landscape({ words, position, seat }: Props) {
  const sheet = position.sheets[seat];
  const { side } = contentOf(position);
  return (
    <>
      <ul class="hm-lands">
        {LAND_PARTS.map((part) => {
          const points = sheet?.parts[part] ?? 0;
          const rule = words.land.rules[part === 'water' ? (side === 'A' ? 'river' : 'islands') : part];
          return (
            <li key={part}>
              <Icon id={partSymbol(part)} />
              <span>
                <b>{words.parts[part]}</b>
                <small>{rule}</small>
              </span>
              <strong class={points > 0 ? 'some' : undefined}>
                <span class="unseen">{words.land.now(words.parts[part], points)}</span>
                <span aria-hidden="true">{points}</span>
              </strong>
            </li>
          );
        })}
      </ul>
      <Pouch words={words} position={position} />
    </>
  );
}
