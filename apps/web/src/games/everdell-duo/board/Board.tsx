// The stage: the meadow that both share, the events, and the cities; on a phone one of them at a time, or the places.

import { isPhone } from '../../../kit/parts/layout.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import type { View } from '../choice.ts';
import { CardSheet } from '../panels/CardSheet.tsx';
import { Events } from '../panels/Events.tsx';
import { Places } from '../panels/Places.tsx';
import type { BoardParts } from '../panels/props.ts';
import { SeasonBanner } from '../panels/SeasonBanner.tsx';
import { OTHER } from '../table.ts';
import { teamOf } from '../team.ts';
import { Glance } from '../together/Glance.tsx';
import { HelpView } from '../together/HelpView.tsx';
import { OdetteScene } from '../together/OdetteScene.tsx';
import { PartnerView } from '../together/Partner.tsx';
import { TeamCity } from '../together/TeamCity.tsx';
import { City } from './City.tsx';
import { Meadow } from './Meadow.tsx';
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

const VIEWS: readonly View[] = ['mine', 'theirs', 'places'];
const TEAM_VIEWS: readonly View[] = ['mine', 'theirs', 'places', 'goals'];

function OneAtATime(props: BoardParts) {
  const { words, position, choice, seat } = props;
  const home = position.seat;
  const team = teamOf(position) !== null;
  // Whoever looks at the other's board sees the other's city first.
  const view = seat === home ? choice.view.value : 'theirs';
  const titles: Readonly<Record<View, string>> = {
    mine: team ? words.team.tab : words.city.title(nameOf(position.chairs, home)),
    theirs: team ? nameOf(position.chairs, OTHER(home)) : words.city.title(nameOf(position.chairs, OTHER(home))),
    places: words.places.title,
    goals: words.team.goals.title,
  };
  return (
    <>
      <div class="ed-views" role="tablist" aria-label={words.city.views}>
        {(team ? TEAM_VIEWS : VIEWS).map((one) => (
          <button
            type="button"
            key={one}
            role="tab"
            aria-selected={one === view}
            onClick={() => {
              choice.view.value = one;
            }}
          >
            {titles[one]}
          </button>
        ))}
      </div>
      <OneView {...props} view={view} />
    </>
  );
}

function OneView(props: BoardParts & { readonly view: View }) {
  const { position, view } = props;
  const home = position.seat;
  if (view === 'places') return <Places {...props} />;
  if (view === 'goals') return <HelpView {...props} />;
  if (teamOf(position)) return view === 'mine' ? <TeamCity {...props} /> : <PartnerView {...props} />;
  return <City {...props} seat={view === 'mine' ? home : OTHER(home)} />;
}
