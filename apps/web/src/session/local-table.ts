// A table of one's own in the browser: the same lines, the same refusals and the same views as on the server, because
// `@sunglade/table` does all of it. Here is only who sits at the screen.
import {
  type AnyGame,
  commitTo,
  hasSeat,
  type Json,
  type Refusal,
  type Result,
  resultOf,
  type Seats,
  SPECTATOR,
  seat,
  seatList,
  storeSetup,
} from '@sunglade/core';
import {
  type Asked,
  actLines,
  botLines,
  FILL_IN,
  formatOf,
  type Heard,
  heardOf,
  openTableOf,
  type Past,
  type Planned,
  pastOf,
  questionOf,
  recordOf,
  type Seen,
  type StoredConfig,
  seenAs,
  submitLines,
  type Table,
} from '@sunglade/table';
import { createEntropy } from './ids.ts';
import type { LocalSetup, SavedTable } from './saved-table.ts';

/** The table's owner, who opens and starts it. */
const HOST = 'here';
const holder = (person: number): string => `person-${person}`;

/** The edition of a table, as a set-up asks for it. */
export const editionOf = ({ edition }: Pick<SavedTable, 'edition'>): Json =>
  edition.content ? ({ ...edition } as Json) : edition.id;

/** What lists say about a game that is over. */
const endOf = ({ scores, places, won, facts }: Result): Pick<SavedTable, 'scores' | 'places' | 'won' | 'facts'> => ({
  scores,
  places,
  ...(won === undefined ? {} : { won }),
  ...(facts === undefined ? {} : { facts }),
});

/** As the server would store it. */
export const configOf = ({
  format = 1,
  id,
  game,
  rules,
  seats,
  options,
  edition,
  carried,
  ...kept
}: SavedTable): StoredConfig => ({
  format,
  id,
  game,
  rules,
  setup: { seats, options, edition, ...(carried === undefined ? {} : { carried }) },
  host: HOST,
  public: false,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  fillIn: FILL_IN,
  commitment: kept.commitment,
  openedAt: kept.openedAt,
  help: kept.help ?? 'hints',
  ...(kept.from ? { from: kept.from } : {}),
});

export type Heeded = { readonly heard: readonly Heard[] } | { readonly refusal: Refusal; readonly index: number };

/** A new table with everybody seated and the game begun, ready to be kept. */
export function createSavedTable(
  setup: LocalSetup,
  game: AnyGame,
  id: string,
  now: number,
): SavedTable | { problems: string[] } {
  const parsed = game.setup({
    seats: setup.seats,
    ...(setup.options ? { options: setup.options } : {}),
    ...(setup.edition ? { edition: setup.edition } : {}),
    ...(setup.carried === undefined ? {} : { carried: setup.carried }),
  });
  if (!parsed.ok) return { problems: parsed.problems.map((problem) => problem.code) };
  const secret = createEntropy();
  const kept: SavedTable = {
    format: formatOf(setup),
    id,
    game: game.id,
    rules: game.version,
    ...storeSetup(parsed.value, game),
    chairs: setup.chairs,
    secret,
    commitment: commitTo(secret),
    openedAt: now,
    changedAt: now,
    lines: [],
    status: 'open',
    ...(setup.help ? { help: setup.help } : {}),
    ...(setup.from ? { from: setup.from } : {}),
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
  readonly #kept: SavedTable;
  readonly #table: Table;
  /** The person at the screen, or null while it is handed over. */
  #person: number | null;

  constructor(kept: SavedTable, game: AnyGame) {
    this.#kept = kept;
    this.#table = openTableOf(game, { config: configOf(kept), secret: kept.secret }, kept.lines);
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
    return recordOf(this.#table);
  }

  kept(now: number): SavedTable {
    const result = this.#table.run ? resultOf(this.#table.run) : null;
    const { status, lines } = this.#table;
    return {
      ...this.#kept,
      lines: lines.slice(),
      status,
      changedAt: now,
      ...(result ? endOf(result) : {}),
    };
  }

  take(by: string, one: number, text: string, now: number): Refusal | null {
    const answer = this.#table.take({ at: now, by, seat: one, text });
    return 'code' in answer ? answer : null;
  }

  /** Steps of one seat, all or none, each with what it told the person at the screen. */
  submit(one: number, steps: readonly string[], now: number): Heeded {
    const at = this.#table.run?.count(seat(one)) ?? 0;
    return this.#heed(submitLines(this.#table, this.#holderOf(one), { seat: one, at, steps }, now));
  }

  act(one: number, text: string, now: number): Heeded {
    const by = one < 0 ? HOST : this.#holderOf(one);
    return this.#heed(actLines(this.#table, by, { seat: one, text }, now, []));
  }

  /** How many bots have to act now: several where everybody plays at once. */
  get botsToAct(): number {
    return this.#table.botsToAct.length;
  }

  /** What the first bot that has to act is asked. */
  get question(): Asked | null {
    return questionOf(this.#table);
  }

  /** What it does, having thought; refused where the table has changed under its thoughts. */
  botStep(asked: Asked, plan: readonly string[] | null, now: number): Heeded {
    return this.#heed(botLines(this.#table, asked, plan, now, (n) => Math.floor(Math.random() * n)));
  }

  #heed(planned: Planned): Heeded {
    if ('code' in planned) return { refusal: planned, index: 0 };
    const taken = this.#table.takeAll(planned);
    if (!taken.ok) return { refusal: taken.refusal, index: taken.index };
    return { heard: heardOf(taken.happenings, this.eyes, this.#kept.seats) };
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
