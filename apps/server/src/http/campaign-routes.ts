import type { Json } from '@sunglade/core';
import * as shape from '@sunglade/protocol';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

export function campaignRoutes({ campaigns, config }: Node) {
  const params = shape.tableParams;
  return {
    'GET /api/campaigns': {
      summary: 'My campaigns',
      handle: ({ user }) => campaigns.list(known(user)),
    },
    'POST /api/campaigns': {
      summary: 'Begin a campaign, or bring one along',
      // Every record of what is brought along is played again.
      limit: rarely(config),
      body: shape.newCampaign,
      handle: ({ user, body }) => campaigns.create(known(user), body),
    },
    'PUT /api/campaigns/:id': {
      summary: 'Enter what was played without a server',
      limit: rarely(config),
      params,
      body: shape.playedElsewhere,
      handle: ({ user, params: { id }, body }) => campaigns.bringUpToDate(known(user), id, body),
    },
    'POST /api/campaigns/:id/match': {
      summary: 'Open the table of a chapter',
      params,
      body: shape.newChapter,
      answer: shape.opened,
      handle: async ({ user, params: { id }, body: { wish, ...more } }) => ({
        id: await campaigns.begin(known(user), id, wish as Json, more),
      }),
    },
    'POST /api/campaigns/:id/skip': {
      summary: 'Go on without having won',
      params,
      handle: ({ user, params: { id } }) => campaigns.skip(known(user), id),
    },
    'GET /api/campaigns/:id/file': {
      summary: 'A campaign with its records',
      limit: rarely(config),
      params,
      handle: ({ user, params: { id } }) => campaigns.file(known(user), id),
    },
  } satisfies Partial<ServedRoutes>;
}
