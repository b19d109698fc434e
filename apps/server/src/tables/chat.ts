// Talk at a table. Spectators talk among themselves while the game runs, so that nobody can whisper a card to a player.
import { randomUUID } from 'node:crypto';
import { NOBODY } from '@sunglade/core';
import type { Bus, ChatStored, Head, Runner, Store, User, Watcher } from '@sunglade/match';
import { submissionKey } from '@sunglade/match';
import type { ChatLine, MutedListed, mute, NewReport, ReportReason, Talk } from '@sunglade/protocol';
import {
  gamePhrases,
  isCommonPhrase,
  isPhraseOf,
  type Phrase,
  printPhrase,
  quieter,
  readPhrase,
  type Table,
} from '@sunglade/table';
import type * as z from 'zod/mini';
import { Coded } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';

const HISTORY = 200;
const MOST_MUTED = 200;
/** With a report go so many lines, a few of them from after the one that is meant. */
const [LINES_REPORTED, LINES_AFTER] = [30, 5];
/** What is not seen, hides, or turns the text around it; joiners and marks that scripts need stay. */
const INVISIBLE =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;

const cleaned = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(INVISIBLE, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

function asLine({ n, at, name, seat, text }: ChatStored): ChatLine {
  const phrase = readPhrase(text);
  return phrase ? { n, at, name, seat, text: '', phrase } : { n, at, name, seat, text };
}

/** While a game runs the stands are for who watches and can be told from a player: not for a stranger without a name. */
const hears = (table: Table, user: string | null, line: ChatStored): boolean =>
  line.room === 'table' || table.status !== 'playing' || (user !== null && table.seatsOf(user) === NOBODY);

/** What a muted person is called in an answer: their id is theirs. */
const handleOf = (user: string, other: string): string => hashSecret(`${user} mutes ${other}`).slice(0, 32);

interface ChatNeeds {
  readonly store: Store;
  readonly runner: Runner;
  readonly bus: Bus;
  readonly now: () => number;
  /** How people may talk here at most; a table may allow less. */
  readonly talk: Talk;
  readonly onError: (error: unknown) => void;
  /** Somebody has asked the host to look at something. */
  readonly onReport: (reason: ReportReason) => void;
}

export class Chat {
  readonly #store: Store;
  readonly #runner: Runner;
  readonly #now: () => number;
  readonly #talk: Talk;
  /** Who does not want to hear whom, for the people who are here. */
  readonly #muted = new Map<string, Set<string>>();

  readonly #bus: Bus;
  readonly #onError: (error: unknown) => void;
  readonly #onReport: (reason: ReportReason) => void;
  /** The last line told at each table: what comes next must be the one after it, or something was missed. */
  readonly #told = new Map<string, number>();
  /** What is being told at each table, so that lines keep their order. */
  readonly #telling = new Map<string, Promise<void>>();

  constructor({ store, runner, bus, now, talk, onError, onReport }: ChatNeeds) {
    this.#onReport = onReport;
    this.#bus = bus;
    this.#talk = talk;
    // Said at another node: people here hear it too.
    bus.subscribe((news) => {
      if (news.kind === 'missed' || news.from === runner.id) return;
      if (news.kind === 'muted') this.#muted.delete(news.user);
      if (news.kind === 'said') this.#tell(news.match, news.n).catch(onError);
    });
    this.#onError = onError;
    this.#store = store;
    this.#runner = runner;
    this.#now = now;
  }

  /** Stores the line and sends it to everybody who may hear it. */
  async say(user: User, match: string, id: string, raw: string): Promise<void> {
    const text = cleaned(raw);
    if (text === '') throw new Coded('nothing-said');
    await this.#say(user, match, id, 'text', () => text);
  }

  /** A ready phrase: of every table, or, for those who sit there, of the game. */
  async sayPhrase(user: User, match: string, id: string, phrase: Phrase): Promise<void> {
    await this.#say(user, match, id, 'phrases', (table, seat) => {
      const common = phrase.about === undefined && isCommonPhrase(phrase.id);
      const known = common || (seat >= 0 && isPhraseOf(gamePhrases(table.game, table.config.setup.options), phrase));
      return known ? printPhrase(phrase) : null;
    });
  }

  async #say(
    user: User,
    match: string,
    id: string,
    wants: Talk,
    textAt: (table: Table, seat: number) => string | null,
  ): Promise<void> {
    // The socket knows who this is; what they are called now, the store does.
    const { name } = (await this.#store.user(user.id)) ?? user;
    const speaker = await this.#runner.read(match, (table) => {
      const seat = table.chairs.findIndex((chair) => chair.holder === user.id);
      const room = seat < 0 && table.status === 'playing' ? 'stands' : 'table';
      const talk = quieter(this.#talk, table.config.talk ?? 'text');
      return { seat, room, name: table.chairs[seat]?.name ?? name, text: textAt(table, seat), talk } as const;
    });
    if (!speaker) throw new Coded('no-such-table');
    const { text, talk, ...from } = speaker;
    if (talk === 'off') throw new Coded('no-talk-here');
    if (quieter(talk, wants) !== wants) throw new Coded('phrases-only');
    if (text === null) throw new Coded('no-such-phrase');
    const said = { match, at: this.#now(), user: user.id, ...from, text };
    const line = await this.#store.say(said, submissionKey(user.id, id));
    this.#bus.publish({ kind: 'said', match, n: line.n, from: this.#runner.id });
    await this.#tell(match, line.n, line);
  }

  /** Somebody is about to look at a table: whatever is said from now on is told to them, in order. */
  async follow(match: string): Promise<void> {
    if (this.#told.has(match)) return;
    const [head] = await this.#store.heads([match]);
    if (head && !this.#told.has(match)) this.#told.set(match, head.said - 1);
  }

  /** News may have been lost: who looks at these tables hears what they missed. */
  refresh(heads: readonly Head[]): void {
    for (const match of this.#told.keys()) if (this.#runner.watchersOf(match).size === 0) this.#told.delete(match);
    for (const { id, said } of heads) {
      if (this.#runner.watchersOf(id).size === 0) continue;
      if (this.#told.has(id)) this.#tell(id, said - 1).catch(this.#onError);
      else this.#told.set(id, said - 1);
    }
  }

  /** Everything up to line `n` that has not been told here. */
  async #tell(match: string, n: number, line?: ChatStored): Promise<void> {
    const told = this.#told.get(match) ?? n - 1;
    if (n <= told || this.#runner.watchersOf(match).size === 0) return;
    this.#told.set(match, n);
    const after = this.#telling.get(match) ?? Promise.resolve();
    const telling = after
      .then(async () => {
        const whole = line !== undefined && n === told + 1;
        const lines = whole ? [line] : await this.#store.chat(match, HISTORY);
        for (const one of lines) if (one.n > told && one.n <= n) await this.#deliver(one);
      })
      .finally(() => {
        if (this.#telling.get(match) === telling) this.#telling.delete(match);
      });
    this.#telling.set(
      match,
      telling.catch(() => undefined),
    );
    await telling;
  }

  async #deliver(line: ChatStored): Promise<void> {
    const message = JSON.stringify({ type: 'chat', table: line.match, line: asLine(line) });
    const watchers = [...this.#runner.watchersOf(line.match)];
    for (const { user } of watchers) await this.#mutes(user);
    await this.#runner.peek(line.match, (table) => {
      for (const watcher of watchers)
        if (this.#wants(watcher, line) && hears(table, watcher.user, line)) watcher.send(message);
    });
  }

  async history(match: string, user: string | null): Promise<ChatLine[]> {
    const muted = user === null ? new Set<string>() : await this.#mutes(user);
    const lines = await this.#store.chat(match, HISTORY);
    const heard = await this.#runner.read(match, (table) => lines.filter((line) => hears(table, user, line)));
    if (!heard) throw new Coded('no-such-table');
    // What somebody said who wanted to be forgotten is an empty line.
    return heard.filter((line) => line.text !== '' && !muted.has(line.user)).map(asLine);
  }

  /** Somebody whom one met at a table, or, by their handle, somebody muted before. */
  async mute(user: string, match: string, wish: z.infer<typeof mute>): Promise<void> {
    const known = await this.#store.mutedBy(user);
    const before = known.find(({ id }) => handleOf(user, id) === wish.user);
    const met = await this.#met(user, match, wish);
    const other = met?.user ?? before?.id;
    if (!other) throw new Coded('nobody-to-mute');
    if (!wish.muted) await this.#store.unmute(user, other);
    else if (known.length >= MOST_MUTED && !known.some(({ id }) => id === other)) throw new Coded('too-many-muted');
    else await this.#store.mute(user, other, met?.name ?? before?.name ?? '', wish.block ?? false);
    this.#changed(user, other);
  }

  async unmute(user: string, handle: string): Promise<void> {
    const known = (await this.#store.mutedBy(user)).find(({ id }) => handleOf(user, id) === handle);
    if (!known) throw new Coded('nobody-to-mute');
    await this.#store.unmute(user, known.id);
    this.#changed(user, known.id);
  }

  /** Whom somebody does not want to hear, by handles and by the names they spoke under. */
  async mutedBy(user: string): Promise<MutedListed[]> {
    const muted = await this.#store.mutedBy(user);
    return muted.map(({ id, name, blocked }) => ({ id: handleOf(user, id), name: name ?? '', blocked }));
  }

  /** Tells the host of the site about somebody, with the last lines that both could read. */
  async report(user: string, match: string, wish: NewReport): Promise<void> {
    const about = await this.#met(user, match, wish);
    if (!about) throw new Coded('nobody-to-report');
    const heard = await this.#heard(user, match);
    const upTo = heard.findLastIndex(({ n, user: speaker }) =>
      wish.line === undefined ? speaker === about.user : n === wish.line,
    );
    const last = upTo < 0 ? heard.length : upTo + LINES_AFTER + 1;
    await this.#store.addReport({
      id: randomUUID(),
      match,
      by: user,
      about: about.user,
      name: about.name,
      reason: wish.reason,
      text: cleaned(wish.text),
      lines: heard.slice(Math.max(0, last - LINES_REPORTED), last).map(({ at, name, text }) => ({ at, name, text })),
      at: this.#now(),
    });
    this.#onReport(wish.reason);
  }

  /** Whether somebody must stay away from one of these people, or they from them. */
  async keepsAway(user: string, others: readonly (string | null)[]): Promise<boolean> {
    const away = new Set<string | null>(await this.#store.blockedFrom(user));
    return others.some((other) => away.has(other));
  }

  /** Another person: who said a line that one can hear, or sits on a chair. */
  async #met(
    user: string,
    match: string,
    { line: n, seat }: Pick<NewReport, 'line' | 'seat'>,
  ): Promise<{ readonly user: string; readonly name: string } | null> {
    if (n !== undefined) {
      const line = (await this.#heard(user, match)).find((one) => one.n === n);
      return line && line.user !== user && line.user !== '' ? line : null;
    }
    if (seat === undefined) return null;
    const chair = await this.#runner.read(match, (table) => table.chairs[seat]);
    return chair && chair.holder !== null && chair.holder !== user ? { user: chair.holder, name: chair.name } : null;
  }

  /** What was said lately that somebody may hear, also from people they do not want to. */
  async #heard(user: string, match: string): Promise<readonly ChatStored[]> {
    const lines = await this.#store.chat(match, HISTORY);
    return (await this.#runner.read(match, (table) => lines.filter((line) => hears(table, user, line)))) ?? [];
  }

  /** Neither's list is what it was. */
  #changed(...users: readonly string[]): void {
    for (const user of users) {
      this.#muted.delete(user);
      this.#bus.publish({ kind: 'muted', user, from: this.#runner.id });
    }
  }

  forget(user: string): void {
    this.#muted.delete(user);
  }

  #wants(watcher: Watcher, line: ChatStored): boolean {
    return !this.#muted.get(watcher.user)?.has(line.user);
  }

  async #mutes(user: string): Promise<Set<string>> {
    const known = this.#muted.get(user);
    if (known) return known;
    const own = (await this.#store.mutedBy(user)).map(({ id }) => id);
    const muted = new Set([...own, ...(await this.#store.blockedFrom(user))]);
    this.#muted.set(user, muted);
    return muted;
  }
}
