// What the five colours and the two outlines mean: badges, name, and when such cards work.
import { COLORS, TYPES } from '@sunglade/everdell-duo';
import { Badge } from '../board/Signs.tsx';
import type { Table } from '../table.ts';
import { HouseNote } from '../together/HouseNote.tsx';
import type { WithWords } from './props.ts';
import './Key.css';

export function Key({ words, position }: WithWords & { readonly position: Table }) {
  return (
    <>
      <ul class="ed-key">
        {COLORS.map((color) => (
          <li key={color}>
            <Badge color={color} type="construction" />
            <Badge color={color} type="critter" />
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
      </ul>
      <HouseNote words={words} position={position} />
    </>
  );
}
