// In the order in which they are offered; any of them can be the first.
import type { Lesson } from '../../../learn/lesson.ts';
import { aHome } from './a-home.ts';
import { events } from './events.ts';
import { greenComesBack } from './green-comes-back.ts';
import { guestsWelcome } from './guests-welcome.ts';
import { odetteTakesNotes } from './odette-takes-notes.ts';
import { playingTogether } from './playing-together.ts';
import { sunAndMoon } from './sun-and-moon.ts';
import { withinReach } from './within-reach.ts';

export const lessons: readonly Lesson[] = [
  sunAndMoon,
  withinReach,
  greenComesBack,
  aHome,
  events,
  guestsWelcome,
  playingTogether,
  odetteTakesNotes,
];
