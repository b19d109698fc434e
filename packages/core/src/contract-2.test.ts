import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyRules, Json, OptionSpec } from './contract.ts';
import { createEdition, offeredOptions, parseOptions, parseSetup } from './editions.ts';
import { openSetup, storeSetup } from './open-setup.ts';
import { resultOf } from './result.ts';
import { Run } from './run.ts';
import { seat } from './seats.ts';

const specs: readonly OptionSpec[] = [
  { id: 'mode', values: ['alone', 'together'], default: 'alone' },
  { id: 'chapter', values: [1, 2, 3], default: 1, when: { option: 'mode', is: ['together'] } },
];

describe('an option that depends on another', () => {
  it('is offered, takes its default and may be chosen only then', () => {
    expect(parseOptions({}, specs, 2)).toEqual({ ok: true, value: { mode: 'alone' } });
    expect(parseOptions({ mode: 'together' }, specs, 2)).toEqual({ ok: true, value: { mode: 'together', chapter: 1 } });
    expect(parseOptions({ chapter: 2 }, specs, 2)).toEqual({
      ok: false,
      problems: [{ code: 'option-not-now', path: 'options.chapter' }],
    });
    expect(offeredOptions(specs, 2, { mode: 'alone' }).map(({ id }) => id)).toEqual(['mode']);
    expect(offeredOptions(specs, 2, { mode: 'together' })).toEqual(specs);
  });
});

const house = createEdition('house', { id: 'house' });
const game = (checkCarried?: (raw: unknown) => { ok: true; value: Json } | { ok: false; problems: [] }): AnyGame =>
  ({
    editions: [house],
    setup: (raw: Parameters<AnyGame['setup']>[0]) =>
      parseSetup(raw, {
        seats: { min: 1, max: 2 },
        options: specs,
        editions: [house],
        checkEdition: (content) => ({ ok: true, value: content as Json }),
        ...(checkCarried ? { checkCarried } : {}),
      }),
  }) as unknown as AnyGame;

describe('what a campaign brings along', () => {
  it('is checked by the game, stored with the set-up and opened again', () => {
    const campaign = game((raw) => ({ ok: true, value: raw as Json }));
    const setup = campaign.setup({ seats: 2, carried: ['good-news-3'] });
    if (!setup.ok) throw new Error('no set-up');
    const stored = storeSetup(setup.value, campaign);
    expect(stored.carried).toEqual(['good-news-3']);
    expect(openSetup(campaign, JSON.parse(JSON.stringify(stored)))).toEqual(setup);
  });

  it('is a problem where a game knows of nothing', () => {
    expect(game().setup({ seats: 2, carried: {} })).toEqual({
      ok: false,
      problems: [{ code: 'carried-unknown', path: 'carried' }],
    });
    const setup = game().setup({ seats: 2 });
    expect(setup.ok && 'carried' in setup.value).toBe(false);
  });
});

/** Two seats that say `go` three times. */
const rules = (team: boolean): AnyRules =>
  ({
    seats: 2,
    team,
    stepLimit: 1,
    create: () => ({ left: 3 }),
    copy: (from: object) => ({ ...from }),
    acting: ({ left }: { left: number }) => (left > 0 ? 3 : 0),
    refuse: () => null,
    apply: (state: { left: number }) => {
      state.left--;
      return 0;
    },
    outcome: ({ left }: { left: number }) => (left > 0 ? null : { places: [1, 1], won: true }),
    score: () => ({ total: 7, parts: {}, soon: {}, ties: [] }),
    print: () => 'go',
    parse: (text: string) => (text === 'go' ? 0 : null),
  }) as unknown as AnyRules;

describe('a team', () => {
  it('wins together', () => {
    const run = new Run(rules(true), 'aa' as never);
    for (const one of [0, 1, 0]) run.take({ seat: seat(one), text: 'go' });
    expect(resultOf(run)).toMatchObject({ by: 'rules', places: [1, 1], won: true });
  });
  it('has lost together as soon as one leaves, and nobody is placed behind the other', () => {
    const run = new Run(rules(true), 'aa' as never);
    run.take({ seat: seat(1), text: '!resign' });
    expect(resultOf(run)).toMatchObject({ by: 'resign', places: [1, 1], won: false });
  });
});

describe('a remark', () => {
  it('stands in the log and changes nothing that stands', () => {
    const run = new Run(rules(false), 'aa' as never);
    for (const text of ['!hint', 'go', '!planned', 'go']) expect(run.take({ seat: seat(0), text })).toBeNull();
    expect(run.log).toHaveLength(4);
    expect(run.standing.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(run.take({ seat: seat(0), text: '!undo' })).toBeNull();
    expect(run.count(seat(0))).toBe(1);
  });
});
