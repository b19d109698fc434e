// Written once for every game: who sees what, and what the unseen rest might be.
import type { Dice, Json, Parts, Rules, Seats, View } from './contract.ts';
import { hashJson } from './json.ts';

export function viewOf<S, Open extends Json, Own extends Json, Secret extends Json, E extends Json>(
  rules: Rules<S, Open, Own, Secret, E>,
  state: S,
  viewer: Seats,
): View<Open, Own> {
  return viewFrom(rules.parts(state), viewer);
}

export const viewFrom = <Open extends Json, Own extends Json>(
  parts: Pick<Parts<Open, Own>, 'open' | 'own'>,
  viewer: Seats,
): View<Open, Own> => ({ open: parts.open, own: parts.own.map((own, i) => ((viewer >> i) & 1 ? own : null)) });

/** A whole world that the viewer cannot tell from the real one. */
export function imagine<S, Open extends Json, Own extends Json, Secret extends Json, E extends Json>(
  rules: Rules<S, Open, Own, Secret, E>,
  view: View<Open, Own>,
  dice: Dice,
): S {
  const guessed = rules.guess(view, dice);
  return rules.join({
    open: view.open,
    own: view.own.map((own, i) => own ?? (guessed.own[i] as Own)),
    secret: guessed.secret,
  });
}

/** One short text for a whole state: equal exactly when all its parts are equal. */
export const digest = <S, Open extends Json, Own extends Json, Secret extends Json, E extends Json>(
  rules: Rules<S, Open, Own, Secret, E>,
  state: S,
): string => hashJson(rules.parts(state) as unknown as Json);
