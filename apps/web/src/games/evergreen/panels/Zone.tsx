// The fertility zone: one stack per biome, what it shows, and what that is worth with the own big trees.
import { BIOMES, type Open, type Own } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { symbolOf } from '../symbols.ts';
import { cardOf, isArid } from '../table.ts';
import { zoneTarget } from '../targets.ts';
import { Fates, type WithWords } from './Draft.tsx';
import { Explain } from './Explain.tsx';
import { bigTrees } from './leftover.ts';
import './Zone.css';

export function Zone({ words, position, seat, marked }: PanelProps<Open, Own> & WithWords) {
  const { zone, fertility } = position.view.open;
  const trees = bigTrees(position, seat);
  const total = BIOMES.reduce((sum, biome) => sum + trees[biome] * fertility[biome], 0);
  return (
    <div class="eg-zone">
      <ul class="eg-stacks">
        {BIOMES.map((biome) => {
          const cards = zone[biome];
          const down = cards.filter((card) => card.faceDown).length;
          const top = cards.at(-1);
          const points = trees[biome] * fertility[biome];
          const label = [words.zone.stack(words.biomes[biome], fertility[biome], trees[biome], points)];
          if (down > 0) label.push(words.zone.faceDown(down));
          return (
            <li key={biome} class={`eg-stack${marked.has(zoneTarget(biome)) ? ' marked' : ''}`}>
              <Explain text={`${label.join(', ')}.`}>
                <span
                  class={`eg-pile${cards.length === 0 ? ' none' : ''}`}
                  data-target={zoneTarget(biome)}
                  style={`--b:var(--${biome})`}
                >
                  {Array.from(
                    { length: Math.min(cards.length, 5) - 1 },
                    (_, i, all = Math.min(cards.length, 5) - 1) => (
                      <i key={`${i}`} style={`--i:${all - i}`} />
                    ),
                  )}
                  <span class="eg-face">
                    <svg class="eg-face-tx" viewBox="0 0 40 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                      <rect width="40" height="40" fill={`url(#eg-tx-${biome})`} opacity=".8" />
                    </svg>
                    <svg class="eg-face-sy" style={`color:var(--med-${biome})`} aria-hidden="true">
                      <use href={`#${symbolOf(biome)}`} />
                    </svg>
                  </span>
                  {top && isAridTop(position, top.card) && <Icon id="eg-aridity" class="eg-dry" />}
                </span>
                <b>
                  <Icon id="eg-fertility" />
                  {fertility[biome]}
                </b>
                <small class={points > 0 ? 'worth' : undefined}>
                  ×{trees[biome]}
                  <Icon id="ic-big" />
                </small>
              </Explain>
            </li>
          );
        })}
      </ul>
      <p class="eg-worth">{position.view.open.phase === 'over' ? words.zone.end(total) : words.zone.now(total)}</p>
      <Fates words={words} position={position} seat={seat} />
    </div>
  );
}

function isAridTop(position: PanelProps<Open, Own>['position'], id: string): boolean {
  const card = cardOf(position, id);
  return card !== null && isArid(card);
}
