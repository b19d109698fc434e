// Matches for tests: every kind of table, played quickly.
import { loadBots } from '@sunglade/bots';
import {
  type AnyGame,
  createDice,
  createRecord,
  firstSeat,
  type MatchRecord,
  only,
  Run,
  type Seat,
  type Setup,
  seat as seatOf,
  seedFrom,
  type View,
  viewOf,
} from '@sunglade/core';
import { loadGame } from '@sunglade/registry';

export interface Kind {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Who plays, on every seat. */
  readonly level: string;
}

export const KINDS: readonly Kind[] = [
  { game: 'evergreen', seats: 1, level: 'fox' },
  { game: 'evergreen', seats: 2, level: 'fox' },
  { game: 'evergreen', seats: 4, level: 'hedgehog' },
  { game: 'harmonies', seats: 1, level: 'badger' },
  { game: 'harmonies', seats: 3, level: 'badger', options: { side: 'B' } },
  { game: 'everdell-duo', seats: 2, level: 'hedgehog' },
  { game: 'everdell-duo', seats: 2, level: 'random', options: { mode: 'together' } },
  { game: 'glade', seats: 2, level: 'random' },
];

export interface Match {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly run: Run;
  /** Every moment in which somebody was asked. */
  readonly asked: readonly { readonly view: View; readonly seat: Seat; readonly state: unknown }[];
}

/** To its end, or until so many turns were planned and everybody gives up. */
export async function playMatch(
  { game: id, seats, options = {}, level }: Kind,
  seed: string,
  turns = Number.POSITIVE_INFINITY,
): Promise<Match> {
  const game = await loadGame(id);
  const setup = game?.setup({ seats, options });
  if (!game || !setup?.ok) throw new Error(`no table of ${id}`);
  const rules = game.bind(setup.value);
  const bot = (await loadBots(id))({ rules, setup: setup.value }, level);
  if (!bot) throw new Error(`nobody plays ${level}`);
  const run = new Run(rules, seedFrom(seed));
  const dice = createDice(seedFrom(`${seed} dice`));
  const asked: Match['asked'][number][] = [];
  while (run.acting !== 0) {
    if (asked.length === turns) {
      for (let i = 0; i < seats; i++) run.take({ seat: seatOf(i), text: '!resign' });
      break;
    }
    const seat = firstSeat(run.acting);
    const view = viewOf(rules, run.state, only(seat));
    asked.push({ view, seat, state: rules.copy(run.state) });
    for (const step of bot.plan(view, seat, dice, { playouts: 6 })) run.take({ seat, text: rules.print(step) });
  }
  return { game, setup: setup.value, run, asked };
}

export const recordOf = ({ game, setup, run }: Match, players?: readonly string[]): MatchRecord =>
  createRecord(game, setup, run, players ? { players } : {});

export const nameOf = ({ game, seats, options }: Kind): string => `${game} ${seats} ${JSON.stringify(options ?? {})}`;
