// What a person holds while looking at the table: the token that is placed next, and the card whose habitat is looked for.
// It is no step of the game: it only says which of the legal steps a space stands for.
import { type Signal, signal } from '@preact/signals';
import { type Colour, readStep } from '@sunglade/harmonies';
import type { Target } from '../../kit/screen/screen.ts';
import type { Table } from './table.ts';
import { cardTarget, groupTarget, spaceTarget } from './targets.ts';

export interface Choice {
  readonly colour: Signal<Colour | null>;
  readonly card: Signal<string | null>;
}

export const createChoice = (): Choice => ({ colour: signal(null), card: signal(null) });

type Held = { readonly colour: Colour | null; readonly card: string | null };

/** Keeps the choice to what is there: the first token unless another was chosen, a card only while it lies on the table. */
export function settled({ colour, card }: Held, position: Table): Held {
  const { hand, display } = position.view.open;
  const spirits = position.view.own[position.seat]?.spirits ?? [];
  const held = position.view.open.players.flatMap((player) => player.held.map((one) => one.card));
  return {
    colour: colour !== null && hand.includes(colour) ? colour : (hand[0] ?? null),
    card: card !== null && (display.includes(card) || held.includes(card) || spirits.includes(card)) ? card : null,
  };
}

/** Steps that wait until their token or card is chosen are not on the board. */
const later = (step: string): Target => `later:${step}`;

/**
 * The thing a step is done with. A space stands for placing the chosen token, and for the cubes of the chosen card; with
 * nothing chosen, for all of them.
 */
export function targetOf({ colour, card }: Held, text: string, seat: number): Target | null {
  const step = readStep(text);
  switch (step?.verb) {
    case 'take':
      return groupTarget(step.space);
    case 'place':
      return colour === null || colour === step.colour ? spaceTarget(seat, step.place) : later(text);
    case 'cube':
      return card === null || card === step.card ? spaceTarget(seat, step.place) : later(text);
    // Only one of taking and replacing is ever possible, and both are done with the same card.
    case 'card':
    case 'keep':
    case 'swap':
      return cardTarget(step.card);
    case 'done':
    case undefined:
      return null;
  }
}
