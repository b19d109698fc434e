// A campaign to take along: the sheet, and the records it follows from.
import type { Campaign } from './campaign.ts';
import type { Json, Parsed } from './contract.ts';
import { isJson, isObject } from './json.ts';
import type { MatchRecord } from './record.ts';

export const CAMPAIGN_FORMAT = 'sunglade-campaign-1';

export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly game: string;
  readonly sheet: Json;
  /** By match. */
  readonly records: Readonly<Record<string, MatchRecord>>;
}

const refused = (code: string, path: string): Parsed<never> => ({ ok: false, problems: [{ code, path }] });

/** Of which game a file is: read first, because games are loaded on demand. */
export function readCampaignFile(raw: unknown): Parsed<CampaignFile> {
  if (!isObject(raw) || raw.format !== CAMPAIGN_FORMAT) return refused('campaign-format', 'format');
  const { game, sheet, records } = raw;
  if (typeof game !== 'string') return refused('campaign-format', 'game');
  if (!isJson(sheet)) return refused('campaign-format', 'sheet');
  if (!isObject(records)) return refused('campaign-format', 'records');
  return { ok: true, value: { format: CAMPAIGN_FORMAT, game, sheet, records: records as CampaignFile['records'] } };
}

/** The sheet, if everything on it follows from these records and those that are known already. */
export function checkPlayed(
  campaign: Campaign,
  { sheet: raw, records }: Pick<CampaignFile, 'sheet' | 'records'>,
  known: Readonly<Record<string, MatchRecord>> = {},
): Parsed<Json> {
  const sheet = campaign.read(raw);
  if (sheet === null) return refused('sheet-unreadable', 'sheet');
  const recordOf = (match: string): MatchRecord | null => {
    for (const all of [known, records]) if (Object.hasOwn(all, match)) return all[match] ?? null;
    return null;
  };
  const problem = campaign.check(sheet, recordOf);
  return problem ? { ok: false, problems: [problem] } : { ok: true, value: sheet };
}
