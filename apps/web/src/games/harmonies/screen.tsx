import type { Event, Open, Own } from '@sunglade/harmonies';
import { asScreen, type Screen } from '../../kit/screen/screen.ts';
import { drawArt } from './art/draw.ts';
import { Land } from './board/Land.tsx';
import { sunOf } from './board/light.ts';
import { SmallLand } from './board/SmallLand.tsx';
import { createChoice, targetOf } from './choice.ts';
import { motionOf, soundOf } from './motions.ts';
import { Animals } from './panels/Animals.tsx';
import { Bar } from './panels/Bar.tsx';
import { Brief } from './panels/Brief.tsx';
import { Cards } from './panels/Cards.tsx';
import { Dial } from './panels/Dial.tsx';
import { Landscape } from './panels/Landscape.tsx';
import { Middle, middleNote } from './panels/Middle.tsx';
import { isLand, lookOf, sourcesOf } from './panels/pad.ts';
import { Solo } from './panels/Solo.tsx';
import { SunsReached } from './panels/SunsReached.tsx';
import { DONE, dropOf, isTaking, labelOf, likelyStep, promptOf, wasteOf } from './steps.ts';
import { isSolo, roundOf, roundsOf, type Table, type TableProps } from './table.ts';
import { sayEvent } from './words/say.ts';
import { type HarmoniesWords, wordsOf } from './words/words.ts';
import './Table.css';

export const createScreen = (newest: HarmoniesWords, version: number): Screen =>
  asScreen(screenOf(wordsOf(newest, version)));

function screenOf(words: HarmoniesWords): Screen<Open, Own, Event> {
  const choice = createChoice();
  const moment = (position: Table): string => {
    const { phase, final } = position.view.open;
    if (phase === 'over') return words.over;
    return final === null ? words.moment(roundOf(position), roundsOf(position)) : words.lastRound;
  };
  const more = { words, choice };
  return {
    words,
    prepare: drawArt,
    // Read where the kit works out what is lit, so that another choice lights other spaces.
    target: (step, seat) => targetOf({ colour: choice.colour.value, card: choice.card.value }, step, seat),
    label: (step, position) => labelOf(words, step, position),
    isDone: (step) => step === DONE,
    waste: (position) => wasteOf(words, position),
    drop: dropOf,
    taking: { is: isTaking, ends: DONE, afterOthers: false, looked: 'at-once' },
    prompt: (position) => promptOf(words, position, choice),
    likely: (target, steps, position) => likelyStep(target, steps, position, choice),
    Board: (props) => (props.size === 'large' ? <Land {...props} {...more} /> : <SmallLand {...props} />),
    Dial: ({ position }) => <Dial position={position} words={words} />,
    moment,
    last: ({ view: { open } }) => open.final !== null && open.phase !== 'over',
    Ending: ({ position }) => <SunsReached words={words} position={position} />,
    panels: [
      {
        id: 'middle',
        phone: 'shown',
        title: words.middle.title,
        note: (position) => middleNote(words, position),
        Body: (props: TableProps) => <Middle {...props} {...more} />,
      },
      {
        id: 'animals',
        phone: 'shown',
        title: words.middle.animals,
        Body: (props: TableProps) => <Animals {...props} {...more} />,
      },
      {
        id: 'cards',
        phone: 'shown',
        title: words.cards.title,
        Body: (props: TableProps) => <Cards {...props} {...more} />,
      },
      {
        id: 'land',
        phone: 'sheet',
        title: words.land.title,
        note: () => words.land.note,
        Body: (props: TableProps) => <Landscape {...props} {...more} />,
      },
      {
        id: 'solo',
        phone: 'sheet',
        forOthers: true,
        title: words.solo.title,
        shown: isSolo,
        Body: (props: TableProps) => <Solo {...props} {...more} />,
      },
    ],
    Bar: (props: TableProps) => <Bar {...props} {...more} />,
    Brief: (props) => <Brief {...props} words={words} />,
    say: (event, position) => sayEvent(words, event, position),
    motion: motionOf,
    sound: soundOf,
    sun: sunOf,
    look: lookOf,
    subtotals: [
      { name: words.land.landscapes, has: isLand },
      { name: words.land.animals, has: (part) => !isLand(part) },
    ],
    sources: sourcesOf,
    verdict: (position, facts) =>
      typeof facts.suns === 'number' ? words.solo.verdict(facts.suns, position.sheets[0]?.total ?? 0) : null,
  };
}
