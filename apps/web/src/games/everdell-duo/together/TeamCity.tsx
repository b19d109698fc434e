// The city that both build: a lane for each colour, constructions at the left and critters at the right.
import { type CityCard, COLORS, type Color, TYPES } from '@sunglade/everdell-duo';
import { goodSymbol, workerSymbol } from '../art/symbols.ts';
import { Badge, Num, Sym } from '../board/Signs.tsx';
import { Strip } from '../board/Strip.tsx';
import { type BoardParts, classes } from '../panels/props.ts';
import { cityTarget, contentOf, purseTarget, townOf } from '../table.ts';
import './TeamCity.css';

export function TeamCity(props: BoardParts) {
  const { words, position, marked } = props;
  const { cards, points } = townOf(position, 0) ?? { cards: [], points: 0 };
  return (
    <section
      class={classes('ed-city team', marked.has(cityTarget(0)) && 'marked')}
      data-target={cityTarget(0)}
      aria-label={words.team.city}
    >
      <header class="ed-city-head">
        <Sym id={workerSymbol('hare')} />
        <Sym id={workerSymbol('tortoise')} />
        <h2>{words.team.city}</h2>
        <p>
          <span class="ed-tokens" data-target={purseTarget(0, 'points')} title={words.countedPoints(points)}>
            <Sym id={goodSymbol('points')} />
            <b aria-hidden="true">{points}</b>
            <span class="unseen">{words.countedPoints(points)}</span>
          </span>
          {cards.length === 0 ? words.city.none : words.city.sum(cards.length, position.sheets[0]?.total ?? 0)}
        </p>
      </header>
      <div class="ed-lanes">
        {COLORS.map((color, i) => (
          <Lane {...props} key={color} color={color} number={i} />
        ))}
      </div>
    </section>
  );
}

function Lane(props: BoardParts & { readonly color: Color; readonly number: number }) {
  const { words, position, color, number } = props;
  const content = contentOf(position);
  const cards = (townOf(position, 0)?.cards ?? []).filter(({ card }) => content.color[card] === number);
  const stacks = TYPES.map((type, i) => ({ type, cards: cards.filter(({ card }) => content.type[card] === i) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the city without a border
    <div class={`ed-lane ed-k-${color}`} role="group" aria-label={`${words.colors[color]}: ${cards.length}`}>
      <p class="ed-lane-head" aria-hidden="true">
        {stacks.map(({ type, cards: stack }) => (
          <span key={type}>
            <Badge color={color} type={type} />
            <Num n={stack.length} />
          </span>
        ))}
      </p>
      <div class="ed-two">
        {stacks.map(({ type, cards: stack }) => (
          <Stack key={type} {...props} stack={stack} />
        ))}
      </div>
    </div>
  );
}

function Stack(props: BoardParts & { readonly stack: readonly CityCard[] }) {
  const { stack } = props;
  return (
    <ul>
      {stack.length === 0 && <li class="ed-lane-empty" />}
      {stack.map((one, i) => (
        <li key={one.card} class={i === stack.length - 1 ? 'whole' : ''}>
          <Strip {...props} of={0} one={one} />
        </li>
      ))}
    </ul>
  );
}
