// A notice before it takes any way: what happened as one seat may know it, put into one person's language.
import { createHash } from 'node:crypto';
import type { NoticeStored } from '@sunglade/match';
import type { NoticeLanguage } from '@sunglade/protocol';
import { FORGOTTEN } from '@sunglade/table';
import type {
  Facts,
  Finisher,
  HurryFacts,
  InviteFacts,
  LogFacts,
  NudgeFacts,
  OverFacts,
  Person,
  StaleFacts,
  TurnFacts,
} from './facts.ts';
import { type Bit, shorten } from './log.ts';
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
  /** Where it leads, on this site, and what is to be done there. */
  readonly path: string;
  readonly button: string;
}

const shortHash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

export const idOf = ({ match, seat: one, way, line, kind }: NoticeStored): string =>
  shortHash(match, one, way, line, kind);
const topicOf = ({ match, seat: one, way }: NoticeStored): string => shortHash(match, one, way);

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

function hurryText({ game, others, left, onTimeout }: HurryFacts, language: NoticeLanguage, more: number): NoticeText {
  const words = wordsOf(language);
  const sentences = [
    ...(others.length > 0 ? [words.with(namesOf(language, others))] : []),
    words.left(timeOf(language, left)),
    words.hurry.after[onTimeout],
    ...moreText(language, more),
  ];
  return { title: words.hurry.title(gameOf(words, game)), text: sentences.join(' ') };
}

function nudgeText({ game, by, left }: NudgeFacts, language: NoticeLanguage, more: number): NoticeText {
  const words = wordsOf(language);
  const sentences = [
    words.nudge.text,
    ...(left === null ? [] : [words.left(timeOf(language, left))]),
    ...moreText(language, more),
  ];
  return { title: sentence(words.nudge.title(nameOf(words, by), gameOf(words, game))), text: sentences.join(' ') };
}

function winText({ people, won }: OverFacts, language: NoticeLanguage): string {
  const { over } = wordsOf(language);
  if (won !== null) return won ? over.reached : over.missed;
  const [first, ...others] = people.filter(({ place }) => place === 1);
  if (!first) return '';
  if (others.length > 0) return over.shared(finishersOf(language, [first, ...others], false));
  return first.you ? over.youWin : sentence(over.wins(nameOf(wordsOf(language), first)));
}

const finishersOf = (language: NoticeLanguage, people: readonly Finisher[], points: boolean): string =>
  listOf(
    language,
    people.map((one) => {
      const name = one.you ? wordsOf(language).you : nameOf(wordsOf(language), one);
      return points ? `${name} ${numberOf(language, one.points)}` : name;
    }),
  );

function overText(facts: OverFacts, language: NoticeLanguage, log: readonly string[]): NoticeText {
  const { people, by, won } = facts;
  const words = wordsOf(language);
  const [only] = people;
  const alone =
    people.length === 1 && only ? [words.points(numberOf(language, only.points), isOne(language, only.points))] : [];
  const sentences = [
    ...log,
    ...(by === 'rules' ? [] : [words.over.by[by]]),
    ...(won === null && people.length === 1 ? [] : [winText(facts, language)]),
    // A team has a goal; what each of them has is not what it played for.
    ...(won === null && people.length > 1 ? [words.over.points(finishersOf(language, people, true))] : alone),
  ];
  return { title: words.over.title(gameOf(words, facts.game)), text: sentences.join(' ') };
}

function inviteText({ game, by, others }: InviteFacts, language: NoticeLanguage): NoticeText {
  const words = wordsOf(language);
  const whom = others.length > 0 ? [words.invite.others(namesOf(language, others))] : [];
  const text = [...whom, words.invite.text].join(' ');
  return { title: sentence(words.invite.title(nameOf(words, by), gameOf(words, game))), text };
}

/** Sentences of the log as one can read them, the latest that fit. */
export function logText(
  { log }: { readonly log?: LogFacts },
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
  // In the log each stands on its own line; here one follows the other.
  const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
  const told = bits.map((one) => one.map(textOf).join('').trim()).filter((text) => text !== '');
  return shorten(told.map((text) => closed(sentence(text))));
}

function textOf(facts: Facts, language: NoticeLanguage, more: number, log: readonly string[]): NoticeText {
  switch (facts.kind) {
    case 'turn':
      return turnText(facts, language, more, log);
    case 'hurry':
      return hurryText(facts, language, more);
    case 'nudge':
      return nudgeText(facts, language, more);
    case 'over':
      return overText(facts, language, log);
    case 'stale':
      return staleText(facts, language);
    case 'invite':
      return inviteText(facts, language);
  }
}

const moreText = (language: NoticeLanguage, more: number): readonly string[] =>
  more > 0 ? [wordsOf(language).more(numberOf(language, more), isOne(language, more))] : [];

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
  sentences.push(...moreText(language, more));
  return { title: words.yourTurn(gameOf(words, facts.game)), text: sentences.join(' ') };
}

export function messageOf(
  notice: NoticeStored,
  facts: Facts,
  language: NoticeLanguage,
  more = 0,
  log: readonly string[] = [],
): Message {
  const { play, look } = wordsOf(language);
  return {
    id: idOf(notice),
    topic: topicOf(notice),
    language,
    ...textOf(facts, language, more, log),
    path: `/t/${notice.match}`,
    button: facts.kind === 'over' ? look : play,
  };
}

/** What a test says. Each is a notice of its own. */
export function testMessage(way: string, language: NoticeLanguage, now: number): Message {
  const { test, look } = wordsOf(language);
  const [id, topic] = [shortHash('test', way, now), shortHash('test', way)];
  return { id, topic, language, ...test, path: '/account', button: look };
}
