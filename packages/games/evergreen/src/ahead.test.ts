import { legalSteps, printSteps, seat, seatList, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { evergreen } from './game.ts';

const setup = evergreen.setup({ seats: 3 });
if (!setup.ok) throw new Error('evergreen');
const rules = evergreen.bind(setup.value);
const legal = (state: Parameters<typeof rules.legal>[0], one: number): string[] =>
  printSteps(rules, legalSteps(rules as never, state, seat(one)));

describe('a wish list', () => {
  const state = rules.create(seedFrom('ahead'));
  const [first = 0] = seatList(rules.acting(state));
  const [second, third] = [(first + 1) % 3, (first + 2) % 3];
  const take = (one: number, text: string): Event[] => {
    const events: Event[] = [];
    rules.apply(state, seat(one), rules.parse(text) as never, (event) => void events.push(event));
    return events;
  };

  it('is made of what lies there, by who has still to take a card', () => {
    const ahead = rules.ahead?.turn(state, seat(third));
    expect(ahead && legal(ahead, third)).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
    expect(legal(state, third)).toEqual([]);
  });

  it('lasts through what others take, and no longer than the draft', () => {
    for (const event of take(first, 'take 2')) expect(rules.ahead?.expects(event, seat(third), [])).toBe(true);
    expect(rules.ahead?.turn(state, seat(first))).toBeNull();
    const ahead = rules.ahead?.turn(state, seat(third));
    expect(ahead && legal(ahead, third)).toEqual(['take 1', 'take 3', 'take 4']);
    take(second, 'take 1');
    const last = take(third, 'take 3');
    const expected = last.filter((event) => rules.ahead?.expects(event, seat(first), []));
    expect(expected.map(({ type }) => type)).not.toContain('leftover');
    for (const one of [first, second, third]) expect(rules.ahead?.turn(state, seat(one))).toBeNull();
  });
});
