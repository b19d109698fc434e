import { join } from 'node:path';
import { golden } from '@sunglade/testkit';
import { GAMES, teamGame } from './game.ts';

golden([GAMES[1], teamGame], join(import.meta.dirname, 'golden'));
