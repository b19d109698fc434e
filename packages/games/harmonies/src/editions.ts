import { shippedEdition } from '@sunglade/core';
import house from './editions/house.json' with { type: 'json' };

/** The published game: 32 animals, 10 spirits, both sides of the board. */
export const HOUSE = shippedEdition('house', 'bc2258d5900ae4473142a14014bf6b8ba916c85a8f3eb9075fcbf0018a8715ef', house);
export const EDITIONS = [HOUSE] as const;
