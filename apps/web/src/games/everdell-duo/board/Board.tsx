// The stage: the meadow that both share, the events, and the cities; on a phone one of them at a time, or the places.

import { isPhone } from '../../../kit/parts/layout.ts';
import { CardSheet } from '../panels/CardSheet.tsx';
import { Events } from '../panels/Events.tsx';
import type { BoardParts } from '../panels/props.ts';
import { SeasonBanner } from '../panels/SeasonBanner.tsx';
import { OTHER } from '../table.ts';
import { teamOf } from '../team.ts';
import { Glance } from '../together/Glance.tsx';
import { OdetteScene } from '../together/OdetteScene.tsx';
import { TeamCity } from '../together/TeamCity.tsx';
import { City } from './City.tsx';
import { Meadow } from './Meadow.tsx';
import { OneAtATime } from './OneAtATime.tsx';
import './Board.css';

export function Board(props: BoardParts) {
  return (
    <div class={teamOf(props.position) ? 'ed-board team' : 'ed-board'}>
      {isPhone.value && <Glance {...props} />}
      <Meadow {...props} />
      <Events {...props} />
      {isPhone.value ? <OneAtATime {...props} /> : <Cities {...props} />}
      <CardSheet {...props} />
      <SeasonBanner {...props} />
      <OdetteScene {...props} />
    </div>
  );
}

/** Both cities side by side, the own one first; or the one that a team shares. */
function Cities(props: BoardParts) {
  const home = props.position.seat;
  if (teamOf(props.position))
    return (
      <div class="ed-cities one">
        <TeamCity {...props} />
      </div>
    );
  return (
    <div class="ed-cities">
      <City {...props} seat={home} />
      <City {...props} seat={OTHER(home)} />
    </div>
  );
}
