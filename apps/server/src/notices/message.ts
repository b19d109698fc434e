// A notice before it takes any way: what happened as one seat may know it, put into one person's language.
import { createHash } from 'node:crypto';
import { hasSeat, seat } from '@sunglade/core';
import type { NoticeStored } from '@sunglade/match';
import type { NoticeLanguage } from '@sunglade/protocol';
import { FORGOTTEN, type Table, timeLeft } from '@sunglade/table';
import { type Bit, type HeardBySeat, heardBy, shorten } from './log.ts';
import { isOne, listOf, numberOf, timeOf, wordsOf } from './words/index.ts';
import type { Words } from './words/words.ts';

export interface Message {
  /** The same for a second copy of the same notice. */
  readonly id: string;
  /** The same for every notice about the same seat: a newer one takes the place of one that was not delivered. */
  readonly topic: string;
  readonly language: NoticeLanguage;
  readonly title: string;
  readonly text: string;
  /** Where it leads, on this site. */
  readonly path: string;
}

const shortHash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

export const idOf = ({ match, seat: one, way, line }: NoticeStored): string => shortHash(match, one, way, line);
const topicOf = ({ match, seat: one, way }: NoticeStored): string => shortHash(match, one, way);

/** Who sits on a chair, as everybody at the table knows them. */
interface Person {
  readonly name: string;
  readonly bot: string | null;
}

export interface TurnFacts {
  readonly kind: 'turn';
  readonly game: string;
  /** Nobody has played yet. */
  readonly begins: boolean;
  readonly others: readonly Person[];
  /** Who has played since this seat last did. */
  readonly played: readonly Person[];
  /** The seat's own score, of what everybody knows and what the seat itself knows. */
  readonly points: number;
  /** Milliseconds until the time is up; null without a clock. */
  readonly left: number | null;
  /** What the seat has heard, and from which line on it has not acted; absent where nobody can put it into words. */
  readonly log?: { readonly heard: HeardBySeat; readonly since: number };
}

/**
 * What may be told about a seat's turn; null if nobody waits for this person there any more. Whatever is read here must
 * be what that seat sees: chairs, who has moved, its own score, its own log.
 */
function turnFacts(table: Table, one: number, user: string, now: number, withLog: boolean): TurnFacts | null {
  const { run, chairs, acting, config } = table;
  const own = seat(one);
  if (!run || !hasSeat(acting, own) || chairs[one]?.holder !== user || table.isBot(own)) return null;
  const mine = run.standing.findLastIndex((line) => line.seat === own);
  const moved = new Set<number>(run.standing.slice(mine + 1).map((line) => line.seat));
  const people = chairs.map(({ name, bot }): Person => ({ name, bot }));
  // Playing the game again costs more than everything else here: only where it can be told.
  const log = withLog && moved.size > 0 ? heardBy(table, one, now) : null;
  return {
    kind: 'turn',
    game: config.game,
    begins: run.standing.length === 0,
    others: people.filter((_, i) => i !== one),
    played: people.filter((_, i) => i !== one && moved.has(i)),
    points: table.rules.score(run.state, own).total,
    left: timeLeft(config.clock, table.clocks, one, now),
    ...(log ? { log } : {}),
  };
}

/** A table that is about to be closed, as everybody there may know it. */
export interface StaleFacts {
  readonly kind: 'stale';
  readonly game: string;
  readonly others: readonly Person[];
  /** Milliseconds until it is closed. */
  readonly left: number;
}

/** null once somebody has played. */
function staleFacts(
  { config, chairs, closesAt, status }: Table,
  one: number,
  user: string,
  now: number,
): StaleFacts | null {
  if (closesAt === null || status !== 'playing' || chairs[one]?.holder !== user) return null;
  const others = chairs.filter(({ holder }) => holder !== user).map(({ name, bot }): Person => ({ name, bot }));
  return { kind: 'stale', game: config.game, others, left: Math.max(0, closesAt - now) };
}

/** A table that waits for people, and who invites there. */
export interface InviteFacts {
  readonly kind: 'invite';
  readonly game: string;
  readonly by: Person;
  /** Who sits there already. */
  readonly others: readonly Person[];
}

/** null once there is no chair any more, or whoever is invited has one. */
function inviteFacts({ config, chairs, status }: Table, user: string, name: string | undefined): InviteFacts | null {
  const isFree = chairs.some(({ holder, bot }) => holder === null && bot === null);
  if (name === undefined || status !== 'open' || !isFree || chairs.some(({ holder }) => holder === user)) return null;
  const seated = chairs.filter((chair) => (chair.holder !== null || chair.bot !== null) && chair.name !== name);
  const others = seated.map(({ name: called, bot }): Person => ({ name: called, bot }));
  return { kind: 'invite', game: config.game, by: { name, bot: null }, others };
}

export type Facts = TurnFacts | StaleFacts | InviteFacts;

interface Besides {
  /** Who invites. */
  readonly inviter?: string | undefined;
  /** Whether what the log says can be told. */
  readonly withLog?: boolean;
}

/** What a notice may tell whoever it is for; null where there is nothing to tell any more. */
export function factsOf(
  table: Table,
  { kind, seat: one }: Pick<NoticeStored, 'kind' | 'seat'>,
  user: string,
  now: number,
  { inviter, withLog = false }: Besides = {},
): Facts | null {
  switch (kind) {
    case 'turn':
      return turnFacts(table, one, user, now, withLog);
    case 'stale':
      return staleFacts(table, one, user, now);
    case 'invite':
      return inviteFacts(table, user, inviter);
  }
}

function nameOf(words: Words, { name, bot }: Person): string {
  if (bot !== null) return words.levels[bot.split('+')[0] ?? ''] ?? words.bot;
  return name === '' || name === FORGOTTEN ? words.somebody : name;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

const gameOf = (words: Words, game: string): string => words.games[game] ?? sentence(game);

const namesOf = (language: NoticeLanguage, people: readonly Person[]): string =>
  listOf(
    language,
    people.map((one) => nameOf(wordsOf(language), one)),
  );

function staleText({ game, others, left }: StaleFacts, language: NoticeLanguage): NoticeText {
  const words = wordsOf(language);
  const whom = others.length > 0 ? [words.with(namesOf(language, others))] : [];
  const text = [...whom, words.stale.text, words.stale.left(timeOf(language, left))].join(' ');
  return { title: words.stale.title(gameOf(words, game)), text };
}

function inviteText({ game, by, others }: InviteFacts, language: NoticeLanguage): NoticeText {
  const words = wordsOf(language);
  const whom = others.length > 0 ? [words.invite.others(namesOf(language, others))] : [];
  const text = [...whom, words.invite.text].join(' ');
  return { title: sentence(words.invite.title(nameOf(words, by), gameOf(words, game))), text };
}

/** Sentences of the log as one can read them, the latest that fit. */
export function logText(
  { log }: TurnFacts,
  bits: readonly (readonly Bit[])[],
  language: NoticeLanguage,
): readonly string[] {
  const words = wordsOf(language);
  const chairs = log?.heard.chairs ?? [];
  const called = (one: number): string => {
    const chair = chairs[one];
    if (!chair) return words.somebody;
    return chair.you && chair.name === '' ? words.you : nameOf(words, chair);
  };
  const textOf = (bit: Bit): string => {
    if (typeof bit === 'string') return bit;
    return 'seat' in bit ? (bit.text ?? called(bit.seat)) : bit.text;
  };
  return shorten(bits.map((one) => sentence(one.map(textOf).join('').trim())).filter((text) => text !== ''));
}

function textOf(facts: Facts, language: NoticeLanguage, more: number, log: readonly string[]): NoticeText {
  switch (facts.kind) {
    case 'turn':
      return turnText(facts, language, more, log);
    case 'stale':
      return staleText(facts, language);
    case 'invite':
      return inviteText(facts, language);
  }
}

/** `more`: how many other tables wait that this notice speaks for too; `log`: what the log says, where it can be told. */
export function turnText(
  facts: TurnFacts,
  language: NoticeLanguage,
  more: number,
  log: readonly string[] = [],
): NoticeText {
  const words = wordsOf(language);
  const list = (people: readonly Person[]): string => namesOf(language, people);
  const { begins, others, played, points, left } = facts;
  const sentences: string[] = [];
  if (begins) sentences.push(words.begun);
  if (log.length > 0) sentences.push(...log);
  else if (played.length > 0) sentences.push(sentence(words.played(list(played), played.length > 1)));
  else if (others.length > 0) sentences.push(words.with(list(others)));
  if (!begins) sentences.push(words.points(numberOf(language, points), isOne(language, points)));
  if (left !== null) sentences.push(words.left(timeOf(language, left)));
  if (more > 0) sentences.push(words.more(numberOf(language, more), isOne(language, more)));
  return { title: words.yourTurn(gameOf(words, facts.game)), text: sentences.join(' ') };
}

export function messageOf(
  notice: NoticeStored,
  facts: Facts,
  language: NoticeLanguage,
  more = 0,
  log: readonly string[] = [],
): Message {
  return {
    id: idOf(notice),
    topic: topicOf(notice),
    language,
    ...textOf(facts, language, more, log),
    path: `/t/${notice.match}`,
  };
}

/** What a test says. Each is a notice of its own. */
export function testMessage(way: string, language: NoticeLanguage, now: number): Message {
  const { title, text } = wordsOf(language).test;
  return { id: shortHash('test', way, now), topic: shortHash('test', way), language, title, text, path: '/account' };
}
