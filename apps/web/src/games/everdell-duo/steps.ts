// Steps as the table knows them: how they are called, what was meant by a tap, how an event moves and sounds.
import { type Event, RESOURCES, type Resource } from '@sunglade/everdell-duo';
import type { Motion, Sound, Target } from '../../kit/screen.ts';
import { askedOf, objectOf, optionsAsked, paymentOf, verbOf } from './pending.ts';
import {
  cardNumber,
  cardOf,
  cardOfTarget,
  cardTarget,
  contentOf,
  DECK_TARGET,
  DISCARD_TARGET,
  handOf,
  markerTarget,
  movesLeft,
  placeName,
  placeNumber,
  placeTarget,
  purseTarget,
  resourceOf,
  type Table,
  targetOfPlace,
  workerTarget,
} from './table.ts';
import { amountText, costText } from './words/describe.ts';
import { cardName, placeText } from './words/names.ts';
import { clauseOf } from './words/phrases.ts';
import type { DuoWords } from './words/words.ts';

const PLACE_NAME = /^(farm-\d|river-(left|right)|event-\d|journey)$/;
const isResource = (text: string): text is Resource => (RESOURCES as readonly string[]).includes(text);

/** The thing a step is done with; what has no thing of its own is a button in the bar. */
export function targetOf(step: string): Target | null {
  const object = objectOf(step);
  switch (verbOf(step)) {
    case 'draw':
      return DECK_TARGET;
    case 'move':
      return markerTarget(object === 'sun' ? 'sun' : 'moon');
    case 'place':
    case 'use':
    case 'from':
      return PLACE_NAME.test(object) ? placeTarget(object) : cardTarget(object);
    case 'play':
    case 'take':
    case 'discard':
    case 'keep':
    case 'activate':
    case 'copy':
    case 'with':
    case 'token':
    case 'tuck':
      return cardTarget(object);
    default:
      return null;
  }
}

export function labelOf(words: DuoWords, step: string, stand: Table): string {
  const { steps } = words;
  const content = contentOf(stand);
  const object = objectOf(step);
  const card = (): string => cardName(words, stand, cardNumber(content, object));
  const place = (): string => placeText(words, stand, content, placeNumber(content, object));
  const one = isResource(object) ? words.counted(object, 1) : object;
  switch (verbOf(step)) {
    case 'done':
      return steps.done;
    case 'decline':
      return steps.decline;
    case 'accept':
      return steps.accept;
    case 'pay':
      return object === '' ? payLabel(words, stand) : steps.payKind(one);
    case 'draw':
      return steps.draw;
    case 'move':
      return steps.move[object === 'sun' ? 'sun' : 'moon'];
    case 'gain':
      return steps.gain(one);
    case 'trade':
      return steps.trade(one);
    case 'option': {
      const option = optionsAsked(stand, content)[Number(object) - 1];
      if (!option) return steps.option(Number(object));
      const text = clauseOf(words.phrases, option);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case 'play': {
      const face = cardOf(content, cardNumber(content, object));
      return face ? steps.playFor(card(), costText(words, face)) : steps.play(card());
    }
    case 'take':
      return steps.take(card());
    case 'discard':
      return steps.discard(card());
    case 'keep':
      return steps.keep(card());
    case 'activate':
      return steps.activate(card());
    case 'copy':
      return steps.copy(card());
    case 'with':
      return steps.with(card());
    case 'token':
      return steps.token(card());
    case 'tuck':
      return steps.tuck(card());
    case 'place':
      return steps.place(place());
    case 'use':
      return steps.use(place());
    default:
      return steps.from(place());
  }
}

/** The rest of the price, where it is certain what it is. */
function payLabel(words: DuoWords, stand: Table): string {
  const pay = paymentOf(stand);
  if (!pay) return words.steps.pay;
  const price = amountText(words, pay.left, pay.cards);
  return pay.less > 0 ? `${words.steps.payPrice(price)}, ${words.bar.less(pay.less)}` : words.steps.payPrice(price);
}

export function promptOf(words: DuoWords, stand: Table): string | null {
  if (stand.over || !stand.mine) return null;
  const asked = askedOf(stand.legal);
  if (asked === null) return null;
  if (asked === 'main') return words.prompt.main(movesLeft(stand, 'sun') > 0, movesLeft(stand, 'moon') > 0);
  if (asked === 'payMenu') {
    const pay = paymentOf(stand);
    return words.prompt.payMenu(pay ? cardName(words, stand, pay.card) : '');
  }
  return words.prompt[asked];
}

/** What a person meant who tapped something that is not lit. */
export function likelyStep(target: Target, steps: readonly string[], stand: Table): string | null {
  const name = cardOfTarget(target);
  const asked = askedOf(stand.legal);
  if (name === null) {
    if (target.startsWith('place:'))
      return `${asked === 'use' || asked === 'from' ? asked : 'place'} ${target.slice('place:'.length)}`;
    return steps[0] ?? null;
  }
  const content = contentOf(stand);
  const card = cardNumber(content, name);
  const inCity = stand.view.open.towns.some(({ cards }) => cards.some((one) => one.card === card));
  const verb = stand.legal.map(verbOf).find((one) => steps.some((step) => verbOf(step) === one));
  if (asked !== null && asked !== 'main' && asked !== 'done' && verb) return `${verb} ${name}`;
  if (inCity) return `place ${name}`;
  return handOf(stand, stand.seat).includes(card) || stand.view.open.meadow.includes(card) ? `play ${name}` : null;
}

/** What it means to drag one thing onto another; all of it can be done by clicks. */
export function dropSteps(from: Target, to: Target, stand: Table): readonly string[] | null {
  const name = cardOfTarget(from);
  if (name !== null) {
    if (to === `city:${stand.seat}`) return [`play ${name}`];
    return to === 'hand' && stand.view.open.meadow.includes(cardNumber(contentOf(stand), name))
      ? [`take ${name}`]
      : null;
  }
  if (from === 'workers') {
    if (to.startsWith('place:')) return [`place ${to.slice('place:'.length)}`];
    const card = cardOfTarget(to);
    return card === null ? null : [`place ${card}`];
  }
  return from === DECK_TARGET && to === 'hand' ? ['draw'] : null;
}

export function motionOf(event: Event, stand: Table): readonly Motion[] {
  const content = contentOf(stand);
  const card = (number: number): Target => cardTarget(content.names[number] ?? '');
  switch (event.type) {
    case 'gain':
      return [{ target: purseTarget(event.seat, resourceOf(event.resource)), kind: 'grow' }];
    case 'pay':
      return [{ target: purseTarget(event.seat, resourceOf(event.resource)), kind: 'glow' }];
    case 'points':
      return [{ target: purseTarget(event.seat, 'points'), kind: 'grow' }];
    case 'tokens':
      return [{ target: purseTarget(event.seat, 'occupied'), kind: 'grow' }];
    case 'draw':
      return event.card === undefined
        ? [{ target: purseTarget(event.seat, 'hand'), kind: 'glow' }]
        : [{ target: card(event.card), kind: 'slide', from: DECK_TARGET }];
    case 'take':
      return [{ target: card(event.card), kind: 'slide', from: card(event.card) }];
    case 'refill':
      return [{ target: card(event.card), kind: 'slide', from: DECK_TARGET }];
    case 'discard':
    case 'shuffle':
      return [{ target: DISCARD_TARGET, kind: 'glow' }];
    case 'look':
    case 'keep':
      return event.card === undefined ? [] : [{ target: card(event.card), kind: 'flip' }];
    case 'tuck':
      return [{ target: card(event.under), kind: 'glow' }];
    case 'show':
      return [{ target: card(event.card), kind: 'slide', from: card(event.card) }];
    case 'build':
      return [{ target: card(event.card), kind: 'slide', from: card(event.card) }];
    case 'occupy':
    case 'discount':
    case 'charge':
      return [{ target: card(event.card), kind: 'glow' }];
    case 'effect':
      return event.place < 0 ? [] : [{ target: targetOfPlace(content, event.place), kind: 'glow' }];
    case 'worker': {
      if (event.to < 0) return [{ target: purseTarget(event.seat, 'hand'), kind: 'glow' }];
      const target = workerTarget(event.seat, placeName(content, event.to));
      const from = event.from < 0 ? 'workers' : workerTarget(event.seat, placeName(content, event.from));
      return [{ target, kind: 'hop', from }];
    }
    case 'claim':
      return [{ target: `event:${event.event}`, kind: 'slide', from: placeTarget(`event-${event.slot + 1}`) }];
    case 'marker':
      return [{ target: markerTarget(event.marker), kind: 'slide', from: markerTarget(event.marker) }];
    case 'season':
      return [
        { target: markerTarget('sun'), kind: 'slide', from: markerTarget('sun'), ms: 900 },
        { target: markerTarget('moon'), kind: 'slide', from: markerTarget('moon'), ms: 900 },
      ];
    case 'river':
      return ['river-left', 'river-right'].map((name) => ({ target: placeTarget(name), kind: 'flip' }) as const);
    case 'journey':
      return [{ target: placeTarget('journey'), kind: 'glow' }];
    default:
      return [];
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'build':
    case 'take':
    case 'draw':
    case 'keep':
    case 'tuck':
    case 'discard':
      return 'card';
    case 'worker':
    case 'pay':
    case 'occupy':
      return 'place';
    case 'gain':
    case 'tokens':
    case 'charge':
      return 'grow';
    case 'points':
    case 'claim':
    case 'journey':
      return 'points';
    case 'shuffle':
    case 'look':
    case 'river':
      return 'chance';
    case 'season':
      return 'turn';
    default:
      return null;
  }
}
