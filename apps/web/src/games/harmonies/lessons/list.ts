// In the order in which they are offered; any of them can be the first.
import type { Lesson } from '../../../learn/lesson.ts';
import { fieldsAndHouses } from './fields-and-houses.ts';
import { firstGuest } from './first-guest.ts';
import { heights } from './heights.ts';
import { islands } from './islands.ts';
import { sharedHomes } from './shared-homes.ts';
import { takeThreePlaceThree } from './take-three-place-three.ts';
import { theLastRound } from './the-last-round.ts';
import { theRiver } from './the-river.ts';

export const lessons: readonly Lesson[] = [
  takeThreePlaceThree,
  heights,
  fieldsAndHouses,
  theRiver,
  firstGuest,
  sharedHomes,
  islands,
  theLastRound,
];
