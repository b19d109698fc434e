// Campaigns on a server: a sheet goes from match to match, and never twice for the same one.
import { readFileSync } from 'node:fs';
import type { CampaignFile, MatchRecord } from '@sunglade/core';
import { createSheet, enterMatch, everdellDuo, type Sheet } from '@sunglade/everdell-duo';
import type { CampaignListed } from '@sunglade/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Socket } from './kit/client.ts';
import { level, sitDownAt } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const GAME = 'everdell-duo';
const WISH = { wish: { chapter: 1, difficulty: 'normal' } };
const WON = JSON.parse(
  readFileSync(
    new URL('../../packages/games/everdell-duo/src/golden/2/together-1-greedy.json', import.meta.url),
    'utf8',
  ),
) as MatchRecord;
const MATCH = 'played-at-home';

/** A book in which the first chapter was won. */
function wonAtHome(): { readonly sheet: Sheet; readonly records: Readonly<Record<string, MatchRecord>> } {
  const entered = enterMatch(createSheet(), MATCH, WON, everdellDuo as never);
  if (!entered.ok) throw new Error(entered.code);
  return { sheet: entered.sheet, records: { [MATCH]: WON } };
}

const guest = (name: string): Promise<Client> => Client.guest(server.url, name);
const create = async (person: Client, more: object = {}): Promise<CampaignListed> => {
  const { status, body, text } = await person.post<CampaignListed>('/api/campaigns', { game: GAME, ...more });
  if (status !== 200) throw new Error(text);
  return body;
};
const begin = (person: Client, id: string, body: unknown = WISH) =>
  person.post<{ id: string; code?: string }>(`/api/campaigns/${id}/match`, body);
const mine = async (person: Client): Promise<readonly CampaignListed[]> =>
  (await person.get<CampaignListed[]>('/api/campaigns')).body;
const sheetOf = async (person: Client): Promise<Sheet> => (await mine(person))[0]?.sheet as unknown as Sheet;

async function giveUp(table: string, people: readonly Client[]): Promise<void> {
  const sockets = await sitDownAt(table, people);
  await sockets[0]?.act(table, 0, '!resign');
  await level(table, sockets);
  for (const socket of sockets) socket.close();
}

test('a chapter is opened from the sheet, and what was played is on it for both', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')];
  const { id } = await create(ada);
  expect(await mine(bob)).toEqual([]);
  const { body } = await begin(ada, id);
  const seen = (await bob.get(`/api/tables/${body.id}`)).body;
  expect(seen).toMatchObject({ campaign: id, options: { mode: 'together', chapter: 1 }, carried: { held: [] } });
  expect(await mine(ada)).toMatchObject([{ id, running: body.id, partner: null }]);
  await giveUp(body.id, [ada, bob]);
  // Whoever of the two looks first.
  expect(await mine(bob)).toMatchObject([{ id, running: null, partner: 'Ada' }]);
  expect((await bob.get('/api/account/export')).body).toMatchObject({ campaigns: [{ id, game: GAME }] });
  expect(await mine(ada)).toMatchObject([{ id, running: null, partner: 'Bob' }]);
  expect((await sheetOf(bob)).chapters[0]).toMatchObject({ best: null, lost: 1 });
  // A try is begun from the sheet, not from the table before.
  expect((await ada.post(`/api/tables/${body.id}/rematch`)).body).toEqual({ code: 'chapter-not-open' });
  expect((await begin(bob, id)).status).toBe(200);
});

test('of many who begin at the same moment one does, and only what is open is played', async () => {
  const ada = await guest('Ada');
  const { id } = await create(ada);
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(ada, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array(5).fill('chapter-running'),
  );
  const other = await create(ada);
  expect((await begin(ada, other.id, { wish: { chapter: 2, difficulty: 'normal' } })).body).toEqual({
    code: 'chapter-not-open',
  });
  expect((await ada.post(`/api/campaigns/${other.id}/skip`)).body).toEqual({ code: 'chapter-not-open' });
});

test('a table that was closed before the game began is no try; one that was called off is', async () => {
  const ada = await guest('Ada');
  const { id } = await create(ada);
  const socket = await ada.connect();
  const first = (await begin(ada, id)).body.id;
  await socket.watch(first);
  await socket.act(first, -1, '!close');
  expect(await mine(ada)).toMatchObject([{ running: null }]);
  expect((await sheetOf(ada)).chapters[0]?.lost).toBe(0);
  for (let lost = 1; lost <= 3; lost++) {
    const { id: table } = (await begin(ada, id)).body;
    const [player] = (await sitDownAt(table, [ada, ada])) as [Socket];
    await player.act(table, 0, '!propose end');
    await player.act(table, 1, '!agree');
    expect((await sheetOf(ada)).chapters[0]?.lost).toBe(lost);
    player.close();
  }
  const skipped = await ada.post<CampaignListed>(`/api/campaigns/${id}/skip`);
  expect((skipped.body.sheet as unknown as Sheet).chapters[0]).toMatchObject({ skipped: true, lost: 3 });
  socket.close();
});

describe('a book from home', () => {
  test('is taken in when its records say the same, and given out again', async () => {
    const ada = await guest('Ada');
    const { id, sheet } = await create(ada, { played: wonAtHome() });
    expect(sheet).toEqual(wonAtHome().sheet);
    const file = (await ada.get<CampaignFile>(`/api/campaigns/${id}/file`)).body;
    expect(file).toMatchObject({ format: 'sunglade-campaign-1', game: GAME, sheet });
    expect(Object.keys(file.records)).toEqual([MATCH]);
    expect(file.records[MATCH]?.players).toBeUndefined();
    const eve = await guest('Eve');
    expect((await create(eve, { played: { sheet: file.sheet, records: file.records } })).sheet).toEqual(sheet);
    expect((await begin(ada, id, { wish: { chapter: 2, difficulty: 'normal' } })).status).toBe(200);
  });

  test('is refused where it claims more, and nothing is kept of it', async () => {
    const ada = await guest('Ada');
    const { sheet, records } = wonAtHome();
    const better = { ...sheet, chapters: sheet.chapters.map((one) => ({ ...one, best: 120 })) };
    const wrong = [
      { sheet: better, records },
      { sheet, records: {} },
      { sheet: { ...sheet, format: 2 }, records },
      { sheet: null, records },
      { sheet: { ...sheet, chapters: Array(15).fill(null) }, records },
      { sheet, records: { [MATCH]: { ...WON, log: WON.log.slice(3) } } },
      { sheet, records: { [MATCH]: 7 } },
    ];
    for (const played of wrong) {
      const { status, body } = await ada.post('/api/campaigns', { game: GAME, played });
      expect([status, (body as { code: string }).code]).toEqual([400, 'sheet-wrong']);
    }
    expect((await ada.post('/api/campaigns', { game: GAME, played: { sheet } })).status).toBe(400);
    expect((await ada.post('/api/campaigns', { game: 'glade' })).body).toEqual({ code: 'no-campaigns-here' });
    expect(await mine(ada)).toEqual([]);
  });

  test('goes on where it was, and from nowhere else', async () => {
    const ada = await guest('Ada');
    const { id } = await create(ada);
    const later = await ada.put<CampaignListed>(`/api/campaigns/${id}`, wonAtHome());
    expect(later.body.sheet).toEqual(wonAtHome().sheet);
    const empty = { sheet: createSheet(), records: {} };
    expect((await ada.put(`/api/campaigns/${id}`, empty)).body).toEqual({ code: 'sheet-behind' });
    // The records that are known need not be sent again.
    const again = await ada.put(`/api/campaigns/${id}`, { sheet: wonAtHome().sheet, records: {} });
    expect(again.status).toBe(200);
  });
});

test('nobody else’s campaign is there', async () => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')];
  const { id } = await create(ada);
  const answers = [
    await begin(eve, id),
    await eve.post(`/api/campaigns/${id}/skip`),
    await eve.put(`/api/campaigns/${id}`, wonAtHome()),
    await eve.get(`/api/campaigns/${id}/file`),
    await eve.get('/api/campaigns/no-such-one/file'),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([404, { code: 'no-such-campaign' }]);
});

test('killed between the last move and the stamp: the sheet has it all the same, once', async () => {
  const place = createFolder();
  let first = await startServer(place);
  const [ada, bob] = [await Client.guest(first.url, 'Ada'), await Client.guest(first.url, 'Bob')];
  const { id } = await create(ada);
  const table = (await begin(ada, id)).body.id;
  const [player] = (await sitDownAt(table, [ada, bob])) as [Socket];
  await player.act(table, 0, '!resign');
  await first.kill();
  first = await startServer(place);
  for (const person of [ada, bob]) person.url = first.url;
  const looks = await Promise.all([ada, bob, ada, bob].map(sheetOf));
  for (const { chapters, entries } of looks) {
    expect(chapters[0]?.lost).toBe(1);
    expect(entries).toEqual([{ kind: 'played', match: table }]);
  }
  await first.stop();
  removeFolder(place);
});

test('who is forgotten leaves the sheet to the other one, without their name', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')];
  const { id } = await create(ada);
  const table = (await begin(ada, id)).body.id;
  await giveUp(table, [ada, bob]);
  await mine(ada);
  const gone = await fetch(`${server.url}/api/account`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  expect(gone.status).toBe(200);
  expect(await mine(bob)).toMatchObject([{ id, partner: null }]);
});
