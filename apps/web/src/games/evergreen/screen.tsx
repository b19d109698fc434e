import { ACTIONS, type Event, type Open, type Own, type Title } from '@sunglade/evergreen';
import { asScreen, type BoardProps, type PanelProps, type Screen } from '../../kit/screen/screen.ts';
import { nameOf } from '../../kit/screen/words.ts';
import { motionOf, soundOf } from './motions.ts';
import { Bar } from './panels/Bar.tsx';
import { Brief } from './panels/Brief.tsx';
import { Dial } from './panels/Dial.tsx';
import { liftText } from './panels/Draft.tsx';
import { Powers } from './panels/Powers.tsx';
import { LOOKS, sourcesOf } from './panels/pad.ts';
import { Season } from './panels/Season.tsx';
import { Solo } from './panels/Solo.tsx';
import { Wreath } from './panels/Wreath.tsx';
import { Zone } from './panels/Zone.tsx';
import { drawGround } from './planet/draw.ts';
import { harvestMs } from './planet/harvest.ts';
import { Planet } from './planet/Planet.tsx';
import { SmallPlanet } from './planet/SmallPlanet.tsx';
import { SEASON_MS } from './planet/season.ts';
import { promptOf, wasteOf } from './prompts.ts';
import { DONE, dropOf, insteadOf, isTaking, labelOf, likelyStep, shortcutOf, targetOf } from './steps.ts';
import { momentOf, type Table } from './table.ts';
import { actionTarget, POWER_TARGET } from './targets.ts';
import { sayEvent } from './words/say.ts';
import type { EvergreenWords } from './words/words.ts';
import './Table.css';

type Props = PanelProps<Open, Own>;

export const createScreen = (words: EvergreenWords): Screen => asScreen(screenOf(words));

function screenOf(words: EvergreenWords): Screen<Open, Own, Event> {
  const name = (position: Table) => (who: number | 'opponent') =>
    who === 'opponent' ? words.opponent : nameOf(position.chairs, who);
  return {
    words,
    prepare: drawGround,
    target: targetOf,
    label: (step, position) => labelOf(words, step, position),
    isDone: (step) => step === DONE,
    waste: (position) => wasteOf(words, position),
    taking: { is: isTaking, ends: DONE, afterOthers: true, looked: 'lifted' },
    prompt: (position) => promptOf(words, position, name(position)),
    likely: likelyStep,
    drop: dropOf,
    lift: (target, position) => liftText(words, position, target),
    keys: [
      ...ACTIONS.map((action) => ({ key: action, target: actionTarget(action), about: words.actions[action].short })),
      { key: 'P', target: POWER_TARGET, about: words.power.key },
    ],
    shortcut: shortcutOf,
    instead: insteadOf,
    Board: (props: BoardProps<Open, Own>) =>
      props.size === 'large' ? <Planet {...props} words={words} /> : <SmallPlanet {...props} />,
    Dial: ({ position }) => <Dial position={position} words={words} />,
    Soon: (props) => <Season {...props} words={words} />,
    moment: (position) => momentOf(words, position),
    part: (position) => words.seasons[position.view.open.season],
    panels: [
      {
        id: 'zone',
        phone: 'sheet',
        title: words.zone.title,
        note: () => words.zone.note,
        Body: (props: Props) => <Zone {...props} words={words} />,
      },
      {
        id: 'powers',
        phone: 'sheet',
        title: words.power.title,
        Body: (props: Props) => <Powers {...props} words={words} />,
      },
      {
        id: 'solo',
        phone: 'sheet',
        forOthers: true,
        title: words.solo.title,
        shown: (position) => position.view.open.opponent !== null,
        Body: (props: Props) => <Solo {...props} words={words} />,
      },
    ],
    Bar: (props: Props) => <Bar {...props} words={words} />,
    Brief: (props) => <Brief {...props} words={words} />,
    say: (event, position) => sayEvent(words, event, position),
    motion: motionOf,
    ceremony: (event) => (event.type === 'season-end' ? SEASON_MS : event.type === 'end' ? harvestMs(event) : 0),
    sound: soundOf,
    sun: (position) => position.view.open.sun,
    Ending: (props) => <Wreath {...props} />,
    look: (part) => LOOKS[part] ?? null,
    sources: sourcesOf,
    verdict: (position, facts) => {
      const { title } = facts;
      if (typeof title !== 'string' || !Object.hasOwn(words.titles, title)) return null;
      return words.solo.verdict(words.titles[title as Title], position.sheets[0]?.total ?? 0);
    },
  };
}
