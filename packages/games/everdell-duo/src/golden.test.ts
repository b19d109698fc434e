import { join } from 'node:path';
import { golden } from '@sunglade/testkit';
import { everdellDuo } from './index.ts';

golden(everdellDuo, join(import.meta.dirname, 'golden'));
