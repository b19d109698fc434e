// The worker behind a local session: keeps the table, lets the bots play, and stores every line before it tells of it.
import { loadGame } from '@sunglade/registry';
import type { Heard } from '@sunglade/table';
import { createAskBots } from './ask-bots.ts';
import { type Heeded, LocalTable } from './local-table.ts';
import type { FromWorker, ToWorker } from './local-wire.ts';
import { getTable, putTable } from './saved-table.ts';

let table: LocalTable | null = null;
let pace = 0;
let thinking = false;
const askBots = createAskBots();

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

/** Whoever acts meanwhile is answered at once; a thought about a position that is gone is thought anew. */
async function letBotsPlay(): Promise<void> {
  if (thinking) return;
  thinking = true;
  for (let asked = table?.question; table && asked; asked = table.question) {
    // Where several play at once they share the time that people need to follow one.
    const [plan] = await Promise.all([askBots(asked.question), wait(pace / table.botsToAct)]);
    const answer = table.botStep(asked, plan, Date.now());
    if ('heard' in answer) await keepAndShow(answer.heard);
    else if (answer.refusal.code !== 'not-your-turn') break;
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
  table = new LocalTable(kept, game);
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
