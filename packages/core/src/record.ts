// The match record: everything needed to play a match again, anywhere. record.schema.json describes it.
import type { AnyGame, AnyRules, Json, Parsed, Problem, Seed, Setup } from './contract.ts';
import { proves, type SeedProof } from './fair.ts';
import { fingerprint } from './fingerprint.ts';
import { canonicalJson, isJson, isObject } from './json.ts';
import { openSetup, type StoredEdition, storeSetup } from './open-setup.ts';
import { RECORD_FORMAT, recordProblems } from './record-shape.ts';
import { type Result, resultOf } from './result.ts';
import { type Line, Run } from './run.ts';

export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  readonly edition: StoredEdition;
  /** What a campaign brought along. */
  readonly carried?: Json;
  readonly seed: string;
  readonly proof?: SeedProof;
  /** For people to read, and never believed: a name, `@level` for a bot, empty where nobody gave one. */
  readonly players?: readonly string[];
  readonly log: readonly Line[];
  /** null while the game runs. */
  readonly end: (Result & { readonly fingerprint: string }) | null;
}

export interface Replay {
  readonly record: MatchRecord;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly run: Run;
  readonly fingerprint: string;
  readonly result: Result | null;
}

export function createRecord(
  game: AnyGame,
  setup: Setup,
  run: Run,
  about: Pick<MatchRecord, 'proof' | 'players'> = {},
): MatchRecord {
  const result = resultOf(run);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    ...storeSetup(setup, game),
    seed: run.seed,
    ...about,
    log: run.log.slice(),
    end: result && { ...result, fingerprint: fingerprint(run.rules, run.seed, run.standing) },
  };
}

/** Which game and rules a record needs: read first, because games are loaded on demand. */
export function parseRecordHead(raw: unknown): Parsed<{ readonly game: string; readonly rules: number }> {
  if (!isObject(raw)) return refused('record-not-object', '');
  if (raw.format !== RECORD_FORMAT) return refused('record-format', 'format');
  const problems: Problem[] = [];
  if (typeof raw.game !== 'string') problems.push({ code: 'record-field', path: 'game' });
  if (!Number.isInteger(raw.rules)) problems.push({ code: 'record-field', path: 'rules' });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { game: raw.game as string, rules: raw.rules as number } };
}

/** Re-executes a record and compares everything it claims. The first line that does not fit is named as `log[17]`. */
export function replayRecord(raw: unknown, game: AnyGame): Parsed<Replay> {
  const parsed = parseRecord(raw, game);
  if (!parsed.ok) return parsed;
  const { record, setup } = parsed.value;
  const rules = game.bind(setup);
  const run = new Run(rules, record.seed as Seed);
  for (const [i, line] of record.log.entries()) {
    const refusal = run.take(line);
    if (refusal) return refused(refusal.code, `log[${i}]`);
  }
  const result = resultOf(run);
  const print = fingerprint(rules, run.seed, run.standing);
  const problems = compareEnd(record.end, result && { ...result, fingerprint: print });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { record, setup, rules, run, fingerprint: print, result } };
}

function compareEnd(claimed: MatchRecord['end'], real: MatchRecord['end']): Problem[] {
  if (claimed === null) return real ? [{ code: 'end-missing', path: 'end' }] : [];
  if (real === null) return [{ code: 'end-too-early', path: 'end' }];
  const fields = ['by', 'places', 'scores', 'won', 'facts', 'fingerprint'] as const;
  return fields
    .filter((field) => canonicalJson(asJson(claimed[field])) !== canonicalJson(asJson(real[field])))
    .map((field) => ({ code: 'end-differs', path: `end.${field}` }));
}

const asJson = (value: unknown): Json => (isJson(value) ? value : null);

function parseRecord(raw: unknown, game: AnyGame): Parsed<{ readonly record: MatchRecord; readonly setup: Setup }> {
  const head = parseRecordHead(raw);
  if (!head.ok) return head;
  const shape = recordProblems(raw as Readonly<Record<string, unknown>>);
  if (shape.length > 0) return { ok: false, problems: shape };
  const record = raw as MatchRecord;
  const problems: Problem[] = [];
  const need = (ok: boolean, path: string, code: string): void => {
    if (!ok) problems.push({ code, path });
  };
  need(record.game === game.id, 'game', 'game-other');
  need(record.rules === game.version, 'rules', 'rules-version');
  need((record.players?.length ?? 0) <= record.seats, 'players', 'record-field');
  need(!record.proof || proves(record.proof, record.seed as Seed), 'proof', 'proof-wrong');
  const setup = openSetup(game, record);
  if (setup.ok) need(record.edition.hash === setup.value.edition.hash, 'edition', 'edition-hash');
  const all = setup.ok ? problems : [...problems, ...setup.problems];
  return all.length > 0 || !setup.ok
    ? { ok: false, problems: all }
    : { ok: true, value: { record, setup: setup.value } };
}

const refused = (code: string, path: string): { ok: false; problems: readonly Problem[] } => ({
  ok: false,
  problems: [{ code, path }],
});
