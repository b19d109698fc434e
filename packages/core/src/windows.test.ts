import { expect, expectTypeOf, it } from 'vitest';
import { copyWindows, layWindows } from './windows.ts';

const create = layWindows({ cells: ['u8', 3], data: ['i16', 5], dice: ['u32', 2], masks: ['i32', 1], deck: ['i8', 2] });

it('windows hold what their kind can hold', () => {
  const state = create();
  expectTypeOf(state.data).toExtend<Int16Array>();
  expectTypeOf(state.dice).toExtend<Uint32Array>();
  state.cells.fill(255);
  state.data.fill(-1);
  state.dice.fill(0xffffffff);
  state.masks.fill(-7);
  state.deck.fill(-128);
  expect(Array.from(state.cells)).toEqual([255, 255, 255]);
  expect(Array.from(state.data)).toEqual([-1, -1, -1, -1, -1]);
  expect(Array.from(state.dice)).toEqual([0xffffffff, 0xffffffff]);
  expect(Array.from(state.masks)).toEqual([-7]);
  expect(Array.from(state.deck)).toEqual([-128, -128]);
});

it('windows share one buffer and no byte of it', () => {
  const state = create();
  expect(Object.values(state).every((window) => window.buffer === state.bytes.buffer)).toBe(true);
  for (const window of [state.cells, state.data, state.dice, state.masks, state.deck]) {
    const others = [state.cells, state.data, state.dice, state.masks, state.deck].filter((other) => other !== window);
    window.fill(1);
    expect(others.every((other) => other.every((value) => value === 0))).toBe(true);
    window.fill(0);
  }
});

it('a copy is whole and apart', () => {
  const [from, to] = [create(), create()];
  from.bytes.forEach((_, i) => {
    from.bytes[i] = i;
  });
  expect(copyWindows(from, to)).toBe(to);
  expect(to).toEqual(from);
  from.data[0] = 99;
  expect(to.data[0]).not.toBe(99);
});
