// What the rules are waiting for, read from the view: the payment under way, and the place whose effect asks.
import {
  CARD_PLACE,
  type Content,
  type Effect,
  type Open,
  printStep,
  RESOURCES,
  readStep,
  type StepData,
  skunkLeaving,
} from '@sunglade/everdell-duo';
import { cardNumber, cardOf, contentOf, isRiver, isSlot, placeNumber, type Table } from './table.ts';
import { commonAt, teamOf } from './team.ts';
import type { TeamAsked } from './words/team.ts';

/** The width of a frame of pending work in the view, and where it names its source. */
const FRAME = 8;
const SOURCE = 3;

/** The payment in the view, by position. */
const PAY = { card: 0, pool: 3, swaps: 4, cards: 6, units: 7, left: 10, chosen: 14 } as const;

/** What kind of answer is wanted, told from the steps that are allowed. */
const ASKED = [
  'main',
  'done',
  'move',
  'gain',
  'payKind',
  'payMenu',
  'tuck',
  'discard',
  'keep',
  'option',
  'accept',
  'activate',
  'copy',
  'use',
  'place',
  'from',
  'take',
  'play',
  'afford',
  'team',
] as const;
export type Asked = (typeof ASKED)[number];

/** What an answer with this verb answers; null where the verb alone does not tell. */
const OF_VERB: Readonly<Record<StepData['verb'], Asked | null>> = {
  done: 'done',
  decline: null,
  accept: 'accept',
  pay: 'payMenu',
  draw: 'main',
  move: 'move',
  gain: 'gain',
  payResource: 'payKind',
  trade: null,
  option: 'option',
  play: 'play',
  take: 'take',
  discard: 'discard',
  keep: 'keep',
  activate: 'activate',
  copy: 'copy',
  with: 'payMenu',
  token: 'payMenu',
  tuck: 'tuck',
  place: 'place',
  use: 'use',
  from: 'from',
  to: 'team',
  return: 'team',
  skunk: 'team',
  watch: null,
  give: null,
  giveCard: null,
  news: null,
};

export const verbOf = (text: string): StepData['verb'] | null => readStep(text)?.verb ?? null;

export function askedOf(legal: readonly string[]): Asked | null {
  const verbs = legal.flatMap((text) => verbOf(text) ?? []);
  const has = (verb: StepData['verb']): boolean => verbs.includes(verb);
  // Only a whole turn lies open offers drawing or taking without saying no.
  if (has('draw') || (has('take') && !has('decline'))) return 'main';
  for (const verb of ['done', 'pay', 'payResource'] as const) if (has(verb)) return OF_VERB[verb];
  if (has('return')) return 'team';
  for (const verb of verbs) if (OF_VERB[verb]) return OF_VERB[verb];
  // Good news alone: which of them are kept.
  if (has('news') && !has('decline') && !has('trade')) return 'team';
  if (!has('trade')) return null;
  // Trades alone: either an effect waits for one that pays for it, or the action itself is not possible.
  return has('decline') ? 'afford' : 'main';
}

export interface Payment {
  readonly card: number;
  /** Still to be paid of each kind, before what is taken off. */
  readonly left: readonly number[];
  /** Resources of any kind less. */
  readonly less: number;
  /** Resources that may be of another kind. */
  readonly swaps: number;
  readonly cards: number;
  readonly units: number;
  readonly chosen: readonly number[];
}

/** The payment under way, or null. */
export function paymentOf(position: { readonly view: { readonly open: Pick<Open, 'pay'> } }): Payment | null {
  const { pay } = position.view.open;
  const card = pay[PAY.card] ?? -1;
  if (card < 0) return null;
  const four = (from: number): readonly number[] => RESOURCES.map((_, kind) => pay[from + kind] ?? 0);
  return {
    card,
    left: four(PAY.left),
    less: pay[PAY.pool] ?? 0,
    swaps: pay[PAY.swaps] ?? 0,
    cards: pay[PAY.cards] ?? 0,
    units: pay[PAY.units] ?? 0,
    chosen: four(PAY.chosen),
  };
}

/** The place whose effect is asking, or -1: season tiles and the turn itself. */
export function askingPlace(position: Table): number {
  const { frames } = position.view.open;
  return frames.length >= FRAME ? (frames.at(SOURCE - FRAME) ?? -1) : -1;
}

/** Whether it is asked which of several cards works next: none of them is the one that asks. */
export function isOrderAsked(position: Table): boolean {
  const card = contentOf(position).names[askingPlace(position) - CARD_PLACE];
  return card !== undefined && position.legal.includes(printStep({ verb: 'activate', card }));
}

/** All effects that can be carried out at a place. */
export function effectsAt(position: Table, content: Content, place: number): readonly Effect[] {
  const { edition } = content;
  if (place < 0) return [];
  if (place >= CARD_PLACE) {
    const ability = cardOf(content, place - CARD_PLACE)?.ability;
    return [ability?.onPlay, ability?.production, ability?.visit, ability?.trigger?.do].flatMap((one) => one ?? []);
  }
  if (isSlot(place)) return [edition.slots[place - edition.farms.length - 2]?.reward].flatMap((one) => one ?? []);
  if (isRiver(place)) {
    const tile = position.view.open.river[place - edition.farms.length] ?? -1;
    return [edition.rivers[tile]?.effect].flatMap((one) => one ?? []);
  }
  return [edition.farms[place]?.effect].flatMap((one) => one ?? []);
}

/** An effect and everything inside it. */
function* within(effect: Effect): Generator<Effect> {
  yield effect;
  if (effect.op === 'seq') for (const one of effect.do) yield* within(one);
  else if (effect.op === 'choose') for (const one of effect.options) yield* within(one);
  else if (effect.op === 'exchange' || effect.op === 'exchangeDistinct' || effect.op === 'forEach')
    yield* within(effect.do);
}

/** What each option of the choice that is asked means; empty where it cannot be told. */
export function optionsAsked(position: Table, content: Content): readonly Effect[] {
  const choices = effectsAt(position, content, askingPlace(position))
    .flatMap((effect) => [...within(effect)])
    .flatMap((effect) => (effect.op === 'choose' ? [effect.options] : []));
  return choices.length === 1 ? (choices[0] ?? []) : [];
}

/** What only a team is asked; null for everything that is asked in any game. */
export function teamAsked(position: Table): TeamAsked | null {
  const common = commonAt(position);
  switch (common?.kind) {
    case 'share':
    case 'name':
    case 'keep':
      if (common.stage === 'confirming') return 'confirm';
      if (common.kind === 'keep') return 'news';
      return common.kind === 'share' ? 'share' : common.split ? 'split' : 'name';
    case 'keep-old':
      return 'oldNews';
    default:
      return teamOf(position)?.inNews === 1 ? newsAsked(position) : null;
  }
}

/** What good news ask that are being used. */
function newsAsked(position: Table): TeamAsked | null {
  const content = contentOf(position);
  const { open } = position.view;
  for (const text of position.legal) {
    const step = readStep(text);
    if (step?.verb === 'skunk') return skunkLeaving(open) < 0 ? 'skunk' : 'skunkTo';
    if (step?.verb === 'move') return 'back';
    if (step?.verb === 'use' && isSlot(placeNumber(content, step.place))) return 'event';
    if (step?.verb === 'discard' && open.meadow.includes(cardNumber(content, step.card))) return 'refresh';
  }
  return null;
}
