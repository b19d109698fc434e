import { StoreError } from '@sunglade/match';
import { OpenError } from '@sunglade/table';
import { expect, test } from 'vitest';
import { Coded, refusedWith } from '../base/coded.ts';
import { answerTo } from './problems.ts';

test('a code of the domain has its status, and a refusal by the table is a conflict', () => {
  expect(answerTo(new Coded('no-session'))).toEqual({ status: 401, body: { code: 'no-session' } });
  expect(answerTo(new Coded('seat-taken'))).toEqual({ status: 409, body: { code: 'seat-taken' } });
  expect(answerTo(refusedWith({ code: 'restarting' }))).toEqual({ status: 503, body: { code: 'restarting' } });
});

test('what is wrong with a set-up comes along', () => {
  const problems = [{ code: 'seats', path: 'seats' }];
  expect(answerTo(new Coded('bad-setup', problems))).toEqual({ status: 400, body: { code: 'bad-setup', problems } });
});

test('the store and a table that does not open say why', () => {
  expect(answerTo(new StoreError('storage-full', null))).toEqual({ status: 503, body: { code: 'storage-full' } });
  expect(answerTo(new OpenError('table-newer', 't', ''))).toEqual({ status: 409, body: { code: 'table-newer' } });
});

test('a code of the system is nobody’s business', () => {
  const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(answerTo(error)).toEqual({ status: 500, body: { code: 'server-error' } });
  expect(answerTo(refusedWith({ code: 'no-water' }))).toEqual({ status: 500, body: { code: 'server-error' } });
});
