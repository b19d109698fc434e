// The sheets of campaigns, the same queries for every database.
import type { CampaignRecord, CampaignStore, CampaignStored } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

const asCampaign = ({ sheet, updated_at, ...row }: Tables['campaigns']): CampaignStored => ({
  ...row,
  sheet: JSON.parse(sheet) as CampaignStored['sheet'],
  updatedAt: updated_at,
});

const asRow = ({ sheet, updatedAt, ...campaign }: CampaignStored): Tables['campaigns'] => ({
  ...campaign,
  sheet: JSON.stringify(sheet),
  updated_at: updatedAt,
});

export function sqlCampaigns(queries: Kysely<Tables>, write: Write): CampaignStore {
  return {
    async addCampaign(campaign) {
      await write(queries.insertInto('campaigns').values(asRow(campaign)));
    },
    async campaign(id) {
      const row = await queries.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? asCampaign(row) : null;
    },
    async campaignsOf(user) {
      const rows = await queries
        .selectFrom('campaigns')
        .selectAll()
        .where((where) => where.or([where('owner', '=', user), where('partner', '=', user)]))
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map(asCampaign);
    },
    async changeCampaign(campaign) {
      const { id, version, ...rest } = asRow(campaign);
      const [changed] = await write(
        queries
          .updateTable('campaigns')
          .set({ ...rest, version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version),
      );
      return changed === 1;
    },
    async addCampaignRecords(id, records) {
      if (records.length === 0) return;
      const rows = records.map(({ match, record }) => ({ campaign: id, match, record: JSON.stringify(record) }));
      await write(
        queries
          .insertInto('campaign_records')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async campaignRecords(id) {
      const rows = await queries
        .selectFrom('campaign_records')
        .select(['match', 'record'])
        .where('campaign', '=', id)
        .orderBy('match')
        .execute();
      return rows.map(({ match, record }) => ({ match, record: JSON.parse(record) as CampaignRecord['record'] }));
    },
  };
}

/** A guest's campaigns become the account's; nobody is their own partner. */
export const mergeCampaigns = (queries: Kysely<Tables>, guest: string, account: string) => [
  queries.updateTable('campaigns').set({ owner: account }).where('owner', '=', guest),
  queries.updateTable('campaigns').set({ partner: account }).where('partner', '=', guest),
  queries.updateTable('campaigns').set({ partner: null }).where('owner', '=', account).where('partner', '=', account),
];

/** What two played stays with the other one, what somebody played alone goes. */
export const leaveCampaigns = (queries: Kysely<Tables>, user: string) => [
  queries.updateTable('campaigns').set({ partner: null }).where('partner', '=', user),
  queries
    .updateTable('campaigns')
    .set((row) => ({ owner: row.ref('partner').$notNull(), partner: null }))
    .where('owner', '=', user)
    .where('partner', 'is not', null),
  queries
    .deleteFrom('campaign_records')
    .where('campaign', 'in', (of) => of.selectFrom('campaigns').select('id').where('owner', '=', user)),
  queries.deleteFrom('campaigns').where('owner', '=', user),
];
