// A table as somebody would have it in their browser after playing for a while: the same one each time, and
// without being played anew.
import { createBot } from '@sunglade/bots-engine';
import { commitTo, createDice, type Json, seatList, seedFrom } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { BOT } from '@sunglade/table';
import type { Page } from 'playwright-core';
import { createSavedTable, LocalTable } from '../../apps/web/src/session/local-table.ts';
import type { LocalChair, SavedTable } from '../../apps/web/src/session/saved-table.ts';

/** Any fixed moment: the lists show a day. */
const NOON = Date.UTC(2026, 4, 1, 12);

const FERN: LocalChair = { kind: 'person', person: 0, name: 'Fern' };
const amongBots = (seats: number): readonly LocalChair[] => [
  FERN,
  ...Array.from({ length: seats - 1 }, (): LocalChair => ({ kind: 'bot', level: 'greedy' })),
];

interface Wish {
  readonly id: string;
  /** Evergreen unless told. */
  readonly game?: string;
  /** How many sit there, all but the first of them bots; or who exactly. */
  readonly seats?: number;
  readonly chairs?: readonly LocalChair[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** What a campaign brings along. */
  readonly carried?: Json;
  /** How many steps are played; without it, all there are. */
  readonly steps?: number;
  /** Stops as soon as the open part of the view is like this; the person plays last where all play at once. */
  readonly until?: (open: never) => boolean;
}

/** Everybody plays greedily, with the same luck each time. */
export async function makeTable({
  id,
  game: name = 'evergreen',
  seats = 2,
  chairs = amongBots(seats),
  steps = 9999,
  until,
  ...rest
}: Wish): Promise<SavedTable> {
  const game = await loadGame(name);
  const setup = game?.setup({ seats: chairs.length, ...rest });
  if (!game || !setup?.ok) throw new Error(`no ${name}`);
  const fresh = createSavedTable({ game: name, seats: chairs.length, chairs, ...rest }, game, id, NOON);
  if ('problems' in fresh) throw new Error(fresh.problems.join());
  // The chance of the table: its secret, and what everybody added when they sat down.
  const secret = seedFrom('sunglade');
  const lines = fresh.lines.map((line) => ({ ...line, text: line.text.replace(/[0-9a-f]{64}/, secret) }));
  const table = new LocalTable({ ...fresh, secret, commitment: commitTo(secret), lines }, game);
  const rules = game.bind(setup.value);
  const bot = createBot('greedy', rules);
  for (let i = 0; i < steps; i++) {
    const { view, acting } = table.seen(NOON);
    const one = seatList(acting).at(until ? -1 : 0);
    if (one === undefined || !view || !bot || until?.(view.open as never)) break;
    const text = rules.print(bot.choose(view, one, createDice(seedFrom(`${i}`))));
    const answer = chairs[one]?.kind === 'bot' ? table.take(BOT, one, text, NOON) : table.submit(one, [text], NOON);
    if (answer && !('heard' in answer)) throw new Error(JSON.stringify(answer));
  }
  return table.kept(NOON);
}

/** Puts tables where the page keeps its own. */
export const keepTables = (page: Page, tables: readonly SavedTable[]): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('sunglade', 1);
        opened.onerror = () => reject(opened.error);
        opened.onupgradeneeded = () => opened.result.createObjectStore('tables', { keyPath: 'id' });
        opened.onsuccess = () => {
          const writing = opened.result.transaction('tables', 'readwrite');
          for (const one of JSON.parse(text)) writing.objectStore('tables').put(one);
          writing.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(tables),
  );
