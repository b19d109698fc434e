import { expect, test } from 'vitest';
import { Departures } from './departures.ts';

test('who leaves is remembered until they are back or nobody looks on', () => {
  const departures = new Departures();
  departures.look('t', ['ann', 'bob'], 10);
  expect(departures.at('t', 'bob')).toBe(0);
  departures.look('t', ['ann'], 20);
  departures.look('t', ['ann', 'eve'], 30);
  expect(departures.at('t', 'bob')).toBe(20);
  expect(departures.at('other', 'bob')).toBe(0);
  departures.look('t', ['ann', 'bob'], 40);
  expect([departures.at('t', 'bob'), departures.at('t', 'eve')]).toEqual([0, 40]);
  departures.forget('t');
  expect(departures.at('t', 'eve')).toBe(0);
});
