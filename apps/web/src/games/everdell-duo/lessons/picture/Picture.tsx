// The table in small, for examples: of meadow, events, places, cities and what everybody has, only what an example changes, so
// that it can be seen. Numbers are told by as many pieces.
import { SLOT_PLACE } from '@sunglade/everdell-duo';
import type { ComponentChildren } from 'preact';
import type { ExamplePicture } from '../../../../learn/lesson.ts';
import type { Table } from '../../table.ts';
import { teamOf } from '../../team.ts';
import { Cities, Purses, Shared } from './Belongings.tsx';
import { Events, Meadow, Places } from './Ground.tsx';
import type { PartProps } from './Strip.tsx';

interface Part {
  readonly id: string;
  /** What must differ for the part to be shown. */
  of(this: void, position: Table): unknown;
  Body(this: void, props: PartProps): ComponentChildren;
}

const workersOn = (position: Table, from: number, to: number): unknown =>
  position.view.open.seats.map(({ workers }) => workers.filter((place) => place >= from && place < to));

const PARTS: readonly Part[] = [
  {
    id: 'meadow',
    of: (position) => {
      const { meadow, sun, moon, season, team } = position.view.open;
      return [meadow, sun, moon, season, team?.skunks.path];
    },
    Body: Meadow,
  },
  {
    id: 'events',
    of: (position) => [
      position.view.open.slots,
      workersOn(position, SLOT_PLACE, SLOT_PLACE + 6),
      teamOf(position)?.skunks.slots,
    ],
    Body: Events,
  },
  {
    id: 'places',
    of: (position) => [workersOn(position, 0, SLOT_PLACE), teamOf(position)?.skunks.places],
    Body: Places,
  },
  {
    id: 'cities',
    of: ({ view: { open } }) => [open.towns.map(({ cards }) => cards), open.team?.opponent.cards],
    Body: Cities,
  },
  {
    id: 'purses',
    of: ({ view: { open } }) => [
      open.seats.map(({ resources, occupied, hand }) => [resources, occupied, hand]),
      open.towns.map(({ points }) => points),
    ],
    Body: Purses,
  },
  { id: 'shared', of: ({ view: { open } }) => [open.team?.gifts, open.team?.watches], Body: Shared },
];

export function Picture({ position, other, marked }: ExamplePicture) {
  const [own, beside] = [position as unknown as Table, other as unknown as Table];
  const changed = PARTS.filter(({ of }) => JSON.stringify(of(own)) !== JSON.stringify(of(beside)));
  return (
    <span class="ed-picture">
      {changed.map(({ id, Body }) => (
        <Body key={id} position={own} marked={marked} />
      ))}
    </span>
  );
}
