import { only, seat, seedFrom } from '@sunglade/core';
import { SIDES } from '@sunglade/grid';
import { describe, expect, it } from 'vitest';
import { BIOMES, POWERS } from '../terms.ts';
import { bench, CARD_IDS, clause, draft, piecesOf } from '../testing.ts';
import vectors from '../vectors.json' with { type: 'json' };

describe(clause('setup-empty-planet'), () => {
  it('gives everyone the same empty planet and markers at 0', () => {
    const one = bench(3);
    const state = one.rules.create(seedFrom('empty'));
    const { open } = one.rules.parts(state);
    for (const [i, player] of open.players.entries()) {
      expect(piecesOf(one, state, i)).toEqual({});
      expect(player.planet).toEqual(open.players[0]?.planet);
      expect(player.levels).toEqual(Object.fromEntries(POWERS.map((power) => [power, 0])));
      expect(player.taken).toEqual([]);
    }
  });
});

describe(clause('setup-first-player'), () => {
  it('leaves to chance who begins', () => {
    const one = bench(3);
    const firsts = Array.from({ length: 30 }, (_, i) => {
      const state = one.rules.create(seedFrom(`begins ${i}`));
      const { first } = one.rules.parts(state).open;
      expect(one.rules.acting(state)).toBe(only(seat(Number(first))));
      return first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});

describe(clause('setup-start-points'), () => {
  it('gives 0, 1, 2, 3 points in turn order from a random first player', () => {
    const one = bench(4);
    const firsts = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const state = one.rules.create(seedFrom(`start ${i}`));
      const { first } = one.rules.parts(state).open;
      firsts.add(first);
      const points = vectors.startPointsByTurnOrder.map(
        (_, k) => one.rules.score(state, seat((Number(first) + k) % 4)).parts.start,
      );
      expect(points).toEqual(vectors.startPointsByTurnOrder);
    }
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });
  it('counts them as sure points', () => {
    const one = bench(2);
    const sheets = [0, 1].map((i) => one.rules.score(one.rules.create(seedFrom('sure')), seat(i)));
    expect(sheets.map((sheet) => sheet.total).sort((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe(clause('setup-sun'), () => {
  it('begins at the top or where the option says', () => {
    expect(bench(2).rules.parts(bench(2).rules.create(seedFrom('sun'))).open.sun).toBe('N');
    for (const sunStart of SIDES) {
      const { rules } = bench(2, { sunStart });
      expect(rules.parts(rules.create(seedFrom('sun'))).open.sun).toBe(sunStart);
    }
  });
});

describe(clause('setup-reveal'), () => {
  it('follows the worked example: cards with icons go to the zone until 5 are seen', () => {
    const one = bench(2);
    // Two icons, none, two, aridity, two, as in the example; the next card must stay in the deck.
    const deck = ['snow-smallTree', 'wild-bud', 'wheat-sprout', 'rock-bud', 'swamp-bush', 'flowers-bud'];
    const state = draft(one, { deck, reveal: true });
    const { open, secret } = one.rules.parts(state);
    const zone = BIOMES.flatMap((biome) => open.zone[biome].map((entry) => entry.card));
    const wanted = vectors.setup.toZone.map((n) => deck[n - 1]);
    expect(new Set(zone)).toEqual(new Set(wanted));
    expect(open.fertility).toEqual({ snow: 2, wheat: 2, flowers: 0, grassland: 0, swamp: 2, rock: 0 });
    expect([...secret.deck, ...open.row]).toContain('flowers-bud');
  });
  it('stops at exactly 5 icons', () => {
    const one = bench(2);
    const state = draft(one, {
      deck: ['snow-smallTree', 'wheat-sprout', 'rock-bush', 'swamp-bush'],
      reveal: true,
    });
    expect(one.rules.parts(state).open.fertility).toMatchObject({ snow: 2, wheat: 2, rock: 1, swamp: 0 });
  });
  it('keeps cards of one biome in the order in which they were revealed', () => {
    const one = bench(2);
    const state = draft(one, { deck: ['snow-bud', 'snow-bush', 'snow-smallTree'], reveal: true });
    expect(one.rules.parts(state).open.zone.snow.map((entry) => entry.card)).toEqual([
      'snow-bud',
      'snow-bush',
      'snow-smallTree',
    ]);
  });
  it('shows at least 5 and fewer than 7 icons in any game', () => {
    const { rules } = bench(2);
    for (let i = 0; i < 100; i++) {
      const { fertility } = rules.parts(rules.create(seedFrom(`reveal ${i}`))).open;
      const icons = Object.values(fertility).reduce((sum, n) => sum + n, 0);
      expect(icons).toBeGreaterThanOrEqual(5);
      expect(icons).toBeLessThan(7);
    }
  });
});

describe(clause('setup-shuffle-back'), () => {
  it('puts aridity and wild cards back into the deck, shuffled and without effect', () => {
    const one = bench(2);
    const aside = ['wild-bud', 'rock-bud', 'snow-lake', 'wild-lake', 'swamp-sprout'];
    const deck = [...aside, 'snow-smallTree', 'wheat-sprout', 'swamp-bush'];
    const state = draft(one, { deck, reveal: true });
    const { open, secret } = one.rules.parts(state);
    const left = [...secret.deck, ...open.row];
    expect(left).toEqual(expect.arrayContaining(aside));
    expect(new Set(left).size).toBe(CARD_IDS.length - 3);
    expect(open.discard).toEqual([]);
    expect(open.zone.rock).toEqual([]);
    // Not simply laid back on top: five cards in the top eight by chance alone is less likely than 1 in 10,000.
    expect(aside.every((id) => left.indexOf(id) >= left.length - 8)).toBe(false);
  });
});
