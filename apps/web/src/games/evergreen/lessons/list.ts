// In the order in which they are offered; any of them can be the first.
import type { Lesson } from '../../../learn/lesson.ts';
import { aloneOnYourPlanet } from './alone-on-your-planet.ts';
import { lightAndShadow } from './light-and-shadow.ts';
import { oneBigForest } from './one-big-forest.ts';
import { plantAndGrow } from './plant-and-grow.ts';
import { powers } from './powers.ts';
import { takeACard } from './take-a-card.ts';
import { theCardYouLeave } from './the-card-you-leave.ts';
import { yourFirstSpring } from './your-first-spring.ts';

export const lessons: readonly Lesson[] = [
  plantAndGrow,
  takeACard,
  lightAndShadow,
  oneBigForest,
  theCardYouLeave,
  powers,
  yourFirstSpring,
  aloneOnYourPlanet,
];
