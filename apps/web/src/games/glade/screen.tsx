// The screen of the example game: what a new game needs at least. docs/adding-a-screen.md walks through it.
import type { BoardProps, Motion, Screen, Stand } from '../../kit/screen.ts';
import { isYou, whoOf } from '../../kit/who.ts';
import { nameOf } from '../../kit/words.ts';
import type { GladeWords } from './words.ts';
import './glade.css';

type Open = {
  readonly round: number;
  readonly picked: number;
  readonly ready: number;
  readonly turn: number;
  readonly robber: number;
  readonly deck: number;
  readonly berries: readonly number[];
  readonly stores: readonly (readonly number[])[];
  readonly hands: readonly number[];
  readonly buried: readonly number[];
};
type Own = { readonly hand: readonly number[]; readonly buried: readonly number[] };
type Event = {
  readonly type: 'store' | 'bury' | 'ready' | 'draw' | 'owl' | 'roll' | 'rob' | 'pass' | 'reshuffle';
  readonly seat: number;
  readonly card?: number;
  readonly berries?: number;
  readonly from?: number;
};
type Here = Stand<Open, Own>;

interface Cards {
  readonly rounds: number;
  readonly cards: readonly { readonly value: number; readonly owl?: boolean }[];
}
const contentOf = (stand: Here): Cards => stand.setup.edition.content as unknown as Cards;
const pointsOf = (stand: Here, card: number): number => contentOf(stand).cards[card]?.value ?? 0;
const isOwl = (stand: Here, card: number): boolean => contentOf(stand).cards[card]?.owl === true;

export function createScreen(words: GladeWords): Screen<Open, Own, Event> {
  const face = (stand: Here, card: number) => (
    <>
      <b>{pointsOf(stand, card)}</b>
      {isOwl(stand, card) && <small>{words.owl}</small>}
    </>
  );

  function Board({ stand, seat, size, targets, pick }: BoardProps<Open, Own>) {
    const { stores, berries } = stand.view.open;
    const store = stores[seat] ?? [];
    if (size === 'chip') return <div class="glade-chip">{berries[seat]}</div>;
    const hand = size === 'large' ? (stand.view.own[seat]?.hand ?? []) : [];
    return (
      <div class={`glade glade-${size}`}>
        {size === 'large' && (
          <div class="glade-zone">
            <h2 class="title">{words.titles.hand}</h2>
            <div class="glade-cards">
              {hand.map((card) => {
                const target = `hand:${card}`;
                return (
                  <button
                    type="button"
                    key={card}
                    class={`glade-card${targets.has(target) ? ' lit' : ''}`}
                    data-target={target}
                    onClick={() => pick(target)}
                  >
                    {face(stand, card)}
                  </button>
                );
              })}
            </div>
          </div>
        )}
        <div class="glade-zone" data-target={`stores:${seat}`}>
          {size === 'large' && <h2 class="title">{words.titles.stores}</h2>}
          <div class="glade-cards">
            {store.map((card) => (
              <span key={card} class="glade-card open" data-target={`store:${card}`}>
                {face(stand, card)}
              </span>
            ))}
          </div>
          <p class="glade-berries" data-target={`berries:${seat}`}>
            {words.titles.berries}: <b>{berries[seat]}</b>
          </p>
        </div>
      </div>
    );
  }

  return {
    words,
    Board,
    square: true,
    target(step) {
      const [verb, card] = step.split(' ');
      return verb === 'store' || verb === 'bury' ? `hand:${card}` : null;
    },
    drop: (from, to, stand) =>
      from.startsWith('hand:') && to === `stores:${stand.seat}` ? [`store ${from.slice(5)}`] : null,
    label(step, stand) {
      const [verb, what] = step.split(' ');
      const card = Number(what);
      const { steps } = words;
      if (verb === 'store') return steps.store(pointsOf(stand, card), isOwl(stand, card));
      if (verb === 'bury') return steps.bury(pointsOf(stand, card), isOwl(stand, card));
      if (verb === 'rob') return steps.rob(nameOf(stand.chairs, card));
      if (verb === 'draw') return steps.draw;
      if (verb === 'roll') return steps.roll;
      return verb === 'pass' ? steps.pass : steps.ready;
    },
    isDone: (step) => step === 'ready',
    prompt({ legal }) {
      if (legal.some((step) => step.startsWith('store'))) return words.prompts.pick;
      if (legal.includes('ready')) return words.prompts.ready;
      return legal.includes('roll') ? words.prompts.turn : words.prompts.owl;
    },
    moment: (stand) =>
      words.moment(Math.min(stand.view.open.round + 1, contentOf(stand).rounds), contentOf(stand).rounds),
    panels: [
      {
        id: 'deck',
        title: words.titles.deck,
        Body: ({ stand }) => (
          <p class="glade-deck" data-target="deck">
            {stand.view.open.deck}
          </p>
        ),
      },
    ],
    say(event, stand) {
      const { events } = words;
      const who = whoOf(stand.chairs, event.seat);
      const card = event.card ?? -1;
      switch (event.type) {
        case 'store':
          return { bits: events.store(who, pointsOf(stand, card)), targets: [`store:${card}`] };
        case 'owl':
          return { bits: events.owl(who), targets: [`store:${card}`], tone: 'good' };
        case 'roll':
          return { bits: events.roll(who, event.berries ?? 0), targets: [`berries:${event.seat}`] };
        case 'rob': {
          const from = event.from ?? 0;
          const robbed = isYou(stand.chairs, from);
          const bits = robbed ? events.robsYou(who, (text) => ({ seat: from, text })) : events.rob(who, { seat: from });
          return { bits, tone: 'bad' };
        }
        case 'reshuffle':
          return { bits: [events.reshuffle], tone: 'chapter' };
        default:
          return { bits: events[event.type](who) };
      }
    },
    motion(event): Motion[] {
      if (event.card !== undefined && event.type === 'store')
        return [{ target: `store:${event.card}`, kind: 'slide', from: `hand:${event.card}` }];
      if (event.card !== undefined && (event.type === 'draw' || event.type === 'owl'))
        return [{ target: `${event.type === 'owl' ? 'store' : 'hand'}:${event.card}`, kind: 'slide', from: 'deck' }];
      return event.type === 'roll' ? [{ target: `berries:${event.seat}`, kind: 'glow' }] : [];
    },
    sound: (event) => (event.type === 'roll' ? 'chance' : event.type === 'rob' ? 'points' : 'card'),
  };
}
