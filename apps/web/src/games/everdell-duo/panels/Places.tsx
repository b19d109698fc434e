// Where workers go: the river and the farms. Red cards are places too: they are touched where they lie.
import { type Effect, RIVER_PLACE } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { effectSigns } from '../board/gist.ts';
import { Signs } from '../board/Signs.tsx';
import { Workers } from '../board/Workers.tsx';
import { touching } from '../interact.ts';
import { contentOf, freeWorkers, isRiver, placeName, placeTarget, type Table, workersAt } from '../table.ts';
import { skunkAt } from '../team.ts';
import { Skunk } from '../together/Skunk.tsx';
import { softened } from '../words/breaks.ts';
import { asSentences } from '../words/describe.ts';
import { placeText } from '../words/names.ts';
import { effectText } from '../words/phrases.ts';
import type { DuoWords } from '../words/words.ts';
import { type BoardParts, classes, pointing } from './props.ts';
import './Places.css';

export const placesNote = (words: DuoWords, position: Table): string =>
  words.places.note(freeWorkers(position, position.seat));

export function Places(props: BoardParts) {
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
          return <li key={`${i}`}>{effect && <Place {...props} place={RIVER_PLACE + i} effect={effect} />}</li>;
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

function Place(props: BoardParts & { readonly place: number; readonly effect: Effect }) {
  const { words, position, choice, targets, point, marked, place, effect } = props;
  const content = contentOf(position);
  const target = placeTarget(placeName(content, place));
  const lit = targets.has(target);
  const name = placeText(words, position, content, place);
  const text = effectText(words.phrases, effect);
  const workers = workersAt(position, place).map((of) => words.card.worker(nameOf(position.chairs, of)));
  const blocked = skunkAt(position, place);
  return (
    <button
      type="button"
      class={classes(
        'ed-place',
        isRiver(place) ? 'river' : 'farm',
        lit && 'may',
        workers.length > 0 && 'taken',
        blocked && 'blocked',
        choice.looked.value === target && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-label={asSentences([name, text, ...workers, ...(blocked ? [words.team.skunk.here] : [])])}
      aria-haspopup="dialog"
      title={text}
      {...touching(props, target)}
      {...pointing(point, target)}
    >
      {isRiver(place) && (
        <b class="ed-place-name" aria-hidden="true">
          {softened(words, name)}
        </b>
      )}
      <span class="ed-plain" aria-hidden="true">
        <Signs signs={effectSigns(effect, words.per)} />
      </span>
      <Workers position={position} place={place} />
      <Skunk position={position} place={place} />
    </button>
  );
}
