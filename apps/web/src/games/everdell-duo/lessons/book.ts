import type { LessonBook } from '../../../learn/lesson.ts';
import { deal } from './deal.ts';
import { hints } from './hints.ts';
import { aHome } from './a-home.ts';
import { events } from './events.ts';
import { greenComesBack } from './green-comes-back.ts';
import { guestsWelcome } from './guests-welcome.ts';
import { playingTogether } from './playing-together.ts';
import { sunAndMoon } from './sun-and-moon.ts';
import { withinReach } from './within-reach.ts';

export const book: LessonBook = {
  lessons: [sunAndMoon, withinReach, greenComesBack, aHome, events, guestsWelcome, playingTogether],
  hints,
  deal,
};
