import { join } from 'node:path';
import { golden } from '@sunglade/testkit';
import { GAMES } from './index.ts';

golden(Object.values(GAMES), join(import.meta.dirname, 'golden'));
