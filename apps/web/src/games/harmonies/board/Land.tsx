// One board, large: the land, shadows, the spaces with their stacks, and what a card looks for.
import { readStep } from '@sunglade/harmonies';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { nameOf } from '../../../kit/screen/words.ts';
import { faceSymbol } from '../art/faces.ts';
import { type Choice, settled } from '../choice.ts';
import { cardName, contentOf, type LandProps, playerOf } from '../table.ts';
import { cardOfTarget, spaceOfTarget, spaceTarget } from '../targets.ts';
import type { HarmoniesWords } from '../words/words.ts';
import { Change } from './Change.tsx';
import { groundId } from './ground.ts';
import { CubesOver, HelpOver, HelpUnder } from './Help.tsx';
import { type HabitatMap, habitatsOf, NO_HABITAT } from './habitat.ts';
import { layoutOf, shadowPath } from './layout.ts';
import { LIGHT, sunOf } from './light.ts';
import { Spaces } from './Spaces.tsx';
import { topOf } from './Stack.tsx';
import './Land.css';

interface Props extends LandProps {
  readonly words: HarmoniesWords;
  readonly choice: Choice;
}

export function Land({ words, choice, position, seat, targets, pick, point, pointed, preview, marked }: Props) {
  const content = contentOf(position);
  const layout = layoutOf(content.board);
  const real = playerOf(position, seat)?.spaces ?? [];
  // A step on this board that is pointed at is drawn as if it had been taken.
  const hovered = spaceOfTarget(pointed);
  const coming = hovered?.seat === seat && pointed !== null && targets.has(pointed) && preview ? pointed : null;
  const drawn = (coming !== null ? playerOf(preview ?? position, seat)?.spaces : null) ?? real;
  useLayoutEffect(() => {
    const next = settled({ colour: choice.colour.value, card: choice.card.value }, position);
    choice.colour.value = next.colour;
    choice.card.value = next.card;
  });
  const card = cardOfTarget(pointed) ?? choice.card.value;
  const habitats = useMemo(() => (card === null ? NO_HABITAT : habitatsOf(content, real, card)), [content, real, card]);
  // Spaces that take a cube, each with the first card that has one for it.
  const cubes = content.places.flatMap((place, space): [number, string][] => {
    const target = spaceTarget(seat, place);
    const steps = target === coming ? [] : (targets.get(target) ?? []);
    const [first] = steps.flatMap((text) => {
      const step = readStep(text);
      return step?.verb === 'cube' ? [step.card] : [];
    });
    return first === undefined ? [] : [[space, first]];
  });
  const light = LIGHT[sunOf(position)];
  const comingTo = coming === null ? -1 : content.places.indexOf(hovered?.place ?? '');
  const at = layout.centres[comingTo];
  return (
    <div
      class={`hm-board side-${content.side}${card === null ? '' : ' helping'}`}
      style={`--ratio:${(layout.width / layout.height).toFixed(4)}`}
    >
      <svg class="hm-under" viewBox={layout.viewBox} aria-hidden="true">
        <use class="hm-ground" href={`#${groundId(content)}`} />
        <HelpUnder content={content} habitats={habitats} />
        {/* One group with one opacity: where shadows overlap it is not darker. */}
        <g class="hm-cast" clip-path={`url(#${groundId(content)}-clip)`}>
          {drawn.map(({ stack }, space) =>
            stack.length === 0 ? null : (
              <path key={`${space}`} d={shadowPath(layout.centres[space] ?? [0, 0], stack.length, light)} />
            ),
          )}
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside has the name; a title would be a tooltip everywhere */}
      <svg class="hm-life" viewBox={layout.viewBox}>
        <Spaces
          words={words}
          position={position}
          name={words.board.name(nameOf(position.chairs, seat), content.spaces)}
          seat={seat}
          real={real}
          drawn={drawn}
          card={card}
          habitats={habitats}
          coming={coming}
          targets={targets}
          marked={marked}
          pick={pick}
          point={point}
        />
      </svg>
      <svg class="hm-over" viewBox={layout.viewBox} aria-hidden="true">
        {card === null && <CubesOver content={content} spaces={real} cubes={cubes} />}
        {card !== null && <HelpOver content={content} spaces={real} card={card} habitats={habitats} />}
        {at && (
          <Change
            layout={layout}
            at={at}
            up={topOf(drawn[comingTo]?.stack ?? [])}
            before={position.sheets[seat]}
            after={preview?.sheets[seat]}
          />
        )}
      </svg>
      {card !== null && <Sign name={cardName(words, position, card)} card={card} habitats={habitats} />}
    </div>
  );
}

/** Which card is looked for, and in how many places it was found; readers hear it with the card. */
function Sign({
  name,
  card,
  habitats,
}: {
  readonly name: string;
  readonly card: string;
  readonly habitats: HabitatMap;
}) {
  const lacks = new Set(habitats.lacks.map(({ target }) => target)).size;
  return (
    <p class="hm-sign" aria-hidden="true">
      <svg class="hm-face" aria-hidden="true">
        <use href={`#${faceSymbol(card)}`} />
      </svg>
      <span>{name}</span>
      <b class="stands">{habitats.stands.length}</b>
      <b class="lacks">{lacks}</b>
    </p>
  );
}
