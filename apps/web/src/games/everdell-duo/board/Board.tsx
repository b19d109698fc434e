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
import { City } from './City.tsx';
import { Meadow } from './Meadow.tsx';
import './Board.css';

export function Board(props: BoardParts) {
  return (
    <div class="ed-board">
      <Meadow {...props} />
      <Events {...props} />
      {isPhone.value ? <OneAtATime {...props} /> : <Cities {...props} />}
      <CardSheet {...props} />
      <SeasonBanner {...props} />
    </div>
  );
}

/** Both cities side by side, the own one first. */
function Cities(props: BoardParts) {
  const home = props.position.seat;
  return (
    <div class="ed-cities">
      <City {...props} seat={home} />
      <City {...props} seat={OTHER(home)} />
    </div>
  );
}

const VIEWS: readonly View[] = ['mine', 'theirs', 'places'];

function OneAtATime(props: BoardParts) {
  const { words, position, choice, seat } = props;
  const home = position.seat;
  // Whoever looks at the other's board sees the other's city first.
  const view = seat === home ? choice.view.value : 'theirs';
  const titles: Readonly<Record<View, string>> = {
    mine: words.city.title(nameOf(position.chairs, home)),
    theirs: words.city.title(nameOf(position.chairs, OTHER(home))),
    places: words.places.title,
  };
  return (
    <>
      <div class="ed-views" role="tablist" aria-label={words.city.views}>
        {VIEWS.map((one) => (
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
      {view === 'places' ? <Places {...props} /> : <City {...props} seat={view === 'mine' ? home : OTHER(home)} />}
    </>
  );
}
