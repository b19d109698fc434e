// Steps as the table knows them: how they are called, what to do next, what was meant by a tap.
import { type Colour, printStep, readStep, type StepData } from '@sunglade/harmonies';
import type { Target } from '../../kit/screen/screen.ts';
import type { Choice } from './choice.ts';
import { cardName, contentOf, isSolo, placeName, playerOf, type Table } from './table.ts';
import { cardOfTarget, colourOfTarget, spaceOfTarget } from './targets.ts';
import type { HarmoniesWords } from './words/words.ts';

export const DONE = printStep({ verb: 'done' });

/** Tokens, an animal, a spirit. */
export const isTaking = (step: string): boolean => ['take', 'card', 'keep'].includes(readStep(step)?.verb ?? '');

/** Whether some of these steps are of a kind. */
export const hasVerb = (steps: readonly string[], verb: StepData['verb']): boolean =>
  steps.some((step) => readStep(step)?.verb === verb);

export function labelOf(words: HarmoniesWords, text: string, position: Table): string {
  const step = readStep(text);
  const { steps } = words;
  const place = (at: string): string => placeName(contentOf(position), at);
  const card = (id: string): string => cardName(words, position, id);
  switch (step?.verb) {
    case 'take':
      return steps.take(tokensText(words, position.view.open.central[step.space - 1] ?? []));
    case 'place':
      return steps.place(words.tokens[step.colour], place(step.place));
    case 'cube':
      return steps.cube(card(step.card), place(step.place));
    case 'card':
    case 'keep':
    case 'swap':
      return steps[step.verb](card(step.card));
    case 'done':
      return position.view.open.phase === 'swap' ? steps.leave : steps.done;
    case undefined:
      return text;
  }
}

/** "2 water, 1 field". */
export function tokensText(words: HarmoniesWords, tokens: readonly Colour[]): string {
  const counts = new Map<Colour, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return words.and([...counts].map(([colour, count]) => words.counted(colour, count)));
}

export function promptOf(words: HarmoniesWords, position: Table, choice: Choice): string | null {
  const { open } = position.view;
  const { prompt } = words;
  if (position.over || open.phase === 'over' || open.mover !== position.seat || !position.mine) return null;
  if (open.phase === 'spirit') return prompt.spirit;
  if (open.phase === 'swap') return prompt.swap;
  if (open.took === null) return hasVerb(position.legal, 'card') ? prompt.take : prompt.takeOnly;
  const colour = choice.colour.value ?? open.hand[0];
  if (open.hand.length > 0 && colour) return prompt.place(words.tokens[colour], open.hand.length);
  const more = [
    ...(hasVerb(position.legal, 'cube') ? [prompt.mayCube] : []),
    ...(hasVerb(position.legal, 'card') ? [prompt.mayCard] : []),
  ];
  return more.length > 0 ? prompt.more(words.or(more)) : prompt.ready;
}

/** A cube that could be placed now: ending the turn without it is allowed, but seldom meant. */
export function wasteOf(words: HarmoniesWords, position: Table): string | null {
  if (!position.legal.includes(DONE)) return null;
  const cards = new Set(
    position.legal.flatMap((text) => {
      const step = readStep(text);
      return step?.verb === 'cube' ? [step.card] : [];
    }),
  );
  return cards.size === 0 ? null : words.waste(words.and([...cards].map((card) => cardName(words, position, card))));
}

/** A token of the hand is dragged to where it is to lie, a card to where its cube is to stand. */
export function dropOf(from: Target, to: Target): readonly string[] | null {
  const space = spaceOfTarget(to);
  if (space === null) return null;
  const { place } = space;
  const colour = colourOfTarget(from);
  if (colour !== null) return [printStep({ verb: 'place', colour, place })];
  const card = cardOfTarget(from);
  return card === null ? null : [printStep({ verb: 'cube', card, place })];
}

/** What a person meant who tapped something that is not lit. */
export function likelyStep(target: Target, steps: readonly string[], position: Table, choice: Choice): string | null {
  const card = cardOfTarget(target);
  if (card !== null) return printStep({ verb: cardVerb(steps, position), card });
  const space = spaceOfTarget(target);
  return space === null ? (steps[0] ?? null) : printStep(spaceStep(space.place, position, choice));
}

function cardVerb(steps: readonly string[], position: Table): 'keep' | 'swap' | 'card' {
  if (hasVerb(steps, 'keep')) return 'keep';
  return isSolo(position) && position.view.open.phase === 'swap' ? 'swap' : 'card';
}

function spaceStep(place: string, position: Table, choice: Choice): StepData {
  const { hand, took } = position.view.open;
  const colour = choice.colour.value ?? hand[0];
  const chosen = choice.card.value;
  const held = playerOf(position, position.seat)?.held ?? [];
  if (chosen !== null && hand.length === 0 && held.some(({ card }) => card === chosen))
    return { verb: 'cube', card: chosen, place };
  if (colour) return { verb: 'place', colour, place };
  // Nothing to place yet: the turn begins in the middle. Nothing to place any more: a cube was meant.
  if (took === null) return { verb: 'done' };
  return held[0] ? { verb: 'cube', card: held[0].card, place } : { verb: 'place', colour: 'blue', place };
}
