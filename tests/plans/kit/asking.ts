// When asking would have been right, told from two pictures alone: the one a plan was made on, and the one it was carried
// out on. It knows nothing of events, by which the program itself decides.
import type { Json, View } from '@sunglade/core';
import type { Open as DuoOpen } from '@sunglade/everdell-duo';
import type { Open as EvergreenOpen } from '@sunglade/evergreen';
import { type Open as HarmoniesOpen, readStep as readHarmonies } from '@sunglade/harmonies';

export interface Moment {
  readonly before: View;
  readonly after: View;
  readonly seat: number;
  /** The steps that were taken. */
  readonly steps: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const opens = <Open>({ before, after }: Moment): [Open, Open] => [before.open as Open, after.open as Open];
/** Whether everything that lies there now lay there before. */
const nothingNew = (before: readonly Json[], after: readonly Json[]): boolean =>
  after.every((one) => one === null || one === -1 || before.includes(one));

type Judge = (moment: Moment) => readonly (readonly [reason: string, wrong: boolean])[];

const evergreen: Judge = (moment) => {
  const [before, after] = opens<EvergreenOpen>(moment);
  const slot = Number(moment.steps[0]?.split(' ')[1]) - 1;
  const mine = ({ players }: EvergreenOpen): unknown => players[moment.seat];
  return [
    ['another round', !same([before.season, before.round, before.phase], [after.season, after.round, after.phase])],
    ['another card', before.row[slot] === null || before.row[slot] !== after.row[slot]],
    ['a new card', !nothingNew(before.row, after.row)],
    ['the zone has changed', !same([before.zone, before.fertility], [after.zone, after.fertility])],
    ['own things have changed', !same(mine(before), mine(after))],
  ];
};

const harmonies: Judge = (moment) => {
  const [before, after] = opens<HarmoniesOpen>(moment);
  const spaces = moment.steps.flatMap((text) => {
    const step = readHarmonies(text);
    return step?.verb === 'take' ? [step.space - 1] : [];
  });
  const mine = ({ players }: HarmoniesOpen): unknown => players[moment.seat];
  return [
    ['the last round', !same(before.final, after.final)],
    ['another group', spaces.some((space) => !same(before.central[space], after.central[space]))],
    ['no group', spaces.some((space) => (before.central[space]?.length ?? 0) === 0)],
    ['a new animal', !nothingNew(before.display, after.display)],
    ['own things have changed', !same(mine(before), mine(after))],
  ];
};

const duo: Judge = (moment) => {
  const [before, after] = opens<DuoOpen>(moment);
  const mine = ({ seats, towns }: DuoOpen): unknown => [seats[moment.seat], towns[moment.seat]];
  return [
    ['another season', before.season !== after.season || before.phase !== after.phase],
    ['a new card', !nothingNew(before.meadow, after.meadow)],
    ['the river has changed', !same(before.river, after.river)],
    ['an event is gone', !same([before.slots, before.eventBy], [after.slots, after.eventBy])],
    ['cards were shuffled', after.deck > before.deck],
    ['own things have changed', !same(mine(before), mine(after))],
  ];
};

const JUDGES: Readonly<Record<string, Judge>> = { evergreen, harmonies, 'everdell-duo': duo };

/** Why its owner should have been asked; null where carrying it out was right. */
export function askedBetter(game: string, moment: Moment): string | null {
  const judge = JUDGES[game];
  if (!judge) return `nobody knows ${game}`;
  if (!same(moment.before.own[moment.seat], moment.after.own[moment.seat])) return 'own cards have changed';
  return judge(moment).find(([, wrong]) => wrong)?.[0] ?? null;
}
