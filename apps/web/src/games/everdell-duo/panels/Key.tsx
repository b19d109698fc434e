// What the five colours, the two outlines and the rings mean: badges, name, and when such cards work.
import { COLORS, TYPES } from '@sunglade/everdell-duo';
import { Badge } from '../board/Signs.tsx';
import type { Table } from '../table.ts';
import { HouseNote } from '../together/HouseNote.tsx';
import type { Marker } from '../words/words.ts';
import type { WithWords } from './props.ts';
import './Key.css';

const MARKERS: readonly Marker[] = ['sun', 'moon'];

export function Key({ words, position }: WithWords & { readonly position: Table }) {
  return (
    <>
      <ul class="ed-key">
        {COLORS.map((color) => (
          <li key={color}>
            <Badge color={color} type="construction" />
            <span>
              <b>{words.colors[color]}</b> {words.colorAbout[color]}
            </span>
          </li>
        ))}
        <li class="ed-key-types">
          {TYPES.map((type) => (
            <span key={type}>
              <Badge color="brown" type={type} />
              {words.types[type]}
            </span>
          ))}
        </li>
        {MARKERS.map((marker) => (
          <li key={marker}>
            <i class={`ed-key-ring by-${marker}`} />
            <span>{words.key.beside[marker]}</span>
          </li>
        ))}
        <li>
          <i class="ed-key-ring" />
          <span>{words.key.may}</span>
        </li>
      </ul>
      <HouseNote words={words} position={position} />
    </>
  );
}
