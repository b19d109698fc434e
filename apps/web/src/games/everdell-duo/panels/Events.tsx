// The six events and the Journey: what each wants and brings, how far both players are, and who has it.
import { type EventJson, SLOT_PLACE } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { propSymbol, workerSymbol } from '../art/symbols.ts';
import { effectSigns } from '../board/gist.ts';
import { Num, Signs, Sym } from '../board/Signs.tsx';
import { animalOf, Workers } from '../board/Workers.tsx';
import { touching } from '../interact.ts';
import { isPersonal, leaderOf, type Progress, progressOf, teamMinimum } from '../progress.ts';
import { wonFor } from '../sources.ts';
import { contentOf, eventOf, OTHER, placeName, placeTarget, type Table } from '../table.ts';
import { skunkAt, skunksAtEvents, teamOf } from '../team.ts';
import { ExchangeTile } from '../together/Exchange.tsx';
import { Skunk } from '../together/Skunk.tsx';
import { softened } from '../words/breaks.ts';
import { asSentences } from '../words/describe.ts';
import { eventName } from '../words/names.ts';
import { conditionText, effectText, partText } from '../words/phrases.ts';
import type { DuoWords } from '../words/words.ts';
import { type BoardParts, classes, pointing } from './props.ts';
import './Events.css';

export function Events(props: BoardParts) {
  const { words, position } = props;
  return (
    <section class="ed-events-box" aria-label={words.events.title}>
      <ol class="ed-events">
        {position.view.open.slots.map((event, slot) => (
          <li key={`${slot}`}>
            <Slot {...props} slot={slot} event={event} />
          </li>
        ))}
        <li>{teamOf(position) ? <ExchangeTile {...props} /> : <Journey {...props} />}</li>
      </ol>
    </section>
  );
}

/** Whose lines there are: where a team shares all that is counted, one says it. */
const seatsOf = (position: Table, tile: EventJson): readonly number[] =>
  teamOf(position) && !isPersonal(tile) ? [position.seat] : [position.seat, OTHER(position.seat)];

/** One player's progress in words: "you: 2 of 2 brown, 3 of 2 green, ready". */
export function progressText(words: DuoWords, position: Table, tile: EventJson): readonly string[] {
  return seatsOf(position, tile).map((seat) => {
    const { parts, total, met } = progressOf(position, seat, tile);
    const told =
      tile.condition.kind === 'journey'
        ? parts.map(({ have }) => words.countedCards(have))
        : parts.map((part) => partText(words.phrases, words.events.part, part));
    const shared = teamOf(position) !== null && !isPersonal(tile);
    return words.events.of(shared ? words.team.team : nameOf(position.chairs, seat), [
      ...told,
      ...(total === null ? [] : [words.events.together(total)]),
      ...(met ? [words.events.ready] : []),
    ]);
  });
}

/** The automated opponent, as if she were a third seat. */
const HERS = 2;

function Slot(props: BoardParts & { readonly slot: number; readonly event: number }) {
  const { words, position, choice, targets, point, marked, slot, event } = props;
  const content = contentOf(position);
  const target = placeTarget(placeName(content, SLOT_PLACE + slot));
  const reward = content.edition.slots[slot]?.reward;
  const tile = eventOf(content, event);
  if (!tile || !reward) return <Gone {...props} />;
  const lit = targets.has(target);
  const name = eventName(words, position, event);
  const blocked = skunkAt(position, SLOT_PLACE + slot);
  const ready = progressOf(position, position.seat, tile).met && (lit || !blocked);
  const facts = [
    name,
    conditionText(words.phrases, tile.condition),
    ...progressText(words, position, tile),
    words.events.points(tile.points),
    words.events.reward(effectText(words.phrases, reward)),
    ...(blocked ? [words.team.skunk.here] : []),
  ];
  return (
    <button
      type="button"
      class={classes(
        'ed-event',
        lit && 'may',
        ready && 'ready',
        blocked && 'blocked',
        choice.looked.value === target && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-label={asSentences(facts)}
      aria-haspopup="dialog"
      {...touching(props, target)}
      {...pointing(point, target)}
    >
      <Head words={words} name={name} points={tile.points} />
      <span class="ed-reward ed-plain" aria-hidden="true">
        <Signs signs={effectSigns(reward, words.per)} />
      </span>
      <Rows {...props} tile={tile} />
      {ready && (
        <span class="ed-ready" aria-hidden="true">
          {words.events.ready}
        </span>
      )}
      <Workers position={position} place={SLOT_PLACE + slot} />
      <Skunk position={position} place={SLOT_PLACE + slot} />
    </button>
  );
}

function Head({ words, name, points }: { readonly words: DuoWords; readonly name: string; readonly points: number }) {
  return (
    <>
      <span class="ed-event-points" aria-hidden="true">
        <Num n={points} />
      </span>
      <span class="ed-event-name ed-soft" data-name={softened(words, name)} aria-hidden="true" />
    </>
  );
}

/** One line for each player, part by part. */
function Rows({ words, position, tile }: BoardParts & { readonly tile: EventJson }) {
  const leader = leaderOf(position, tile);
  const { condition } = tile;
  const short =
    condition.kind === 'more'
      ? teamOf(position)
        ? words.team.skunk.raised(condition.min, skunksAtEvents(position))
        : words.events.more(condition.min)
      : condition.kind === 'journey'
        ? words.events.most
        : null;
  return (
    <>
      {short !== null && <small class="ed-event-more ed-soft" data-name={short} aria-hidden="true" />}
      <span class="ed-rows ed-plain" aria-hidden="true">
        {seatsOf(position, tile).map((seat) => (
          <Row
            key={seat}
            position={position}
            seat={seat}
            shared={teamOf(position) !== null && !isPersonal(tile)}
            minimum={teamOf(position) ? teamMinimum(position, tile) : 0}
            progress={progressOf(position, seat, tile)}
            leads={leader === seat}
          />
        ))}
      </span>
    </>
  );
}

interface RowProps {
  readonly position: Table;
  readonly seat: number;
  readonly progress: Progress;
  readonly leads: boolean;
  /** One line for the whole team. */
  readonly shared: boolean;
  /** What a team needs in all, where things are added up; else 0. */
  readonly minimum: number;
}

function Row({ position, seat, progress: { parts, total, met }, leads, shared, minimum }: RowProps) {
  const animal = animalOf(position, seat);
  // Many things are told by their signs alone: filled where there is enough.
  const numbers = parts.length <= 3;
  return (
    <span class={classes('ed-prow', shared ? 'team' : animal, leads && 'leads')}>
      {!shared && <Sym id={workerSymbol(animal)} class="who" />}
      {minimum > 0 && (
        <span class={classes('ed-part', met && 'met')}>
          <Signs signs={parts.flatMap(({ signs }) => signs)} />
          <Count have={total ?? 0} need={minimum} />
        </span>
      )}
      {(minimum > 0 ? [] : parts).map(({ signs, have, need }, i) => (
        <span key={`${i}`} class={classes('ed-part', total === null && need > 0 && have >= need && 'met')}>
          <Signs signs={signs} />
          {numbers && <Count have={have} need={total === null && parts.length < 3 ? need : 0} />}
        </span>
      ))}
      {total !== null && parts.length > 1 && minimum === 0 && (
        <span class="ed-total">
          <Num n={total} />
        </span>
      )}
    </span>
  );
}

/** "2/3"; where there is little room, only the 2. */
const Count = ({ have, need }: { readonly have: number; readonly need: number }) => (
  <b class="ed-n ed-count" data-n={need > 0 ? `${have}/${need}` : have} data-short={have} />
);

/** Nobody can complete it any more: the stamp says who did. */
function Gone({ words, position, marked, slot }: BoardParts & { readonly slot: number }) {
  const content = contentOf(position);
  const taken = wonFor(position, slot);
  const target = placeTarget(placeName(content, SLOT_PLACE + slot));
  if (!taken)
    return (
      <p class="ed-event gone" data-target={target}>
        <span>{words.events.gone(slot + 1)}</span>
      </p>
    );
  const name = eventName(words, position, taken.event);
  const hers = taken.seat === HERS;
  const who = hers ? words.team.opponent.short : nameOf(position.chairs, taken.seat);
  const animal = hers ? 'skunk' : animalOf(position, taken.seat);
  return (
    <p
      class={classes('ed-event gone', marked.has(target) && 'marked')}
      data-target={target}
      role="img"
      aria-label={`${name}. ${words.events.claimed(who)}`}
    >
      <Head words={words} name={name} points={eventOf(content, taken.event)?.points ?? 0} />
      <span class={`ed-stamp ${animal}`} data-target={`event:${taken.event}`} aria-hidden="true">
        <Sym id={animal === 'skunk' ? propSymbol('skunk') : workerSymbol(animal)} />
        {who}
      </span>
      <Skunk position={position} place={SLOT_PLACE + slot} />
      <Workers position={position} place={SLOT_PLACE + slot} />
    </p>
  );
}

function Journey(props: BoardParts) {
  const { words, position, choice, marked } = props;
  const content = contentOf(position);
  const tile = eventOf(content, content.journey);
  const target = placeTarget('journey');
  if (!tile) return null;
  const by = position.view.open.eventBy[content.journey] ?? 0;
  const name = eventName(words, position, content.journey);
  if (by > 0) {
    const animal = animalOf(position, by - 1);
    const who = nameOf(position.chairs, by - 1);
    return (
      <p
        class={classes('ed-event gone', marked.has(target) && 'marked')}
        data-target={target}
        role="img"
        aria-label={`${name}. ${words.events.claimed(who)}`}
      >
        <Head words={words} name={name} points={tile.points} />
        <span class={`ed-stamp ${animal}`} aria-hidden="true">
          <Sym id={workerSymbol(animal)} />
          {who}
        </span>
      </p>
    );
  }
  const facts = [
    name,
    conditionText(words.phrases, tile.condition),
    ...progressText(words, position, tile),
    words.events.points(tile.points),
  ];
  return (
    <button
      type="button"
      class={classes('ed-event journey', choice.looked.value === target && 'looked', marked.has(target) && 'marked')}
      data-target={target}
      aria-label={asSentences(facts)}
      aria-haspopup="dialog"
      {...touching(props, target)}
    >
      <Head words={words} name={name} points={tile.points} />
      <Rows {...props} tile={tile} />
    </button>
  );
}
