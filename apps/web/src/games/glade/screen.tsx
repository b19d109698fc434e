// The screen of the example game: what a new game needs at least. docs/adding-a-screen.md walks through it.
import { type Event, type Open, type Own, printStep, readStep } from '@sunglade/registry/glade';
import type { BoardProps, Motion, Screen } from '../../kit/screen/screen.ts';
import { nameOf } from '../../kit/screen/words.ts';
import { contentOf, type Here, pointsOf, sayEvent } from './say.ts';
import { type GladeWords, wordsOf } from './words.ts';
import './glade.css';

const isOwl = (position: Here, card: number): boolean => contentOf(position).cards[card]?.owl === true;

const READY = printStep({ verb: 'ready' });
const ROLL = printStep({ verb: 'roll' });

export function createScreen(newest: GladeWords, version: number): Screen<Open, Own, Event> {
  const words = wordsOf(newest, version);
  const face = (position: Here, card: number) => (
    <>
      <b>{pointsOf(position, card)}</b>
      {isOwl(position, card) && <small>{words.owl}</small>}
    </>
  );

  function Board({ position, seat, size, targets, pick }: BoardProps<Open, Own>) {
    const { stores, berries } = position.view.open;
    const store = stores[seat] ?? [];
    if (size === 'chip') return <div class="glade-chip">{berries[seat]}</div>;
    const hand = size === 'large' ? (position.view.own[seat]?.hand ?? []) : [];
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
                    {face(position, card)}
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
                {face(position, card)}
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
    target(text) {
      const step = readStep(text);
      return step?.verb === 'store' || step?.verb === 'bury' ? `hand:${step.card}` : null;
    },
    drop: (from, to, position) =>
      from.startsWith('hand:') && to === `stores:${position.seat}`
        ? [printStep({ verb: 'store', card: Number(from.slice('hand:'.length)) })]
        : null,
    label(text, position) {
      const step = readStep(text);
      const { steps } = words;
      switch (step?.verb) {
        case undefined:
          return text;
        case 'store':
        case 'bury':
          return steps[step.verb](pointsOf(position, step.card), isOwl(position, step.card));
        case 'rob':
          return steps.rob(nameOf(position.chairs, step.seat));
        case 'ready':
        case 'draw':
        case 'roll':
        case 'pass':
          return steps[step.verb];
      }
    },
    isDone: (step) => step === READY,
    prompt({ legal }) {
      if (legal.some((step) => readStep(step)?.verb === 'store')) return words.prompts.pick;
      if (legal.includes(READY)) return words.prompts.ready;
      return legal.includes(ROLL) ? words.prompts.turn : words.prompts.owl;
    },
    moment: (position) =>
      words.moment(Math.min(position.view.open.round + 1, contentOf(position).rounds), contentOf(position).rounds),
    panels: [
      {
        id: 'deck',
        phone: 'tab',
        title: words.titles.deck,
        Body: ({ position }) => (
          <p class="glade-deck" data-target="deck">
            {position.view.open.deck}
          </p>
        ),
      },
    ],
    say: (event, position) => sayEvent(words, event, position),
    motion(event): Motion[] {
      switch (event.type) {
        case 'store':
          return [{ target: `store:${event.card}`, kind: 'slide', from: `hand:${event.card}` }];
        case 'owl':
          return [{ target: `store:${event.card}`, kind: 'slide', from: 'deck' }];
        case 'draw':
          return event.card === undefined ? [] : [{ target: `hand:${event.card}`, kind: 'slide', from: 'deck' }];
        case 'roll':
          return [{ target: `berries:${event.seat}`, kind: 'glow' }];
        default:
          return [];
      }
    },
    sound: (event) => (event.type === 'roll' ? 'chance' : event.type === 'rob' ? 'points' : 'card'),
  };
}
