// Effects in words: the effect language told by one small phrase per op. A language writes the phrases, this puts them
// together; so every card of every edition has a sentence, and none is written by hand.
import type { Ability, Condition, Count, Discount, Effect, Op, Score, Trigger } from '@sunglade/everdell-duo';

/** The effects that carry this op. */
type EffectOf<K extends Op> = Effect extends infer E
  ? E extends { readonly op: infer O }
    ? K extends O
      ? E
      : never
    : never
  : never;

type Tell = (effect: Effect) => string;

export interface Phrases {
  /** A clause in the base form ("gain 2 twigs", "2 Zweige nehmen"), so that it fits inside others. */
  readonly ops: { readonly [K in Op]: (effect: EffectOf<K>, tell: Tell) => string };
  /** One clause after the other, where a whole sentence is made of them. */
  readonly inTurn: (clauses: readonly string[]) => string;
  readonly onPlay: (text: string) => string;
  readonly production: (text: string) => string;
  readonly visit: (text: string) => string;
  readonly score: (score: Score) => string;
  readonly trigger: (trigger: Trigger, text: string) => string;
  readonly discount: (discount: Discount) => string;
  readonly substitute: (count: number) => string;
  readonly condition: (condition: Condition) => string;
  /** What is counted, short and in the plural, whoever has it: "green cards". */
  readonly things: (count: Count) => string;
}

/** An effect as a clause inside a sentence. */
export function clauseOf(phrases: Phrases, effect: Effect): string {
  // One function per op: the table cannot hold one that does not fit its op.
  const tell = phrases.ops[effect.op] as (effect: Effect, tell: Tell) => string;
  return tell(effect, (inner) => clauseOf(phrases, inner));
}

const sentence = (text: string): string => {
  const whole = text.replace(
    /^(★ )?(.)/u,
    (_, star: string | undefined, first: string) => `${star ?? ''}${first.toUpperCase()}`,
  );
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

/** An effect as sentences, one after the other. */
export const effectText = (phrases: Phrases, effect: Effect): string =>
  effect.op === 'seq'
    ? effect.do.map((one) => effectText(phrases, one)).join(' ')
    : sentence(clauseOf(phrases, effect));

/** Everything a card does. */
export function abilityText(phrases: Phrases, ability: Ability): string {
  const { onPlay, production, visit, score, trigger, discount, substitute } = ability;
  const clause = (effect: Effect): string =>
    effect.op === 'seq' ? phrases.inTurn(effect.do.map((one) => clauseOf(phrases, one))) : clauseOf(phrases, effect);
  return [
    onPlay && phrases.onPlay(clause(onPlay)),
    production && phrases.production(clause(production)),
    visit && phrases.visit(clause(visit)),
    score && phrases.score(score),
    trigger && phrases.trigger(trigger, clause(trigger.do)),
    discount && phrases.discount(discount),
    substitute && phrases.substitute(substitute.n),
  ]
    .flatMap((text) => (text ? [sentence(text)] : []))
    .join(' ');
}

export const conditionText = (phrases: Phrases, condition: Condition): string => sentence(phrases.condition(condition));

/** One thing that an event counts, with how much of it somebody has. */
export const partText = (
  phrases: Phrases,
  part: (have: number, need: number, what: string) => string,
  { count, have, need }: { readonly count: Count; readonly have: number; readonly need: number },
): string => part(have, need, phrases.things(count));
