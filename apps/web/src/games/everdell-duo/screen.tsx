import type { Event, Open, Own } from '@sunglade/everdell-duo';
import { settings } from '../../base/settings.ts';
import { isPhone } from '../../kit/parts/layout.ts';
import { asScreen, type Screen } from '../../kit/screen/screen.ts';
import { drawArt } from './art/draw.ts';
import { Board } from './board/Board.tsx';
import { SmallCity } from './board/SmallCity.tsx';
import { createChoice } from './choice.ts';
import { itemsOf } from './items.ts';
import { Bar } from './panels/Bar.tsx';
import { Brief } from './panels/Brief.tsx';
import { Dial } from './panels/Dial.tsx';
import { Key } from './panels/Key.tsx';
import { Places, placesNote } from './panels/Places.tsx';
import { verbOf } from './pending.ts';
import { noteSlot } from './slots.ts';
import { sourcesOf } from './sources.ts';
import { DONE, dropSteps, isTaking, labelOf, likelyStep, motionOf, promptOf, soundOf, targetOf } from './steps.ts';
import { movesLeft, seasonOf, type Table, type TableProps } from './table.ts';
import { planAt, teamOf } from './team.ts';
import { Ending } from './together/Ending.tsx';
import { Goals } from './together/Goals.tsx';
import { Help } from './together/Help.tsx';
import { isHouse } from './together/HouseNote.tsx';
import { Opponent } from './together/Opponent.tsx';
import { odetteMs } from './together/odette.ts';
import { verdictOf } from './together/verdict.ts';
import { createTeller } from './words/teller.ts';
import { type DuoWords, wordsOf } from './words/words.ts';
import './Table.css';
import './together/layout.css';

export const createScreen = (newest: DuoWords, version: number): Screen => asScreen(screenOf(wordsOf(newest, version)));

/** Where the light comes from: it goes round with the seasons. */
const SUN = { winter: 'N', spring: 'E', summer: 'S', autumn: 'W' } as const;

function screenOf(words: DuoWords): Screen<Open, Own, Event> {
  const choice = createChoice();
  const more = { words, choice };
  const tell = createTeller(words);
  const moment = (position: Table): string =>
    position.over
      ? words.over
      : words.moment(words.seasons[seasonOf(position)], movesLeft(position, 'sun') + movesLeft(position, 'moon'));
  return {
    words,
    prepare: drawArt,
    target: targetOf,
    label: (step, position) => labelOf(words, step, position),
    isDone: (step) => verbOf(step) === 'done',
    prompt: (position) => promptOf(words, position),
    likely: likelyStep,
    drop: dropSteps,
    taking: { is: isTaking, ends: DONE, afterOthers: false, looked: 'sheet' },
    Board: (props) => (props.size === 'large' ? <Board {...props} {...more} /> : <SmallCity {...props} />),
    Dial: ({ position }) => <Dial position={position} words={words} />,
    moment,
    part: (position) => words.seasons[seasonOf(position)],
    panels: [
      {
        id: 'goals',
        phone: 'sheet',
        title: words.team.goals.title,
        // A phone has them over the meadow and behind a tab.
        shown: (position) => !isPhone.value && teamOf(position) !== null,
        Body: (props: TableProps) => <Goals {...props} words={words} />,
      },
      {
        id: 'places',
        phone: 'sheet',
        title: words.places.title,
        note: (position) => placesNote(words, position),
        // A phone has them under the events.
        shown: () => !isPhone.value,
        Body: (props: TableProps) => <Places {...props} {...more} />,
      },
      {
        id: 'help',
        phone: 'sheet',
        title: words.team.help,
        shown: (position) => !isPhone.value && teamOf(position) !== null,
        Body: (props: TableProps) => <Help {...props} {...more} />,
      },
      {
        id: 'opponent',
        phone: 'sheet',
        title: words.team.opponent.row,
        shown: (position) => !isPhone.value && planAt(position)?.mode === 'challenge',
        Body: (props: TableProps) => <Opponent {...props} {...more} />,
      },
      {
        id: 'key',
        phone: 'sheet',
        title: words.key.title,
        // In view at every size: the sentence about it may lie below the fold.
        note: (position) => (isHouse(position) ? (words.editions.house ?? null) : null),
        shown: (position) => isPhone.value || teamOf(position) === null,
        Body: ({ position }: TableProps) => <Key words={words} position={position} />,
      },
    ],
    Bar: (props: TableProps) => <Bar {...props} {...more} />,
    Brief: (props) => <Brief {...props} words={words} />,
    sources: sourcesOf,
    items: (part, seat, position) => itemsOf(words, part, seat, position),
    say: (event, position) => {
      noteSlot(event, position);
      return tell(event, position);
    },
    // A season that ends in a challenge is told before the next one begins.
    ceremony: (event, _, events) => (event.type === 'season-end' ? odetteMs(events, settings.value.pace) : 0),
    motion: motionOf,
    sound: soundOf,
    sun: (position) => SUN[seasonOf(position)],
    Ending: ({ position, won }) => <Ending words={words} position={position} won={won} />,
    verdict: (position, facts) => verdictOf(words, position, facts),
  };
}
