// The suite is only worth something if it catches bugs. Each of these is planted into the example game on purpose.
import { everyone, NOBODY, only, type Seats, type Step, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { type Event, type GladeRules, glade, type Open, type State } from '../glade/index.ts';
import { DECK_SIZE, PICKED, ROBBER, ROUND, TURN } from '../glade/state.ts';
import { NO_ROBBER } from '../glade/terms.ts';
import { checkConformance } from './index.ts';

const cases = [{ seats: 2 }, { seats: 3 }];
const setup = glade.setup({ seats: 3 });
if (!setup.ok) throw new Error('the example game must set up');
const sample = glade.bind(setup.value);

/** The card that would be drawn next, or -1. */
const topOf = ({ table, deck }: State): number => deck[table[DECK_SIZE]! - 1] ?? -1;

/** What each bug breaks, as a change to sound rules. */
const bugs: Record<
  string,
  { readonly caught: readonly string[]; readonly plant: (rules: GladeRules) => Partial<GladeRules> }
> = {
  'legal steps in the wrong order': {
    caught: ['legal-sorted'],
    plant: (rules) => ({
      legal(state, one, out) {
        rules.legal(state, one, out);
        out.steps.subarray(0, out.length).reverse();
      },
    }),
  },
  'a second legality that forgets a case': {
    caught: ['refuse-agrees'],
    plant: (rules) => ({
      refuse: (state, one, step) => (step === rules.parse('ready') ? null : rules.refuse(state, one, step)),
    }),
  },
  'a total that forgets the berries': {
    caught: ['total'],
    plant: (rules) => ({ total: (state, one) => rules.score(state, one).parts.store ?? 0 }),
  },
  'a world dealt anew that changes what the viewer holds': {
    caught: ['reshuffle'],
    plant: (rules) => ({
      reshuffle(state, _viewer, dice) {
        const other = rules.create(dice.seed());
        rules.copy(other, state);
      },
    }),
  },
  'a world dealt anew that is the old one': {
    caught: ['reshuffle-varies'],
    plant: () => ({ reshuffle: () => undefined }),
  },
  'a copy that shares an array': {
    caught: ['copy-deep', 'apply-repeats', 'copy'],
    plant: (rules) => ({
      copy: (from, to) => (to ? rules.copy(from, to) : { ...rules.copy(from), berries: from.berries }),
    }),
  },
  'a copy that forgets the dice': {
    caught: ['copy'],
    plant: (rules) => ({
      copy(from, to) {
        const dice = to?.dice.slice();
        const copy = rules.copy(from, to);
        if (to && dice) to.dice.set(dice);
        return copy;
      },
    }),
  },
  'the top of the deck in the open part': {
    caught: ['imagine'],
    plant: (rules) => ({
      parts(state) {
        const parts = rules.parts(state);
        return { ...parts, open: { ...parts.open, top: parts.secret.deck.at(-1) ?? -1 } as Open };
      },
    }),
  },
  'legal steps that know the deck': {
    caught: ['legal-leaks', 'refuse-agrees'],
    plant: (rules) => {
      const bad = (state: State, step: Step): boolean =>
        step === rules.parse('draw') && topOf(state) >= 0 && topOf(state) < 8;
      return {
        legal(state, one, out) {
          rules.legal(state, one, out);
          const keep = Array.from(out.steps.subarray(0, out.length)).filter((step) => !bad(state, step as Step));
          out.steps.set(keep);
          out.length = keep.length;
        },
        refuse: (state, one, step) => rules.refuse(state, one, step) ?? (bad(state, step) ? { code: 'not-now' } : null),
      };
    },
  },
  'a refusal that gives the deck away': {
    caught: ['refuse-leaks'],
    plant: (rules) => ({
      refuse(state, one, step) {
        const refusal = rules.refuse(state, one, step);
        return refusal && { ...refusal, at: { next: topOf(state) } };
      },
    }),
  },
  'an event that names the buried card to all': {
    caught: ['events-leak'],
    plant: (rules) => ({
      apply: (state, one, step, tell) =>
        rules.apply(state, one, step, tell && ((event) => tell(event, everyone(rules.seats)))),
    }),
  },
  'a change nobody is told': {
    caught: ['event-missing'],
    plant: (rules) => ({
      apply: (state, one, step, tell) =>
        rules.apply(
          state,
          one,
          step,
          tell && ((event: Event, to: Seats, others) => event.type !== 'ready' && tell(event, to, others)),
        ),
    }),
  },
  'play that differs when somebody listens': {
    caught: ['tell-changes'],
    plant: (rules) => ({
      apply(state, one, step, tell) {
        const sealed = rules.apply(state, one, step, tell);
        if (tell) state.berries[one]! += 1;
        return sealed;
      },
    }),
  },
  'a turn ahead that looks into the deck': {
    caught: ['ahead-leaks'],
    plant: (rules) => ({
      ahead: {
        expects: () => false,
        turn: (state, one) => (topOf(state) % 2 === 0 ? null : (rules.ahead?.turn(state, one) ?? null)),
      },
    }),
  },
  'a turn ahead that begins at the table itself': {
    caught: ['ahead-changes'],
    plant: () => ({
      ahead: {
        expects: () => false,
        turn(state, one) {
          state.table[TURN] = one;
          return state;
        },
      },
    }),
  },
  'a draw that can be taken back': {
    caught: ['seal'],
    plant: (rules) => ({
      apply(state, one, step, tell) {
        const sealed = rules.apply(state, one, step, tell);
        return rules.print(step) === 'draw' ? NOBODY : sealed;
      },
    }),
  },
  'a roll that seals only who rolled': {
    caught: ['seal'],
    plant: (rules) => ({
      apply(state, one, step, tell) {
        const sealed = rules.apply(state, one, step, tell);
        return rules.print(step) === 'roll' ? only(one) : sealed;
      },
    }),
  },
  'chance from outside the state': {
    caught: ['apply-repeats', 'commute', 'tell-changes'],
    plant: (rules) => {
      let outside = 0;
      return {
        apply(state, one, step, tell) {
          const sealed = rules.apply(state, one, step, tell);
          state.berries[one] = (state.berries[one] ?? 0) + (outside++ % 2);
          return sealed;
        },
      };
    },
  },
  'simultaneous steps that depend on their order': {
    caught: ['commute'],
    plant: (rules) => ({
      apply(state, one, step, tell) {
        const first = state.table[PICKED] === 0 && rules.print(step).startsWith('store');
        const sealed = rules.apply(state, one, step, tell);
        if (first) state.berries[one]! += 1;
        return sealed;
      },
    }),
  },
  'loading that forgets part of the state': {
    caught: ['parts-join', 'imagine'],
    plant: (rules) => ({
      join(parts) {
        const state = rules.join(parts);
        state.table[ROBBER] = NO_ROBBER;
        return state;
      },
    }),
  },
  'a guess that is the same every time': {
    caught: ['guess-varies'],
    plant: (rules) => ({ guess: (view) => rules.guess(view, { below: () => 0, seed: () => '0'.repeat(64) as never }) }),
  },
  'a guess that contradicts the view': {
    caught: ['imagine', 'crash'],
    plant: (rules) => ({
      guess(view, dice) {
        const guess = rules.guess(view, dice);
        return { ...guess, own: guess.own.map((own, i) => (view.own[i] ? own : { ...own, hand: own.hand.slice(1) })) };
      },
    }),
  },
  'two steps with one name': {
    caught: ['print-unique', 'print-parse'],
    plant: (rules) => ({ print: (step) => (rules.print(step) === 'roll' ? 'draw' : rules.print(step)) }),
  },
  'a game that never ends': {
    caught: ['max-steps', 'crash'],
    plant: (rules) => ({
      apply(state, one, step, tell) {
        const sealed = rules.apply(state, one, step, tell);
        state.table[ROUND] = Math.min(state.table[ROUND]!, 2);
        return sealed;
      },
    }),
  },
  'a score that counts the own hand of others': {
    caught: ['score-leaks', 'score-sum'],
    plant: (rules) => ({
      score(state, one) {
        const sheet = rules.score(state, one);
        const peek = Math.max(0, topOf(state));
        return {
          ...sheet,
          total: sheet.total + peek,
          parts: { ...sheet.parts, store: (sheet.parts.store ?? 0) + peek },
        };
      },
    }),
  },
  'asking for legal steps changes the state': {
    caught: ['asking-changes', 'apply-repeats', 'copy-deep', 'tell-changes'],
    plant: (rules) => ({
      legal(state, one, out) {
        rules.legal(state, one, out);
        state.berries[one] = (state.berries[one] ?? 0) + 1;
      },
    }),
  },
  'places that are not places': {
    caught: ['places'],
    plant: (rules) => ({
      outcome: (state) => (rules.outcome(state) ? { places: [2, 3, 3].slice(0, rules.seats) } : null),
    }),
  },
};

describe('the conformance suite', () => {
  it('raises no false alarm', () => {
    expect(checkConformance(glade, cases, { games: 6, every: 2, seed: 'sound' })).toEqual([]);
  });
  for (const [name, { caught, plant }] of Object.entries(bugs)) {
    it(`catches ${name}`, () => {
      const wrap = (rules: unknown) => Object.assign(Object.create(null), rules, plant(rules as GladeRules)) as never;
      const found = checkConformance(glade, cases, { games: 3, every: 2, seed: 'planted', wrap });
      expect(found.map((finding) => finding.check)).toContain(
        caught.find((check) => found.some((f) => f.check === check)) ?? caught[0],
      );
    });
  }
  it('knows at least twelve bugs', () => expect(Object.keys(bugs).length).toBeGreaterThanOrEqual(12));
  it('was tried on a game in which every seat acts', () =>
    expect(sample.acting(sample.create('0'.repeat(64) as never)) & only(seat(2))).not.toBe(0));
});
