import { join } from 'node:path';
import { golden } from '@sunglade/testkit';
import { evergreen } from './index.ts';

golden(evergreen, join(import.meta.dirname, 'golden'));
