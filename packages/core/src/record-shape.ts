// What a record may look like, as record.schema.json says it: a stranger's file is read here before anything is believed.
import type { Problem } from './contract.ts';
import { isSeed } from './dice.ts';
import { MOST_PROBLEMS } from './edition-reader.ts';
import { isJson, isObject } from './json.ts';

export const RECORD_FORMAT = 'sunglade-record-1';

type Test = (value: unknown) => boolean;
interface Fields {
  readonly needed: Readonly<Record<string, Test>>;
  readonly optional?: Readonly<Record<string, Test>>;
}

const MOST_SEATS = 4;
const LONGEST_TEXT = 200;

const isText: Test = (value) => typeof value === 'string';
const isWholeFrom =
  (least: number, most = Number.POSITIVE_INFINITY): Test =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isListOf =
  (test: Test, most = Number.POSITIVE_INFINITY): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test);
const isObjectOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);
const fits =
  (fields: Fields): Test =>
  (value) =>
    isObject(value) && misfits(value, fields).length === 0;

const LINE: Fields = {
  needed: {
    seat: isWholeFrom(0, MOST_SEATS - 1),
    text: (value) => typeof value === 'string' && value.length <= LONGEST_TEXT,
  },
  optional: { at: (value) => Number.isFinite(value) && (value as number) >= 0 },
};
const EDITION: Fields = {
  needed: { id: isText, hash: isSeed },
  optional: { content: (value) => isObject(value) && isJson(value), words: isObjectOf(isObjectOf(isText)) },
};
const PROOF: Fields = { needed: { commitment: isSeed, secret: isText, entropy: isListOf(isText) } };
const END: Fields = {
  needed: {
    by: (value) => value === 'rules' || value === 'resign' || value === 'forfeit',
    places: isListOf(isWholeFrom(1)),
    scores: isListOf(Number.isFinite),
    fingerprint: isSeed,
  },
  optional: {
    won: (value) => typeof value === 'boolean',
    facts: (value) => isObject(value) && isJson(value),
  },
};
const RECORD: Fields = {
  needed: {
    format: (value) => value === RECORD_FORMAT,
    game: isText,
    rules: isWholeFrom(1),
    seats: isWholeFrom(1, MOST_SEATS),
    options: isObject,
    edition: fits(EDITION),
    seed: isSeed,
    log: Array.isArray,
    end: (value) => value === null || fits(END)(value),
  },
  optional: { carried: isJson, proof: fits(PROOF), players: isListOf(isText, MOST_SEATS) },
};

/** The fields that are missing, wrong or unknown. */
function misfits(object: Readonly<Record<string, unknown>>, { needed, optional = {} }: Fields): string[] {
  const missing = Object.keys(needed).filter((name) => !Object.hasOwn(object, name));
  const wrong = Object.keys(object).filter((name) => {
    const test = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(optional, name) ? optional[name] : null;
    return !test?.(object[name]);
  });
  return [...missing, ...wrong];
}

/** Every problem of a record's shape, up to as many as help anybody. */
export function recordProblems(record: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = misfits(record, RECORD)
    .slice(0, MOST_PROBLEMS)
    .map((name) => ({ code: 'record-field', path: name }));
  const log: readonly unknown[] = Array.isArray(record.log) ? record.log : [];
  for (const [i, line] of log.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    if (!fits(LINE)(line)) problems.push({ code: 'log-line', path: `log[${i}]` });
  }
  return problems;
}
