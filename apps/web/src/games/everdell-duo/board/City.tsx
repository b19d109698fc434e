// A city: a lane for each colour, so that counting for events is looking. The newest card of a lane lies there whole, the
// older ones show their name and a strip of their picture.
import { COLORS, type Color } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { workerSymbol } from '../art/symbols.ts';
import { type BoardParts, classes } from '../panels/props.ts';
import { cityTarget, contentOf, seenHandOf, townOf } from '../table.ts';
import { cardName } from '../words/names.ts';
import { Badge, Num, Sym } from './Signs.tsx';
import { Strip } from './Strip.tsx';
import { animalOf } from './Workers.tsx';
import './City.css';

export function City(props: BoardParts) {
  const { words, position, seat, marked } = props;
  const { cards } = townOf(position, seat) ?? { cards: [] };
  const who = nameOf(position.chairs, seat);
  const sheet = position.sheets[seat];
  const animal = animalOf(position, seat);
  return (
    <section
      class={classes('ed-city', animal, marked.has(cityTarget(seat)) && 'marked')}
      data-target={cityTarget(seat)}
      aria-label={words.city.title(who)}
    >
      <header class="ed-city-head">
        <Sym id={workerSymbol(animal)} />
        <h2>{words.city.title(who)}</h2>
        <p>{cards.length === 0 ? words.city.none : words.city.sum(cards.length, sheet?.total ?? 0)}</p>
      </header>
      <div class="ed-lanes">
        {COLORS.map((color, i) => (
          <Lane {...props} key={color} color={color} number={i} />
        ))}
      </div>
      <Held {...props} />
    </section>
  );
}

function Lane(props: BoardParts & { readonly color: Color; readonly number: number }) {
  const { words, position, seat, color, number } = props;
  const content = contentOf(position);
  const cards = (townOf(position, seat)?.cards ?? []).filter(({ card }) => content.color[card] === number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the city without a border
    <div class={`ed-lane ed-k-${color}`} role="group" aria-label={`${words.colors[color]}: ${cards.length}`}>
      <p class="ed-lane-head" aria-hidden="true">
        <Badge color={color} type="construction" />
        <Num n={cards.length} />
      </p>
      <ul>
        {cards.length === 0 && <li class="ed-lane-empty" />}
        {cards.map((one, i) => (
          <li key={one.card} class={i === cards.length - 1 ? 'whole' : ''}>
            <Strip {...props} of={seat} one={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hand as far as everybody knows it: the other player's cards that were taken openly, one's own in a replay. */
function Held({ words, position, seat }: BoardParts) {
  const inBar = position.mine && seat === position.seat && position.acting !== 0;
  const own = position.view.own[seat]?.hand;
  const list = (cards: readonly number[]): string => words.and(cards.map((card) => cardName(words, position, card)));
  if (inBar) return null;
  if (own) return own.length > 0 && <Known text={words.hand.holds(list(own))} />;
  const { known, maybe } = seenHandOf(position, seat);
  const told = [
    ...(known.length > 0 ? [words.city.known(list(known))] : []),
    ...(maybe.length > 0 ? [words.city.maybe(list(maybe))] : []),
  ].join('. ');
  return told !== '' && <Known text={told} />;
}

/** Where there is little height it is one line that scrolls; all of it where one points at it. */
const Known = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <p class="ed-known" title={text} tabIndex={0}>
    {text}
  </p>
);
