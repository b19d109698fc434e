// The one sheet: what is looked at, closely and in words, and everything that can be done with it. Nothing is done before
// its button is pressed.
import { CARD_PLACE, type CardJson, printStep, RIVER_PLACE, SLOT_PLACE } from '@sunglade/everdell-duo';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { Brings } from '../../../kit/parts/Brings.tsx';
import { rulesLink } from '../../../kit/screen/rules-link.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import { termSymbol } from '../art/symbols.ts';
import { Back, Face } from '../board/Face.tsx';
import { effectSigns } from '../board/gist.ts';
import { Badge, Signs, Sym } from '../board/Signs.tsx';
import { stateText } from '../board/Strip.tsx';
import { lookAt, perform } from '../interact.ts';
import { askedOf, effectsAt, verbOf } from '../pending.ts';
import { waysOf } from '../prices.ts';
import { labelOf } from '../steps.ts';
import {
  cardNumber,
  cardOf,
  cardOfTarget,
  contentOf,
  DECK_TARGET,
  eventOf,
  isBeside,
  JOURNEY_TARGET,
  placeNumber,
  placeOfTarget,
  type Table,
} from '../table.ts';
import { breaksLimit, type Counted } from '../team.ts';
import { giftsOf } from '../together/Exchange.tsx';
import { softened } from '../words/breaks.ts';
import { goalText } from '../words/goals.ts';
import { cardName, eventName, placeText } from '../words/names.ts';
import { abilityText, conditionText, effectText } from '../words/phrases.ts';
import { reasonOf } from '../words/reasons.ts';
import type { DuoWords, Marker } from '../words/words.ts';
import { progressText } from './Events.tsx';
import { type BoardParts, classes } from './props.ts';
import { Ways } from './Ways.tsx';
import './CardSheet.css';

export function CardSheet(props: BoardParts) {
  const { position, choice } = props;
  // At one screen for two nobody sees what the other has looked at.
  useEffect(() => lookAt(choice, null), [position.seat, choice]);
  const target = choice.looked.value;
  if (target === null) return null;
  const card = cardOfTarget(target);
  const place = placeOfTarget(target);
  if (card !== null) return <OfCard {...props} target={target} name={card} />;
  if (place !== null) return <OfPlace {...props} target={target} name={place} />;
  return target === DECK_TARGET ? <OfDeck {...props} target={target} /> : null;
}

type Of = BoardParts & { readonly target: string };

interface FrameProps extends Of {
  readonly title: string;
  readonly picture?: ComponentChildren;
  readonly about: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Takes the focus, and gives it back where it came from when it is put away. */
function Frame({ words, choice, target, title, picture, about, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  // At once: the next key is already meant for it.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Above everything, also where the board is a layer of its own.
    if (!element.matches(':popover-open')) element.showPopover();
    // Who came by keyboard goes on with Enter; a mouse or finger does not notice.
    (element.querySelector<HTMLElement>('.ed-acts .btn') ?? element).focus({ preventScroll: true });
    const close = (): void => {
      lookAt(choice, null);
      document
        .querySelector<HTMLElement>(`button[data-target="${CSS.escape(target)}"]`)
        ?.focus({ preventScroll: true });
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const press = (event: PointerEvent): void => {
      const on = event.target instanceof Element ? event.target : null;
      if (!on?.closest('.ed-sheet, [data-target], .bar, dialog')) lookAt(choice, null);
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', press);
    };
  }, [choice, target]);
  return (
    <div class="ed-sheet" ref={box} popover="manual" role="dialog" aria-label={title} tabIndex={-1}>
      <div class="ed-sheet-head">
        {picture && <div class="ed-sheet-face">{picture}</div>}
        <div class="ed-sheet-about">
          <h2>{softened(words, title)}</h2>
          {about}
        </div>
        <button
          type="button"
          class="icon-button ed-sheet-close"
          aria-label={words.card.close}
          onClick={() => lookAt(choice, null)}
        >
          <Icon id="i-close" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** A key that is held down is one press: it looks, and does not act as well. */
const onePress = { onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault() };

const MARKERS: readonly Marker[] = ['sun', 'moon'];

/** Where a card lies, in words. */
function whereText(words: DuoWords, position: Table, card: number): string | null {
  const { open, own } = position.view;
  const space = open.meadow.indexOf(card);
  if (space >= 0) {
    const beside = MARKERS.filter((marker) => isBeside(open[marker], space)).map((one) => words.markers[one]);
    return beside.length > 0 ? words.meadow.beside(words.and(beside)) : words.meadow.inside;
  }
  const seat = open.towns.findIndex(({ cards }) => cards.some((one) => one.card === card));
  if (seat >= 0) return open.team ? words.team.city : words.places.inCity(nameOf(position.chairs, seat));
  if (open.team?.opponent.cards.includes(card)) return words.team.opponent.row;
  return own.some((one) => one?.hand.includes(card)) ? words.hand.inside : null;
}

function OfCard(props: Of & { readonly name: string }) {
  const { words, position, choice, targets, target, name } = props;
  const content = contentOf(position);
  const card = cardNumber(content, name);
  const face = cardOf(content, card);
  if (!face) return null;
  const { towns } = position.view.open;
  const seat = towns.findIndex(({ cards }) => cards.some((one) => one.card === card));
  const lying = towns[seat]?.cards.find((one) => one.card === card);
  const where = whereText(words, position, card);
  const steps = targets.get(target) ?? [];
  const asked = askedOf(position.legal);
  const ways = seat < 0 && (asked === 'main' || asked === 'play') ? waysOf(position, card) : [];
  const way = ways[choice.way.value] ?? ways[0];
  const play = steps.find((step) => verbOf(step) === 'play');
  const gift = giftsOf(position).find(({ step }) => step.verb === 'giveCard' && step.card === name)?.text;
  const broken = play === undefined ? null : breaksLimit(position, card);
  return (
    <Frame
      {...props}
      title={cardName(words, position, card)}
      picture={
        <span class="ed-cardbox">
          <Face words={words} card={face} name={cardName(words, position, card)} />
        </span>
      }
      about={
        <>
          <Kind words={words} card={face} where={where} />
          <p>{abilityText(words.phrases, face.ability)}</p>
          {lying && stateText(words, position, seat, lying).length > 0 && (
            <p class="ed-sheet-state">{stateText(words, position, seat, lying).join('; ')}</p>
          )}
        </>
      }
    >
      {ways.length > 0 && <Ways {...props} card={card} ways={ways} />}
      {seat < 0 && ways.length === 0 && <WhyNot {...props} step={printStep({ verb: 'play', card: name })} />}
      <Brings
        brings={props.brings}
        steps={steps}
        label={(step) => (verbOf(step) === 'play' ? words.sheet.play : words.sheet.take)}
      />
      {broken && <p class="ed-why">{words.team.goals.warn(limitText(words, position, broken))}</p>}
      <ul class="ed-answers ed-acts">
        {play !== undefined && way && (
          <li>
            <button
              type="button"
              class="btn primary"
              data-step={play}
              aria-disabled={!way.payable}
              {...onePress}
              onClick={() => way.payable && perform(props, [play, ...way.steps])}
            >
              <Icon id="i-check" />
              {way.home < 0 ? words.sheet.play : words.sheet.playWithToken}
            </button>
          </li>
        )}
        {steps
          .filter((step) => step !== play)
          .map((step) => (
            <Act key={step} {...props} step={step} quiet={verbOf(step) === 'take' && asked === 'main'} />
          ))}
        {gift !== undefined && <Act {...props} step={gift} quiet />}
      </ul>
      {steps.length > 0 && <p class="ed-hint">{words.sheet.hint}</p>}
    </Frame>
  );
}

/** A limit of the goals in a few words. */
function limitText(words: DuoWords, position: Table, goal: Counted): string {
  const { what, limit } = goalText(words, position, goal);
  return `${what}, ${limit}`;
}

/** "Purple critter, beside Sun and Moon", with its badge. */
function Kind({
  words,
  card,
  where,
}: {
  readonly words: DuoWords;
  readonly card: CardJson;
  readonly where: string | null;
}) {
  return (
    <p class="ed-sheet-kind">
      <Badge color={card.color} type={card.type} />
      <span>
        {[words.card.kind(card.color, card.type), words.card.worth(card.points), ...(where ? [where] : [])].join(', ')}
      </span>
    </p>
  );
}

/** Why something cannot be done now, with the rule behind it. */
function WhyNot({ words, position, step }: Of & { readonly step: string }) {
  if (askedOf(position.legal) !== 'main') return null;
  const refusal = position.refuse(step);
  if (!refusal) return null;
  const { text, clause } = reasonOf(words, position.game, refusal);
  return (
    <div class="ed-why">
      <p>{text}</p>
      {clause && (
        <p class="ed-rule">
          <a href={rulesLink(position.game, clause.id)} target="_blank" rel="noreferrer">
            {clause.title}
          </a>{' '}
          {clause.text}
        </p>
      )}
    </div>
  );
}

/** A button for one step. */
function Act(props: BoardParts & { readonly step: string; readonly quiet: boolean }) {
  const { words, position, step, quiet } = props;
  const take = verbOf(step) === 'take';
  return (
    <li>
      <button
        type="button"
        class={classes('btn', quiet ? 'quiet' : 'primary')}
        data-step={step}
        aria-label={labelOf(words, step, position)}
        {...onePress}
        onClick={() => perform(props, [step])}
      >
        {take ? <Sym id={termSymbol('take')} /> : <Icon id="i-check" />}
        {take ? words.sheet.take : labelOf(words, step, position)}
      </button>
    </li>
  );
}

/** What can be done with a place, or why nothing can. */
function Acts(props: Of & { readonly place: string }) {
  const steps = props.targets.get(props.target) ?? [];
  if (steps.length === 0) return <WhyNot {...props} step={printStep({ verb: 'place', place: props.place })} />;
  return (
    <ul class="ed-answers ed-acts">
      {steps.map((step) => (
        <Act key={step} {...props} step={step} quiet={false} />
      ))}
    </ul>
  );
}

function OfPlace(props: Of & { readonly name: string }) {
  const { words, position, target, name } = props;
  const content = contentOf(position);
  if (target === JOURNEY_TARGET) return <OfEvent {...props} event={content.journey} />;
  const place = placeNumber(content, name);
  if (place >= SLOT_PLACE && place < CARD_PLACE) {
    return <OfEvent {...props} event={position.view.open.slots[place - SLOT_PLACE] ?? -1} />;
  }
  const [effect] = effectsAt(position, content, place);
  if (!effect) return null;
  return (
    <Frame
      {...props}
      title={placeText(words, position, content, place)}
      about={
        <>
          <p class="ed-sheet-kind">{place < RIVER_PLACE ? words.places.farms : words.places.river}</p>
          <p class="ed-sheet-signs ed-plain">
            <Signs signs={effectSigns(effect, words.per)} />
          </p>
          <p>{effectText(words.phrases, effect)}</p>
        </>
      }
    >
      <Acts {...props} place={name} />
    </Frame>
  );
}

function OfEvent(props: Of & { readonly name: string; readonly event: number }) {
  const { words, position, name, event } = props;
  const content = contentOf(position);
  const tile = eventOf(content, event);
  if (!tile) return null;
  const slot = position.view.open.slots.indexOf(event);
  const reward = content.edition.slots[slot]?.reward;
  return (
    <Frame
      {...props}
      title={eventName(words, position, event)}
      about={
        <>
          <p class="ed-sheet-kind">{words.events.points(tile.points)}</p>
          <p>{conditionText(words.phrases, tile.condition)}</p>
          <ul class="ed-sheet-list">
            {progressText(words, position, tile).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {reward && <p>{words.events.reward(effectText(words.phrases, reward))}</p>}
        </>
      }
    >
      <Acts {...props} place={name} />
    </Frame>
  );
}

function OfDeck(props: Of) {
  const { words, position, targets, target } = props;
  return (
    <Frame
      {...props}
      title={words.meadow.deck(position.view.open.deck)}
      picture={<Back />}
      about={<p>{words.sheet.deck}</p>}
    >
      <ul class="ed-answers ed-acts">
        {(targets.get(target) ?? []).map((step) => (
          <Act key={step} {...props} step={step} quiet={false} />
        ))}
      </ul>
    </Frame>
  );
}
