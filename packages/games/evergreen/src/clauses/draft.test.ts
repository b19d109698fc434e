import { only, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { bench, CARD_IDS, clause, draft, play, turns, whyNot } from '../testing.ts';

const FOUR = ['wild-bush', 'snow-bud', 'rock-lake', 'wheat-bush', 'swamp-bud'];

describe(clause('draft-row'), () => {
  it.each([1, 2, 3, 4])('lays one card more than there are drafters, at %i seats', (seats) => {
    const one = bench(seats);
    const deck = FOUR.slice(0, one.b.rowSize);
    const state = draft(one, { deck });
    const size = seats === 1 ? 3 : seats + 1;
    expect(one.rules.parts(state).open.row).toEqual(deck);
    expect(deck).toHaveLength(size);
  });
  it('refuses a card that is gone', () => {
    const one = bench(2);
    const state = draft(one, { deck: FOUR });
    play(one, state, 0, ['take 2']);
    expect(whyNot(one, state, 1, 'take 2')).toBe('card-gone');
    expect(whyNot(one, state, 1, 'take 1')).toBeNull();
    expect(one.rules.refuse(state, seat(1), one.rules.parse('take 2')!)?.at).toEqual({ slot: 2 });
  });
});

describe(clause('draft-in-turn-order'), () => {
  it('goes round from the first player', () => {
    const one = bench(3);
    const state = draft(one, { deck: FOUR, first: 1 });
    expect(one.rules.acting(state)).toBe(only(seat(1)));
    expect(whyNot(one, state, 0, 'take 1')).toBe('not-your-turn');
    play(one, state, 1, ['take 4']);
    expect(one.rules.parts(state).open.drafting).toBe(2);
    play(one, state, 2, ['take 3']);
    expect(one.rules.acting(state)).toBe(only(seat(0)));
  });
});

describe(clause('draft-one-card'), () => {
  it('gives everyone one card and then begins the actions', () => {
    const one = bench(2);
    const state = draft(one, { deck: FOUR });
    expect(whyNot(one, state, 0, 'action A')).toBe('draft-first');
    expect(whyNot(one, state, 0, 'plant 3,3')).toBe('draft-first');
    expect(play(one, state, 0, ['take 3'])).toBe(only(seat(0)));
    play(one, state, 1, ['take 1']);
    const { open } = one.rules.parts(state);
    expect(open.phase).toBe('action');
    expect(open.players.map((player) => player.taken)).toEqual([['rock-lake'], ['wild-bush']]);
    expect(open.players.map((player) => player.turn?.card)).toEqual(['rock-lake', 'wild-bush']);
    expect(open.row).toEqual([null, null, null]);
    expect(whyNot(one, state, 0, 'take 2')).toBe('not-drafting');
  });
});

describe(clause('token-on-leftmost'), () => {
  it('lands on the leftmost card that remains after the first pick, as in the example', () => {
    const one = bench(3);
    const heard: Event[] = [];
    const state = draft(one, { deck: FOUR });
    expect(one.rules.parts(state).open).toMatchObject({ tokenSlot: null, tokenHolder: 0 });
    play(one, state, 0, ['take 1'], heard);
    expect(one.rules.parts(state).open).toMatchObject({ tokenSlot: 2, tokenHolder: null });
    expect(heard).toContainEqual({ type: 'token-placed', slot: 2, card: 'snow-bud' });
  });
  it('stays there after later picks', () => {
    const one = bench(3);
    const state = draft(one, { deck: FOUR });
    play(one, state, 0, ['take 3']);
    expect(one.rules.parts(state).open.tokenSlot).toBe(1);
    play(one, state, 1, ['take 2']);
    expect(one.rules.parts(state).open.tokenSlot).toBe(1);
  });
});

describe(clause('token-goes-with-card'), () => {
  it('makes whoever takes that card start the next round', () => {
    const one = bench(3);
    const state = draft(one, { deck: FOUR });
    play(one, state, 0, ['take 2']);
    const heard: Event[] = [];
    play(one, state, 1, ['take 4']);
    play(one, state, 2, ['take 1'], heard);
    expect(heard).toContainEqual({ type: 'token-taken', by: 2 });
    expect(one.rules.parts(state).open).toMatchObject({ first: 0, tokenHolder: 2 });
    for (const i of [0, 1, 2]) play(one, state, i, ['action A', 'done']);
    expect(one.rules.parts(state).open).toMatchObject({ first: 2, tokenHolder: 2, round: 2 });
    expect(one.rules.acting(state)).toBe(only(seat(2)));
  });
});

describe(clause('token-returns'), () => {
  it('goes back to the first player when nobody takes the card', () => {
    const one = bench(2);
    const state = draft(one, { deck: FOUR, first: 1 });
    const heard: Event[] = [];
    play(one, state, 1, ['take 3']);
    play(one, state, 0, ['take 2'], heard);
    expect(heard).toContainEqual({ type: 'token-back', to: 1 });
    for (const i of [0, 1]) play(one, state, i, ['action A', 'done']);
    expect(one.rules.parts(state).open.first).toBe(1);
  });
});

/** Two players leave the third card. */
function leave(
  card: string,
  zone: readonly string[],
  aridityTarget: 'latestCard' | 'latestVisibleFertility' = 'latestCard',
) {
  const one = bench(2, { aridityTarget });
  const state = draft(one, { deck: ['wild-bush', 'wild-lake', card], zone });
  const heard: Event[] = [];
  play(one, state, 0, ['take 1'], heard);
  play(one, state, 1, ['take 2'], heard);
  const leftover = heard.find((event) => event.type === 'leftover');
  return { open: one.rules.parts(state).open, leftover };
}
const up = (card: string) => ({ card, faceDown: false });
const down = (card: string) => ({ card, faceDown: true });

describe(clause('leftover-fertility'), () => {
  it('goes on its stack and counts at once', () => {
    const { open, leftover } = leave('snow-bud', ['snow-bush', 'rock-bush']);
    expect(open.zone.snow).toEqual([up('snow-bush'), up('snow-bud')]);
    expect(open.fertility).toMatchObject({ snow: 3, rock: 1 });
    expect(leftover).toMatchObject({ card: 'snow-bud', to: 'zone', turned: null, biome: 'snow', before: 1, after: 3 });
  });
});

describe(clause('leftover-aridity'), () => {
  it('turns the latest card of its stack face down and lies on top, as in the example', () => {
    const { open, leftover } = leave('snow-lake', ['snow-bush', 'rock-bush', 'snow-bud', 'wheat-sprout']);
    expect(open.zone.snow).toEqual([up('snow-bush'), down('snow-bud'), up('snow-lake')]);
    expect(open.fertility).toMatchObject({ snow: 1, rock: 1, wheat: 2 });
    expect(leftover).toMatchObject({ to: 'zone', turned: 'snow-bud', before: 3, after: 1 });
  });
  it('is only placed where the stack is empty', () => {
    const { open, leftover } = leave('snow-lake', ['rock-bush']);
    expect(open.zone.snow).toEqual([up('snow-lake')]);
    expect(open.fertility).toMatchObject({ snow: 0, rock: 1 });
    expect(leftover).toMatchObject({ turned: null, before: 0, after: 0 });
  });
});

describe(clause('leftover-aridity-latest'), () => {
  it('turns the latest card whatever it is: a second aridity in a row removes nothing', () => {
    const { open, leftover } = leave('snow-lake', ['snow-bud', 'snow-sprout']);
    expect(open.zone.snow).toEqual([up('snow-bud'), down('snow-sprout'), up('snow-lake')]);
    expect(open.fertility.snow).toBe(2);
    expect(leftover).toMatchObject({ turned: 'snow-sprout', before: 2, after: 2 });
  });
});

describe(clause('leftover-aridity-option'), () => {
  it('may turn the latest visible fertility instead', () => {
    const { open } = leave('snow-lake', ['snow-bush', 'snow-bud', 'snow-sprout'], 'latestVisibleFertility');
    expect(open.zone.snow).toEqual([up('snow-bush'), down('snow-bud'), up('snow-sprout'), up('snow-lake')]);
    expect(open.fertility.snow).toBe(1);
  });
  it('turns a second one the next time, and nothing when none is visible', () => {
    const one = bench(2, { aridityTarget: 'latestVisibleFertility' });
    const deck = ['wild-bush', 'wild-lake', 'snow-lake', 'wild-bud', 'wild-sprout', 'snow-sprout'];
    const state = draft(one, { deck, zone: ['snow-bush'] });
    for (let round = 0; round < 2; round++) {
      const first = Number(one.rules.parts(state).open.first);
      play(one, state, first, ['take 1']);
      play(one, state, 1 - first, ['take 2']);
      for (const i of [0, 1]) play(one, state, i, ['action A', 'done']);
    }
    const { open } = one.rules.parts(state);
    expect(open.zone.snow).toEqual([down('snow-bush'), up('snow-lake'), up('snow-sprout')]);
    expect(open.fertility.snow).toBe(0);
  });
});

describe(clause('leftover-none'), () => {
  it('sends a wild card to the discard pile', () => {
    const { open, leftover } = leave('wild-bud', ['snow-bud']);
    expect(open.discard).toEqual(['wild-bud']);
    expect(open.fertility.snow).toBe(2);
    expect(leftover).toMatchObject({ to: 'discard', biome: null, before: 0, after: 0 });
  });
});

describe(clause('deck-empty'), () => {
  it('shuffles the discard pile into a new deck as soon as the last card is drawn', () => {
    const one = bench(2);
    const heard: Event[] = [];
    const state = draft(one, { deck: FOUR.slice(0, 3), only: true, discard: CARD_IDS.slice(10, 16) }, heard);
    const { open, secret } = one.rules.parts(state);
    expect(heard[0]).toEqual({ type: 'reshuffle', cards: 6 });
    expect(open).toMatchObject({ deck: 6, discard: [] });
    expect(new Set(secret.deck)).toEqual(new Set(CARD_IDS.slice(10, 16)));
    expect(secret.deck).not.toEqual(CARD_IDS.slice(10, 16));
  });
  it('leaves later discards out of the new deck', () => {
    const one = bench(2);
    const deck = ['snow-bud', 'rock-lake', 'wild-bush'];
    const state = draft(one, { deck, only: true, discard: CARD_IDS.slice(10, 16) });
    play(one, state, 0, ['take 1']);
    play(one, state, 1, ['take 2']);
    expect(one.rules.parts(state).open).toMatchObject({ deck: 6, discard: ['wild-bush'] });
  });
  it('happens in the middle of a row too, and the zone and taken cards stay', () => {
    const one = bench(3);
    const zone = ['swamp-bush', 'snow-bush'];
    const state = draft(one, { deck: FOUR.slice(0, 2), only: true, discard: CARD_IDS.slice(10, 16), zone });
    const { open, secret } = one.rules.parts(state);
    expect(open.row.slice(0, 2)).toEqual(FOUR.slice(0, 2));
    expect(new Set([...secret.deck, ...open.row.slice(2)])).toEqual(new Set(CARD_IDS.slice(10, 16)));
    expect(open.zone.swamp).toEqual([up('swamp-bush')]);
  });
});

describe(clause('deck-and-discard-empty'), () => {
  it('waits until a card is needed', () => {
    const one = bench(2);
    const heard: Event[] = [];
    const state = draft(one, { deck: FOUR.slice(0, 3), only: true }, heard);
    expect(one.rules.parts(state).open.deck).toBe(0);
    expect(heard.map((event) => event.type)).toEqual(['deal']);
  });
  it('then shuffles what the end of the season has discarded', () => {
    const one = bench(2);
    const taken = CARD_IDS.slice(0, 4);
    const other = CARD_IDS.slice(6, 10);
    const state = turns(
      one,
      [
        { taken, card: 'wild-bud' },
        { taken: other, card: 'wild-lake' },
      ],
      { round: 5, deck: 0, discard: [] },
    );
    const { open, own, secret } = one.rules.parts(state);
    const empty = one.rules.join({ open, own, secret: { ...secret, deck: [] } });
    const heard: Event[] = [];
    for (const i of [0, 1]) play(one, empty, i, ['action A', 'done'], heard);
    expect(heard.filter((event) => event.type === 'reshuffle')).toEqual([{ type: 'reshuffle', cards: 10 }]);
    const after = one.rules.parts(empty);
    expect(after.open).toMatchObject({ deck: 7, discard: [], season: 'summer' });
    expect(new Set([...after.secret.deck, ...after.open.row])).toEqual(
      new Set([...taken, 'wild-bud', ...other, 'wild-lake']),
    );
  });
});
