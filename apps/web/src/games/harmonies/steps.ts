// Steps as the table knows them: how they are called, what was meant by a tap, how an event moves and sounds.
import type { Colour, HarmoniesEvent } from '@sunglade/harmonies';
import type { Motion, Sound, Target } from '../../kit/screen/screen.ts';
import type { Choice } from './choice.ts';
import {
  cardName,
  cardOfTarget,
  cardTarget,
  contentOf,
  cubeTarget,
  groupTarget,
  handTarget,
  isSolo,
  placeName,
  playerOf,
  type Table,
  topTarget,
} from './table.ts';
import type { HarmoniesWords } from './words/words.ts';

export const POUCH_TARGET: Target = 'pouch';
export const DECK_TARGET: Target = 'deck';

export function labelOf(words: HarmoniesWords, step: string, position: Table): string {
  const [verb = '', what = '', place = ''] = step.split(' ');
  const content = contentOf(position);
  const card = (): string => cardName(words, position, what);
  switch (verb) {
    case 'take':
      return words.steps.take(tokensText(words, position.view.open.central[Number(what) - 1] ?? []));
    case 'place':
      return words.steps.place(words.tokens[what as Colour], placeName(content, place));
    case 'card':
      return words.steps.card(card());
    case 'cube':
      return words.steps.cube(card(), placeName(content, place));
    case 'keep':
      return words.steps.keep(card());
    case 'swap':
      return words.steps.swap(card());
    default:
      return position.view.open.phase === 'swap' ? words.steps.leave : words.steps.done;
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
  if (open.took === null)
    return position.legal.some((step) => step.startsWith('card ')) ? prompt.take : prompt.takeOnly;
  const colour = choice.colour.value ?? open.hand[0];
  if (open.hand.length > 0 && colour) return prompt.place(words.tokens[colour], open.hand.length);
  const more = [
    ...(position.legal.some((step) => step.startsWith('cube ')) ? [prompt.mayCube] : []),
    ...(position.legal.some((step) => step.startsWith('card ')) ? [prompt.mayCard] : []),
  ];
  return more.length > 0 ? prompt.more(words.or(more)) : prompt.ready;
}

/** What a person meant who tapped something that is not lit. */
export function likelyStep(target: Target, steps: readonly string[], position: Table, choice: Choice): string | null {
  const { open } = position.view;
  const card = cardOfTarget(target);
  if (card !== null) {
    if (steps.some((step) => step.startsWith('keep '))) return `keep ${card}`;
    return isSolo(position) && open.phase === 'swap' ? `swap ${card}` : `card ${card}`;
  }
  const [seat, place] = target.split(':');
  if (place === undefined || !/^\d+$/.test(seat ?? '')) return steps[0] ?? null;
  const colour = choice.colour.value ?? open.hand[0];
  const chosen = choice.card.value;
  const held = playerOf(position, position.seat)?.held ?? [];
  if (chosen !== null && open.hand.length === 0 && held.some((one) => one.card === chosen))
    return `cube ${chosen} ${place}`;
  if (colour) return `place ${colour} ${place}`;
  // Nothing to place yet: the turn begins in the middle. Nothing to place any more: a cube was meant.
  if (open.took === null) return 'done';
  return held[0] ? `cube ${held[0].card} ${place}` : `place blue ${place}`;
}

export function motionOf(event: HarmoniesEvent): readonly Motion[] {
  switch (event.type) {
    case 'spirit':
      return [{ target: cardTarget(event.card), kind: 'flip' }];
    case 'take':
      return [...new Set(event.tokens)].map((colour) => ({
        target: handTarget(colour),
        kind: 'slide',
        from: groupTarget(event.space),
      }));
    case 'place':
      return [{ target: topTarget(event.seat, event.space), kind: 'hop', from: handTarget(event.colour) }];
    case 'card':
      return [{ target: cardTarget(event.card), kind: 'slide', from: cardTarget(event.card) }];
    case 'cube':
      return [{ target: cubeTarget(event.seat, event.space), kind: 'hop', from: cardTarget(event.card) }];
    case 'refill':
      return [{ target: groupTarget(event.space), kind: 'slide', from: POUCH_TARGET }];
    case 'open':
      return [{ target: cardTarget(event.card), kind: 'slide', from: DECK_TARGET }];
    case 'swap':
      return [{ target: DECK_TARGET, kind: 'glow' }];
    case 'remove':
      return [{ target: POUCH_TARGET, kind: 'glow' }];
    default:
      return [];
  }
}

export function soundOf(event: HarmoniesEvent): Sound | null {
  switch (event.type) {
    case 'take':
    case 'place':
      return 'place';
    case 'card':
    case 'swap':
    case 'open':
    case 'spirit':
      return 'card';
    case 'cube':
      return event.complete ? 'points' : 'grow';
    case 'refill':
    case 'remove':
      return 'chance';
    case 'final':
      return 'turn';
    default:
      return null;
  }
}
