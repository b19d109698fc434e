import { describe, expect, it } from 'vitest';
import { type Box, placeBeside } from './place.ts';

const room: Box = { x: 0, y: 60, width: 1400, height: 800 };
const size = { width: 320, height: 180 };

const covers = (at: { x: number; y: number }, box: Box): boolean =>
  at.x < box.x + box.width && box.x < at.x + size.width && at.y < box.y + box.height && box.y < at.y + size.height;

describe('the place of a sentence', () => {
  it('is inside the room and beside what it speaks of', () => {
    for (let x = 0; x <= 1300; x += 130)
      for (let y = 60; y <= 760; y += 100) {
        const thing = { x, y, width: 100, height: 100 };
        const at = placeBeside(size, { room, lit: [thing], busy: [] });
        expect(covers(at, thing)).toBe(false);
        expect(at.x).toBeGreaterThanOrEqual(room.x);
        expect(at.y).toBeGreaterThanOrEqual(room.y);
        expect(at.x + size.width).toBeLessThanOrEqual(room.x + room.width);
        expect(at.y + size.height).toBeLessThanOrEqual(room.y + room.height);
      }
  });

  it('covers none of several', () => {
    const lit = [
      { x: 300, y: 300, width: 60, height: 60 },
      { x: 700, y: 320, width: 60, height: 60 },
      { x: 520, y: 700, width: 200, height: 90 },
    ];
    const at = placeBeside(size, { room, lit, busy: [] });
    expect(lit.some((box) => covers(at, box))).toBe(false);
  });

  it('leaves the buttons of the turn free', () => {
    const dock = { x: 260, y: 720, width: 800, height: 132 };
    const thing = { x: 600, y: 600, width: 60, height: 60 };
    expect(covers(placeBeside(size, { room, lit: [thing], busy: [dock] }), dock)).toBe(false);
  });

  it('is an empty column rather than the board', () => {
    const board = { x: 280, y: 60, width: 800, height: 800 };
    const thing = { x: 600, y: 300, width: 60, height: 60 };
    const at = placeBeside(size, {
      room,
      lit: [thing],
      busy: [],
      full: [board, { x: 0, y: 60, width: 260, height: 800 }],
    });
    expect(at).toEqual({ x: 1080, y: 300 });
  });

  it('is the lower right corner where nothing is lit', () => {
    expect(placeBeside(size, { room, lit: [], busy: [] })).toEqual({ x: 1080, y: 680 });
  });
});
