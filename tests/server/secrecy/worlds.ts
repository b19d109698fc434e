// Two worlds that differ only in what one viewer may not know. The first is the game as it is; the second begins with
// what the rules imagine from that viewer's view. Everything above the rules runs unchanged on both.
import {
  type AnyGame,
  type AnyRules,
  createDice,
  createPicker,
  createStepBuffer,
  firstSeat,
  imagine,
  NOBODY,
  type Seats,
  type Seed,
  type Step,
  seedFrom,
  viewOf,
} from '@sunglade/core';

export type World = 'real' | 'imagined';

const over = <T extends object>(target: T, changes: Partial<T>): T =>
  new Proxy(target, {
    get(real, key) {
      if (Object.hasOwn(changes, key)) return Reflect.get(changes, key) as unknown;
      const value: unknown = Reflect.get(real, key, real);
      return typeof value === 'function' ? (value.bind(real) as unknown) : value;
    },
  });

/** So many random steps from the start, the same in both worlds, so that later positions are met too. */
function playInto(rules: AnyRules, seed: Seed): unknown {
  const state = rules.create(seed);
  const pick = createPicker(Number.parseInt(seed.slice(0, 7), 16));
  const buffer = createStepBuffer(rules);
  const steps = pick(4) === 0 ? 0 : pick(60);
  for (let i = 0; i < steps; i++) {
    const before = rules.copy(state);
    const acting = rules.acting(state);
    if (acting === NOBODY) return before;
    rules.legal(state, firstSeat(acting), buffer);
    rules.apply(state, firstSeat(acting), buffer.steps[pick(buffer.length)] as Step);
    if (rules.acting(state) === NOBODY) return before;
  }
  return state;
}

/** A game that begins in the middle, in the real world or in one that the viewer cannot tell from it. */
export function twin(game: AnyGame, id: string, viewer: Seats, world: World): AnyGame {
  return over(game, {
    id,
    bind(setup) {
      const rules = game.bind(setup);
      return over(rules, {
        create(seed) {
          const state = playInto(rules, seed);
          if (world === 'real') return state;
          return imagine(rules, viewOf(rules, state, viewer), createDice(seedFrom(`imagined ${seed}`)));
        },
      });
    },
  });
}

/** The same with a hole: what is hidden shows through in the open part. */
export function leaking(game: AnyGame): AnyGame {
  return over(game, {
    bind(setup) {
      const rules = game.bind(setup);
      return over(rules, {
        parts(state) {
          const parts = rules.parts(state);
          return {
            ...parts,
            open: { ...(parts.open as object), hint: JSON.stringify(parts.secret).length % 7, peek: parts.secret },
          };
        },
        join: (parts) => {
          const { hint: _, peek: __, ...open } = parts.open as Record<string, never>;
          return rules.join({ ...parts, open });
        },
      });
    },
  });
}
