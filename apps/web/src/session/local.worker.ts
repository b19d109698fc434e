// The worker behind a local session: keeps the table, lets the bots play, and stores every line before it tells of it.
import { type ChairBots, loadBots } from '@sunglade/bots';
import { loadGame } from '@sunglade/registry';
import type { Heard } from '@sunglade/table';
import { type Heeded, LocalTable, thinkWith } from './local-table.ts';
import type { FromWorker, ToWorker } from './local-wire.ts';
import { getTable, putTable } from './saved-table.ts';

let table: LocalTable | null = null;
let pace = 0;
let thinking = false;
let playedGame = '';
/** Loaded when the first of them has to act. */
let bots: ChairBots | null = null;

const tell = (message: FromWorker): void => postMessage(message);

/** The picture right after what was heard: while it is stored, somebody else may act. */
function pictureAfter(heard: readonly Heard[]): FromWorker | null {
  if (!table) return null;
  const handover = table.turnScreen();
  return { type: 'seen', heard, seen: table.seen(Date.now()), handover };
}

function show(): void {
  const picture = pictureAfter([]);
  if (picture) tell(picture);
}

async function keepAndShow(heard: readonly Heard[]): Promise<void> {
  const picture = pictureAfter(heard);
  if (!table || !picture) return;
  await putTable(table.kept(Date.now()));
  tell(picture);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function letBotsPlay(): Promise<void> {
  if (thinking) return;
  thinking = true;
  while (table?.botsToAct) {
    bots ??= await loadBots(playedGame);
    // Where several play at once they share the time that people need to follow one.
    if (pace > 0) await wait(pace / table.botsToAct);
    const heard = table.botStep(Date.now());
    if (heard.length === 0) break;
    await keepAndShow(heard);
  }
  thinking = false;
}

async function open(id: string): Promise<void> {
  const kept = await getTable(id);
  const game = kept ? await loadGame(kept.game, kept.rules) : null;
  if (!kept || !game) {
    tell({ type: 'gone' });
    return;
  }
  playedGame = kept.game;
  table = new LocalTable(
    kept,
    game,
    thinkWith((seating, level) => bots?.(seating, level) ?? null),
  );
  show();
  // Not awaited: the bots' turns must not keep the queue.
  void letBotsPlay();
}

async function answer(n: number, heeded: Heeded): Promise<void> {
  if ('refusal' in heeded) {
    tell({ type: 'answer', n, answer: { ok: false, ...heeded } });
    return;
  }
  await keepAndShow(heeded.heard);
  tell({ type: 'answer', n, answer: { ok: true } });
  void letBotsPlay();
}

/** One message after another: a line is stored before the next is looked at. */
let queue: Promise<void> = Promise.resolve();

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    pace = message.pace;
    // What is asked meanwhile waits for the table: a question that is dropped would never be answered.
    await open(message.id);
    return;
  }
  if (!table) return;
  switch (message.type) {
    case 'submit':
      await answer(message.n, table.submit(message.seat, message.steps, Date.now()));
      return;
    case 'act':
      await answer(message.n, table.act(message.seat, message.text, Date.now()));
      return;
    case 'look':
      table.look(message.seat);
      show();
      return;
    case 'past':
      tell({ type: 'past', n: message.n, past: table.past(message.withViews) });
      return;
    case 'record':
      tell({ type: 'record', n: message.n, record: table.record() });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => handle(data));
});
