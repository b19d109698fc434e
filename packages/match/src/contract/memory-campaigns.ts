import type { CampaignStore } from '../campaigns.ts';
import type { Shelves } from './shelves.ts';

export function memoryCampaigns({ campaigns, campaignRecords }: Shelves): CampaignStore {
  return {
    async addCampaign(campaign) {
      if (campaigns.has(campaign.id)) throw new Error(`${campaign.id} is there`);
      campaigns.set(campaign.id, campaign);
    },
    campaign: async (id) => campaigns.get(id) ?? null,
    campaignsOf: async (user) =>
      [...campaigns.values()]
        .filter(({ owner, partner }) => owner === user || partner === user)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    async changeCampaign(campaign) {
      if (campaigns.get(campaign.id)?.version !== campaign.version) return false;
      campaigns.set(campaign.id, { ...campaign, version: campaign.version + 1 });
      return true;
    },
    async addCampaignRecords(id, records) {
      const known = campaignRecords.get(id) ?? [];
      const fresh = records.filter(({ match }) => !known.some((one) => one.match === match));
      campaignRecords.set(id, [...known, ...fresh]);
    },
    campaignRecords: async (id) => campaignRecords.get(id) ?? [],
  };
}
