// What an event asks for.
import type { RawValue } from '@sunglade/core';
import { MOST_COUNTED, readCount } from './effects.ts';

/** `inside` another condition the Journey's has no meaning. */
export function readCondition(condition: RawValue, inside = false): void {
  if (!condition.object()) return;
  const kind = condition.field('kind');
  switch (kind.raw) {
    case 'atLeast':
      readCount(condition.field('count'));
      condition.field('min').whole(1, MOST_COUNTED);
      return;
    case 'all':
      for (const one of condition.field('of').list() ?? []) readCondition(one, true);
      return;
    case 'eachColor':
      condition.field('min').whole(1, MOST_COUNTED);
      return;
    case 'more': {
      const elements = condition.field('elements');
      const counts = elements.list('not-list', { least: 1, code: 'empty-list' });
      for (const count of counts ?? []) readCount(count);
      condition.field('min').whole(1, MOST_COUNTED);
      return;
    }
    case 'journey':
      if (inside) condition.problem('condition-nested');
      return;
    default:
      kind.problem('unknown-condition');
  }
}
