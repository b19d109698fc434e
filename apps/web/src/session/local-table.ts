// A table of one's own, as the server would run it, in the browser: the same lines, the same refusals, the same views.
import { type Bot, createBot } from '@sunglade/bots-engine';
import {
  type AnyGame,
  commitTo,
  createDice,
  hasSeat,
  type Json,
  type Refusal,
  resultOf,
  type Seats,
  seat,
  seatList,
  seedFrom,
  SPECTATOR,
  viewOf,
} from '@sunglade/core';
import type { Heard } from '@sunglade/protocol';
import {
  BOT,
  editionOnWire,
  type Happening,
  heardBy,
  type Past,
  pastOf,
  recordOf,
  type Seen,
  seenAs,
  Table,
} from '@sunglade/table';
import { createEntropy } from './ids.ts';
import type { Kept, LocalSetup } from './kept.ts';

/** The table's owner, who opens and starts it. */
const HOST = 'here';
const holder = (person: number): string => `person-${person}`;

/** The edition of a table, as a set-up asks for it. */
export const editionOf = ({ edition }: Pick<Kept, 'edition'>): Json => (edition.content ? { ...edition } : edition.id);

/** A new table with everybody seated and the game begun, ready to be kept. */
export function createKept(setup: LocalSetup, game: AnyGame, id: string, now: number): Kept | { problems: string[] } {
  const parsed = game.setup({
    seats: setup.seats,
    ...(setup.options ? { options: setup.options } : {}),
    ...(setup.edition ? { edition: setup.edition } : {}),
  });
  if (!parsed.ok) return { problems: parsed.problems.map((problem) => problem.code) };
  const secret = createEntropy();
  const kept: Kept = {
    id,
    game: game.id,
    rules: game.version,
    seats: setup.seats,
    options: parsed.value.options,
    edition: editionOnWire(parsed.value.edition, game.editions),
    chairs: setup.chairs,
    secret,
    commitment: commitTo(secret),
    openedAt: now,
    changedAt: now,
    lines: [],
    status: 'open',
  };
  const table = new LocalTable(kept, game);
  for (const [i, chair] of setup.chairs.entries()) {
    if (chair.kind === 'bot') table.take(HOST, i, `!bot ${chair.level}`, now);
    else table.take(holder(chair.person), i, `!sit ${createEntropy()} ${chair.name}`, now);
  }
  const refused = table.take(HOST, -1, '!start', now);
  return refused ? { problems: [refused.code] } : table.kept(now);
}

export class LocalTable {
  readonly #kept: Kept;
  readonly #table: Table;
  readonly #game: AnyGame;
  readonly #bots = new Map<string, Bot | null>();
  /** The person at the screen, or null while it is handed over. */
  #person: number | null;

  constructor(kept: Kept, game: AnyGame) {
    const parsed = game.setup({
      seats: kept.seats,
      options: kept.options,
      edition: editionOf(kept),
    });
    if (!parsed.ok) throw new Error(parsed.problems[0]?.code ?? 'setup');
    this.#kept = kept;
    this.#game = game;
    this.#table = Table.load(
      {
        id: kept.id,
        game: kept.game,
        rules: kept.rules,
        setup: parsed.value,
        host: HOST,
        public: false,
        clock: { kind: 'none' },
        onTimeout: 'bot',
        fillIn: 'random',
        commitment: kept.commitment,
        openedAt: kept.openedAt,
      },
      kept.secret,
      game,
      kept.lines,
    );
    this.#person = this.people.length > 0 ? (this.#needed() ?? this.people[0] ?? null) : null;
    // Somebody may have closed the page in the midst of a hand-over: do not show one's cards to the other.
    if (this.people.length > 1 && this.#hasSecrets()) this.#person = null;
  }

  get people(): number[] {
    return [...new Set(this.#kept.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : [])))];
  }

  /** The seats of the person at the screen. */
  get eyes(): Seats {
    if (this.#table.status === 'over' && this.people.length > 1) return this.#table.seatsOf(holder(this.#person ?? 0));
    return this.#person === null ? SPECTATOR : this.#table.seatsOf(holder(this.#person));
  }

  /** Turns the screen to whose turn it is; answers with the seat whose person has to come first, where cards are hidden. */
  turnScreen(): number | null {
    if (this.#table.status !== 'playing') return null;
    const needed = this.#needed();
    if (needed === null || needed === this.#person) return null;
    if (this.#hasSecrets()) {
      this.#person = null;
      return this.#seatOf(needed);
    }
    this.#person = needed;
    return null;
  }

  look(one: number): void {
    const chair = this.#kept.chairs[one];
    if (chair?.kind === 'person') this.#person = chair.person;
  }

  seen(now: number): Seen {
    return seenAs(this.#table, this.eyes, now, true);
  }

  past(withViews: boolean): Past[] {
    return pastOf(this.#table, this.eyes, withViews);
  }

  record(): unknown {
    return recordOf(this.#table, this.#game);
  }

  kept(now: number): Kept {
    const result = this.#table.run ? resultOf(this.#table.run) : null;
    const { status, lines } = this.#table;
    return {
      ...this.#kept,
      lines: lines.slice(),
      status,
      changedAt: now,
      ...(result ? { scores: result.scores, places: result.places } : {}),
    };
  }

  take(by: string, one: number, text: string, now: number): Refusal | null {
    const answer = this.#table.take({ at: now, by, seat: one, text });
    return 'code' in answer ? answer : null;
  }

  /** Steps of one seat, all or none, each with what it told the person at the screen. */
  submit(one: number, steps: readonly string[], now: number): { heard: Heard[] } | { refusal: Refusal; index: number } {
    const by = this.#holderOf(one);
    const refused = this.#tryOut(one, steps);
    if (refused) return refused;
    const heard: Heard[] = [];
    for (const [index, text] of steps.entries()) {
      const answer = this.#table.take({ at: now, by, seat: one, text });
      if ('code' in answer) return { refusal: answer, index };
      heard.push(this.#heard(answer));
    }
    return { heard };
  }

  /** Later steps on a copy: if one of them does not fit, none is taken. */
  #tryOut(one: number, steps: readonly string[]): { refusal: Refusal; index: number } | null {
    const { run, rules } = this.#table;
    if (steps.length < 2 || !run) return null;
    const copy = rules.copy(run.state);
    for (const [index, text] of steps.entries()) {
      const step = rules.parse(text);
      const refusal = step === null ? { code: 'unknown-step' } : rules.refuse(copy, seat(one), step);
      if (refusal) return { refusal, index };
      if (step !== null) rules.apply(copy, seat(one), step);
    }
    return null;
  }

  act(one: number, text: string, now: number): { heard: Heard[] } | { refusal: Refusal } {
    const answer = this.#table.take({ at: now, by: one < 0 ? HOST : this.#holderOf(one), seat: one, text });
    return 'code' in answer ? { refusal: answer } : { heard: [this.#heard(answer)] };
  }

  get botsToAct(): boolean {
    return this.#table.botsToAct.length > 0;
  }

  /** One step of the first bot that has to act. */
  botStep(now: number): Heard | null {
    const one = this.#table.botsToAct[0];
    const { run, rules } = this.#table;
    if (one === undefined || !run) return null;
    const level = this.#table.chairs[one]?.bot ?? 'random';
    if (!this.#bots.has(level)) this.#bots.set(level, createBot(level, rules) ?? createBot('random', rules));
    const bot = this.#bots.get(level);
    const step = bot?.choose(viewOf(rules, run.state, (1 << one) as Seats), one, createDice(seedFrom(createEntropy())));
    if (step === undefined) return null;
    const answer = this.#table.take({ at: now, by: BOT, seat: one, text: rules.print(step) });
    return 'code' in answer ? null : this.#heard(answer);
  }

  #heard({ seq, line, kind, told }: Happening): Heard {
    const note = line.text.startsWith('!') ? { note: line.text } : {};
    return { seq, seat: line.seat, kind, ...note, events: heardBy(told, this.eyes, this.#kept.seats) };
  }

  #holderOf(one: number): string {
    const chair = this.#kept.chairs[one];
    return chair?.kind === 'person' ? holder(chair.person) : '';
  }

  #seatOf(person: number): number {
    return this.#kept.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  }

  /** The person who has to act: the one at the screen, if it is theirs. */
  #needed(): number | null {
    const acting = seatList(this.#table.acting).flatMap((one) => {
      const chair = this.#kept.chairs[one];
      return chair?.kind === 'person' && !hasSeat(this.#table.run?.out ?? SPECTATOR, seat(one)) ? [chair.person] : [];
    });
    if (acting.length === 0) return null;
    return this.#person !== null && acting.includes(this.#person) ? this.#person : (acting[0] ?? null);
  }

  /** Whether anybody at the table knows what another does not. */
  #hasSecrets(): boolean {
    const { run, rules } = this.#table;
    return !!run && rules.parts(run.state).own.some((own) => own !== null);
  }
}
