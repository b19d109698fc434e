// Steps as the table knows them: how they are called, what was meant by a tap, how an event moves and sounds.
import { type Event, printStep, RESOURCES, readStep, SLOT_PLACE, type StepData } from '@sunglade/everdell-duo';
import type { Motion, Sound, Target } from '../../kit/screen/screen.ts';
import { askedOf, optionsAsked, paymentOf, teamAsked, verbOf } from './pending.ts';
import { waysOf } from './prices.ts';
import {
  cardNumber,
  cardOfTarget,
  cardTarget,
  cityTarget,
  contentOf,
  DECK_TARGET,
  DISCARD_TARGET,
  handOf,
  markerTarget,
  placeName,
  placeNumber,
  placeOfTarget,
  placeTarget,
  purseTarget,
  resourceOf,
  type Table,
  targetOfPlace,
  targetOfPlaceName,
  workerTarget,
} from './table.ts';
import { EXCHANGE_TARGET, spaceName, spaceTarget } from './team.ts';
import { amountText, askerText } from './words/describe.ts';
import { cardName, placeText, spaceText, thingText } from './words/names.ts';
import { clauseOf } from './words/phrases.ts';
import type { Can, DuoWords } from './words/words.ts';

export const DONE = printStep({ verb: 'done' });

/** A card from the meadow to the hand, or into the city. */
export const isTaking = (step: string): boolean => ['take', 'play'].includes(verbOf(step) ?? '');

/** The thing a step is done with; what has no thing of its own is a button in the bar. */
export function targetOf(text: string): Target | null {
  const step = readStep(text);
  switch (step?.verb) {
    case 'draw':
      return DECK_TARGET;
    case 'move':
      return markerTarget(step.marker);
    case 'place':
    case 'use':
    case 'from':
      return targetOfPlaceName(step.place);
    case 'play':
    case 'take':
    case 'discard':
    case 'keep':
    case 'activate':
    case 'copy':
    case 'with':
    case 'token':
    case 'tuck':
      return cardTarget(step.card);
    case 'done':
    case 'decline':
    case 'accept':
    case 'pay':
    case 'gain':
    case 'payResource':
    case 'trade':
    case 'option':
    case 'to':
    case 'return':
    case 'watch':
    case 'give':
    case 'giveCard':
    case 'news':
    case undefined:
      return null;
    case 'skunk':
      return spaceTarget(step.space);
  }
}

export function labelOf(words: DuoWords, text: string, position: Table): string {
  const { steps } = words;
  const content = contentOf(position);
  const card = (name: string): string => cardName(words, position, cardNumber(content, name));
  const place = (name: string): string => placeText(words, position, content, placeNumber(content, name));
  const step = readStep(text);
  switch (step?.verb) {
    case undefined:
      return text;
    case 'accept':
    case 'decline': {
      const asked = teamAsked(position);
      if (asked === 'confirm') return words.team.steps.agree;
      if (asked === 'oldNews') return step.verb === 'accept' ? words.team.goodNews.keep : words.team.steps.giveUp;
      return steps[step.verb];
    }
    case 'done':
    case 'draw':
      return steps[step.verb];
    case 'pay':
      return payLabel(words, position);
    case 'move':
      return steps.move[step.marker];
    case 'gain':
    case 'trade':
      return steps[step.verb](words.counted(step.resource, 1));
    case 'payResource':
      return steps.payKind(words.counted(step.resource, 1));
    case 'option':
      return optionLabel(words, position, step.option);
    case 'play': {
      const [best] = waysOf(position, cardNumber(content, step.card));
      // What it comes to is told where it is certain.
      if (!best?.payable || best.less > 0 || best.swaps > 0) return steps.play(card(step.card));
      if (best.home >= 0) return `${steps.play(card(step.card))}: ${steps.token(cardName(words, position, best.home))}`;
      return steps.playFor(card(step.card), amountText(words, best.price, best.cards));
    }
    case 'with': {
      const then = position.after(text);
      const pay = then && paymentOf(then);
      return pay ? `${steps.with(card(step.card))}: ${payLabel(words, then)}` : steps.with(card(step.card));
    }
    case 'take':
    case 'discard':
    case 'keep':
    case 'activate':
    case 'copy':
    case 'token':
    case 'tuck':
      return steps[step.verb](card(step.card));
    case 'place':
    case 'use':
    case 'from':
      return steps[step.verb](place(step.place));
    case 'to':
    case 'return':
    case 'watch':
    case 'give':
    case 'giveCard':
    case 'news':
    case 'skunk':
      return teamLabel(words, step, position);
  }
}

type TeamVerb = 'to' | 'return' | 'watch' | 'give' | 'giveCard' | 'news' | 'skunk';

/** A step that only a team has. */
function teamLabel(words: DuoWords, step: Extract<StepData, { readonly verb: TeamVerb }>, position: Table): string {
  const { steps, watch, news } = words.team;
  switch (step.verb) {
    case 'to':
      return step.who === 'nobody' ? steps.nobody : steps.toAnimal[step.who];
    case 'return':
      return steps.return;
    case 'watch':
      return watch.back[step.marker];
    case 'give':
      return steps.give(thingText(words, step.thing, 1));
    case 'giveCard':
      return steps.giveCard(cardName(words, position, cardNumber(contentOf(position), step.card)));
    case 'news': {
      const title = news[step.news]?.title ?? step.news;
      return teamAsked(position) === 'news' ? steps.keepNews(title) : steps.news(title);
    }
    case 'skunk':
      return steps.skunk(spaceText(words, position, step.space));
  }
}

/** What an option brings, where it can be told. */
function optionLabel(words: DuoWords, position: Table, option: number): string {
  const effect = optionsAsked(position, contentOf(position))[option - 1];
  if (!effect) return words.steps.option(option);
  const text = clauseOf(words.phrases, effect);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The rest of the price, where it is certain what it is. */
function payLabel(words: DuoWords, position: Table): string {
  const pay = paymentOf(position);
  if (!pay) return words.steps.pay;
  const price = amountText(words, pay.left, pay.cards);
  return pay.less > 0 ? `${words.steps.payPrice(price)}, ${words.bar.less(pay.less)}` : words.steps.payPrice(price);
}

export function promptOf(words: DuoWords, position: Table): string | null {
  if (position.over || !position.mine) return null;
  const asked = askedOf(position.legal);
  if (asked === null) return null;
  if (asked === 'main') return words.prompt.main(cansOf(position.legal));
  const common = teamAsked(position);
  if (common !== null || asked === 'team') return common && words.team.prompt[common];
  const pay = paymentOf(position);
  if (asked === 'payMenu') return words.prompt.payMenu(pay ? cardName(words, position, pay.card) : '');
  const question = words.prompt[asked];
  const asker = pay ? cardName(words, position, pay.card) : askerText(words, position, contentOf(position));
  if (asker === null && asked === 'discard') return words.prompt.trade;
  return asker === null || asked === 'done' || asked === 'move' ? question : words.prompt.of(asker, question);
}

const CANS: readonly Can[] = ['place', 'play', 'draw', 'take'];

/** What can be done with a whole turn; trading alone only where nothing else is possible. */
function cansOf(legal: readonly string[]): readonly Can[] {
  const verbs = new Set(legal.map(verbOf));
  const cans = CANS.filter((can) => verbs.has(can));
  return cans.length > 0 ? cans : ['trade'];
}

/** What a person meant who tapped something that is not lit. */
export function likelyStep(target: Target, steps: readonly string[], position: Table): string | null {
  const asked = askedOf(position.legal);
  const place = placeOfTarget(target);
  const skunk = steps.find((step) => verbOf(step) === 'skunk');
  if (skunk !== undefined && (asked === 'team' || place === null)) return skunk;
  if (place !== null) return printStep({ verb: asked === 'use' || asked === 'from' ? asked : 'place', place });
  const name = cardOfTarget(target);
  if (name === null) return steps[0] ?? null;
  if (asked !== null && asked !== 'main' && asked !== 'done') {
    const verb = position.legal.map(verbOf).find((one) => steps.some((step) => verbOf(step) === one));
    const meant = verb && steps.find((step) => verbOf(step) === verb);
    if (meant) return meant;
  }
  const card = cardNumber(contentOf(position), name);
  const { towns, meadow } = position.view.open;
  const inCity = towns.some(({ cards }) => cards.some((one) => one.card === card));
  if (inCity) return printStep({ verb: 'place', place: name });
  const near = handOf(position, position.seat).includes(card) || meadow.includes(card);
  return near ? printStep({ verb: 'play', card: name }) : null;
}

/** What it means to drag one thing onto another; all of it can be done by clicks. */
export function dropSteps(from: Target, to: Target, position: Table): readonly string[] | null {
  const step = dropStep(from, to, position);
  return step && [printStep(step)];
}

/** Whether a card can be played without an occupied token. */
const isPlain = (position: Table, name: string): boolean =>
  waysOf(position, cardNumber(contentOf(position), name)).some(({ payable, home }) => payable && home < 0);

function dropStep(from: Target, to: Target, position: Table): StepData | null {
  const card = cardOfTarget(from);
  if (card !== null) {
    // A token is never spent without asking: such a card is looked at first.
    if (to === cityTarget(homeSeat(position, position.seat)))
      return isPlain(position, card) ? { verb: 'play', card } : null;
    if (to === EXCHANGE_TARGET) return { verb: 'giveCard', what: 'card', card };
    const inMeadow = position.view.open.meadow.includes(cardNumber(contentOf(position), card));
    return to === 'hand' && inMeadow ? { verb: 'take', card } : null;
  }
  if (from === 'workers') {
    const place = placeOfTarget(to) ?? cardOfTarget(to);
    return place === null ? null : { verb: 'place', place };
  }
  if (to === EXCHANGE_TARGET) {
    const thing = GIFTS.find((one) => from === purseTarget(position.seat, one === 'token' ? 'occupied' : one));
    return thing ? { verb: 'give', thing } : null;
  }
  return from === DECK_TARGET && to === 'hand' ? { verb: 'draw' } : null;
}

/** What can be put on the exchange beside cards. */
const GIFTS = [...RESOURCES, 'token'] as const;

/** The city that a seat builds in. */
const homeSeat = (position: Table, seat: number): number => (position.view.open.team ? 0 : seat);

export function motionOf(event: Event, position: Table): readonly Motion[] {
  const content = contentOf(position);
  const card = (number: number): Target => cardTarget(content.names[number] ?? '');
  switch (event.type) {
    case 'gain':
      return [{ target: purseTarget(event.seat, resourceOf(event.resource)), kind: 'grow' }];
    case 'pay':
      return [{ target: purseTarget(event.seat, resourceOf(event.resource)), kind: 'glow' }];
    case 'points':
      return [{ target: purseTarget(homeSeat(position, event.seat), 'points'), kind: 'grow' }];
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
      return [{ target: `event:${event.event}`, kind: 'slide', from: targetOfPlace(content, SLOT_PLACE + event.slot) }];
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
      return teamMotion(event, card);
  }
}

/** What a skunk is drawn as, where it stands. */
const skunkTarget = (space: number): Target => `skunk:${spaceName(space)}`;
const thingTarget = (seat: number, thing: number): Target =>
  purseTarget(seat, thing < RESOURCES.length ? resourceOf(thing) : 'occupied');

/** What only happens to a team. */
function teamMotion(event: Event, card: (number: number) => Target): readonly Motion[] {
  switch (event.type) {
    case 'skunks':
      return event.spaces.map((space) => ({ target: skunkTarget(space), kind: 'grow' }) as const);
    case 'skunk':
      if (event.to < 0) return [{ target: spaceTarget(spaceName(event.from)), kind: 'glow' }];
      return [{ target: skunkTarget(event.to), kind: 'hop', from: spaceTarget(spaceName(event.from)) }];
    case 'give':
      return [{ target: EXCHANGE_TARGET, kind: 'slide', from: thingTarget(event.seat, event.thing) }];
    case 'give-card':
      return [{ target: EXCHANGE_TARGET, kind: 'glow' }];
    case 'receive':
      return [{ target: thingTarget(event.seat, event.thing), kind: 'slide', from: EXCHANGE_TARGET }];
    case 'receive-card':
      return event.card === undefined
        ? [{ target: purseTarget(event.seat, 'hand'), kind: 'glow' }]
        : [{ target: card(event.card), kind: 'slide', from: EXCHANGE_TARGET }];
    case 'swap':
      return [{ target: placeTarget(`event-${event.slot + 1}`), kind: 'flip' }];
    case 'her-card':
      return [{ target: card(event.card), kind: 'slide', from: card(event.card) }];
    case 'her-event':
      return [{ target: placeTarget(`event-${event.slot + 1}`), kind: 'glow' }];
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
    case 'skunks':
    case 'throw':
    case 'news-shown':
      return 'chance';
    case 'season':
      return 'turn';
    case 'give':
    case 'receive':
    case 'watch':
      return 'place';
    case 'give-card':
    case 'receive-card':
    case 'her-card':
    case 'news-kept':
    case 'news':
      return 'card';
    case 'her-event':
    case 'her-points':
      return 'stone';
    default:
      return null;
  }
}
