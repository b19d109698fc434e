import { until } from '../cluster/kit/programs.ts';
import { Client } from '../server/kit/client.ts';
import { isAnswer, isQuiet, MESSAGE_TYPES, mangledMessages } from '../server/kit/mangled.ts';
import { playOn, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, startServer } from '../server/kit/server.ts';
import type { Proof } from './proof.ts';

const OF_EACH = 5_000;

export const fuzz: Proof = {
  about:
    'messages that are nearly right, of every type, each answered; the game they are about goes on as if nothing had been said',
  goal: 'messages',
  async batch(seed) {
    const folder = createFolder();
    const server = await startServer(folder);
    const problems: string[] = [];
    let [answered, quiet] = [0, 0];
    try {
      const [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
      for (const [i, type] of MESSAGE_TYPES.entries()) {
        const { table, sockets } = await startTable('glade', [ann, bob]);
        const before = sockets[0]?.seen(table).seq;
        const eve = await (await Client.guest(server.url, 'Eve')).connect();
        await until('a welcome', () => eve.bytes > 0);
        let [sent, answers, silent] = [0, 0, 0];
        eve.onMessage = (message) => {
          if (isAnswer(message)) answers++;
        };
        for (const text of mangledMessages(type, table, OF_EACH, seed * MESSAGE_TYPES.length + i)) {
          eve.raw.send(text);
          if (isQuiet(text)) silent++;
          if (++sent % 500 === 0) await new Promise((done) => setTimeout(done, 1));
        }
        await until(`an answer to every ${type}`, () => answers + silent >= sent).catch((error: unknown) => {
          problems.push(String(error));
        });
        if (answers + silent !== sent)
          problems.push(`${type}: ${answers} answers and ${silent} without one to ${sent}`);
        answered += answers;
        quiet += silent;
        const seen = await (await ann.connect()).ask({ type: 'watch', table });
        if (seen.type !== 'seen' || seen.seen.seq !== before) problems.push(`${type}: the table has changed`);
        if ((await playOn(table, sockets, 2)) !== 2) problems.push(`${type}: the game does not go on`);
        for (const socket of [...sockets, eve]) socket.close();
      }
      const [fault] = /TypeError|ReferenceError|RangeError|UnhandledPromise/.exec(server.output) ?? [];
      if (fault) problems.push(fault);
    } finally {
      if ((await server.stop()) !== 0) problems.push('the server did not end as it should');
      removeFolder(folder);
    }
    return { counts: { messages: answered + quiet, answered, quiet }, problems };
  },
};
