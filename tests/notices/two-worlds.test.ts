// A notice tells nobody what they may not know: in two worlds that a seat cannot tell apart, every way carries the same
// bytes to it.
import {
  type AnyGame,
  createPicker,
  hasSeat,
  legalSteps,
  NOBODY,
  only,
  type Seats,
  seat,
  seatList,
  viewOf,
} from '@sunglade/core';
import type { NoticeStored } from '@sunglade/match';
import { LISTINGS } from '@sunglade/registry';
import { SYSTEM, seenAs, Table, type TableConfig } from '@sunglade/table';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../apps/server/src/notices/facts.ts';
import { noticeLetter } from '../../apps/server/src/notices/mail.ts';
import { logText, type Message, messageOf } from '../../apps/server/src/notices/message.ts';
import { discordCall, gotifyCall, ntfyCall, webhookCall } from '../../apps/server/src/notices/services.ts';
import { tellLog } from '../../apps/web/src/pages/sentences/sentences.ts';
import { twin, type World } from '../server/secrecy/worlds.ts';

const NOW = 1_800_000_000_000;
const LINK = 'https://games.example.org/t/table';
const TABLES = 12;
const STEPS = 30;
const LITTLE_LEFT = 70 * 3_600_000;

/** What each way would carry; push has the message itself inside. */
const everyWay = (message: Message): string =>
  JSON.stringify([
    message,
    noticeLetter('a@example.org', message, { open: LINK, stop: LINK, stopPage: LINK }),
    ntfyCall({ kind: 'ntfy', url: 'https://ntfy.example/topic' }, message, LINK),
    gotifyCall({ kind: 'gotify', url: 'https://gotify.example', token: 'key' }, message, LINK),
    discordCall({ kind: 'discord', url: 'https://discord.com/api/webhooks/1/x' }, message, LINK),
    webhookCall({ kind: 'webhook', url: 'https://hook.example/' }, 'secret', message, LINK, NOW),
  ]);

/** How many sentences of the log were compared. */
let told = 0;

const userOf = (one: number): string => `user-${one}`;

function open(game: AnyGame, seats: number, viewer: Seats, world: World, secret: string): Table {
  const setup = game.setup({ seats, options: {}, edition: undefined });
  if (!setup.ok) throw new Error(`${game.id}: no set-up`);
  const config: TableConfig = {
    id: 'table',
    game: game.id,
    rules: game.version,
    setup: setup.value,
    host: userOf(0),
    public: false,
    clock: { kind: 'days', days: 3 },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: 'c',
    openedAt: 1,
  };
  const table = new Table(config, secret, twin(game, game.id, viewer, world));
  const take = (by: string, one: number, text: string): void => {
    const taken = table.take({ at: NOW, by, seat: one, text });
    if ('code' in taken) throw new Error(`${text}: ${taken.code}`);
  };
  for (let i = 0; i < seats; i++) take(userOf(i), i, `!sit ${'ab'.repeat(32)} Player ${i}`);
  take(userOf(0), -1, '!start');
  return table;
}

async function noticeFor(
  table: Table,
  one: number,
  kind: NoticeStored['kind'] = 'turn',
  now = NOW,
): Promise<string | null> {
  const line = table.lines.length;
  const notice = { kind, match: 'table', seat: one, way: 'way', line, at: NOW, attempts: 0, hurryAt: null };
  const facts = factsOf(table, notice, userOf(one), now, { withLog: true });
  if (!facts) return null;
  const all = await Promise.all(
    (['en', 'de', 'fr'] as const).map(async (language) => {
      const log = 'log' in facts ? facts.log : undefined;
      const bits = log && (await tellLog(language, log.heard, log.since));
      const said = bits && 'log' in facts ? logText(facts, bits, language) : [];
      told += said.length;
      return everyWay(messageOf(notice, facts, language, 2, said));
    }),
  );
  return all.join();
}

/** What everybody is told before a table is closed. */
async function staleFor(table: Table, one: number): Promise<string | null> {
  table.take({ at: NOW, by: SYSTEM, seat: -1, text: `!stale ${NOW + 1_000_000}` });
  return noticeFor(table, one, 'stale');
}

/** What the viewer is told by whoever waits for them; nothing where nobody does. */
async function nudgeFor(table: Table, one: number): Promise<string | null> {
  const other = table.chairs.findIndex((_, i) => i !== one);
  table.take({ at: NOW, by: userOf(other), seat: other, text: `!nudge ${one}` });
  return noticeFor(table, one, 'nudge');
}

/** Everybody but one gives up; what they see then may be the result of what they did not know, and often is not. */
function giveUp(table: Table): void {
  for (let one = table.chairs.length - 1; one > 0; one--)
    table.take({ at: NOW, by: userOf(one), seat: one, text: '!resign' });
}

/** Steps after which the viewer still sees the same in both worlds: their own are the same, others' may differ. */
function pairsOf(
  tables: readonly [Table, Table],
  one: ReturnType<typeof seat>,
  viewer: Seats,
): (readonly [string, string])[] {
  const [real, imagined] = tables.map(({ run, rules }) =>
    (run ? legalSteps(rules, run.state, one) : []).flatMap((step) => {
      const after = rules.copy(run?.state);
      rules.apply(after, one, step);
      if (rules.acting(after) === NOBODY) return [];
      return [{ text: rules.print(step), view: JSON.stringify(viewOf(rules, after, viewer)) }];
    }),
  );
  const verb = (text: string): string => /^[a-z-]*/i.exec(text)?.[0] ?? '';
  return (real ?? []).flatMap((a) =>
    (imagined ?? []).flatMap((b) => {
      const fits = hasSeat(viewer, one) ? a.text === b.text : verb(a.text) === verb(b.text);
      return fits && a.view === b.view ? [[a.text, b.text] as const] : [];
    }),
  );
}

describe.each(LISTINGS)('$id, rules $version', (listing) => {
  test.each([0, 1])('seat %i is told the same in worlds it cannot tell apart', async (viewing) => {
    const game = await listing.load();
    const viewer = only(seat(viewing));
    told = 0;
    let [notices, different, ends] = [0, 0, 0];
    for (let i = 0; i < TABLES; i++) {
      const seats = i === 0 ? game.seats.max : Math.max(2, game.seats.min);
      const secret = (i + 1).toString(16).padStart(2, '0').repeat(32);
      const pick = createPicker(i + 1);
      const tables = [
        open(game, seats, viewer, 'real', secret),
        open(game, seats, viewer, 'imagined', secret),
      ] as const;
      const [first, second] = tables;
      const hidden = tables.map(({ rules, run }) => JSON.stringify(run && rules.parts(run.state)));
      if (hidden[0] !== hidden[1]) different++;
      for (let steps = 0; steps < STEPS; steps++) {
        const [a, b] = [await noticeFor(first, viewing), await noticeFor(second, viewing)];
        expect(b).toBe(a);
        if (a !== null) notices++;
        const hurried = await Promise.all(tables.map((table) => noticeFor(table, viewing, 'hurry', NOW + LITTLE_LEFT)));
        expect(hurried[1]).toBe(hurried[0]);
        expect(hurried[0] === null).toBe(a === null);
        const nudged = await Promise.all(tables.map((table) => nudgeFor(table, viewing)));
        expect(nudged[1]).toBe(nudged[0]);
        expect(nudged[0] === null).toBe(a === null);
        if (steps === STEPS / 2) expect(await staleFor(second, viewing)).toBe(await staleFor(first, viewing));
        const acting = seatList(first.acting);
        const one = acting[pick(acting.length)];
        const pairs = one === undefined ? [] : pairsOf(tables, one, viewer);
        const texts = pairs[pick(Math.max(1, pairs.length))];
        if (one === undefined || !texts) break;
        for (const [k, table] of tables.entries())
          table.take({ at: NOW, by: userOf(one), seat: one, text: texts[k] ?? '' });
      }
      for (const table of tables) giveUp(table);
      const seen = tables.map((table) => JSON.stringify(seenAs(table, viewer, NOW, false)));
      const over = await Promise.all(tables.map((table) => noticeFor(table, viewing, 'over')));
      expect(over[0]).not.toBeNull();
      // At the end some of what was hidden is told to everybody, as points: then the worlds are no longer alike.
      if (seen[0] === seen[1]) {
        expect(over[1]).toBe(over[0]);
        ends++;
      }
    }
    expect(ends).toBeGreaterThan(0);
    // Otherwise nothing has been shown.
    expect(different).toBeGreaterThan(0);
    expect(notices).toBeGreaterThan(TABLES);
    // A turn in Harmonies ends with tokens that nobody knew: no two worlds stay alike that long.
    if (game.id !== 'harmonies') expect(told).toBeGreaterThan(TABLES);
  });
});
