// Tells whoever it is the turn of. What is to be told is written with the move that begins the turn, so a node that dies
// loses nothing: its notices come back to the others a few seconds later, under the same names.
import type { NoticeStored, Runner, Store, WayStored } from '@sunglade/match';
import type { WayKind } from '@sunglade/protocol';
import { OpenError, type Table } from '@sunglade/table';
import { countInHour } from '../base/in-hour.ts';
import type { Carriers } from './carriers.ts';
import { type Facts, factsOf, notYet } from './facts.ts';
import type { TellLog } from './log.ts';
import { idOf, logText, messageOf } from './message.ts';
import type { Sent } from './sent.ts';
import { Turnstile } from './turnstile.ts';
import { backOff, hasSeen, MOST_ATTEMPTS, toldBefore, waitUntil, wasHeldBack } from './when.ts';

/** A node that takes notices has them for so long, and again as long as it lives. */
const LEASE_MS = 5_000;
/** How many may be on their way at once. */
const MOST_AT_ONCE = 100;
/** And by one way, so that a node that dies tells at most one notice of each twice. */
const MOST_BY_ONE = 1;
/** How many more of a way wait here for that one: the others are left to other nodes. */
const MOST_IN_LINE = 8;
const NEXT_MS = 1_000;

export interface SenderNeeds {
  readonly store: Store;
  readonly runner: Runner;
  readonly carriers: Carriers;
  readonly now: () => number;
  /** A new name for what is taken together. */
  readonly lease: () => string;
  /** null where the page is not built. */
  readonly tellLog: TellLog | null;
  readonly mailsPerHour: number;
  /** Counts for the metrics; neither says who or where. */
  readonly onSent: (kind: WayKind, became: Sent['kind']) => void;
  readonly onError: (error: unknown) => void;
}

export class Sender {
  readonly #needs: SenderNeeds;
  /** What was taken together and is not all told yet, with how many are left. */
  readonly #leases = new Map<string, number>();
  readonly #sending = new Set<Promise<void>>();
  readonly #turnstile = new Turnstile(MOST_BY_ONE, MOST_IN_LINE);
  #stopping = false;

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  /** Called every second: keeps what is on its way, and takes what has become due. */
  async sweep(): Promise<void> {
    const { store, now, lease } = this.#needs;
    await Promise.all([...this.#leases.keys()].map((name) => store.keepNotices(name, now() + LEASE_MS)));
    const room = MOST_AT_ONCE - (this.#sending.size - this.#turnstile.waiting);
    if (room <= 0 || this.#stopping) return;
    const name = lease();
    const taken = await store.takeNotices(name, now(), now() + LEASE_MS, room);
    if (taken.length === 0) return;
    this.#leases.set(name, taken.length);
    for (const notice of taken) this.#begin(name, notice);
  }

  /** Waits for what is on its way; what is not told then is told by another node, or after the restart. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#sending);
  }

  #begin(lease: string, notice: NoticeStored): void {
    const work = this.#tell(notice)
      .catch((error: unknown) => this.#failed(notice, error))
      .finally(() => {
        this.#sending.delete(work);
        const left = (this.#leases.get(lease) ?? 1) - 1;
        if (left > 0) this.#leases.set(lease, left);
        else this.#leases.delete(lease);
      });
    this.#sending.add(work);
  }

  /** Our own fault, or the store's: the notice waits like one that nobody took. */
  async #failed(notice: NoticeStored, error: unknown): Promise<void> {
    const { store, now, onError } = this.#needs;
    onError(error);
    const attempts = notice.attempts + 1;
    // A table that this program cannot open will not open a moment later.
    const over = error instanceof OpenError || attempts >= MOST_ATTEMPTS;
    await (over
      ? store.removeNotice(notice)
      : store.postponeNotice({ ...notice, attempts }, now() + backOff(attempts))
    ).catch(onError);
  }

  async #tell(notice: NoticeStored): Promise<void> {
    const { store, now } = this.#needs;
    const way = await store.way(notice.way);
    if (!way || way.paused !== null || !way.confirmed) return store.removeNotice(notice);
    if (!(await this.#turnstile.enter(way.id))) return store.postponeNotice(notice, now() + NEXT_MS);
    try {
      // Who waited in line at a node that stops goes to another.
      await (this.#stopping ? store.postponeNotice(notice, now()) : this.#tellBy(way, notice));
    } finally {
      this.#turnstile.leave(way.id);
    }
  }

  async #tellBy(way: WayStored, notice: NoticeStored): Promise<void> {
    const { store, runner, carriers, now } = this.#needs;
    const id = idOf(notice);
    const lookedAt = way.rule === 'always' ? null : await store.lookedAt(way.user);
    if (hasSeen(way, notice, lookedAt)) return store.removeNotice(notice);
    const later = waitUntil(way, id, lookedAt, now());
    if (later !== null) return store.postponeNotice(notice, later);
    const inviter = notice.kind === 'invite' ? await this.#inviter(notice.match, way.user) : undefined;
    const withLog = this.#needs.tellLog !== null;
    const avoided = notice.kind === 'nudge' ? await store.blockedFrom(way.user) : [];
    const facts = await runner.read(
      notice.match,
      (table) =>
        notYet(table, notice, now()) ??
        factsOf(table, heardAs(table, notice, avoided), way.user, now(), { inviter, withLog }),
    );
    if (!facts) return store.removeNotice(notice);
    if (typeof facts === 'number') return store.postponeNotice(notice, facts);
    if (!(await store.tellBy(way.id, id, now(), toldBefore(way, now()))))
      return store.postponeNotice(notice, now() + way.minutes * 60_000);
    // Whoever moved in the meantime has taken their notice along.
    const waiting = await store.noticesOf(way.id);
    if (!waiting.some((one) => isSame(one, notice))) return;
    const full = await this.#mailLimit(way);
    if (full !== null) return store.postponeNotice(notice, full);
    const others = spokenFor(way, notice, waiting, now());
    const message = messageOf(notice, facts, way.language, others.length, await this.#log(facts, way));
    const sent = await carriers.carry(way, message, now());
    this.#needs.onSent(way.target.kind, sent.kind);
    await this.#settle(way, notice, others, sent);
  }

  async #settle(way: WayStored, notice: NoticeStored, others: readonly NoticeStored[], sent: Sent): Promise<void> {
    const { store, now } = this.#needs;
    switch (sent.kind) {
      case 'sent':
        // What waited behind a limit was spoken for.
        for (const one of [notice, ...others]) await this.#told(one);
        return;
      case 'gone':
        return store.removeWay(way.id);
      case 'failed':
        return this.#pause(way, sent.why);
      case 'later': {
        const attempts = notice.attempts + 1;
        if (attempts >= MOST_ATTEMPTS) return this.#pause(way, 'unreachable');
        const wait = Math.max(backOff(attempts), sent.afterMs ?? 0);
        return store.postponeNotice({ ...notice, attempts }, now() + wait);
      }
    }
  }

  /** A turn of which little time is left is told once more then, unless that is now. */
  #told(notice: NoticeStored): Promise<void> {
    const { store, now } = this.#needs;
    const again = notice.hurryAt !== null && notice.hurryAt > now();
    return again ? store.hurryLater(notice) : store.removeNotice(notice);
  }

  /** It rests until its owner wants it again; what it had still to tell goes. */
  async #pause(way: WayStored, why: NonNullable<WayStored['paused']>): Promise<void> {
    const { store } = this.#needs;
    await store.changeWay(way.id, { paused: why });
    for (const notice of await store.noticesOf(way.id)) await store.removeNotice(notice);
  }

  /** What the log says. A sentence that cannot be made keeps nobody from hearing that it is their turn. */
  async #log(facts: Facts, { language }: WayStored): Promise<readonly string[]> {
    const { tellLog, onError } = this.#needs;
    if (!('log' in facts) || !facts.log || !tellLog) return [];
    try {
      const bits = await tellLog(language, facts.log.heard, facts.log.since);
      return bits ? logText(facts, bits, language) : [];
    } catch (error) {
      onError(error);
      return [];
    }
  }

  /** Who invites; nobody whom the person has come to avoid. */
  async #inviter(match: string, user: string): Promise<string | undefined> {
    const { store } = this.#needs;
    const invitation = (await store.invitationsTo(user)).find((one) => one.match === match);
    if (!invitation || (await store.blockedFrom(user)).includes(invitation.by)) return undefined;
    return invitation.name;
  }

  async #mailLimit({ target }: WayStored): Promise<number | null> {
    const { store, mailsPerHour, now } = this.#needs;
    if (target.kind !== 'mail') return null;
    return countInHour(store, `mail ${target.address.toLowerCase()}`, mailsPerHour, now());
  }
}

/** Whom a person has come to avoid is not named to them: what they have to know is that it is their turn. */
function heardAs(table: Table, notice: NoticeStored, avoided: readonly string[]): NoticeStored {
  const by = table.chairs[table.nudges[notice.seat]?.by ?? -1]?.holder;
  return by && avoided.includes(by) ? { ...notice, kind: 'turn' } : notice;
}

const isSame = (a: NoticeStored, b: NoticeStored): boolean =>
  a.match === b.match && a.seat === b.seat && a.way === b.way && a.line === b.line && a.kind === b.kind;

/**
 * Whoever is told that one table waits for them is told how many others do, where that was held back too; nothing else goes
 * without saying.
 */
function spokenFor(
  { rule }: WayStored,
  notice: NoticeStored,
  waiting: readonly NoticeStored[],
  now: number,
): readonly NoticeStored[] {
  const turns = waiting.filter((one) => isTurn(one) && !isSame(one, notice));
  if (rule === 'every') return isTurn(notice) || notice.kind === 'hurry' ? turns : [];
  return isTurn(notice) && wasHeldBack(notice, now) ? turns.filter((one) => wasHeldBack(one, now)) : [];
}

/** It is told as soon as may be that somebody waits. */
const isTurn = ({ kind }: NoticeStored): boolean => kind === 'turn' || kind === 'nudge';
