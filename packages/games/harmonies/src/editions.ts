import { createEdition } from '@sunglade/core';
import house from './editions/house.json' with { type: 'json' };

/** The published game: 32 animals, 10 spirits, both sides of the board. */
export const HOUSE = createEdition('house', house);
export const EDITIONS = [HOUSE] as const;
