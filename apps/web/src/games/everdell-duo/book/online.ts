// A book that two people share: it is kept on the server, and its chapters are played at tables with a link.
import { createSheet, readSheet } from '@sunglade/everdell-duo';
import type { CampaignListed, Code } from '@sunglade/protocol';
import { go } from '../../../base/router.ts';
import { call, createCampaign } from '../../../session/api.ts';
import { expectSeat } from '../../../session/seating.ts';
import type { Doors } from './home.ts';
import type { Volume, Wish } from './volume.ts';

export const DOORS: Doors = {
  create: createCampaign,
  update: (id, body) => call('PUT /api/campaigns/:id', { params: { id }, body }),
};

/** Opens the table of a chapter and goes there. */
export async function openOnline(id: string, wish: Wish, say: (code: Code) => void): Promise<void> {
  const { chapter, difficulty, keep } = wish;
  const body = { wish: { chapter, difficulty, ...(keep === undefined ? {} : { keep }) } };
  const opened = await call('POST /api/campaigns/:id/match', { params: { id }, body });
  if (!opened.ok) return say(opened.problem.code);
  expectSeat(opened.value.id, 0);
  go(`/t/${opened.value.id}`);
}

interface Needs {
  readonly changed: (campaign: CampaignListed) => void;
  readonly say: (code: Code) => void;
}

export function onlineVolume({ id, sheet, running }: CampaignListed, { changed, say }: Needs): Volume {
  async function skip(): Promise<void> {
    const answer = await call('POST /api/campaigns/:id/skip', { params: { id } });
    if (answer.ok) changed(answer.value);
    else say(answer.problem.code);
  }
  return {
    sheet: readSheet(sheet) ?? createSheet(),
    running: running === null ? null : { href: `/t/${running}`, chapter: null },
    partners: ['friend'],
    begin: (wish) => void openOnline(id, wish, say),
    giveUp: null,
    skip: () => void skip(),
  };
}
