import type { Bus, News } from '@sunglade/match';
import { expect, test } from 'vitest';
import { RemotePresence } from './remote-presence.ts';

function createWires() {
  const ends: { listener: ((news: News) => void) | null; cut: boolean }[] = [];
  const sent: News[] = [];
  return {
    sent,
    cut(i: number, cut: boolean) {
      const end = ends[i];
      if (!end) throw new Error('no such end');
      end.cut = cut;
      if (!cut) end.listener?.({ kind: 'missed' });
    },
    end(): Bus {
      const own: (typeof ends)[number] = { listener: null, cut: false };
      ends.push(own);
      return {
        publish(news) {
          if (own.cut) return;
          sent.push(news);
          for (const end of ends) if (end !== own && !end.cut) end.listener?.(news);
        },
        subscribe(listener) {
          own.listener = listener;
          return () => {
            own.listener = null;
          };
        },
        close: async () => undefined,
      };
    },
  };
}

function createNodes(count: number) {
  const wires = createWires();
  const clock = { now: 0 };
  const nodes = Array.from({ length: count }, (_, i) => {
    const here = new Map<string, string[]>();
    const changed: string[] = [];
    const remote = new RemotePresence({
      bus: wires.end(),
      id: `node-${i}`,
      usersHere: (match) => here.get(match) ?? [],
      watchedHere: () => [...here.keys()],
      changed: (match) => changed.push(match),
      now: () => clock.now,
    });
    const look = (match: string, ...users: string[]): void => {
      here.set(match, users);
      remote.announce(match);
    };
    return { remote, look, changed };
  });
  return { wires, clock, nodes: nodes as [(typeof nodes)[0], (typeof nodes)[0], (typeof nodes)[0]] };
}

test('who comes later learns who is there, and both know of each other', () => {
  const { nodes, wires } = createNodes(3);
  const [a, b, c] = nodes;
  a.look('t', 'ann');
  b.look('t', 'bob', 'bob');
  expect(a.remote.usersAt('t')).toEqual(['bob']);
  expect(b.remote.usersAt('t')).toEqual(['ann']);
  expect(a.changed).toContain('t');
  c.look('u', 'cid');
  expect(c.remote.usersAt('t').toSorted()).toEqual(['ann', 'bob']);
  expect(c.changed).toEqual([]);
  expect(wires.sent.length).toBeLessThan(8);
});

test('who leaves is gone everywhere, and so are the people of a node that stops or falls silent', () => {
  const { nodes, clock } = createNodes(3);
  const [a, b, c] = nodes;
  for (const [i, node] of nodes.entries()) node.look('t', `user-${i}`);
  b.look('t');
  expect(a.remote.usersAt('t')).toEqual(['user-2']);
  b.look('t', 'user-1');
  b.remote.stop();
  expect(a.remote.usersAt('t')).toEqual(['user-2']);
  clock.now = 5_000;
  c.remote.beat();
  clock.now = 11_000;
  a.remote.beat();
  expect(a.remote.usersAt('t')).toEqual(['user-2']);
  clock.now = 12_001;
  a.changed.length = 0;
  a.remote.beat();
  expect(a.remote.usersAt('t')).toEqual([]);
  expect(a.changed).toEqual(['t']);
});

test('after a time without a bus everybody is known again', () => {
  const { nodes, wires, clock } = createNodes(2);
  const [a, b] = nodes;
  a.look('t', 'ann');
  b.look('t', 'bob');
  wires.cut(1, true);
  b.look('t', 'bob', 'eve');
  clock.now = 20_000;
  a.remote.beat();
  b.remote.beat();
  expect(a.remote.usersAt('t')).toEqual([]);
  wires.cut(1, false);
  expect(a.remote.usersAt('t')).toEqual(['bob', 'eve']);
  expect(b.remote.usersAt('t')).toEqual(['ann']);
});
