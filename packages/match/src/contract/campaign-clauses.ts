import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { CampaignStored } from '../campaigns.ts';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';

const sample = (id: string, more: Partial<CampaignStored> = {}): CampaignStored => ({
  id,
  game: 'glade',
  owner: 'ann',
  partner: null,
  version: 0,
  sheet: { chapters: [1, null, 'drei'] },
  running: null,
  updatedAt: 10,
  ...more,
});

const idsOf = async (store: Store, user: string): Promise<string[]> =>
  (await store.campaignsOf(user)).map(({ id }) => id);

export const campaignClauses: readonly Clause<Store>[] = [
  {
    name: 'a campaign is kept as it is, with the records it came with',
    async check(store) {
      const record = { match: 'm1', record: { log: ['a', 'b'] } };
      await store.addCampaignRecords('c1', [record]);
      await store.addCampaign(sample('c1'));
      await store.addCampaignRecords('c1', [{ ...record, record: 'another' }]);
      deepEqual(await store.campaign('c1'), sample('c1'));
      deepEqual(await store.campaignRecords('c1'), [record]);
      equal(await store.campaign('c2'), null);
      deepEqual(await store.campaignRecords('c2'), []);
      await rejects(store.addCampaign(sample('c1')));
    },
  },
  {
    name: 'of two who change the same version of a campaign one does',
    async check(store) {
      await store.addCampaign(sample('c1'));
      const changes = await Promise.all(
        ['m1', 'm2'].map((running) => store.changeCampaign(sample('c1', { running, partner: 'bob', updatedAt: 20 }))),
      );
      const [first, second] = changes;
      equal(first !== second, true);
      const running = first ? 'm1' : 'm2';
      deepEqual(await store.campaign('c1'), sample('c1', { running, partner: 'bob', updatedAt: 20, version: 1 }));
      equal(await store.changeCampaign(sample('c1', { version: 1, sheet: 'new' })), true);
      deepEqual(await store.campaign('c1'), sample('c1', { version: 2, sheet: 'new' }));
      equal(await store.changeCampaign(sample('nowhere')), false);
    },
  },
  {
    name: 'both who play a campaign find it, the latest first',
    async check(store) {
      await store.addCampaign(sample('c1', { partner: 'bob', updatedAt: 5 }));
      await store.addCampaign(sample('c2', { updatedAt: 7 }));
      await store.addCampaign(sample('c3', { owner: 'eve', updatedAt: 9 }));
      deepEqual(await idsOf(store, 'ann'), ['c2', 'c1']);
      deepEqual(await idsOf(store, 'bob'), ['c1']);
      deepEqual(await idsOf(store, 'nobody'), []);
    },
  },
  {
    name: 'a guest’s campaigns become the account’s, and nobody is their own partner',
    async check(store) {
      await store.addCampaign(sample('c1', { owner: 'guest', partner: 'bob' }));
      await store.addCampaign(sample('c2', { owner: 'bob', partner: 'guest' }));
      await store.addCampaign(sample('c3', { owner: 'ann', partner: 'guest' }));
      await store.merge('guest', 'ann');
      deepEqual((await idsOf(store, 'ann')).toSorted(), ['c1', 'c2', 'c3']);
      equal((await store.campaign('c2'))?.partner, 'ann');
      deepEqual((await store.campaign('c3'))?.partner, null);
    },
  },
  {
    name: 'who is forgotten leaves a campaign to the partner, and takes their own along',
    async check(store) {
      await store.addCampaign(sample('c1', { partner: 'bob' }));
      await store.addCampaign(sample('c2', { owner: 'bob', partner: 'ann' }));
      await store.addCampaign(sample('c3'));
      await store.addCampaignRecords('c3', [{ match: 'm1', record: {} }]);
      await store.erase('ann');
      for (const id of ['c1', 'c2']) {
        const { owner, partner } = (await store.campaign(id)) ?? {};
        deepEqual([owner, partner], ['bob', null]);
      }
      equal(await store.campaign('c3'), null);
      deepEqual(await store.campaignRecords('c3'), []);
    },
  },
];
