// Positions for tests: a game is set up, then what lies on the table is replaced by what a test is about.
import { legalSteps, printSteps, type Refusal, type Seat, type Step, seat, seedFrom, type Tell } from '@sunglade/core';
import { check } from './check.ts';
import { type Content, readContent } from './content.ts';
import { EDITIONS, type EditionContent } from './edition.ts';
import type { Event } from './events.ts';
import { GAMES, harmonies } from './game.ts';
import type { Open, PlayerView } from './parts.ts';
import type { HarmoniesRules } from './rules.ts';
import { STACKS } from './stacks.ts';
import { type Bound, createBound, type State } from './state.ts';
import { readStep } from './steps.ts';
import { COLOURS, type Colour, type Side } from './terms.ts';
import type { Version } from './versions.ts';

const house = EDITIONS[0].content as EditionContent;
export const HOUSE: Readonly<Record<Side, Content>> = { A: readContent(house, 'A'), B: readContent(house, 'B') };

export interface PlayerSetup {
  /** Stacks by place, bottom to top: `{'0,1': 'brown+green'}`. */
  readonly board?: Readonly<Record<string, string>>;
  /** Fills all empty spaces but this many, with tokens on which nothing goes. */
  readonly empty?: number;
  /** Cubes by place, and the card they came from. */
  readonly cubes?: Readonly<Record<string, string>>;
  /** Held cards and cubes placed from them. */
  readonly held?: Readonly<Record<string, number>>;
  readonly completed?: readonly string[];
  readonly spirit?: string;
}

export interface TableSetup {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly edition?: unknown;
  readonly seed?: string;
  readonly players?: readonly PlayerSetup[];
  readonly open?: Partial<Omit<Open, 'players' | 'deck'>>;
  readonly deck?: readonly string[];
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: Version;
}

export interface TestTable {
  readonly b: Bound;
  readonly rules: HarmoniesRules;
  readonly state: State;
  readonly open: Open;
  readonly events: Event[];
  /** The refusal's code, or null. */
  why(text: string, who?: number): string | null;
  refusal(text: string, who?: number): Refusal | null;
  /** Takes steps of the seat whose turn it is. Throws where one is refused. */
  play(...texts: string[]): void;
  /** Places every token in hand wherever it may go, on empty spaces first, and ends the turn. */
  finish(): void;
  legal(who?: number): string[];
}

export function createTable(setup: TableSetup = {}): TestTable {
  const { seats = 2, options = {}, edition, rules: version = harmonies.version as Version } = setup;
  const parsed = GAMES[version].setup({ seats, options, edition });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const rules = GAMES[version].bind(parsed.value);
  const b = createBound(parsed.value, version);
  const seed = seedFrom(setup.seed ?? 'fixture');
  const state = arrange(b, rules, rules.create(seed), setup);
  const events: Event[] = [];
  const tell: Tell<Event> = (event) => void events.push(event);
  const stepOf = (text: string): Step => {
    const step = rules.parse(text);
    if (step === null) throw new Error(`no such step: ${text}`);
    return step;
  };
  const mover = (): Seat => seat(rules.parts(state).open.mover);
  const refusal = (text: string, who?: number): Refusal | null =>
    rules.refuse(state, who === undefined ? mover() : seat(who), stepOf(text));
  const play = (...texts: string[]): void => {
    for (const text of texts) {
      const no = refusal(text);
      if (no) throw new Error(`${text}: ${no.code}`);
      rules.apply(state, mover(), stepOf(text), tell);
    }
  };
  const legal = (who?: number): string[] =>
    printSteps(rules, legalSteps(rules as never, state, who === undefined ? mover() : seat(who)));
  const finish = (): void => {
    if (rules.parts(state).open.took === null) play(legal().find((text) => readStep(text)?.verb === 'take') ?? '');
    while (rules.parts(state).open.hand.length > 0) {
      const { spaces } = rules.parts(state).open.players[mover()] as PlayerView;
      const places = legal().filter((text) => readStep(text)?.verb === 'place');
      const free = places.filter((text) => {
        const step = readStep(text);
        return step?.verb === 'place' && spaces[b.content.places.indexOf(step.place)]?.stack.length === 0;
      });
      play((free[0] ?? places[0]) as string);
    }
    play('done');
  };
  return {
    b,
    rules,
    state,
    events,
    get open() {
      return rules.parts(state).open;
    },
    refusal,
    why: (text, who) => check(b, state, who === undefined ? mover() : seat(who), stepOf(text)),
    play,
    finish,
    legal,
  };
}

function arrange(b: Bound, rules: HarmoniesRules, state: State, setup: TableSetup): State {
  const { open, own, secret } = rules.parts(state);
  const { content } = b;
  const players = open.players.map((player, i) => arrangePlayer(b, player, setup.players?.[i] ?? {}));
  const gone = new Set(players.flatMap((player) => [...player.held.map((held) => held.card), ...player.completed]));
  for (const card of setup.open?.discard ?? []) gone.add(card);
  const free = content.ids.slice(0, content.animals).filter((id) => !gone.has(id));
  const display = setup.open?.display ?? free.slice(0, open.display.length);
  const deck = setup.deck ?? free.filter((id) => !display.includes(id));
  const first = setup.open?.first ?? 0;
  const next = { ...open, first, mover: first, ...setup.open, players, display, deck: deck.length };
  if (players.some((player) => player.spirit !== null) && next.phase === 'spirit') {
    return rules.join({ open: { ...next, phase: 'turn' }, own, secret: { ...secret, deck } });
  }
  return rules.join({ open: next, own, secret: { ...secret, deck } });
}

function arrangePlayer(b: Bound, player: PlayerView, setup: PlayerSetup): PlayerView {
  const { places } = b.content;
  for (const place of [...Object.keys(setup.board ?? {}), ...Object.keys(setup.cubes ?? {})]) {
    if (!places.includes(place)) throw new Error(`no space ${place}`);
  }
  const spaces = places.map((place) => ({
    stack: readStack(setup.board?.[place] ?? ''),
    cube: setup.cubes?.[place] ?? null,
  }));
  let rest = spaces.filter((space) => space.stack.length === 0).length - (setup.empty ?? places.length);
  // From the far end of the board, so that a test's own corner stays as it is.
  for (let i = spaces.length - 1; i >= 0 && rest > 0; i--) {
    if (spaces[i]?.stack.length !== 0) continue;
    spaces[i] = { stack: ['yellow'], cube: null };
    rest--;
  }
  return {
    ...player,
    spaces,
    held: [
      ...(setup.spirit && !setup.completed?.includes(setup.spirit) && !setup.held?.[setup.spirit]
        ? [{ card: setup.spirit, cubes: 0 }]
        : []),
      ...Object.entries(setup.held ?? {}).map(([card, cubes]) => ({ card, cubes })),
    ],
    completed: setup.completed ?? [],
    spirit: setup.spirit ?? null,
  };
}

function readStack(text: string): readonly Colour[] {
  const stack = STACKS.find((one) => one.join('+') === text);
  if (!stack) throw new Error(`no stack ${text}`);
  return stack;
}

export const noTokens = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
