import { conformance } from '@sunglade/testkit';
import { everdellDuo } from './index.ts';

conformance(everdellDuo, [{ seats: 2 }, { seats: 2, options: { hare: 'random', askEveryGain: true } }], {
  games: 5,
  every: 7,
});
