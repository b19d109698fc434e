// Campaigns: sheets that go from match to match. Nothing has to happen when a game ends: whoever looks at a sheet next
// enters what was played since. The version of a sheet lets one of many do so, and no match is entered twice.
import {
  type Begun,
  CAMPAIGN_FORMAT,
  type Campaign,
  type CampaignFile,
  checkPlayed,
  type Json,
  type MatchRecord,
} from '@sunglade/core';
import type { CampaignStored, Runner, Store, User } from '@sunglade/match';
import type { CampaignListed, NewCampaign, NewTable, PlayedElsewhere } from '@sunglade/protocol';
import { recordOf, type Status } from '@sunglade/table';
import { Coded } from '../base/coded.ts';
import type { Secrets } from '../base/secrets.ts';
import type { Games } from './games.ts';
import type { Tables } from './tables.ts';

export interface CampaignsNeeds {
  readonly store: Store;
  readonly runner: Pick<Runner, 'read'>;
  readonly games: Pick<Games, 'campaign'>;
  readonly tables: Pick<Tables, 'open'>;
  readonly secrets: Secrets;
  readonly now: () => number;
}

/** How many tables are looked through for campaigns. */
const LATEST = 100;
/** More than anybody goes on with. */
const PER_USER = 20;
/** How often somebody else may be faster. */
const ATTEMPTS = 8;
/** A table that was promised to a sheet is there by then, or its server stopped before it was. */
const OPENED_BY_MS = 60_000;

/** What became of the match of a sheet. */
interface Played {
  readonly status: Status;
  readonly began: boolean;
  readonly options: Json;
  readonly record: MatchRecord | null;
  readonly people: readonly string[];
}

export class Campaigns {
  readonly #needs: CampaignsNeeds;

  constructor(needs: CampaignsNeeds) {
    this.#needs = needs;
  }

  async list(user: User): Promise<readonly CampaignListed[]> {
    const { store } = this.#needs;
    const own = await store.campaignsOf(user.id);
    // Whoever plays along is known to the table first.
    const played = (await store.listOf(user.id, LATEST)).flatMap(({ config }) => config.campaign ?? []);
    const joined = await Promise.all(
      [...new Set(played)].filter((id) => !own.some((one) => one.id === id)).map((id) => store.campaign(id)),
    );
    const settled = await Promise.all([...own, ...joined].flatMap((one) => (one ? [this.#settle(one)] : [])));
    return Promise.all(settled.filter((one) => isOf(one, user)).map((one) => this.#listed(one, user)));
  }

  async create(user: User, { game, played }: NewCampaign): Promise<CampaignListed> {
    const rules = await this.#rules(game);
    const { store, secrets, now } = this.#needs;
    if ((await store.campaignsOf(user.id)).length >= PER_USER) throw new Coded('too-many-campaigns');
    const { sheet, records } = played ? check(rules, played, {}) : { sheet: rules.create(), records: [] };
    const id = secrets.id();
    const at = { version: 0, running: null, updatedAt: now() };
    const campaign: CampaignStored = { id, game, owner: user.id, partner: null, sheet, ...at };
    await store.addCampaignRecords(id, records);
    await store.addCampaign(campaign);
    return this.#listed(campaign, user);
  }

  /** Goes on with what was played without a server. What is here must be where that began. */
  async bringUpToDate(user: User, id: string, played: PlayedElsewhere): Promise<CampaignListed> {
    return this.#change(user, id, async (campaign, rules) => {
      if (campaign.running !== null) throw new Coded('chapter-running');
      const { sheet, records } = check(rules, played, await this.#records(campaign, rules));
      const [before, after] = [rules.matches(campaign.sheet), rules.matches(sheet)];
      if (before.some((match, i) => after[i] !== match)) throw new Coded('sheet-behind');
      await this.#needs.store.addCampaignRecords(id, records);
      return { sheet };
    });
  }

  /** Opens the table for a match that the sheet allows; only one at a time. */
  async begin(user: User, id: string, wish: Json, more: Pick<NewTable, 'clock' | 'onTimeout'>): Promise<string> {
    const table = this.#needs.secrets.id();
    let begun: Begun | null = null;
    const { game } = await this.#change(user, id, async (campaign, rules) => {
      if (campaign.running !== null) throw new Coded('chapter-running');
      begun = rules.begin(campaign.sheet, wish);
      if (!begun) throw new Coded('chapter-not-open');
      return { running: table };
    });
    const { seats, options, carried } = begun as unknown as Begun;
    const wanted = { game, seats, options: options as NewTable['options'], ...more };
    await this.#needs.tables.open(user, wanted, { id: table, campaign: id, carried });
    return table;
  }

  async skip(user: User, id: string): Promise<CampaignListed> {
    return this.#change(user, id, async (campaign, rules) => {
      if (campaign.running !== null) throw new Coded('chapter-running');
      const sheet = rules.skip(campaign.sheet);
      if (sheet === null) throw new Coded('chapter-not-open');
      return { sheet };
    });
  }

  async file(user: User, id: string): Promise<CampaignFile> {
    const campaign = await this.#settle(await this.#of(user, id));
    const { game, sheet } = campaign;
    const records = await this.#records(campaign, await this.#rules(game));
    return { format: CAMPAIGN_FORMAT, game, sheet, records };
  }

  async #rules(game: string): Promise<Campaign> {
    const campaign = await this.#needs.games.campaign(game);
    if (!campaign) throw new Coded('no-campaigns-here');
    return campaign;
  }

  /** Somebody else's campaign is no campaign. */
  async #of(user: User, id: string): Promise<CampaignStored> {
    const campaign = await this.#needs.store.campaign(id);
    if (!campaign || !isOf(campaign, user)) throw new Coded('no-such-campaign');
    return campaign;
  }

  /** Changes a sheet as it is at this moment. */
  async #change(
    user: User,
    id: string,
    change: (campaign: CampaignStored, rules: Campaign) => Promise<Partial<CampaignStored>>,
  ): Promise<CampaignListed> {
    const { store, now } = this.#needs;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const campaign = await this.#settle(await this.#of(user, id));
      const changed = { ...campaign, ...(await change(campaign, await this.#rules(campaign.game))), updatedAt: now() };
      if (await store.changeCampaign(changed)) return this.#listed(changed, user);
    }
    throw new Coded('conflict');
  }

  /** The sheet with everything that was played since. */
  async #settle(campaign: CampaignStored): Promise<CampaignStored> {
    const { store } = this.#needs;
    let latest = campaign;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const settled = await this.#settled(latest);
      if (settled === latest) return latest;
      if (await store.changeCampaign(settled)) return { ...settled, version: settled.version + 1 };
      latest = (await store.campaign(campaign.id)) ?? latest;
    }
    throw new Coded('conflict');
  }

  async #settled(campaign: CampaignStored): Promise<CampaignStored> {
    const { running, sheet, updatedAt } = campaign;
    if (running === null) return campaign;
    const played = await this.#played(running);
    if (!played) return this.#needs.now() - updatedAt < OPENED_BY_MS ? campaign : { ...campaign, running: null };
    // Whoever plays it first with the owner has a part in it.
    const partner = campaign.partner ?? played.people.find((one) => one !== campaign.owner) ?? null;
    const joined = played.began && partner !== campaign.partner ? { ...campaign, partner } : campaign;
    if (played.status === 'open' || played.status === 'playing') return joined;
    const done = { ...joined, running: null, updatedAt: this.#needs.now() };
    const rules = await this.#rules(campaign.game);
    if (played.status === 'closed')
      return played.began ? { ...done, sheet: rules.giveUp(sheet, running, played.options) } : done;
    const entered = played.record ? rules.enter(sheet, running, played.record) : null;
    return entered?.ok ? { ...done, sheet: entered.sheet } : done;
  }

  #played(match: string): Promise<Played | null> {
    return this.#needs.runner.read(match, (table) => ({
      status: table.status,
      began: table.startedAt !== null,
      options: table.config.setup.options,
      record: table.status === 'over' ? recordOf(table) : null,
      people: table.chairs.flatMap(({ holder }) => (holder === null ? [] : [holder])),
    }));
  }

  /** The records of everything on a sheet, of matches here and elsewhere, without anybody's name. */
  async #records({ id, sheet }: CampaignStored, rules: Campaign): Promise<Record<string, MatchRecord>> {
    const records: Record<string, MatchRecord> = {};
    for (const { match, record } of await this.#needs.store.campaignRecords(id))
      records[match] = record as unknown as MatchRecord;
    for (const match of rules.matches(sheet)) {
      const record = records[match] ?? (await this.#played(match))?.record;
      if (record) records[match] = nameless(record);
    }
    return records;
  }

  async #listed({ id, game, sheet, running, updatedAt, owner, partner }: CampaignStored, user: User) {
    const other = owner === user.id ? partner : owner;
    const name = other === null ? null : ((await this.#needs.store.user(other))?.name ?? '');
    return { id, game, sheet, partner: name, running, updatedAt };
  }
}

const isOf = ({ owner, partner }: CampaignStored, user: User): boolean => owner === user.id || partner === user.id;

function nameless(record: MatchRecord): MatchRecord {
  const { players: _, ...rest } = record;
  return rest;
}

/** A sheet from elsewhere, if everything on it follows from the records. Only what is new is kept. */
function check(rules: Campaign, played: PlayedElsewhere, known: Readonly<Record<string, MatchRecord>>) {
  const records = played.records as Readonly<Record<string, MatchRecord>>;
  const checked = checkPlayed(rules, { sheet: played.sheet as Json, records }, known);
  if (!checked.ok) throw new Coded('sheet-wrong', checked.problems);
  const fresh = rules.matches(checked.value).flatMap((match) => {
    const record = Object.hasOwn(known, match) ? undefined : records[match];
    return record ? [{ match, record: nameless(record) as unknown as Json }] : [];
  });
  return { sheet: checked.value, records: fresh };
}
