// What a card really costs its player, and in which ways it can be paid. The rules say it: they are asked at a table where
// nothing is scarce, so that also what cannot be paid has a price, and what is missing is the difference.
import {
  type AnyRules,
  createDice,
  imagine,
  legalSteps,
  only,
  printSteps,
  seat,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { type CityCard, type Event, type Open, printStep, RESOURCES, readStep } from '@sunglade/everdell-duo';
import { paymentOf } from './pending.ts';
import { cardNumber, cardOf, contentOf, type Table } from './table.ts';

/** One way to pay for a card. */
export interface Way {
  /** What follows after `play`, as far as it is already decided. */
  readonly steps: readonly string[];
  /** Of each kind. */
  readonly price: readonly number[];
  /** So many less of any kind, chosen while paying. */
  readonly less: number;
  /** So many may be of another kind. */
  readonly swaps: number;
  /** Hand cards that are discarded. */
  readonly cards: number;
  /** Cards of the own city that make it cheaper. */
  readonly helpers: readonly number[];
  /** The construction that gets the occupied token, or -1. */
  readonly home: number;
  /** What helpers use up: their point tokens, hand cards put under them. */
  readonly charges: number;
  readonly tucked: number;
  /** What the player lacks of each kind; all zero where it can be paid. */
  readonly missing: readonly number[];
  readonly payable: boolean;
}

/** More than anything costs, and less than a supply can hold. */
const PLENTY = 60;
/** Nobody reads more lines than these. */
const MOST_WAYS = 6;
/** Any dice do: what chance decides is not looked at. */
const dice = createDice(seedFrom('prices'));

interface World {
  readonly rules: AnyRules;
  readonly rich: unknown;
  readonly ways: Map<number, readonly Way[]>;
}
const worlds = new WeakMap<Table, World>();

/** The same table where the player has plenty of everything. */
function worldOf(position: Table): World {
  let known = worlds.get(position);
  if (!known) {
    const { view, rules } = position;
    const seats = view.open.seats.map((one, i) =>
      i === position.seat ? { ...one, resources: RESOURCES.map(() => PLENTY) } : one,
    );
    const rich = imagine(rules, { ...view, open: { ...view.open, seats } }, dice);
    known = { rules, rich, ways: new Map() };
    worlds.set(position, known);
  }
  return known;
}

interface Node {
  readonly state: unknown;
  readonly steps: readonly string[];
  readonly helpers: readonly number[];
  readonly home: number;
  readonly tucked: number;
  /** What was paid before the card was built. */
  readonly paid: readonly number[];
  readonly built: boolean;
}

/** One step further, or null where it is not allowed. */
function stepOn(
  { rules }: World,
  one: number,
  node: Node,
  text: string,
  number: (name: string) => number,
): Node | null {
  const who = seat(one);
  const step = rules.parse(text);
  if (step === null || rules.refuse(node.state, who, step)) return null;
  const state = rules.copy(node.state);
  const paid = [...node.paid];
  let { built } = node;
  const helpers = new Set(node.helpers);
  let { home } = node;
  rules.apply(state, who, step, (told) => {
    const event = told as unknown as Event;
    if (event.type === 'build') built = true;
    // What comes after is the effect of the card.
    if (built) return;
    if (event.type === 'pay') paid[event.resource] = (paid[event.resource] ?? 0) + event.n;
    if (event.type === 'discount') helpers.add(event.card);
    if (event.type === 'occupy') home = event.card;
  });
  const data = readStep(text);
  if (data?.verb === 'with') helpers.add(number(data.card));
  return {
    state,
    steps: data?.verb === 'play' || data?.verb === 'tuck' ? node.steps : [...node.steps, text],
    helpers: [...helpers],
    home,
    tucked: node.tucked + (data?.verb === 'tuck' ? 1 : 0),
    paid,
    built,
  };
}

/** Every way to go on from a node, to the moment when it is decided what is paid. */
function* endsOf(world: World, position: Table, node: Node): Generator<Node> {
  if (node.built) {
    yield node;
    return;
  }
  const content = contentOf(position);
  const number = (name: string): number => cardNumber(content, name);
  const legal = printSteps(world.rules, legalSteps(world.rules, node.state, seat(position.seat)));
  const data = legal.flatMap((text) => {
    const step = readStep(text);
    return step ? [{ text, step }] : [];
  });
  // Which card is put away does not change the price.
  const tuck = data.find(({ step }) => step.verb === 'tuck');
  const menu = tuck ? [tuck] : data.filter(({ step }) => ['pay', 'with', 'token'].includes(step.verb));
  if (menu.length === 0) {
    yield node;
    return;
  }
  const latest = Math.max(-1, ...node.helpers);
  for (const { text, step } of menu) {
    // The same helpers in another order are the same way.
    if (step.verb === 'with' && number(step.card) < latest) continue;
    const next = stepOn(world, position.seat, node, text, number);
    if (next) yield* endsOf(world, position, next);
  }
}

const cityCardsOf = (open: Open, one: number): readonly CityCard[] => open.towns[open.team ? 0 : one]?.cards ?? [];

function chargesOn(open: Open, one: number): number {
  return cityCardsOf(open, one).reduce((sum, { charges }) => sum + charges, 0);
}

function wayOf(world: World, position: Table, card: number, end: Node): Way {
  const { seat: one, view } = position;
  const open = viewOf(world.rules, end.state, only(seat(one))).open as unknown as Open;
  const pay = end.built ? null : paymentOf({ view: { open } });
  // While kinds are still to be chosen the payment under way says what is left.
  const chosen = pay !== null && pay.units > 0 ? pay : { left: end.paid, less: 0, swaps: 0 };
  const { left: price, less, swaps } = chosen;
  const have = view.open.seats[one]?.resources ?? [];
  const lacking = price.map((count, kind) => Math.max(0, count - (have[kind] ?? 0)));
  const short = lacking.reduce((sum, count) => sum + count, 0);
  const total = price.reduce((sum, count) => sum + count, 0);
  const payable = short <= less + swaps && have.reduce((sum, count) => sum + count, 0) >= total - less;
  // Where discounts cover no more than what is missing, it is decided what is paid.
  const forced = payable && swaps === 0 && short === less;
  const spent = chargesOn(view.open, one) - chargesOn(open, one);
  const drawn = cityCardsOf(open, one).find((built) => built.card === card)?.charges ?? 0;
  return {
    steps: end.steps,
    price: forced ? price.map((count, kind) => count - (lacking[kind] ?? 0)) : price,
    less: forced ? 0 : less,
    swaps,
    cards: cardOf(contentOf(position), card)?.cost.cards ?? 0,
    helpers: end.helpers,
    home: end.home,
    charges: Math.max(0, spent + drawn),
    tucked: end.tucked,
    missing: payable ? lacking.map(() => 0) : lacking,
    payable,
  };
}

/** Everything that a way takes from its player. */
const lossesOf = ({ price, less, home, charges, tucked, swaps }: Way): readonly number[] => [
  ...price,
  -less,
  home < 0 ? 0 : 1,
  charges,
  tucked,
  -swaps,
];

/** Whether another way takes nothing more and something less. */
function isWorse(way: Way, others: readonly Way[]): boolean {
  const mine = lossesOf(way);
  return others.some((other) => {
    const theirs = lossesOf(other);
    return (
      (other.payable || !way.payable) &&
      theirs.every((loss, i) => loss <= (mine[i] ?? 0)) &&
      theirs.some((loss, i) => loss < (mine[i] ?? 0))
    );
  });
}

const sumOf = (way: Way): number => way.price.reduce((sum, count) => sum + count, 0) - way.less;
/** What can be paid first, then what costs no token, then what costs least. */
const order = (a: Way, b: Way): number =>
  Number(b.payable) - Number(a.payable) || Number(a.home >= 0) - Number(b.home >= 0) || sumOf(a) - sumOf(b);

/** The ways to pay for a card that may be played now, the best first; none where only something else is possible. */
export function waysOf(position: Table, card: number): readonly Way[] {
  if (!position.mine || position.over) return [];
  const world = worldOf(position);
  const known = world.ways.get(card);
  if (known) return known;
  const content = contentOf(position);
  const name = content.names[card] ?? '';
  const start: Node = {
    state: world.rich,
    steps: [],
    helpers: [],
    home: -1,
    tucked: 0,
    paid: RESOURCES.map(() => 0),
    built: false,
  };
  const number = (of: string): number => cardNumber(content, of);
  const begun = stepOn(world, position.seat, start, printStep({ verb: 'play', card: name }), number);
  const all = begun ? [...endsOf(world, position, begun)].map((end) => wayOf(world, position, card, end)) : [];
  const ways = all
    .filter((way) => !isWorse(way, all))
    .sort(order)
    .slice(0, MOST_WAYS);
  world.ways.set(card, ways);
  return ways;
}
