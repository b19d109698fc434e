import { deepEqual } from 'node:assert/strict';
import type { Bus, News } from '../bus.ts';
import type { Clause } from './clause.ts';

const news = (seq: number): News => ({ kind: 'moved', match: 'm', seq, from: 'node' });

async function until(done: () => boolean): Promise<void> {
  for (let waits = 0; !done() && waits < 500; waits++) await new Promise((next) => setTimeout(next, 2));
}

/** Two ends of the same bus: of one process, or of two. */
export const busClauses: readonly Clause<readonly [Bus, Bus]>[] = [
  {
    name: 'news reach the other end, in order',
    async check([here, there]) {
      const heard: News[] = [];
      here.subscribe(() => undefined);
      there.subscribe((one) => heard.push(one));
      const sent = [1, 2, 3, 4, 5].map(news);
      for (const one of sent) here.publish(one);
      await until(() => heard.length >= sent.length);
      deepEqual(heard, sent);
    },
  },
  {
    name: 'publishing does not call anybody before it returns',
    async check([here, there]) {
      const order: string[] = [];
      here.subscribe(() => undefined);
      there.subscribe(() => order.push('heard'));
      here.publish(news(1));
      order.push('published');
      await until(() => order.length === 2);
      deepEqual(order, ['published', 'heard']);
    },
  },
  {
    name: 'who has stopped hears nothing more, the others do',
    async check([here, there]) {
      const heard: string[] = [];
      const stop = there.subscribe(() => heard.push('stopped'));
      there.subscribe(() => heard.push('stays'));
      stop();
      here.publish(news(1));
      await until(() => heard.length > 0);
      deepEqual(heard, ['stays']);
    },
  },
];
