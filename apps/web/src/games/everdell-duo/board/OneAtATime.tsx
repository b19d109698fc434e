// On a phone: the cities, the places and what helps a team behind tabs. They follow the question: what it is about lies open, and a
// tab that is closed says when there is something to do behind it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nameOf } from '../../../kit/screen/words.ts';
import type { View } from '../choice.ts';
import { Places } from '../panels/Places.tsx';
import { type BoardParts, classes } from '../panels/props.ts';
import { idleChoice, isPlanned, momentOf } from '../plan.ts';
import { OTHER } from '../table.ts';
import { askedView, countedViews, viewsOf } from '../tabs.ts';
import { teamOf } from '../team.ts';
import { HelpView } from '../together/HelpView.tsx';
import { PartnerView } from '../together/Partner.tsx';
import { TeamCity } from '../together/TeamCity.tsx';
import { City } from './City.tsx';

export function OneAtATime(props: BoardParts) {
  const { words, position, choice, seat } = props;
  const home = position.seat;
  const team = teamOf(position) !== null;
  useFollowed(props);
  // Whoever looks at the other's board sees the other's city first.
  const view = seat === home ? choice.view.value : 'theirs';
  const titles: Readonly<Record<View, string>> = {
    mine: team ? words.team.tab : words.city.title(nameOf(position.chairs, home)),
    theirs: team ? nameOf(position.chairs, OTHER(home)) : words.city.title(nameOf(position.chairs, OTHER(home))),
    places: words.places.title,
    goals: words.team.goals.title,
  };
  const counts = countedViews(position);
  return (
    <>
      <div class="ed-views" role="tablist" aria-label={words.city.views}>
        {viewsOf(position).map((one) => (
          <button
            type="button"
            key={one}
            role="tab"
            aria-selected={one === view}
            class={classes(one !== view && counts.has(one) && 'asks')}
            onClick={() => {
              choice.view.value = one;
            }}
          >
            {titles[one]}
            {one !== view && counts.has(one) && <span class="unseen"> ({words.city.asks})</span>}
          </button>
        ))}
      </div>
      <OneView {...props} view={view} />
    </>
  );
}

/** Opens the tab that a new question is about, and brings what is lit behind it into view. */
function useFollowed({ position, choice }: BoardParts): void {
  const answered = isPlanned(position, choice) || idleChoice(position) !== null;
  const asked = position.legal.length > 0 && !answered ? momentOf(position) : null;
  const view = choice.view.value;
  const seen = useRef<View | null>(null);
  // Before anything is painted: nobody sees the question beside another tab.
  useLayoutEffect(() => {
    if (asked !== null) choice.view.value = askedView(position, choice.view.peek());
    // Only a new question moves tabs: whoever opens another one in its midst wants to see that.
  }, [asked]);
  useLayoutEffect(() => {
    // What is open when the table comes up stays where it is.
    if (seen.current !== null && seen.current !== view)
      document.querySelector('.ed-views + * .ed-strip.may')?.scrollIntoView({ block: 'nearest' });
    seen.current = view;
  }, [view]);
}

function OneView(props: BoardParts & { readonly view: View }) {
  const { position, view } = props;
  const home = position.seat;
  if (view === 'places') return <Places {...props} />;
  if (view === 'goals') return <HelpView {...props} />;
  if (teamOf(position)) return view === 'mine' ? <TeamCity {...props} /> : <PartnerView {...props} />;
  return <City {...props} seat={view === 'mine' ? home : OTHER(home)} />;
}
