import { seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { titleOf } from '../terms.ts';
import { bench, clause, draft, HOUSE, play, turns } from '../testing.ts';
import vectors from '../vectors.json' with { type: 'json' };

const OPPONENT = 1;
const one = bench(1);

/** What the opponent takes as first drafter, and why. */
function opponentTakes(row: readonly string[], zone: readonly string[] = [], table = one) {
  const heard: Event[] = [];
  draft(table, { deck: row, zone, first: OPPONENT }, heard);
  const event = heard.find((e) => e.type === 'take');
  if (event?.type !== 'take' || event.by !== 'opponent') throw new Error('the opponent took nothing');
  return { slot: event.slot, card: event.card, why: event.why, tied: event.tied };
}

describe(clause('solo-opponent-drafts'), () => {
  it('takes a card at once when it is its turn, before or after the player', () => {
    const deck = ['snow-bud', 'wild-bud', 'rock-lake'];
    const second = draft(one, { deck, first: 0 });
    expect(one.rules.parts(second).open.opponent).toEqual([]);
    const heard: Event[] = [];
    play(one, second, 0, ['take 1'], heard);
    expect(one.rules.parts(second).open).toMatchObject({
      phase: 'action',
      opponent: ['wild-bud'],
      row: [null, null, null],
    });
    expect(one.rules.parts(second).open.zone.rock.at(-1)?.card).toBe('rock-lake');
    const first = draft(one, { deck, first: OPPONENT });
    expect(one.rules.parts(first).open).toMatchObject({ opponent: ['wild-bud'], row: ['snow-bud', null, 'rock-lake'] });
  });
  it('has no planet and its cards are discarded at the end of the season', () => {
    const state = turns(one, [{ card: 'wild-bush' }], { round: 5, opponent: ['snow-bud', 'rock-bud'] });
    play(one, state, 0, ['action A', 'done']);
    const { open } = one.rules.parts(state);
    expect(open.players).toHaveLength(1);
    expect(open.discard).toEqual(['wild-bush', 'snow-bud', 'rock-bud']);
  });
});

describe(clause('solo-opponent-order'), () => {
  it('takes a wild card first', () => {
    expect(opponentTakes(['snow-bud', 'rock-sprout', 'wild-lake'])).toEqual({
      slot: 3,
      card: 'wild-lake',
      why: 'wild',
      tied: false,
    });
  });
  it('then the most fertility', () => {
    expect(opponentTakes(['rock-bush', 'snow-lake', 'snow-bud'])).toMatchObject({ slot: 3, why: 'most-fertility' });
  });
  it('then the aridity of the biome with the fewest visible icons', () => {
    const zone = ['snow-bud', 'wheat-smallTree', 'rock-bush'];
    expect(opponentTakes(['snow-lake', 'rock-bud', 'flowers-lake'], zone)).toEqual({
      slot: 3,
      card: 'flowers-lake',
      why: 'driest',
      tied: false,
    });
    expect(opponentTakes(['snow-lake', 'rock-bud', 'wheat-bush'], zone)).toMatchObject({ slot: 2, tied: true });
  });
  it('counts the first card of the edition like any other', () => {
    const [first] = HOUSE.cards;
    expect(opponentTakes(['rock-bud', first?.id ?? '', 'wheat-bud'], ['rock-bush', 'wheat-sprout'])).toEqual({
      slot: 2,
      card: 'snow-sprout',
      why: 'driest',
      tied: false,
    });
  });
  it('does not call a lesser card behind the best one a tie', () => {
    expect(opponentTakes(['snow-bud', 'rock-bush', 'snow-lake'])).toMatchObject({ slot: 1, tied: false });
    expect(opponentTakes(['wild-bud', 'rock-bush', 'snow-lake'])).toMatchObject({ slot: 1, why: 'wild', tied: false });
  });
  it('takes the leftmost in any tie', () => {
    expect(opponentTakes(['rock-bush', 'snow-bud', 'rock-sprout'])).toMatchObject({ slot: 2, tied: true });
    expect(opponentTakes(['rock-bush', 'wild-bud', 'wild-lake'])).toMatchObject({ slot: 2, why: 'wild', tied: true });
    expect(opponentTakes(['snow-lake', 'rock-bud', 'swamp-sprout'])).toMatchObject({
      slot: 1,
      why: 'driest',
      tied: true,
    });
  });
  it('takes the leftmost when nothing else applies', () => {
    const cards = one.b.content.cards.map((card) =>
      card.biome === 'snow' ? { ...card, fertility: 0, aridity: false } : card,
    );
    const bare = bench(1, {}, { ...HOUSE, id: 'bare', cards });
    expect(opponentTakes(['snow-lake', 'snow-bud', 'snow-bush'], [], bare)).toMatchObject({ slot: 1, why: 'leftmost' });
    const state = draft(bare, { deck: ['snow-lake', 'snow-bud', 'snow-bush'], first: 0 });
    play(bare, state, 0, ['take 1']);
    expect(bare.rules.parts(state).open.opponent).toEqual(['snow-bud']);
  });
});

describe(clause('solo-opponent-token'), () => {
  it('moves and takes the token like a player', () => {
    const heard: Event[] = [];
    const state = draft(one, { deck: ['wild-bud', 'snow-bud', 'rock-lake'], first: 0 });
    play(one, state, 0, ['take 2'], heard);
    expect(heard.map((event) => event.type)).toEqual(['take', 'token-placed', 'take', 'token-taken', 'leftover']);
    expect(heard[3]).toEqual({ type: 'token-taken', by: 'opponent' });
    play(one, state, 0, ['action A', 'done']);
    expect(one.rules.parts(state).open).toMatchObject({ first: 'opponent', round: 2 });
    expect(one.rules.parts(state).open.opponent).toHaveLength(2);
  });
  it('gets it back when nobody takes it', () => {
    const state = draft(one, { deck: ['rock-lake', 'snow-bud', 'snow-bush'], first: OPPONENT });
    expect(one.rules.parts(state).open.tokenSlot).toBe(1);
    const heard: Event[] = [];
    play(one, state, 0, ['take 3'], heard);
    expect(heard).toContainEqual({ type: 'token-back', to: 'opponent' });
    expect(one.rules.parts(state).open.tokenHolder).toBe('opponent');
  });
});

describe(clause('solo-start-points'), () => {
  it('gives 1 point to who starts second, and the start is random', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const state = one.rules.create(seedFrom(`solo ${i}`));
      const { first } = one.rules.parts(state).open;
      seen.add(`${first} ${one.rules.score(state, seat(0)).total}`);
    }
    expect(seen).toEqual(new Set(['0 0', 'opponent 1']));
  });
});

describe(clause('solo-titles'), () => {
  it('follow the ladder', () => {
    for (const { id, min, max } of vectors.soloTitles) {
      expect(titleOf(min)).toBe(id);
      if (max !== null) expect(titleOf(max)).toBe(id);
    }
    expect(titleOf(500)).toBe('sequoia');
  });
  it('are part of the outcome alone and only there', () => {
    const state = turns(one, [{ card: 'wild-bush' }], { season: 'winter', round: 2, rounds: 2 });
    const { open, own, secret } = one.rules.parts(state);
    const players = open.players.map((player) => ({ ...player, buds: 140 - player.start }));
    const rich = one.rules.join({ open: { ...open, players }, own, secret });
    const heard: Event[] = [];
    play(one, rich, 0, ['action A', 'done'], heard);
    expect(one.rules.outcome(rich)).toEqual({ places: [1], facts: { title: 'olive' } });
    expect(heard.at(-1)).toMatchObject({ type: 'end', scores: [140], title: 'olive' });
    const two = bench(2);
    const many = turns(two, [{}, {}], { season: 'winter', round: 2, rounds: 2 });
    for (const i of [0, 1]) play(two, many, i, ['action A', 'done']);
    expect(two.rules.outcome(many)).toEqual({ places: [expect.any(Number), expect.any(Number)] });
  });
});
