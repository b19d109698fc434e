// The stage: the meadow that both share, and one of the two cities under it.
import { isPhone } from '../../../kit/parts/phone.ts';
import { Spots } from '../panels/Places.tsx';
import type { BoardParts } from '../panels/props.ts';
import { City } from './City.tsx';
import { Hover } from './Hover.tsx';
import { Meadow } from './Meadow.tsx';
import './Board.css';

export function Board(props: BoardParts) {
  return (
    <div class="ed-board">
      <Meadow {...props} />
      {isPhone.value && <Spots {...props} />}
      <City {...props} />
      <Hover {...props} />
    </div>
  );
}
