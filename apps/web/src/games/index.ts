// The games that have a screen of their own. Every other game of the registry is played on the plain screen. Only these
// few lines come with every page: a screen and its words are loaded together when somebody needs them.
import type { LoadScreen } from '../kit/screen/screen.ts';
import { loadScreen as everdellDuo } from './everdell-duo/index.ts';
import { loadScreen as evergreen } from './evergreen/index.ts';
import { loadScreen as glade } from './glade/index.ts';
import { loadScreen as harmonies } from './harmonies/index.ts';

export const SCREENS: Readonly<Record<string, LoadScreen>> = {
  glade,
  evergreen,
  harmonies,
  'everdell-duo': everdellDuo,
};
