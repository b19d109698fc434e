import type { Table } from '@sunglade/table';
import type { Live } from './live.ts';
import type { PlansStored } from './plans.ts';

/** Lays stored plans on the table, those that know all its lines; answers with whose are others than before. */
export function layPlans(live: Live, table: Table, { planned, plans }: PlansStored): number[] {
  const fit = plans.filter(
    ({ line, seat, user }) => line === table.lines.length && table.chairs[seat]?.holder === user,
  );
  const before = table.plans;
  live.planned = planned;
  table.plans = fit.map(({ seat, ways }) => ({ seat, ways }));
  const text = (all: Table['plans'], one: number): string => JSON.stringify(all.find(({ seat }) => seat === one)?.ways);
  const seats = table.chairs.map((_, i) => i);
  return seats.filter((one) => text(before, one) !== text(table.plans, one));
}
