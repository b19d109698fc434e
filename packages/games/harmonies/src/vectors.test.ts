import { describe, expect, it } from 'vitest';
import { harmonies } from './game.ts';
import { fits } from './habitats.ts';
import { cardValue, type SpiritKind, sunsFor } from './score.ts';
import { BOARD_SIZE, CUBES, stackNumber } from './stacks.ts';
import type { Side } from './terms.ts';
import { HOUSE } from './testing.ts';
import vectors from './vectors.json' with { type: 'json' };

type Cell = { readonly q: number; readonly r: number };
type Vector = (typeof vectors)[number];

const by = (kind: string): Vector[] => vectors.filter((vector) => vector.kind === kind);
const sideOf = (vector: Vector): Side => (vector.side === 'B' ? 'B' : 'A');

function cubeSpaces(vector: Vector): string[] {
  const content = HOUSE[sideOf(vector)];
  const board = new Int32Array(BOARD_SIZE);
  const put = (set: number, cell: Cell): void => {
    board[set] = (board[set] ?? 0) | (1 << content.board.at(cell));
  };
  for (const cell of vector.board ?? []) put(stackNumber(cell.stack), cell);
  for (const cell of vector.existingCubes ?? []) put(CUBES, cell);
  const habitat = content.habitats[content.cardOf.get(vector.card ?? '') ?? -1];
  if (!habitat) throw new Error(`no card ${vector.card}`);
  const found = fits(habitat, board, 0);
  return content.places.filter((_, space) => (found >> space) & 1);
}

describe('test vectors', () => {
  it('are all there', () => expect(vectors.length).toBe(79));

  for (const vector of by('landscape')) {
    it(`${vector.id} ${vector.text}`, () => {
      const scored = harmonies.scorePosition({ side: vector.side, board: vector.board, cards: [] });
      expect(scored).toMatchObject({ ok: true, value: vector.expect });
    });
  }

  for (const vector of by('spirit')) {
    it(`${vector.id} ${vector.text}`, () => {
      const position = (cubesPlaced: number) => ({
        side: vector.side,
        board: vector.board,
        cards: [{ card: vector.card, cubesPlaced }],
      });
      expect(harmonies.scorePosition([position(0), position(1)])).toMatchObject({
        ok: true,
        value: [{ spirit: 0 }, { spirit: vector.expect }],
      });
    });
  }

  for (const vector of by('habitat')) {
    it(`${vector.id} ${vector.text}`, () => {
      const expected = (vector.expectCubeCells ?? []).map(({ q, r }) => `${q},${r}`);
      expect(cubeSpaces(vector).sort()).toEqual(expected.sort());
    });
  }

  for (const vector of by('cardValue')) {
    it(`${vector.id} ${vector.text}`, () => {
      expect(cardValue(vector.ladder ?? [], vector.cubesPlaced ?? -1)).toBe(vector.expect);
    });
  }

  for (const vector of by('soloSuns')) {
    it(`${vector.id} ${vector.text}`, () => {
      const { solo } = HOUSE.A.edition;
      const spirit = vector.spirit as SpiritKind;
      expect(sunsFor(solo, vector.points ?? -1, sideOf(vector), spirit)).toBe(vector.expect);
    });
  }
});
