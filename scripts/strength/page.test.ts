import { expect, test } from 'vitest';
import { figureOf, strengthFigures, strengthPage } from './page.ts';
import { QUESTIONS } from './questions.ts';

test('a share of wins is told with its error', () => {
  const { value, text } = figureOf({ command: '', deals: 10, games: 20, wins: { raven: 15, owl: 5 } });
  expect(value).toBe(0.75);
  expect(text).toBe('75 % ± 19 of 20');
});

test('points alone are told with twice their error', () => {
  expect(figureOf({ command: '', deals: 4, mean: 121.5, se: 1.2 }).text).toBe('121.5 ± 2.4 points');
});

test('the page says what holds, what is still open and what was not measured', () => {
  const results = {
    'search-2': { command: '', deals: 100, games: 200, wins: { raven: 180, 'search-1': 20 } },
    'fox-hedgehog': { command: '', deals: 40, games: 80, wins: { fox: 76, hedgehog: 4 } },
  };
  const page = strengthPage([{ game: 'everdell-duo', kept: { files: {}, results } }]);
  expect(page).toContain('| at least 85 % | 90 % ± 4 of 200 | yes |');
  expect(page).toContain('| 65 % to 85 % | 95 % ± 5 of 80 (40 of 200 deals) | open |');
  expect(page.match(/not measured/g)).toHaveLength((QUESTIONS['everdell-duo']?.length ?? 0) - 2);
});

test('beside an animal stands only what was measured to its end', () => {
  const results = {
    'fox-hedgehog': { command: '', deals: 200, games: 400, wins: { fox: 301, hedgehog: 99 } },
    'badger-fox': { command: '', deals: 40, games: 80, wins: { badger: 60, fox: 20 } },
    'search-2': { command: '', deals: 100, games: 200, wins: { raven: 180, 'search-1': 20 } },
  };
  expect(strengthFigures([{ game: 'everdell-duo', kept: { files: {}, results } }])).toEqual({
    'everdell-duo': { fox: { against: 'hedgehog', won: 301, games: 400 } },
  });
});
