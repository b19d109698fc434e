import { expect, it } from 'vitest';
import type { SavedTable } from '../../session/saved-table.ts';
import { beatenIn } from './beaten.ts';

const me = { kind: 'person', person: 0, name: '' } as const;
const fox = { kind: 'bot', level: 'fox' } as const;
const owl = { kind: 'bot', level: 'owl+light' } as const;
const table = (part: Partial<SavedTable>): SavedTable =>
  ({ game: 'evergreen', status: 'over', chairs: [me, fox], places: [1, 2], ...part }) as SavedTable;

it('counts animals that were beaten alone, in that game, to the end', () => {
  const beaten = (part: Partial<SavedTable>): string[] => [...beatenIn([table(part)], 'evergreen')];
  expect(beaten({})).toEqual(['fox']);
  expect(beaten({ chairs: [me, fox, owl], places: [1, 3, 2] })).toEqual(['fox', 'owl']);
  expect(beaten({ game: 'harmonies' })).toEqual([]);
  expect(beaten({ status: 'playing' })).toEqual([]);
  expect(beaten({ places: [2, 1] })).toEqual([]);
  expect(beaten({ places: [1, 1] })).toEqual([]);
  expect(beaten({ chairs: [me, me], places: [1, 2] })).toEqual([]);
  expect(beaten({ won: true })).toEqual([]);
});
