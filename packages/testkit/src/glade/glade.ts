import {
  type Clauses,
  DICE_WORDS,
  everyone,
  freshDice,
  type Game,
  hasSeat,
  loadDice,
  NOBODY,
  only,
  type Parsed,
  parseSetup,
  placesBySheets,
  type Refusal,
  type Rules,
  rollBelow,
  type SavedDice,
  type Seat,
  type Seats,
  type Step,
  saveDice,
  seat,
  seedDice,
  shuffle,
  shuffled,
  type Tell,
  withSeat,
} from '@sunglade/core';
import { checkEdition, EDITIONS, type GladeOptions, OPTIONS, readContent } from './content.ts';

/** Where a card lies: 0 the deck, then 4 hands, 4 stores, 4 buried piles. */
const HAND = 1;
const STORE = 5;
const BURIED = 9;

export interface GladeState {
  readonly dice: Uint32Array;
  readonly zone: Int8Array;
  readonly deck: Int8Array;
  readonly berries: Int16Array;
  deckSize: number;
  round: number;
  /** Who has picked and who has handed in this round; everybody handed in means the turns have begun. */
  picked: Seats;
  ready: Seats;
  turn: number;
  /** The seat whose owl may rob now, or -1: a nested choice, kept as plain data. */
  robber: number;
}

export type GladeOpen = {
  readonly round: number;
  readonly picked: number;
  readonly ready: number;
  readonly turn: number;
  readonly robber: number;
  readonly deck: number;
  readonly berries: readonly number[];
  readonly stores: readonly (readonly number[])[];
  readonly hands: readonly number[];
  readonly buried: readonly number[];
};
export type GladeOwn = { readonly hand: readonly number[]; readonly buried: readonly number[] };
export type GladeSecret = { readonly deck: readonly number[]; readonly dice: SavedDice };
export type GladeEvent =
  | { readonly type: 'store' | 'owl'; readonly seat: number; readonly card: number }
  | { readonly type: 'bury' | 'draw'; readonly seat: number; readonly card?: number }
  | { readonly type: 'ready' | 'pass' | 'reshuffle'; readonly seat: number }
  | { readonly type: 'roll'; readonly seat: number; readonly berries: number }
  | { readonly type: 'rob'; readonly seat: number; readonly from: number };
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-in-hand',
  'already-picked',
  'pick-first',
  'not-now',
  'deck-empty',
  'owl-first',
  'no-owl',
  'no-berry',
] as const;
export type GladeRefusal = (typeof REFUSALS)[number];
type GladeRules = Rules<GladeState, GladeOpen, GladeOwn, GladeSecret, GladeEvent, GladeRefusal>;

const CLAUSES: Clauses<GladeRefusal> = {
  all: ['pick-one', 'hand-in', 'turn-draw-or-roll', 'owl-robs', 'rounds', 'score-store', 'score-berries'],
  ofRefusal: {
    'game-over': 'rounds',
    'not-your-turn': 'turn-draw-or-roll',
    'not-in-hand': 'pick-one',
    'already-picked': 'pick-one',
    'pick-first': 'hand-in',
    'not-now': 'turn-draw-or-roll',
    'deck-empty': 'turn-draw-or-roll',
    'owl-first': 'owl-robs',
    'no-owl': 'owl-robs',
    'no-berry': 'owl-robs',
  },
  ofScore: { store: 'score-store', berries: 'score-berries' },
};

function bind(setup: { seats: number; options: GladeOptions; edition: { content: unknown } }): GladeRules {
  const content = readContent(setup.edition.content as never);
  const { seats } = setup;
  const cards = content.values.length;
  const all = everyone(seats);
  const READY = 2 * cards;
  const DRAW = READY + 1;
  const ROLL = DRAW + 1;
  const PASS = ROLL + 1;
  const ROB = PASS + 1;
  const names = [
    ...content.values.map((_, card) => `store ${card}`),
    ...content.values.map((_, card) => `bury ${card}`),
    'ready',
    'draw',
    'roll',
    'pass',
    ...Array.from({ length: seats }, (_, i) => `rob ${i}`),
  ];
  const steps = new Map(names.map((name, step) => [name, step as Step]));
  const inZone = (state: GladeState, zone: number): number[] => {
    const list: number[] = [];
    for (let card = 0; card < cards; card++) if (state.zone[card] === zone) list.push(card);
    return list;
  };
  const bySeat = <T>(make: (one: number) => T): T[] => Array.from({ length: seats }, (_, one) => make(one));

  const acting = (state: GladeState): Seats => {
    if (state.round === content.rounds) return NOBODY;
    return state.ready === all ? only(seat(state.turn)) : ((all & ~state.ready) as Seats);
  };
  const check = (state: GladeState, one: Seat, step: number): GladeRefusal | null => {
    if (state.round === content.rounds) return 'game-over';
    if (!hasSeat(acting(state), one)) return 'not-your-turn';
    if (state.ready !== all) {
      if (step > READY) return 'not-now';
      if (step === READY) return hasSeat(state.picked, one) || state.zone.indexOf(HAND + one) < 0 ? null : 'pick-first';
      if (hasSeat(state.picked, one)) return 'already-picked';
      return state.zone[step % cards] === HAND + one ? null : 'not-in-hand';
    }
    if (step <= READY) return 'not-now';
    if (step < PASS && state.robber >= 0) return 'owl-first';
    if (step === DRAW) return state.deckSize > 0 ? null : 'deck-empty';
    if (step === ROLL) return null;
    if (state.robber < 0) return 'no-owl';
    return step === PASS || (step - ROB !== one && state.berries[step - ROB]! > 0) ? null : 'no-berry';
  };
  const endTurn = (state: GladeState, tell?: Tell<GladeEvent>): void => {
    if (state.deckSize === 0) {
      for (let card = 0; card < cards; card++) {
        if (state.zone[card]! < BURIED) continue;
        state.zone[card] = 0;
        state.deck[state.deckSize++] = card;
      }
      shuffle(state.dice, state.deck, 0, state.deckSize);
      if (state.deckSize > 0) tell?.({ type: 'reshuffle', seat: state.turn }, all);
    }
    state.robber = -1;
    state.turn++;
    if (state.turn < seats) return;
    state.turn = 0;
    state.round++;
    state.picked = NOBODY;
    state.ready = NOBODY;
  };

  return {
    seats,
    stepLimit: names.length,
    maxSteps: content.rounds * seats * 4,
    acting,
    create(seed) {
      const state: GladeState = {
        dice: new Uint32Array(DICE_WORDS),
        zone: new Int8Array(cards),
        deck: Int8Array.from({ length: cards }, (_, card) => card),
        berries: new Int16Array(seats).fill(setup.options.berries),
        deckSize: cards,
        round: 0,
        picked: NOBODY,
        ready: NOBODY,
        turn: 0,
        robber: -1,
      };
      seedDice(state.dice, seed);
      shuffle(state.dice, state.deck, 0, cards);
      for (let i = 0; i < seats * content.hand; i++) state.zone[state.deck[--state.deckSize]!] = HAND + (i % seats);
      return state;
    },
    copy(from, to) {
      if (!to) {
        const { dice, zone, deck, berries } = from;
        return { ...from, dice: dice.slice(), zone: zone.slice(), deck: deck.slice(), berries: berries.slice() };
      }
      to.dice.set(from.dice);
      to.zone.set(from.zone);
      to.deck.set(from.deck);
      to.berries.set(from.berries);
      const { deckSize, round, picked, ready, turn, robber } = from;
      return Object.assign(to, { deckSize, round, picked, ready, turn, robber });
    },
    legal(state, one, out) {
      out.length = 0;
      for (let step = 0; step < names.length; step++) {
        if (check(state, one, step) === null) out.steps[out.length++] = step;
      }
    },
    refuse(state, one, step): Refusal<GladeRefusal> | null {
      const code = check(state, one, step);
      return code === null ? null : step < READY ? { code, at: { card: step % cards } } : { code };
    },
    apply(state, one, step, tell) {
      if (step < READY) {
        const card = step % cards;
        const store = step < cards;
        state.picked = withSeat(state.picked, one);
        state.zone[card] = (store ? STORE : BURIED) + one;
        if (!store) state.berries[one]! += 1;
        if (store) tell?.({ type: 'store', seat: one, card }, all);
        else tell?.({ type: 'bury', seat: one, card }, only(one), { type: 'bury', seat: one });
        return NOBODY;
      }
      if (step === READY) {
        state.ready = withSeat(state.ready, one);
        tell?.({ type: 'ready', seat: one }, all);
        return state.ready === all ? all : only(one);
      }
      if (step === DRAW) {
        const card = state.deck[--state.deckSize]!;
        const owl = content.owls[card] === true;
        state.zone[card] = (owl ? STORE : HAND) + one;
        if (owl) tell?.({ type: 'owl', seat: one, card }, all);
        else tell?.({ type: 'draw', seat: one, card }, only(one), { type: 'draw', seat: one });
        if (owl) {
          state.robber = one;
          return all;
        }
      } else if (step === ROLL) {
        const berries = 1 + rollBelow(state.dice, content.die);
        state.berries[one]! += berries;
        tell?.({ type: 'roll', seat: one, berries }, all);
      } else if (step === PASS) {
        tell?.({ type: 'pass', seat: one }, all);
      } else {
        const from = step - ROB;
        state.berries[from]! -= 1;
        state.berries[one]! += 1;
        tell?.({ type: 'rob', seat: one, from }, all);
      }
      endTurn(state, tell);
      return all;
    },
    score(state, one) {
      const stored = inZone(state, STORE + one);
      const store = stored.reduce((sum, card) => sum + content.values[card]!, 0);
      const berries = state.berries[one]!;
      return { total: store + berries, parts: { store, berries }, soon: {}, ties: [stored.length] };
    },
    outcome(state) {
      if (acting(state) !== NOBODY) return null;
      return { places: placesBySheets(bySeat((one) => this.score(state, seat(one)))) };
    },
    print: (step) => names[step] ?? '',
    parse: (text) => steps.get(text) ?? null,
    parts: (state) => ({
      open: {
        round: state.round,
        picked: state.picked,
        ready: state.ready,
        turn: state.turn,
        robber: state.robber,
        deck: state.deckSize,
        berries: Array.from(state.berries),
        stores: bySeat((one) => inZone(state, STORE + one)),
        hands: bySeat((one) => inZone(state, HAND + one).length),
        buried: bySeat((one) => inZone(state, BURIED + one).length),
      },
      own: bySeat((one) => ({ hand: inZone(state, HAND + one), buried: inZone(state, BURIED + one) })),
      secret: { deck: Array.from(state.deck.subarray(0, state.deckSize)), dice: saveDice(state.dice) },
    }),
    join({ open, own, secret }) {
      const zone = new Int8Array(cards);
      const put = (list: readonly number[], where: number): void =>
        list.forEach((card) => {
          zone[card] = where;
        });
      for (let one = 0; one < seats; one++) {
        put(open.stores[one] ?? [], STORE + one);
        put(own[one]?.hand ?? [], HAND + one);
        put(own[one]?.buried ?? [], BURIED + one);
      }
      const deck = new Int8Array(cards);
      deck.set(secret.deck);
      const dice = new Uint32Array(DICE_WORDS);
      loadDice(dice, secret.dice);
      return {
        dice,
        zone,
        deck,
        berries: Int16Array.from(open.berries),
        deckSize: open.deck,
        round: open.round,
        turn: open.turn,
        robber: open.robber,
        picked: open.picked as Seats,
        ready: open.ready as Seats,
      };
    },
    guess(view, dice) {
      const known = new Set([
        ...view.open.stores.flat(),
        ...view.own.flatMap((own) => (own ? [...own.hand, ...own.buried] : [])),
      ]);
      const unseen = shuffled(
        content.values.map((_, card) => card).filter((card) => !known.has(card)),
        dice,
      );
      const take = (count: number): number[] => unseen.splice(0, count).sort((a, b) => a - b);
      const own = bySeat(
        (one) => view.own[one] ?? { hand: take(view.open.hands[one] ?? 0), buried: take(view.open.buried[one] ?? 0) },
      );
      return { own, secret: { deck: unseen, dice: freshDice(dice.seed()) } };
    },
  };
}

export const glade: Game<GladeOptions, GladeState, GladeOpen, GladeOwn, GladeSecret, GladeEvent, GladeRefusal> = {
  id: 'glade',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  editions: EDITIONS,
  clauses: CLAUSES,
  setup: (raw) =>
    parseSetup<GladeOptions>(raw, { seats: { min: 2, max: 4 }, options: OPTIONS, editions: EDITIONS, checkEdition }),
  bind,
  scorePosition: (raw): Parsed<number> => {
    const list = Array.isArray(raw) ? (raw as unknown[]) : null;
    const content = readContent(EDITIONS[0]!.content);
    const problems = (list ?? []).flatMap((card, i) =>
      content.values[Number(card)] === undefined ? [{ code: 'card-unknown', path: `[${i}]` }] : [],
    );
    if (!list) return { ok: false, problems: [{ code: 'not-a-list', path: '' }] };
    if (problems.length > 0) return { ok: false, problems };
    return { ok: true, value: list.reduce<number>((sum, card) => sum + content.values[Number(card)]!, 0) };
  },
};
