import type { Event, Open, Own } from '@sunglade/everdell-duo';
import { asScreen, type Screen } from '../../kit/screen/screen.ts';
import { drawArt } from './art/draw.ts';
import { Board } from './board/Board.tsx';
import { SmallCity } from './board/SmallCity.tsx';
import { createChoice } from './choice.ts';
import { Bar } from './panels/Bar.tsx';
import { Brief } from './panels/Brief.tsx';
import { Dial } from './panels/Dial.tsx';
import { Events, eventsNote } from './panels/Events.tsx';
import { Key } from './panels/Key.tsx';
import { Places, placesNote, Visits } from './panels/Places.tsx';
import { verbOf } from './pending.ts';
import { dropSteps, labelOf, likelyStep, motionOf, promptOf, soundOf, targetOf } from './steps.ts';
import { movesLeft, seasonOf, type Table, type TableProps } from './table.ts';
import { sayEvent } from './words/say.ts';
import type { DuoWords } from './words/words.ts';

export const createScreen = (words: DuoWords): Screen => asScreen(screenOf(words));

/** Where the light comes from: it goes round with the seasons. */
const SUN = { winter: 'N', spring: 'E', summer: 'S', autumn: 'W' } as const;

function screenOf(words: DuoWords): Screen<Open, Own, Event> {
  const choice = createChoice();
  const more = { words, choice };
  const moment = (stand: Table): string =>
    stand.over
      ? words.over
      : words.moment(words.seasons[seasonOf(stand)], movesLeft(stand, 'sun') + movesLeft(stand, 'moon'));
  return {
    words,
    prepare: drawArt,
    target: targetOf,
    label: (step, stand) => labelOf(words, step, stand),
    isDone: (step) => verbOf(step) === 'done',
    prompt: (stand) => promptOf(words, stand),
    likely: likelyStep,
    drop: dropSteps,
    Board: (props) => (props.size === 'large' ? <Board {...props} {...more} /> : <SmallCity {...props} />),
    square: true,
    Dial: ({ stand }) => <Dial stand={stand} words={words} />,
    moment,
    part: (stand) => words.seasons[seasonOf(stand)],
    panels: [
      {
        id: 'places',
        title: words.places.title,
        note: (stand) => placesNote(words, stand),
        Body: (props: TableProps) => <Places {...props} {...more} />,
      },
      {
        id: 'events',
        title: words.events.title,
        note: (stand) => eventsNote(words, stand),
        Body: (props: TableProps) => <Events {...props} {...more} />,
      },
      {
        id: 'visits',
        title: words.places.visits,
        Body: (props: TableProps) => <Visits {...props} {...more} />,
      },
      { id: 'key', title: words.key.title, Body: () => <Key words={words} /> },
    ],
    Bar: (props: TableProps) => <Bar {...props} {...more} />,
    Brief: (props) => <Brief {...props} words={words} />,
    say: (event, stand) => sayEvent(words, event, stand),
    motion: motionOf,
    sound: soundOf,
    sun: (stand) => SUN[seasonOf(stand)],
  };
}
