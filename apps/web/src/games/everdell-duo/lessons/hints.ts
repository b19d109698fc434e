// Remarks of the guided first game. Each says what is possible now and what it leads to, never what is best.
import { COLORS, LAST_FIELD, type Open, type Own, readStep, type StepData } from '@sunglade/everdell-duo';
import type { Position, Target } from '../../../kit/screen/screen.ts';
import type { Hint } from '../../../learn/lesson.ts';
import { waysOf } from '../prices.ts';
import {
  cardNumber,
  cardTarget,
  contentOf,
  handOf,
  JOURNEY_TARGET,
  markerTarget,
  movesLeft,
  OTHER,
  placeTarget,
  seasonOf,
  type Table,
  TRADE_TARGET,
  townOf,
} from '../table.ts';

type When = (position: Table) => readonly Target[] | null;

const hint = (id: string, clause: string, when: When): Hint => ({
  id,
  clause,
  when: (position) => when(position as unknown as Position<Open, Own>),
});

const only = (isSo: boolean, targets: readonly Target[] = []): readonly Target[] | null => (isSo ? targets : null);
const some = (targets: readonly Target[]): readonly Target[] | null => only(targets.length > 0, targets);

const legalSteps = ({ legal }: Table): readonly StepData[] =>
  legal.flatMap((text) => {
    const step = readStep(text);
    return step ? [step] : [];
  });

const playable = (position: Table): readonly string[] =>
  legalSteps(position).flatMap((step) => (step.verb === 'play' ? [step.card] : []));

const colourOf = (position: Table, card: number): string => COLORS[contentOf(position).color[card] ?? 0] ?? '';
const ofColour = (position: Table, colour: string): readonly string[] =>
  playable(position).filter((card) => colourOf(position, cardNumber(contentOf(position), card)) === colour);

/** Cards of the hand that would be paid with one resource more. */
const isOneShort = (position: Table): boolean =>
  handOf(position, position.seat).some((card) =>
    waysOf(position, card).some(({ missing }) => missing.reduce((sum, n) => sum + n, 0) === 1),
  );

const tokenHome: When = (position) =>
  some(
    playable(position)
      .filter((card) =>
        waysOf(position, cardNumber(contentOf(position), card)).some(({ home, payable }) => home >= 0 && payable),
      )
      .map(cardTarget)
      .slice(0, 1),
  );

const eventOpen: When = (position) =>
  some(
    legalSteps(position).flatMap((step) =>
      step.verb === 'place' && step.place.startsWith('event-') ? [placeTarget(step.place)] : [],
    ),
  );

const twoLeft: When = (position) =>
  some((['sun', 'moon'] as const).filter((marker) => movesLeft(position, marker) === 2).map(markerTarget));

const isAtStart = ({ view: { open } }: Table): boolean => open.sun + open.moon <= LAST_FIELD / 2;

export const hints: readonly Hint[] = [
  hint('first-turn', 'turn-one-action', (position) =>
    only(
      seasonOf(position) === 'winter' && (townOf(position, position.seat)?.cards.length ?? 0) === 0,
      legalSteps(position).flatMap((step) =>
        step.verb === 'place' && step.place.startsWith('farm-') ? [placeTarget(step.place)] : [],
      ),
    ),
  ),
  hint('which-marker', 'draw-moves-either-marker', (position) =>
    only(legalSteps(position).filter(({ verb }) => verb === 'move').length === 2, [
      markerTarget('sun'),
      markerTarget('moon'),
    ]),
  ),
  hint('token-home', 'pay-occupied-token', tokenHome),
  hint('event-open', 'events-condition', eventOpen),
  hint('season-turned', 'season-change', (position) => only(seasonOf(position) === 'spring' && isAtStart(position))),
  hint('journey', 'journey-more-cards', (position) =>
    only(seasonOf(position) === 'autumn' && isAtStart(position), [JOURNEY_TARGET]),
  ),
  hint('purple', 'timing-purple-end', (position) => some(ofColour(position, 'purple').map(cardTarget).slice(0, 1))),
  hint('can-pay', 'card-moves-moon', (position) => some(playable(position).map(cardTarget).slice(0, 1))),
  hint('blue-later', 'timing-blue-later', (position) =>
    some(
      (townOf(position, position.seat)?.cards ?? []).flatMap(({ card }) =>
        colourOf(position, card) === 'blue' ? [cardTarget(contentOf(position).names[card] ?? '')] : [],
      ),
    ),
  ),
  hint('trade', 'trade-two-cards', (position) =>
    only(legalSteps(position).some(({ verb }) => verb === 'trade') && isOneShort(position), [TRADE_TARGET]),
  ),
  hint('event-lost', 'events-slot-dead', ({ view: { open }, seat }) => only(open.eventBy.includes(OTHER(seat) + 1))),
  hint('two-steps-left', 'season-twelve-turns', twoLeft),
];
