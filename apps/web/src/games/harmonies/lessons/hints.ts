// Remarks of the guided first game. Each says what is possible now and what it leads to, never what is best.
import { type Open, type Own, printStep, readStep, type Space } from '@sunglade/harmonies';
import type { Position, Target } from '../../../kit/screen/screen.ts';
import type { Hint } from '../../../learn/lesson.ts';
import { habitatsOf } from '../board/habitat.ts';
import { contentOf, freeOn, GROUP, HELD_MOST, playerOf, type Table } from '../table.ts';
import { cardTarget, groupTarget, handTarget, spaceTarget } from '../targets.ts';

type When = (position: Table) => readonly Target[] | null;

const hint = (id: string, clause: string, when: When): Hint => ({
  id,
  clause,
  when: (position) => when(position as unknown as Position<Open, Own>),
});

const only = (isSo: boolean, targets: readonly Target[] = []): readonly Target[] | null => (isSo ? targets : null);

const spacesOf = (position: Table): readonly Space[] => playerOf(position, position.seat)?.spaces ?? [];
const ownSpace = (position: Table, space: number): Target =>
  spaceTarget(position.seat, contentOf(position).places[space] ?? '');

/** The own spaces whose stack is like this. */
const stacks = (position: Table, isSo: (space: Space, at: number) => boolean): readonly Target[] =>
  spacesOf(position).flatMap((space, at) => (isSo(space, at) ? [ownSpace(position, at)] : []));

const some = (targets: readonly Target[]): readonly Target[] | null => only(targets.length > 0, targets);

const firstAnimal: When = (position) => {
  const at = position.view.open.display.find((card) => {
    if (card === null || !position.legal.includes(printStep({ verb: 'card', card }))) return false;
    const { stands, lacks } = habitatsOf(contentOf(position), spacesOf(position), card);
    return stands.length + lacks.length > 0;
  });
  return typeof at === 'string' ? [cardTarget(at)] : null;
};

const cubeReady: When = (position) => {
  for (const text of position.legal) {
    const step = readStep(text);
    if (step?.verb === 'cube') return [cardTarget(step.card), spaceTarget(position.seat, step.place)];
  }
  return null;
};

/** What is still low and may be stacked upon. */
const GROWS: readonly string[] = ['brown', 'gray'];
const cubeCloses: When = (position) => {
  for (const text of position.legal) {
    const step = readStep(text);
    if (step?.verb !== 'cube') continue;
    const { stack = [] } = spacesOf(position)[contentOf(position).places.indexOf(step.place)] ?? {};
    if (stack.length < GROUP && GROWS.includes(stack.at(-1) ?? '')) return [spaceTarget(position.seat, step.place)];
  }
  return null;
};

const neighboursOf = (position: Table, space: number): readonly Space[] => {
  const around = contentOf(position).neighbours[space] ?? 0;
  return spacesOf(position).filter((_, at) => ((around >> at) & 1) === 1);
};

const isMountain = ({ stack }: Space): boolean => stack.length > 0 && stack.every((colour) => colour === 'gray');

const lonelyMountain: When = (position) =>
  some(stacks(position, (space, at) => isMountain(space) && !neighboursOf(position, at).some(isMountain)));

const isWater = ({ stack }: Space): boolean => stack.at(-1) === 'blue';

/** Water with two neighbours that are water and touch each other: the way through is no longer by it. */
const wideRiver: When = (position) => {
  if (contentOf(position).side !== 'A') return null;
  const places = spacesOf(position).flatMap((space, at) => (isWater(space) ? [at] : []));
  const touch = (a: number, b: number): boolean => (((contentOf(position).neighbours[a] ?? 0) >> b) & 1) === 1;
  const wide = places.filter((at) => {
    const around = places.filter((other) => touch(at, other));
    return around.some((a) => around.some((b) => touch(a, b)));
  });
  return some(wide.slice(-1).map((at) => ownSpace(position, at)));
};

/** As the clause says: with so few spaces free the end is near. */
const FEW = 6;

export const hints: readonly Hint[] = [
  hint('first-take', 'turn-tokens-once', (position) =>
    some(
      position.legal.flatMap((text) => {
        const step = readStep(text);
        return step?.verb === 'take' ? [groupTarget(step.space)] : [];
      }),
    ),
  ),
  hint('choose-token', 'turn-any-order', ({ view: { open } }) =>
    only(open.hand.length === GROUP, [...new Set(open.hand)].map(handTarget)),
  ),
  hint('cube-closes', 'token-never-on-cube', cubeCloses),
  hint('cube-ready', 'cube-from-held-card', cubeReady),
  hint('first-animal', 'card-from-display', firstAnimal),
  hint('final-turn', 'end-equal-turns', (position) =>
    only(
      position.view.open.final !== null,
      (playerOf(position, position.seat)?.held ?? []).map(({ card }) => cardTarget(card)),
    ),
  ),
  hint('hand-full', 'card-hand-limit', (position) => {
    const held = playerOf(position, position.seat)?.held ?? [];
    return only(
      held.length >= HELD_MOST,
      held.map(({ card }) => cardTarget(card)),
    );
  }),
  hint('card-complete', 'card-complete-frees-slot', (position) =>
    only((playerOf(position, position.seat)?.completed.length ?? 0) > 0),
  ),
  hint('bare-brick', 'habitat-building', (position) =>
    some(stacks(position, ({ stack }) => stack.length === 1 && stack[0] === 'red')),
  ),
  hint('lonely-mountain', 'score-mountains', lonelyMountain),
  hint('wide-river', 'river-length', wideRiver),
  hint('six-free', 'end-full-board', ({ view: { open } }) =>
    only(open.players.some(({ spaces }) => freeOn(spaces) <= FEW)),
  ),
];
