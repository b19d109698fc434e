import { describe, expect, it } from 'vitest';
import { addHex, createHexBoard, drawHexes, HEX_DIRECTIONS, parseHex, printHex, rotateHex } from './hex.ts';
import { regions } from './regions.ts';
import { clockwise, createSquareBoard, drawSquares, opposite, parsePlace, printPlace, SIDES } from './square.ts';

describe('square boards', () => {
  const board = createSquareBoard(['.ab', 'cx.'], (letter) => letter !== '.');

  it('number their spaces row by row', () => {
    expect(board.size).toBe(4);
    expect(board.letters.join('')).toBe('abcx');
    expect(board.places.map(printPlace)).toEqual(['0,1', '0,2', '1,0', '1,1']);
    expect([board.at(0, 1), board.at(0, 0), board.at(-1, 0), board.at(0, 3)]).toEqual([0, -1, -1, -1]);
  });

  it('know neighbours and the way towards each side', () => {
    expect(board.neighbours).toEqual([[1, 3], [0], [3], [0, 2]]);
    expect(SIDES.map((side) => board.towards[side][3])).toEqual([0, -1, -1, 2]);
  });

  it('are drawn as text', () => {
    expect(drawSquares(board, (space) => 'PQRS'[space] ?? '?')).toBe('  P Q\nR S');
  });

  it('turn', () => {
    expect(SIDES.map((side) => clockwise(side, 1)).join('')).toBe('ESWN');
    expect(SIDES.map((side) => clockwise(side, -1)).join('')).toBe('WNES');
    expect(SIDES.map(opposite).join('')).toBe('SWNE');
  });

  it('read places strictly', () => {
    expect(parsePlace('3,12')).toEqual([3, 12]);
    for (const wrong of ['', '3', '3,', '03,1', '3,4,5', '-1,2', ' 3,4', '123,4']) expect(parsePlace(wrong)).toBeNull();
  });
});

describe('hex boards', () => {
  const spaces = [{ q: 0, r: 0 }, ...HEX_DIRECTIONS];
  const board = createHexBoard(spaces);

  it('know neighbours clockwise from the top', () => {
    expect(board.neighbours[0]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(board.neighbours[1]).toEqual([2, 0, 6]);
    expect(board.at({ q: 5, r: 5 })).toBe(-1);
  });

  it('turn by sixths', () => {
    for (const [i, direction] of HEX_DIRECTIONS.entries()) {
      for (let turns = -6; turns <= 6; turns++) {
        expect(rotateHex(direction, turns)).toEqual(HEX_DIRECTIONS[(i + turns + 12) % 6]);
      }
    }
    expect(rotateHex({ q: 2, r: -1 }, 6)).toEqual({ q: 2, r: -1 });
    expect(addHex({ q: 1, r: 2 }, { q: -1, r: 3 })).toEqual({ q: 0, r: 5 });
  });

  it('read back what they print', () => {
    for (const hex of spaces) expect(parseHex(printHex(hex))).toEqual(hex);
    for (const wrong of ['', '1', '1,2,3', 'a,b', '1.5,0']) expect(parseHex(wrong)).toBeNull();
  });

  it('are drawn as text', () => {
    expect(drawHexes(board, (space) => `${space}${space}`)).toBe('    11\n66      22\n    00\n55      33\n    44');
  });
});

it('regions are the groups that touch', () => {
  const line = [[1], [0, 2], [1, 3], [2, 4], [3]];
  expect(regions(line, (space) => space !== 2)).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(regions(line, () => false)).toEqual([]);
  expect(regions(line, () => true)).toEqual([[0, 1, 2, 3, 4]]);
});
