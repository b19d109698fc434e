// Remarks of the guided first game. Each says what is possible now and what it leads to, never what is best.
import {
  biggestForest,
  leftoverPreview,
  lightFor,
  type Open,
  type Options,
  type Own,
  printStep,
  readStep,
} from '@sunglade/evergreen';
import type { Position, Target } from '../../../kit/screen/screen.ts';
import type { Hint } from '../../../learn/lesson.ts';
import { POWER } from '../steps.ts';
import { bigTreesOf, biomeAt, cardOf, contentOf, type Table, turnOf } from '../table.ts';
import { actionTarget, POWER_TARGET, slotTarget, spaceTarget, zoneTarget } from '../targets.ts';

const PLANT = printStep({ verb: 'action', action: 'A' });

type When = (position: Table) => readonly Target[] | null;

const hint = (id: string, clause: string, when: When): Hint => ({
  id,
  clause,
  when: (position) => when(position as unknown as Position<Open, Own>),
});

const openSlots = ({ legal }: Table): readonly number[] =>
  legal.flatMap((text) => {
    const step = readStep(text);
    return step?.verb === 'take' ? [step.slot] : [];
  });

/** `targets` where it is so, else nothing to say. */
const only = (isSo: boolean, targets: readonly Target[] = []): readonly Target[] | null => (isSo ? targets : null);

const planetOf = (position: Table) => position.view.open.players[position.seat]?.planet ?? [];

/** The first space whose step leads to a planet of which something is true. */
function spaceWhere(
  position: Table,
  verbs: readonly string[],
  isSo: (after: Table, place: string) => boolean,
): readonly Target[] | null {
  for (const text of position.legal) {
    const step = readStep(text);
    if (!step || !('place' in step) || !verbs.includes(step.verb)) continue;
    const after = position.after(text);
    if (after && isSo(after, step.place)) return [spaceTarget(position.seat, step.place)];
  }
  return null;
}

const wouldBeDark: When = (position) =>
  spaceWhere(position, ['grow'], (after, place) =>
    lightFor(contentOf(after), planetOf(after), after.view.open.sun).dark.some((one) => one === place),
  );

/** A plant on the space makes a forest of two groups with at least two plants each. */
const canJoin: When = (position) => {
  const now = biggestForest(contentOf(position), planetOf(position)).points;
  if (now < 2) return null;
  return spaceWhere(
    position,
    ['bush', 'grow'],
    (after) => biggestForest(contentOf(after), planetOf(after)).points >= now + 3,
  );
};

const droughtNear: When = (position) => {
  const { row, zone } = position.view.open;
  const content = contentOf(position);
  const { aridityTarget } = position.setup.options as Options;
  const biomes = new Set(bigTreesOf(content, planetOf(position)).map((place) => biomeAt(content, place)));
  const dry = openSlots(position).filter((slot) => {
    const { biome, change } = leftoverPreview(content, zone, row[slot - 1] ?? '', aridityTarget);
    return change < 0 && biomes.has(biome);
  });
  return only(dry.length > 0, dry.map(slotTarget));
};

const powerReady: When = (position) => {
  const turn = turnOf(position);
  const free = turn !== null && turn.action !== null && turn.doing !== 'power' && !turn.powerUsed;
  return only(free && position.legal.includes(POWER), [POWER_TARGET]);
};

const firstAction: When = (position) => {
  const turn = turnOf(position);
  const bare = planetOf(position).every((row) => !/[pSBbL]/.test(row));
  return only(turn?.action === null && bare && position.legal.includes(PLANT), [actionTarget('A')]);
};

const tokenInRow: When = (position) => {
  const { tokenSlot } = position.view.open;
  return only(tokenSlot !== null && openSlots(position).includes(tokenSlot), [slotTarget(tokenSlot ?? 0)]);
};

const isSeason =
  (season: Open['season'], round: number) =>
  ({ view: { open } }: Table): boolean =>
    open.season === season && open.round === round;

export const hints: readonly Hint[] = [
  hint('first-draft', 'draft-one-card', (position) => {
    const slots = isSeason('spring', 1)(position) ? openSlots(position) : [];
    return only(slots.length > 0, slots.map(slotTarget));
  }),
  hint('first-action', 'action-a', firstAction),
  hint('token-in-row', 'token-on-leftmost', tokenInRow),
  hint('power-ready', 'power-optional', powerReady),
  hint('would-be-dark', 'light-equal-or-higher', wouldBeDark),
  hint('last-round', 'seasons-and-rounds', ({ view: { open } }) => only(open.round === open.rounds)),
  hint('sun-moved', 'sun-moves', (position) => only(isSeason('summer', 1)(position))),
  hint('wild-card', 'action-wild', (position) =>
    only(cardOf(position, turnOf(position)?.card ?? '')?.biome === 'wild'),
  ),
  hint('drought-near', 'leftover-aridity', droughtNear),
  hint('groups-can-join', 'forest-biggest', canJoin),
  hint('rounds-shrink', 'seasons-and-rounds', (position) => only(isSeason('autumn', 1)(position))),
  hint('winter-fertility', 'final-fertility', (position) =>
    only(
      isSeason('winter', 1)(position),
      [
        ...new Set(
          bigTreesOf(contentOf(position), planetOf(position)).map((place) => biomeAt(contentOf(position), place)),
        ),
      ].flatMap((biome) => (biome ? [zoneTarget(biome)] : [])),
    ),
  ),
];
