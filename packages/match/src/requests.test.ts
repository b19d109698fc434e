import { FORGOTTEN, type Table } from '@sunglade/table';
import { expect, it } from 'vitest';
import { actRequest } from './requests.ts';

it('nobody sits down as if they had been forgotten', () => {
  const plan = (name: string) => {
    const text = `!sit ${'ab'.repeat(32)} ${name}`;
    return actRequest('ann', { type: 'act', id: 'submit-1', table: 'table-01', seat: 0, text }, []).plan(
      {} as Table,
      1_000,
    );
  };
  expect(plan(FORGOTTEN)).toEqual({ code: 'bad-name' });
  expect(plan('Ann')).toMatchObject([{ by: 'ann', seat: 0 }]);
});
