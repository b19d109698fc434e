// A planet beside the table or in a corner of a phone: the same land, without what can be touched.
import type { Open, Own } from '@sunglade/evergreen';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../../kit/screen/screen.ts';
import { pieceAt } from '../table.ts';
import { spaceTarget } from '../targets.ts';
import { dockAt } from './Docks.tsx';
import { centreOf, groundOf } from './ground.ts';
import { Piece } from './Piece.tsx';
import { shadowsOf } from './shadows.ts';
import './SmallPlanet.css';

/** Whether its owner is still thinking or has handed in, while all play at once. */
function State({ open, seat }: { readonly open: Open; readonly seat: number }) {
  if (open.phase !== 'action') return null;
  const ready = open.players[seat]?.turn?.handedIn === true;
  return (
    <g class={`eg-state${ready ? ' ready' : ''}`} transform="translate(310 -310)">
      <circle r="170" />
      {ready ? (
        <path d="M-75 5L-20 60L80 -55" />
      ) : (
        [-80, 0, 80].map((x) => <circle key={x} class="dot" cx={x} r="30" />)
      )}
    </g>
  );
}

export function SmallPlanet({ position, seat, size, marked }: BoardProps<Open, Own>) {
  const ground = groundOf(position.setup);
  const { content, layout, id } = ground;
  const { open } = position.view;
  const planet = open.players[seat]?.planet ?? [];
  const drawn = planet.join('/');
  const [sunX, sunY] = dockAt(layout, open.sun);
  const picture = useMemo(
    () => (
      <>
        <use href={`#eg-land-${id}`} />
        <use href={`#eg-spaces-${id}`} />
        {size === 'near' && (
          <g class="eg-cast" clip-path={`url(#eg-rim-${id})`}>
            {shadowsOf(content, planet, layout, open.sun).map(({ key, path }) => (
              <path key={key} d={path} />
            ))}
          </g>
        )}
        {content.places.map((place) => {
          const piece = pieceAt(planet, place);
          if (piece === '_' || piece === 'x') return null;
          const target = spaceTarget(seat, place);
          const [x, y] = centreOf(ground, place);
          return (
            <g key={place} transform={`translate(${x} ${y})`} class={marked.has(target) ? 'marked' : undefined}>
              {marked.has(target) && <rect class="eg-mark" x="-44" y="-44" width="88" height="88" rx="24" />}
              <Piece piece={piece} place={place} class="eg-piece" data-target={target} />
            </g>
          );
        })}
        <use href="#sun" x={sunX - 95} y={sunY - 95} width="190" height="190" />
      </>
    ),
    [id, drawn, size, open.sun, marked],
  );
  return (
    <svg class={`eg-small ${size}`} data-season={open.season} viewBox={layout.viewBox} aria-hidden="true">
      {picture}
      {size === 'chip' && <State open={open} seat={seat} />}
    </svg>
  );
}
