import { busClauses } from '@sunglade/match/contract';
import { test } from 'vitest';
import { createLocalBus } from './index.ts';

for (const { name, check } of busClauses)
  test(name, async () => {
    const bus = createLocalBus();
    await check([bus, bus]);
    await bus.close();
  });
