import { join } from 'node:path';
import { golden } from '@sunglade/testkit';
import { GAMES } from './game.ts';

golden(Object.values(GAMES), join(import.meta.dirname, 'golden'));
