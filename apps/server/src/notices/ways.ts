// A person's own ways: set up, tried, changed and taken away.
import type { Store, User, WayStored } from '@sunglade/match';
import {
  type NewWay,
  type Pause,
  type QuietHours,
  WAY_KINDS,
  type Way,
  type WayChange,
  type WayGap,
  type WayKind,
  type WayMade,
  type Ways as WaysSeen,
  type WayTarget,
} from '@sunglade/protocol';
import { Coded } from '../base/coded.ts';
import type { Config } from '../base/config.ts';
import { countInHour } from '../base/in-hour.ts';
import type { Secrets } from '../base/secrets.ts';
import { isZone } from '../base/zones.ts';
import type { Carriers } from './carriers.ts';
import type { Links } from './links.ts';
import { testMessage } from './message.ts';
import { OutboundError, readUrl } from './outbound.ts';
import { isSubscription } from './push-message.ts';
import type { Sent } from './sent.ts';
import { isDiscord } from './services.ts';

const MOST_WAYS = 10;
const TESTS_PER_HOUR = 20;
const CONFIRMATIONS_PER_HOUR = 3;
const USUAL_MINUTES = 60;
/** Kept with what is counted, and never tidied away: the last moment that a date can be. */
const FOR_EVER = 8_640_000_000_000_000;
/** One address, no name around it, nothing that could end a line. */
const MAIL = /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}@[^\s@<>(),;:"\\[\]\p{Cc}]+\.[^\s@<>(),;:"\\[\]\p{Cc}]{2,}$/u;

export interface WaysNeeds {
  readonly store: Store;
  readonly carriers: Carriers;
  readonly links: Links;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly config: Pick<Config, 'allowPrivateWebhooks'>;
  readonly isGuest: (user: string) => Promise<boolean>;
}

export class PersonalWays {
  readonly #needs: WaysNeeds;

  constructor(needs: WaysNeeds) {
    this.#needs = needs;
  }

  async list(user: User): Promise<WaysSeen> {
    const guest = await this.#needs.isGuest(user.id);
    const gaps = Object.fromEntries(WAY_KINDS.map((kind) => [kind, this.#gapOf(kind, guest)]));
    return {
      ways: (await this.#needs.store.waysOf(user.id)).map(shownWay),
      gaps: gaps as WaysSeen['gaps'],
      pushKey: this.#needs.carriers.pushKey,
    };
  }

  async add(
    user: User,
    { target, language, rule = 'away', minutes = USUAL_MINUTES, quiet = null }: NewWay,
  ): Promise<WayMade> {
    const { store, secrets, now } = this.#needs;
    const gap = this.#gapOf(target.kind, await this.#needs.isGuest(user.id));
    if (gap !== null) throw new Coded(gap === 'account-needed' ? 'account-needed' : 'way-not-offered');
    this.#checkTarget(target);
    checkQuiet(quiet);
    const own = await store.waysOf(user.id);
    const same = own.find((one) => isSameTarget(one.target, target));
    if (!same && own.length >= MOST_WAYS) throw new Coded('too-many-ways');
    const secret = target.kind === 'webhook' ? secrets.token() : '';
    const way: WayStored = {
      id: secrets.id(),
      user: user.id,
      target,
      language,
      rule,
      minutes,
      quiet,
      secret,
      confirmed: target.kind !== 'mail' || same?.confirmed === true,
      paused: null,
      toldAt: null,
      toldOf: null,
      createdAt: now(),
    };
    if (!way.confirmed) await this.#askToConfirm(way);
    // The same one again takes its own place: a browser's keys and a webhook's secret may be new.
    if (same) await store.removeWay(same.id);
    await store.addWay(way);
    return { way: shownWay(way), secret: secret === '' ? null : secret };
  }

  async change(user: User, id: string, change: WayChange): Promise<Way> {
    const { store } = this.#needs;
    const way = await this.#own(user, id);
    const { language = way.language, rule = way.rule, minutes = way.minutes, quiet = way.quiet } = change;
    checkQuiet(quiet);
    await store.changeWay(id, { language, rule, minutes, quiet });
    return shownWay({ ...way, language, rule, minutes, quiet });
  }

  async remove(user: User, id: string): Promise<void> {
    await this.#own(user, id);
    await this.#needs.store.removeWay(id);
  }

  /** Sends something now, whatever the hour; a way that rested and works again is used again. */
  async test(user: User, id: string): Promise<Way> {
    const { store, carriers, now } = this.#needs;
    const way = await this.#own(user, id);
    if ((await countInHour(store, `test ${user.id}`, TESTS_PER_HOUR, now())) !== null) throw new Coded('too-fast');
    if (!way.confirmed) {
      await this.#askToConfirm(way);
      return shownWay(way);
    }
    const sent = await carriers.carry(way, testMessage(id, way.language, now()), now());
    if (sent.kind === 'gone') {
      await store.removeWay(id);
      throw new Coded('no-such-way');
    }
    const why = pauseOf(sent);
    const paused = why ?? null;
    if (paused !== way.paused && (paused === null || sent.kind === 'failed')) await store.changeWay(id, { paused });
    if (why !== null) throw new Coded(`way-${why}`);
    return shownWay({ ...way, paused });
  }

  /** From the link in a mail; whoever has it owns the address. */
  async confirm(token: string): Promise<{ readonly shown: string }> {
    const way = await this.#linked(token, 'confirm');
    const { store, links } = this.#needs;
    await store.changeWay(way.id, { confirmed: true, paused: null });
    // Whoever said "never again" before has thought better of it.
    if (way.target.kind === 'mail') await store.clearAttempts(neverKey(links.addressKey(way.target.address)));
    return { shown: shownOf(way.target) };
  }

  /** One click in a mail: no more of them, until their owner says otherwise. In a question: never another question. */
  async stop(token: string): Promise<void> {
    const { store, links } = this.#needs;
    const never = links.readNever(token);
    if (never) await store.countAttempt(neverKey(never.addressKey), 0, FOR_EVER);
    const way = never?.way ?? (await this.#linked(token, 'stop')).id;
    await store.changeWay(way, { paused: 'stopped' });
  }

  /** Somebody looks at the site; says whether that is worth knowing. */
  async look(user: User): Promise<boolean> {
    const { store, now } = this.#needs;
    // Who has a way is not told while they look; who has friends is seen by them, and who waits at a public table by all.
    const has = async (some: Promise<readonly unknown[]>): Promise<boolean> => (await some).length > 0;
    const isSeen =
      (await has(store.waysOf(user.id))) ||
      (await has(store.friendsOf(user.id))) ||
      (await has(store.tablesWith([user.id], 1)));
    if (!isSeen) return false;
    await store.look(user.id, now());
    return true;
  }

  #gapOf(kind: WayKind, guest: boolean): WayGap | null {
    // A guest has shown nobody who they are: they may be told in their own browser and nowhere else.
    return this.#needs.carriers.gapOf(kind) ?? (guest && kind !== 'push' ? 'account-needed' : null);
  }

  async #own(user: User, id: string): Promise<WayStored> {
    const way = await this.#needs.store.way(id);
    if (way?.user !== user.id) throw new Coded('no-such-way');
    return way;
  }

  async #linked(token: string, purpose: 'confirm' | 'stop'): Promise<WayStored> {
    const { store, links } = this.#needs;
    const way = await store.way(links.wayOf(token));
    if (way?.target.kind !== 'mail' || !links.isGenuine(token, purpose, way.id, way.target.address))
      throw new Coded('no-such-link');
    return way;
  }

  async #askToConfirm(way: WayStored): Promise<void> {
    const { store, carriers, links, now } = this.#needs;
    if (way.target.kind !== 'mail') return;
    if ((await store.attempts(neverKey(links.addressKey(way.target.address)))).count > 0)
      throw new Coded('way-refused');
    // Nobody can have a stranger's letter box filled with questions, from however many accounts.
    for (const what of [`ask ${way.target.address.toLowerCase()}`, `asks of ${way.user}`])
      if ((await countInHour(store, what, CONFIRMATIONS_PER_HOUR, now())) !== null) throw new Coded('too-many-mails');
    const why = pauseOf(await carriers.askToConfirm(way, now()));
    if (why !== null) throw new Coded(`way-${why}`);
  }

  #checkTarget(target: WayTarget): void {
    if (target.kind === 'mail') {
      if (!MAIL.test(target.address)) throw new Coded('bad-address');
      return;
    }
    const url = target.kind === 'push' ? target.endpoint : target.url;
    try {
      readUrl(url, this.#needs.config.allowPrivateWebhooks);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const closed = error.code === 'private';
      throw new Coded(closed ? 'way-private' : 'bad-address');
    }
    if (target.kind === 'push' && !isSubscription(target)) throw new Coded('bad-address');
    if (target.kind === 'discord' && !isDiscord(url)) throw new Coded('bad-address');
    if (target.kind === 'ntfy' && !/^\/(.*\/)?[\w-]{1,64}\/?$/.test(new URL(url).pathname))
      throw new Coded('bad-address');
  }
}

/** Nothing of the address is kept, only what it can be recognised by when somebody types it in again. */
const neverKey = (addressKey: string): string => `never-ask ${addressKey}`;

function checkQuiet(quiet: QuietHours | null): void {
  if (quiet && !isZone(quiet.zone)) throw new Coded('no-such-zone');
}

function pauseOf(sent: Sent): Exclude<Pause, 'stopped'> | null {
  if (sent.kind === 'sent') return null;
  return sent.kind === 'failed' && sent.why !== 'stopped' ? sent.why : 'unreachable';
}

function isSameTarget(a: WayTarget, b: WayTarget): boolean {
  if (a.kind === 'push' && b.kind === 'push') return a.endpoint === b.endpoint;
  if (a.kind === 'mail' && b.kind === 'mail') return a.address.toLowerCase() === b.address.toLowerCase();
  return 'url' in a && 'url' in b && a.kind === b.kind && a.url === b.url;
}

/** Enough for its owner; what lets others in stays here. */
function shownOf(target: WayTarget): string {
  switch (target.kind) {
    case 'push':
      return target.label;
    case 'mail':
      return target.address;
    case 'ntfy':
      return `${new URL(target.url).host}${new URL(target.url).pathname}`;
    default:
      return new URL(target.url).host;
  }
}

const shownWay = (way: WayStored): Way => {
  const { id, target, language, rule, minutes, quiet, confirmed, paused, toldAt } = way;
  return { id, kind: target.kind, shown: shownOf(target), language, rule, minutes, quiet, confirmed, paused, toldAt };
};
