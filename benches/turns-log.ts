import { createPicker } from '@sunglade/core';
import type { Client } from '../tests/server/kit/client.ts';
import { anyStep, level, rulesOf, seatsToMove, startTable } from '../tests/server/kit/play.ts';

const GAME = 'evergreen';
/** Each step is taken back so often where it may be: the log may have three lines that do not stand for each that does. */
const TWICE = 2;

/** A game in which as much was taken back as the log has room for; answers with its table. */
export async function longLog(ann: Client, bob: Client): Promise<string> {
  const { table, sockets } = await startTable(GAME, [ann, bob]);
  const pick = createPicker(3);
  const [first] = sockets;
  if (!first) throw new Error('nobody plays');
  const rules = await rulesOf(first.seen(table));
  while (first.seen(table).status === 'playing') {
    await level(table, sockets);
    const socket = sockets.find((one) => seatsToMove(one.seen(table)).length > 0);
    if (!socket) continue;
    const [own = 0] = seatsToMove(socket.seen(table));
    await socket.must(anyStep(rules, socket.seen(table), own, pick));
    for (let i = 0; i < TWICE; i++) {
      const back = await socket.ask({ type: 'act', table, seat: own, text: '!undo' });
      // What cannot be taken back stands.
      if (back.type === 'refused') break;
      await socket.must(anyStep(rules, socket.seen(table), own, pick));
    }
  }
  for (const socket of sockets) socket.close();
  return table;
}
