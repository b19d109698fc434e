import type { AnyGame, Parsed, Problem, Seed, Setup, StoredSetup } from '@sunglade/core';
import { isObject, openSetup, storeSetup } from '@sunglade/core';

/** How long a player may think. A turn lasts from the moment a seat may act until it is handed in. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'game'; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** A table that people come back to now and then. At any other they sit together, and nobody goes on holiday there. */
export const isTurnByTurn = ({ kind }: Clock): boolean => kind === 'days' || kind === 'none';

/**
 * What happens when the time is up: a bot fills in until the player returns, the seat is lost, or nothing by itself, and the
 * others may let a bot play or call the game off.
 */
export const TIMEOUTS = ['bot', 'forfeit', 'wait'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** Who fills in for somebody absent where nobody chose otherwise. */
export const FILL_IN = 'greedy';

/** Which help of the coach people may ask for: all of it, only to be shown a good turn, or none. */
export const HELPS = ['all', 'hints', 'none'] as const;
export type Help = (typeof HELPS)[number];

/** How people may talk: not at all, with ready phrases, or as they like. */
export const TALKS = ['off', 'phrases', 'text'] as const;
export type Talk = (typeof TALKS)[number];

/** What is allowed where both of these hold. */
export const quieter = (one: Talk, other: Talk): Talk => (TALKS.indexOf(one) < TALKS.indexOf(other) ? one : other);

/** A moment of another match from which a table goes on: its seed, and the steps that were taken. */
export interface Beginning {
  readonly seed: Seed;
  readonly steps: readonly { readonly seat: number; readonly text: string }[];
}

/** Fixed when the table is opened. */
export interface TableConfig {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  /** The user who opened the table. */
  readonly host: string;
  readonly public: boolean;
  readonly clock: Clock;
  readonly onTimeout: Timeout;
  /** Who fills in for an absent player. */
  readonly fillIn: string;
  /** Hash of the server's secret: fixed before anybody sits down. */
  readonly commitment: string;
  /** Milliseconds since 1970, by the server. */
  readonly openedAt: number;
  /** The campaign whose sheet it was opened for. */
  readonly campaign?: string;
  /** None where nothing was agreed. */
  readonly help?: Help;
  /** Less talk than the host of the site allows; where nothing was agreed, just that. */
  readonly talk?: Talk;
  /** What was played before anybody sat down here. Its chance is known to whoever saw it, so no proof goes with it. */
  readonly from?: Beginning;
}

/**
 * Of what a store keeps of a table: its config and its lines. 1 is everything from before there was a number; 2 names a
 * shipped edition by its hash alone and keeps words beside the content; 3 goes on from a moment of another match; 4 lets
 * nothing happen when the time is up, or people talk less than elsewhere. Raised whenever an older program could misread it;
 * a table is marked with the lowest number that tells all of it.
 */
export const TABLE_FORMAT = 4;

export const formatOf = ({
  from,
  onTimeout,
  talk,
}: Partial<Pick<TableConfig, 'from' | 'onTimeout' | 'talk'>>): number =>
  onTimeout === 'wait' || talk ? 4 : from ? 3 : 2;

/** As it is stored: a shipped edition is referred to by hash, not embedded. */
export interface StoredConfig extends Omit<TableConfig, 'setup'> {
  readonly format?: number;
  readonly setup: StoredSetup;
}

export const storeConfig = (config: TableConfig, game: AnyGame): StoredConfig => ({
  ...config,
  format: formatOf(config),
  setup: storeSetup(config.setup, game),
});

/** A stored config of any age, ready to be played by the rules it names. */
export function openConfig({ format = 1, ...config }: StoredConfig, game: AnyGame): Parsed<TableConfig> {
  if (format > TABLE_FORMAT) return { ok: false, problems: [{ code: 'table-newer', path: 'format' }] };
  const setup = openSetup(game, config.setup);
  return setup.ok ? { ok: true, value: { ...config, setup: setup.value } } : setup;
}

const within = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

export function parseClock(raw: unknown): Parsed<Clock> {
  const wrong = (path: string): { ok: false; problems: readonly Problem[] } => ({
    ok: false,
    problems: [{ code: 'clock', path }],
  });
  if (raw === undefined || raw === null) return { ok: true, value: { kind: 'none' } };
  if (!isObject(raw)) return wrong('clock');
  const { kind, seconds, days } = raw;
  if (kind === 'none') return { ok: true, value: { kind } };
  if (kind === 'move')
    return within(seconds, 5, 86_400) ? { ok: true, value: { kind, seconds } } : wrong('clock.seconds');
  if (kind === 'game')
    return within(seconds, 30, 604_800) ? { ok: true, value: { kind, seconds } } : wrong('clock.seconds');
  if (kind === 'days') return within(days, 1, 30) ? { ok: true, value: { kind, days } } : wrong('clock.days');
  return wrong('clock.kind');
}
