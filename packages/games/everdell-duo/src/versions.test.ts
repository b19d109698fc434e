// What the versions of the rules judge differently: whether an effect waits for a trade that could pay for it.
import { readFileSync } from 'node:fs';
import { type AnyGame, replayRecord } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { everdellDuo, GAMES } from './index.ts';
import { type Scene, type Table, table } from './testing.ts';
import { VERSIONS } from './versions.ts';

const first = (scene: Scene): Table => table({ ...scene, rules: 1 });
const second = (scene: Scene): Table => table({ ...scene, rules: 2 });
const TRADES = ['trade twig', 'trade resin', 'trade pebble', 'trade berry'];

describe('the versions of the rules', () => {
  it('are listed by their number, the newest last', () => {
    expect(Object.keys(GAMES)).toEqual(Object.keys(VERSIONS));
    for (const [version, game] of Object.entries(GAMES)) expect(String(game.version)).toBe(version);
    expect(everdellDuo).toBe(Object.values(GAMES).at(-1));
  });
});

describe('an effect that only a trade could pay for', () => {
  /** Nothing in the supply, one hand card; the visit draws a second one. */
  const monastery: Scene = { me: { city: ['monastery'], hand: ['king'] }, deck: ['queen'] };

  it('version 1: is skipped', () => {
    const t = first(monastery).take('place monastery');
    expect(t.me.hand).toBe(2);
    expect(t.legal()).toEqual(['done', ...TRADES]);
  });

  it('version 2: waits, and is paid after the trade', () => {
    const t = second(monastery).take('place monastery');
    expect(t.me.hand).toBe(2);
    expect(t.legal()).toEqual(['decline', ...TRADES]);
    expect(t.refusal('pay twig')).toEqual({ code: 'missing-resource', at: { short: 1 } });
    t.take('trade twig', 'pay twig');
    expect(t.me).toMatchObject({ points: 3, hand: 0, twig: 0 });
    expect(t.legal()).toEqual(['done']);
  });

  it('version 2: may be declined, and is skipped where even a trade does not pay', () => {
    expect(second(monastery).take('place monastery', 'decline').legal()).toEqual(['done', ...TRADES]);
    const poor = second({ ...monastery, me: { city: ['monastery'] } }).take('place monastery');
    expect(poor.me.hand).toBe(1);
    expect(poor.legal()).toEqual(['done']);
  });

  it('version 2: asks for a fixed price only once it can be paid', () => {
    const scene: Scene = { me: { hand: ['baker', 'king', 'queen'], has: { berry: 3 } } };
    expect(first(scene).take('play baker').legal()).toEqual(['done', ...TRADES]);
    const t = second(scene).take('play baker');
    expect(t.legal()).toEqual(['decline', ...TRADES]);
    expect(t.why('accept')).toBe('missing-resource');
    t.take('trade berry');
    expect(t.legal()).toEqual(['decline', 'accept']);
    expect(t.take('accept', 'gain pebble').me).toMatchObject({ points: 1, pebble: 1, berry: 0 });
  });

  it('version 2: keeps back the hand cards that it costs itself', () => {
    const cost = { twig: 1, cards: 1 };
    const edition = editionWith({ op: 'exchange', cost, do: { op: 'points', n: 5 }, max: 1 });
    const with2 = second({ edition, me: { hand: ['mine', 'king', 'queen'], has: { twig: 1, resin: 1 } } });
    expect(with2.take('play mine').legal()).toEqual(['done', ...TRADES]);
    const with3 = second({ edition, me: { hand: ['mine', 'king', 'queen', 'bard'], has: { twig: 1, resin: 1 } } });
    expect(with3.take('play mine').legal()).toEqual(['decline', ...TRADES]);
    with3.take('trade twig', 'discard king', 'discard queen');
    expect(with3.legal()).toEqual(['decline', 'discard bard']);
    expect(with3.take('discard bard').me).toMatchObject({ points: 5, hand: 0, twig: 0 });
  });

  it('version 2: also where different kinds are asked for, and where an option is chosen', () => {
    const monk: Scene = { me: { hand: ['monk', 'king', 'queen'], has: { berry: 2 } } };
    expect(first(monk).take('play monk').legal()[0]).toBe('done');
    expect(second(monk).take('play monk', 'trade resin', 'pay resin').me.points).toBe(2);
    // A resource that was paid already is no further kind, but a trade for another one is.
    const rich: Scene = { me: { hand: ['monk', 'king', 'queen'], has: { berry: 4 } } };
    expect(first(rich).take('play monk', 'pay berry').legal()[0]).toBe('done');
    expect(second(rich).take('play monk', 'pay berry', 'trade twig', 'pay twig').me.points).toBe(4);
    const potter: Scene = { me: { hand: ['potter', 'king', 'queen'], has: { berry: 2 } } };
    expect(first(potter).take('play potter').legal()[0]).toBe('done');
    expect(second(potter).take('play potter', 'option 1', 'trade pebble', 'accept').me.points).toBe(3);
  });

  it('version 2: also where the effect plays a card', () => {
    // The barn costs 2 twigs; one is left when the mine is paid.
    const edition = editionWith({ op: 'playCard', from: ['hand'], discount: 0 });
    const hand = ['mine', 'barn', 'king', 'queen'];
    const has = { twig: 2, resin: 1 };
    const scene: Scene = { edition, me: { hand, has } };
    expect(first(scene).take('play mine').legal()[0]).toBe('done');
    const t = second(scene).take('play mine');
    expect(t.legal()).toEqual(['decline', ...TRADES]);
    t.take('trade twig', 'discard king', 'discard queen');
    expect(t.offered('play')).toEqual(['barn']);
    expect(t.take('play barn').me.city).toEqual(['mine', 'barn']);
    // The card to be played is none of those that are traded.
    const few: Scene = { ...scene, me: { hand: ['mine', 'barn', 'king'], has } };
    expect(second(few).take('play mine').legal()[0]).toBe('done');
  });

  it('both: is skipped outside one’s own turn', () => {
    for (const rules of [1, 2] as const) {
      // Spring brings production before anybody's turn.
      const t = table({ rules, sun: 6, moon: 5, you: { hand: ['king', 'queen'], city: ['baker'] } }).take(
        'draw',
        'done',
      );
      expect(t.open).toMatchObject({ season: 1, phase: 0, turn: 1 });
      expect(t.you).toMatchObject({ points: 0, hand: 2 });
    }
  });
});

function editionWith(production: object) {
  const content = structuredClone(everdellDuo.editions[0]!.content) as unknown as { id: string; cards: object[] };
  content.id = 'with-trades';
  content.cards = content.cards.map((card) =>
    (card as { id: string }).id === 'mine' ? { ...card, ability: { production } } : card,
  );
  return content as never;
}

it('judge one record differently', () => {
  const record = JSON.parse(readFileSync(new URL('./golden/2/trade-pays.json', import.meta.url), 'utf8'));
  expect(replayRecord(record, GAMES[2] as AnyGame).ok).toBe(true);
  const asOld = replayRecord({ ...record, rules: 1 }, GAMES[1] as AnyGame);
  expect(asOld).toMatchObject({ ok: false, problems: [{ code: 'not-now' }] });
});
