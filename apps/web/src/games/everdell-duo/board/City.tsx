// One city, large: its cards by colour, the events beside it, and, of the other player, the supply.
import { COLORS } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { workerSymbol } from '../art/symbols.ts';
import { type BoardParts, classes } from '../panels/props.ts';
import { cityTarget, contentOf, eventOf, seenHandOf } from '../table.ts';
import { cardName, eventName } from '../words/names.ts';
import { Purse } from './Purse.tsx';
import { Sym } from './Signs.tsx';
import { Strip } from './Strip.tsx';
import { animalOf } from './Workers.tsx';
import './City.css';

export function City(props: BoardParts) {
  const { words, position, seat } = props;
  const content = contentOf(position);
  const { cards } = position.view.open.towns[seat] ?? { cards: [] };
  const who = nameOf(position.chairs, seat);
  const sorted = [...cards].sort((a, b) => (content.color[a.card] ?? 0) - (content.color[b.card] ?? 0));
  // In a replay, and when the game is over, nobody acts: then the city tells what else was there.
  const inBar = position.mine && seat === position.seat && position.acting !== 0;
  const done = position.view.open.eventBy.flatMap((by, event) => (by === seat + 1 ? [event] : []));
  return (
    <section class="ed-city" data-target={cityTarget(seat)} aria-label={words.city.title(who)}>
      <header class="ed-city-head">
        <Sym id={workerSymbol(animalOf(position, seat))} />
        <h2>{words.city.title(who)}</h2>
        <ul class="ed-tally" aria-label={words.city.count(cards.length)}>
          {COLORS.map((color, i) => {
            const count = cards.filter(({ card }) => content.color[card] === i).length;
            return (
              <li key={color} class={`of-${color}`} title={`${words.colors[color]}: ${count}`}>
                <Sym id={`ed-c-${color}`} />
                <b aria-hidden="true">{count}</b>
                <span class="unseen">{`${words.colors[color]}: ${count}`}</span>
              </li>
            );
          })}
        </ul>
        {!inBar && <Purse words={words} position={position} seat={seat} />}
      </header>
      {cards.length === 0 ? (
        <p class="ed-empty">{words.city.empty(who)}</p>
      ) : (
        <ul class="ed-strips">
          {sorted.map((one) => (
            <li key={one.card}>
              <Strip {...props} of={seat} one={one} named />
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul class="ed-won" aria-label={words.city.events}>
          {done.map((event) => (
            <li
              key={event}
              data-target={`event:${event}`}
              class={classes('ed-tile', props.marked.has(`event:${event}`) && 'marked')}
            >
              {eventName(words, position, event)} <b>{words.events.points(eventOf(content, event)?.points ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
      {!inBar && <Held {...props} />}
    </section>
  );
}

/** The hand as far as the viewer knows it: the other player's cards that were taken openly, one's own in a replay. */
function Held({ words, position, seat }: BoardParts) {
  const own = position.view.own[seat]?.hand;
  const list = (cards: readonly number[]): string => words.and(cards.map((card) => cardName(words, position, card)));
  if (own) return own.length > 0 && <p class="ed-known">{words.hand.holds(list(own))}</p>;
  const { known, maybe } = seenHandOf(position, seat);
  return (
    <>
      {known.length > 0 && <p class="ed-known">{words.city.known(list(known))}</p>}
      {maybe.length > 0 && <p class="ed-known">{words.city.maybe(list(maybe))}</p>}
    </>
  );
}
