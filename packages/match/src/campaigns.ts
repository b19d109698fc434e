// The port to what several matches leave behind: the sheets of campaigns. What is on a sheet only its game knows.
import type { Json } from '@sunglade/core';

export interface CampaignStored {
  readonly id: string;
  readonly game: string;
  /** Who began it. */
  readonly owner: string;
  /** Who plays it with them; null alone, before anybody came, and after they were forgotten. */
  readonly partner: string | null;
  /** How often it was changed: who changes it says what they have read. */
  readonly version: number;
  readonly sheet: Json;
  /** The match that is being played for it. */
  readonly running: string | null;
  readonly updatedAt: number;
}

/** A match that was played elsewhere, as its record. */
export interface CampaignRecord {
  readonly match: string;
  readonly record: Json;
}

export interface CampaignStore {
  addCampaign(campaign: CampaignStored): Promise<void>;
  campaign(id: string): Promise<CampaignStored | null>;
  /** Those of a user and those they play along in, the latest first. */
  campaignsOf(user: string): Promise<readonly CampaignStored[]>;
  /** Of many who have read the same version, one changes it; the others are told false. */
  changeCampaign(campaign: CampaignStored): Promise<boolean>;
  /** Of matches that were played elsewhere; one that is there already stays. */
  addCampaignRecords(id: string, records: readonly CampaignRecord[]): Promise<void>;
  campaignRecords(id: string): Promise<readonly CampaignRecord[]>;
}
