// What lies between the players: the meadow with sun and moon, the events, the places for workers.
import { COLUMNS, LAST_FIELD, RIVER_PLACE, SLOT_PLACE } from '@sunglade/everdell-duo';
import { propSymbol, seasonSymbol, termSymbol, workerSymbol } from '../../art/symbols.ts';
import { effectSigns } from '../../board/gist.ts';
import { animalOf } from '../../board/Workers.tsx';
import {
  cardTarget,
  contentOf,
  markerTarget,
  placeName,
  placeTarget,
  seasonOf,
  type Table,
  workersAt,
} from '../../table.ts';
import { skunkAt, skunkOnField } from '../../team.ts';
import { type PartProps, Strip, Tile, Use } from './Strip.tsx';

/** Two rows of cards, between them the path with sun, moon and skunks; the season beside them. */
export function Meadow({ position, marked }: PartProps) {
  const { open } = position.view;
  const content = contentOf(position);
  const [left, step, size] = [18, 24, 20];
  const field = (i: number): number => left - 2 + i * step;
  return (
    <Strip height={68}>
      <g class="season">
        <Use id={seasonSymbol(seasonOf(position))} x={1} y={6} size={14} />
      </g>
      {open.meadow.map((card, i) => {
        const [x, y] = [left + (i % COLUMNS) * step, i < COLUMNS ? 3 : 45];
        return card < 0 ? (
          <rect key={`gap ${i}`} class="gap" x={x + 1} y={y + 1} width={size - 2} height={size - 2} rx="4" />
        ) : (
          <Tile
            key={card}
            position={position}
            card={card}
            x={x}
            y={y}
            size={size}
            on={marked.has(cardTarget(content.names[card] ?? ''))}
          />
        );
      })}
      {Array.from({ length: LAST_FIELD + 1 }, (_, i) => (
        <circle key={`${i}`} class="stone" cx={field(i)} cy="34" r="3" />
      ))}
      {Array.from({ length: LAST_FIELD + 1 }, (_, i) =>
        skunkOnField(position, i) ? (
          <Use key={`skunk ${i}`} id={propSymbol('skunk')} x={field(i) - 7} y={26} size={15} />
        ) : null,
      )}
      {(['moon', 'sun'] as const).map((marker) => {
        // Both on one field stand beside each other.
        const aside = open.sun === open.moon ? (marker === 'sun' ? -5 : 5) : 0;
        const x = field(open[marker]) + aside;
        return (
          <g key={marker}>
            {marked.has(markerTarget(marker)) && <circle class="ring" cx={x} cy="34" r="10" />}
            <Use id={marker} x={x - 9} y={25} size={18} />
          </g>
        );
      })}
    </Strip>
  );
}

/** Who stands on a place, over what it is. */
function Standing({ position, place, x, y }: { position: Table; place: number; x: number; y: number }) {
  return (
    <>
      {workersAt(position, place).map((seat, i) => (
        <Use key={`${seat} ${i}`} id={workerSymbol(animalOf(position, seat))} x={x + 6 * i} y={y} size={15} />
      ))}
      {skunkAt(position, place) && <Use id={propSymbol('skunk')} x={x} y={y} size={15} />}
    </>
  );
}

/** Six events. One that is gone leaves its place empty. */
export function Events({ position, marked }: PartProps) {
  const content = contentOf(position);
  return (
    <Strip height={32}>
      {position.view.open.slots.map((event, i) => {
        const place = SLOT_PLACE + i;
        const x = 3 + i * 27.6;
        const on = marked.has(placeTarget(placeName(content, place)));
        return (
          <g key={`${i}`}>
            <rect class={on ? 'spot marked' : event < 0 ? 'gap' : 'spot'} x={x} y="3" width="25" height="26" rx="5" />
            {event >= 0 && (
              <g class="season">
                <Use id={termSymbol('event')} x={x + 2} y={5} size={12} />
              </g>
            )}
            <Standing position={position} place={place} x={x + 8} y={13} />
          </g>
        );
      })}
    </Strip>
  );
}

/** River and farms with what they bring. */
export function Places({ position, marked }: PartProps) {
  const content = contentOf(position);
  const { river } = position.view.open;
  const places = [
    ...river.map((tile, i) => ({ place: RIVER_PLACE + i, effect: content.edition.rivers[tile]?.effect })),
    ...content.edition.farms.map(({ effect }, i) => ({ place: i, effect })),
  ];
  return (
    <Strip height={36}>
      {places.map(({ place, effect }, i) => {
        const x = 3 + i * 27.6;
        const on = marked.has(placeTarget(placeName(content, place)));
        const signs = effect ? effectSigns(effect, '').flatMap((sign) => piecesOf(sign)) : [];
        const kind = place >= RIVER_PLACE ? 'river' : 'spot';
        return (
          <g key={placeName(content, place)}>
            <rect class={on ? `${kind} marked` : kind} x={x} y="3" width="25" height="30" rx="5" />
            {signs.slice(0, 4).map((icon, k) => (
              <Use key={`${icon} ${k}`} id={icon} x={x + 2 + (k % 2) * 11} y={5 + Math.floor(k / 2) * 11} size={10} />
            ))}
            <Standing position={position} place={place} x={x + 8} y={17} />
          </g>
        );
      })}
    </Strip>
  );
}

const piecesOf = (sign: string | { readonly icon: string; readonly n?: number }): readonly string[] =>
  typeof sign === 'string' ? [] : Array.from({ length: sign.n ?? 1 }, () => sign.icon);
