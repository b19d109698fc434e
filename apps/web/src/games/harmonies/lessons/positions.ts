// What lies on the table when a lesson begins: not what it is built from, but what the walk compares with.
import type { Json } from '@sunglade/core';

export const POSITIONS: Readonly<Record<string, Json>> = {
  'take-three-place-three': {
    board: {},
    cards: {},
    central: [
      ['red', 'blue', 'gray'],
      ['green', 'brown', 'blue'],
      ['blue', 'yellow', 'brown'],
    ],
  },
  heights: {
    board: { '1,1': ['brown', 'brown'], '3,0': ['gray'] },
    cards: {},
    central: [
      ['green', 'brown', 'red'],
      ['blue', 'brown', 'blue'],
      ['gray', 'gray', 'green'],
    ],
  },
  'fields-and-houses': {
    board: { '1,1': ['yellow'], '2,0': ['brown'], '2,1': ['blue'] },
    cards: {},
    central: [
      ['red', 'green', 'yellow'],
      ['green', 'blue', 'gray'],
      ['brown', 'yellow', 'brown'],
    ],
  },
  'the-river': {
    board: { '1,0': ['blue'], '1,1': ['blue'], '1,2': ['blue'], '4,1': ['brown', 'green'], '3,2': ['yellow'] },
    cards: {},
    central: [
      ['blue', 'gray', 'brown'],
      ['blue', 'red', 'blue'],
      ['gray', 'gray', 'gray'],
    ],
  },
  'first-guest': {
    board: { '2,1': ['gray'], '3,0': ['yellow'], '0,2': ['brown'] },
    cards: {},
    central: [
      ['brown', 'red', 'blue'],
      ['blue', 'blue', 'green'],
      ['green', 'brown', 'gray'],
    ],
    display: ['meerkat', 'frog', 'fish'],
  },
  'shared-homes': {
    board: { '4,1': ['blue'], '4,0': ['brown', 'green'], '1,1': ['green'], '1,0': ['blue'], '3,2': ['yellow'] },
    cards: { frog: 0 },
    central: [
      ['gray', 'green', 'blue'],
      ['yellow', 'brown', 'green'],
      ['blue', 'blue', 'brown'],
    ],
  },
  islands: {
    board: {},
    cards: {},
    central: [
      ['yellow', 'red', 'green'],
      ['blue', 'blue', 'green'],
      ['gray', 'green', 'green'],
    ],
  },
  'the-last-round': {
    board: {
      '0,0': ['green'],
      '0,1': ['yellow'],
      '0,2': ['red', 'red'],
      '0,3': ['green'],
      '0,4': ['blue'],
      '1,0': ['yellow'],
      '1,1': ['gray', 'red'],
      '1,2': ['yellow'],
      '1,3': ['blue'],
      '2,-1': ['brown', 'brown'],
      '2,0': ['gray'],
      '2,1': ['yellow'],
      '2,2': ['blue'],
      '3,-1': ['gray'],
      '3,0': ['blue'],
      '3,1': ['blue'],
      '4,-2': ['blue'],
      '4,-1': ['blue'],
    },
    cards: {},
    central: [
      ['green', 'gray', 'gray'],
      ['brown', 'blue', 'brown'],
      ['brown', 'blue', 'gray'],
      ['gray', 'yellow', 'brown'],
      ['blue', 'brown', 'brown'],
    ],
  },
};
