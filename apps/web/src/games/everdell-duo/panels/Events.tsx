// The six events and the Journey: what each wants, what it brings, and how far one is.
import { printStep, SLOT_PLACE } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { effectSigns } from '../board/gist.ts';
import { Num, Signs } from '../board/Signs.tsx';
import { Workers } from '../board/Workers.tsx';
import { contentOf, eventOf, placeName, placeTarget, type Table } from '../table.ts';
import { eventName } from '../words/names.ts';
import { conditionText, effectText } from '../words/phrases.ts';
import type { DuoWords } from '../words/words.ts';
import { classes, type Props, pointing } from './props.ts';
import './Events.css';

export const eventsNote = (words: DuoWords, position: Table): string =>
  words.events.note(position.view.open.slots.filter((event) => event >= 0).length);

export function Events(props: Props) {
  const { position } = props;
  return (
    <ol class="ed-events">
      {position.view.open.slots.map((event, slot) => (
        <li key={`${slot}`}>
          <Slot {...props} slot={slot} event={event} />
        </li>
      ))}
      <li>
        <Journey {...props} />
      </li>
    </ol>
  );
}

/** Refusals that count towards the number on the tile; the others name what is missing. */
const COUNTED: readonly string[] = ['event-count', 'event-not-more'];

/** How far the own city is from an event, where the rules say it by refusing. */
function progressOf(words: DuoWords, position: Table, place: string): string | null {
  const refusal = position.refuse(printStep({ verb: 'place', place }));
  const { have, need } = refusal?.at ?? {};
  if (refusal === null) return words.events.may;
  return COUNTED.includes(refusal.code) && typeof have === 'number' && typeof need === 'number'
    ? words.events.progress(have, need)
    : null;
}

function Slot({
  words,
  position,
  targets,
  pick,
  point,
  marked,
  slot,
  event,
}: Props & { readonly slot: number; readonly event: number }) {
  const content = contentOf(position);
  const place = placeName(content, SLOT_PLACE + slot);
  const target = placeTarget(place);
  const reward = content.edition.slots[slot]?.reward;
  const tile = eventOf(content, event);
  if (!tile || !reward)
    return (
      <p class="ed-event gone" data-target={target}>
        <span>{words.events.gone(slot + 1)}</span>
        <Workers position={position} place={SLOT_PLACE + slot} />
      </p>
    );
  const lit = targets.has(target);
  const name = eventName(words, position, event);
  const wants = conditionText(words.phrases, tile.condition);
  const brings = words.events.reward(effectText(words.phrases, reward));
  const progress = progressOf(words, position, place);
  return (
    <button
      type="button"
      class={classes('ed-event', lit && 'may', marked.has(target) && 'marked')}
      data-target={target}
      aria-label={[name, wants, ...(progress ? [progress] : []), words.events.points(tile.points), brings].join('. ')}
      aria-disabled={!lit}
      onClick={() => pick(target)}
      {...pointing(point, target)}
    >
      <span class="ed-event-points" aria-hidden="true">
        <Num n={tile.points} />
      </span>
      <span class="ed-event-text" aria-hidden="true">
        <b>{name}</b> <small>{wants}</small>
      </span>
      <span class="ed-event-end ed-plain" aria-hidden="true">
        <Signs signs={effectSigns(reward)} /> {progress && <em>{progress}</em>}
      </span>
      <Workers position={position} place={SLOT_PLACE + slot} />
    </button>
  );
}

function Journey({ words, position, pick, marked }: Props) {
  const content = contentOf(position);
  const tile = eventOf(content, content.journey);
  const target = placeTarget('journey');
  if (!tile) return null;
  const by = position.view.open.eventBy[content.journey] ?? 0;
  const state = by > 0 ? words.events.claimed(nameOf(position.chairs, by - 1)) : null;
  const name = eventName(words, position, content.journey);
  const wants = conditionText(words.phrases, tile.condition);
  return (
    <button
      type="button"
      class={classes('ed-event journey', marked.has(target) && 'marked')}
      data-target={target}
      aria-label={[name, state ?? wants, words.events.points(tile.points)].join('. ')}
      aria-disabled="true"
      onClick={() => pick(target)}
    >
      <span class="ed-event-points" aria-hidden="true">
        <Num n={tile.points} />
      </span>
      <span class="ed-event-text" aria-hidden="true">
        <b>{name}</b> <small>{state ?? wants}</small>
      </span>
    </button>
  );
}
