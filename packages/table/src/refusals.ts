// Why a table does not take a line.
import { LINE_REFUSALS, type Refusal } from '@sunglade/core';

export const TABLE_REFUSALS = [
  ...LINE_REFUSALS,
  'not-your-seat',
  'seat-taken',
  'seat-empty',
  'bad-name',
  'host-only',
  'already-seated',
  'already-started',
  'not-started',
  'table-closed',
  'chairs-empty',
  'not-late',
  'not-away',
  'no-proposal',
  'log-full',
  'chairs-stay',
  'already-proposed',
  'not-waiting',
  'not-over',
  'rematch-exists',
  'no-holidays-here',
  'asked-lately',
  'nudged-already',
] as const;

export const no = (code: (typeof TABLE_REFUSALS)[number]): Refusal => ({ code });
