import { seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { checkState } from './invariants.ts';
import { ACTING, CARD, CHOSEN, DECK, ICONS, LEVELS, ROUND, type State, seatAt } from './layout.ts';
import { bench, play } from './testing.ts';

const one = bench(2);

describe('the watch over random games', () => {
  it('finds nothing wrong with a new game', () => {
    expect(checkState(one.b, one.rules.create(seedFrom('sound')))).toBeNull();
  });
  it.each<[string, (state: State) => void]>([
    [
      'cards-conserved',
      ({ data }) => {
        data[DECK]! -= 1;
      },
    ],
    [
      'cards-unique',
      ({ deck }) => {
        deck[0] = deck[1]!;
      },
    ],
    [
      'icons-as-they-lie',
      ({ data }) => {
        data[ICONS]! += 1;
      },
    ],
    [
      'icons-as-they-lie',
      ({ faceDown }) => {
        faceDown[0] = 1;
      },
    ],
    ['zone-without-wild', ({ zone, deck, data }) => swapForWild(zone, deck, data[DECK]!)],
    [
      'somebody-acts',
      ({ data }) => {
        data[ACTING] = 0;
      },
    ],
    [
      'rounds-of-season',
      ({ data }) => {
        data[ROUND] = 5;
      },
    ],
    [
      'no-action-in-draft',
      ({ data }) => {
        data[seatAt(1) + CHOSEN] = 0;
      },
    ],
    [
      'one-card-per-round',
      ({ data }) => {
        data[ROUND] = 1;
      },
    ],
    [
      'crevices-stay-empty',
      ({ cells }) => {
        cells[one.b.content.places.indexOf('2,2')] = 1;
      },
    ],
    [
      'crevices-stay-empty',
      ({ cells }) => {
        cells[0] = 6;
      },
    ],
    [
      'pieces-are-pieces',
      ({ cells }) => {
        cells[one.b.stride] = 9;
      },
    ],
    [
      'markers-on-tracks',
      ({ data }) => {
        data[seatAt(1) + LEVELS] = 4;
      },
    ],
  ])('sees %s broken', (name, breakIt) => {
    const state = one.rules.create(seedFrom('sound'));
    breakIt(state);
    expect(checkState(one.b, state)).toBe(name);
  });
  it('sees a seat without a card in the action phase', () => {
    const state = one.rules.create(seedFrom('sound'));
    for (const text of ['take 1', 'take 2']) {
      const who = one.rules.parts(state).open.waiting[0] ?? 0;
      play(one, state, who, [text]);
    }
    expect(checkState(one.b, state)).toBeNull();
    state.data[seatAt(0) + CARD] = -1;
    expect(checkState(one.b, state)).toBe('a-card-each');
  });
});

function swapForWild(zone: Uint8Array, deck: Uint8Array, count: number): void {
  const wild = deck.findIndex((card, i) => i < count && one.b.content.cardBiome[card] === 6);
  [zone[0], deck[wild]] = [deck[wild]!, zone[0]!];
}
