// Where workers go: the river, the farms, and the red cards of both cities.
import { CARD_PLACE, type Effect, RIVER_PLACE } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { effectSigns } from '../board/gist.ts';
import { Signs } from '../board/Signs.tsx';
import { Strip } from '../board/Strip.tsx';
import { Workers } from '../board/Workers.tsx';
import { cardOf, contentOf, freeWorkers, OTHER, placeName, placeTarget, type Table, workersAt } from '../table.ts';
import { placeText } from '../words/names.ts';
import { effectText } from '../words/phrases.ts';
import type { DuoWords } from '../words/words.ts';
import { type BoardParts, classes, type Props, pointing } from './props.ts';
import './Places.css';

export const placesNote = (words: DuoWords, position: Table): string =>
  words.places.note(freeWorkers(position, position.seat));

export function Places(props: Props) {
  const { words, position } = props;
  const { edition } = contentOf(position);
  return (
    <div class="ed-places">
      <p class="ed-sub" aria-hidden="true">
        {words.places.river}
      </p>
      <ul class="ed-river" aria-label={words.places.river}>
        {position.view.open.river.map((tile, i) => {
          const effect = edition.rivers[tile]?.effect;
          return <li key={`${i}`}>{effect && <Place {...props} place={RIVER_PLACE + i} effect={effect} told />}</li>;
        })}
      </ul>
      <p class="ed-sub" aria-hidden="true">
        {words.places.farms}
      </p>
      <ul class="ed-farms" aria-label={words.places.farms}>
        {edition.farms.map(({ id, effect }, i) => (
          <li key={id}>
            <Place {...props} place={i} effect={effect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All six at a glance, for the stage of a phone. */
export function Spots(props: BoardParts) {
  const { words, position } = props;
  const { edition } = contentOf(position);
  const rivers = position.view.open.river.flatMap((tile, i) => {
    const effect = edition.rivers[tile]?.effect;
    return effect ? [{ place: RIVER_PLACE + i, effect }] : [];
  });
  const farms = edition.farms.map(({ effect }, place) => ({ place, effect }));
  return (
    <ul class="ed-spots" aria-label={words.places.title}>
      {[...rivers, ...farms].map(({ place, effect }) => (
        <li key={place}>
          <Place {...props} place={place} effect={effect} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  readonly place: number;
  readonly effect: Effect;
  /** Whether the effect is written out. */
  readonly told?: boolean;
}

function Place({
  words,
  position,
  targets,
  pick,
  point,
  marked,
  place,
  effect,
  told = false,
}: BoardParts & PlaceProps) {
  const content = contentOf(position);
  const target = placeTarget(placeName(content, place));
  const lit = targets.has(target);
  const name = placeText(words, position, content, place);
  const text = effectText(words.phrases, effect);
  const workers = workersAt(position, place).map((of) => words.card.worker(nameOf(position.chairs, of)));
  return (
    <button
      type="button"
      class={classes('ed-place', place < RIVER_PLACE ? 'farm' : 'river', lit && 'may', marked.has(target) && 'marked')}
      data-target={target}
      aria-label={[name, text, ...workers].join('. ')}
      aria-disabled={!lit}
      title={told ? undefined : text}
      onClick={() => pick(target)}
      {...pointing(point, target)}
    >
      <span class="ed-place-text" aria-hidden="true">
        <b>{name}</b> {told && <small>{text}</small>}
      </span>
      <span class="ed-plain" aria-hidden="true">
        <Signs signs={effectSigns(effect)} />
      </span>
      <Workers position={position} place={place} />
    </button>
  );
}

/** Red cards of both cities: one's own, and those of the other player, who gets a point for the visit. */
export function Visits(props: Props) {
  const { words, position, seat } = props;
  const content = contentOf(position);
  const red = [position.seat, OTHER(position.seat)].flatMap((of) =>
    (position.view.open.towns[of]?.cards ?? [])
      .filter(({ card }) => cardOf(content, card)?.ability.visit)
      .map((one) => ({ of, one })),
  );
  if (red.length === 0) return <p class="ed-none">{words.places.noVisits}</p>;
  return (
    <ul class="ed-visits">
      {red.map(({ of, one }) => {
        const name = nameOf(position.chairs, of);
        const note = of === position.seat ? words.places.inCity(name) : words.places.honours(name);
        return (
          <li key={CARD_PLACE + one.card}>
            {/* The one on the stage is the thing itself. */}
            <Strip {...props} of={of} one={one} note={note} named={of !== seat} />
          </li>
        );
      })}
    </ul>
  );
}
