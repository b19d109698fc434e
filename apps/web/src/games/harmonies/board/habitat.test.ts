// The help on the board says exactly what the rules say, and shows the whole habitat.

import { addHex, listSpaces, rotateHex } from '@sunglade/grid';
import {
  BOARD_SIZE,
  COLOURS,
  fits,
  gaps,
  type Side,
  type Space,
  STACKS,
  stackNumber,
  stackWith,
} from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../table.ts';
import { play, setupFor } from '../testing.ts';
import { featureOf } from './describe.ts';
import { boardOf, habitatsOf } from './habitat.ts';

describe.each(['A', 'B'] as const)('side %s', (side: Side) => {
  it('finds what the rules find, for every card at every moment', () => {
    const wish = { seats: 2, options: { side, spirits: true }, seed: `habitats ${side}` };
    const content = contentOf({ setup: setupFor(wish) });
    let [stood, lacked] = [0, 0];
    play(wish, ({ position, state, events }) => {
      if (!events.some(({ type }) => type === 'done')) return;
      for (const one of [0, 1]) {
        const spaces = position.view.open.players[one]?.spaces ?? [];
        for (const [card, habitat] of content.habitats.entries()) {
          const found = habitatsOf(content, spaces, content.ids[card] ?? '');
          const at = one * BOARD_SIZE;
          expect(found.stands.map(({ target }) => target)).toEqual(listSpaces(fits(habitat, state.boards, at)));
          expect(found.lacks.map(({ target, space, colour }) => ({ target, space, colour }))).toEqual(
            gaps(habitat, state.boards, at),
          );
          stood += found.stands.length;
          lacked += found.lacks.length;
        }
      }
    });
    expect(stood).toBeGreaterThan(60);
    expect(lacked).toBeGreaterThan(500);
  });

  it('names the spaces of a turned pattern, and of one that lacks a token', () => {
    const wish = { seats: 3, options: { side, spirits: true }, seed: `spaces ${side}` };
    const content = contentOf({ setup: setupFor(wish) });
    const cards = [...content.edition.animals, ...content.edition.spirits];
    /** Whether the pattern, turned somehow around the target, lies on exactly these spaces and shows what it must. */
    const lies = (spaces: readonly Space[], id: string, target: number, others: readonly number[]): boolean => {
      const [cube, ...parts] = cards.find((card) => card.id === id)?.pattern ?? [];
      const shows = (space: number, feature: string | undefined): boolean =>
        featureOf(spaces[space]?.stack ?? []) === feature;
      if (!shows(target, cube?.feature)) return false;
      return Array.from({ length: 6 }, (_, turns) => turns).some((turns) => {
        const at = parts.map((part) =>
          content.board.at(addHex(content.board.spaces[target] ?? { q: 0, r: 0 }, rotateHex(part, turns))),
        );
        return (
          [...at].sort().join() === [...others].sort().join() &&
          parts.every(({ feature }, i) => shows(at[i] ?? -1, feature))
        );
      });
    };
    let seen = 0;
    play(wish, ({ position, events }) => {
      if (!events.some(({ type }) => type === 'done')) return;
      const spaces = position.view.open.players[1]?.spaces ?? [];
      for (const id of content.ids) {
        const { stands, lacks } = habitatsOf(content, spaces, id);
        for (const { target, spaces: others } of stands) expect(lies(spaces, id, target, others)).toBe(true);
        for (const { target, space, colour, spaces: others } of lacks) {
          seen++;
          const stack = STACKS[stackWith(stackNumber(spaces[space]?.stack ?? []), COLOURS.indexOf(colour))] ?? [];
          const after = spaces.map((on, i) => (i === space ? { ...on, stack } : on));
          expect(lies(after, id, target, others)).toBe(true);
          const habitat = content.habitats[content.cardOf.get(id) ?? -1];
          expect(habitat && (fits(habitat, boardOf(after), 0) >> target) & 1).toBe(1);
        }
      }
    });
    expect(seen).toBeGreaterThan(200);
  });
});

it('knows nothing of a card that is not in the edition', () => {
  const content = contentOf({ setup: setupFor({ seats: 1 }) });
  expect(habitatsOf(content, [], 'unicorn')).toEqual({ stands: [], lacks: [] });
});
