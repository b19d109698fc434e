// The meadow between sun and moon: two rows of cards, the path between them, and at the sides how far both still go.
import { COLUMNS, LAST_FIELD } from '@sunglade/everdell-duo';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { touching } from '../interact.ts';
import { type BoardParts, classes, pointing } from '../panels/props.ts';
import { DECK_TARGET, DISCARD_TARGET, isBeside, markerTarget, movesLeft } from '../table.ts';
import { PathSkunks } from '../together/Skunk.tsx';
import type { Marker } from '../words/words.ts';
import { useArrivals } from './arrivals.ts';
import { Card } from './Card.tsx';
import { Back } from './Face.tsx';
import { Num } from './Signs.tsx';
import { useWalk } from './walk.ts';
import './Meadow.css';

const ROWS = [0, 1] as const;
const MARKERS: readonly Marker[] = ['sun', 'moon'];
const FIELDS = Array.from({ length: LAST_FIELD + 1 }, (_, i) => i);

export function Meadow(props: BoardParts) {
  const { words, position } = props;
  const arrived = useArrivals(position);
  const meadow = useRef<HTMLElement>(null);
  useWalk(meadow);
  return (
    <section class="ed-meadow" ref={meadow} aria-label={words.meadow.title}>
      <div class="ed-meadow-in">
        <Moves {...props} marker="sun" />
        <div class="ed-field">
          <Row {...props} row={0} arrived={arrived} />
          <Path {...props} />
          <Row {...props} row={1} arrived={arrived} />
        </div>
        <div class="ed-dusk">
          <Moves {...props} marker="moon" />
          <Deck {...props} />
        </div>
      </div>
    </section>
  );
}

function Deck(props: BoardParts) {
  const { words, position, choice, targets, point, marked } = props;
  const { deck } = position.view.open;
  const lit = targets.has(DECK_TARGET);
  const count = words.meadow.deck(deck);
  return (
    <button
      type="button"
      class={classes(
        'ed-deck',
        lit && 'may',
        choice.looked.value === DECK_TARGET && 'looked',
        marked.has(DECK_TARGET) && 'marked',
      )}
      data-target={DECK_TARGET}
      aria-label={lit ? `${words.steps.draw}. ${count}` : count}
      aria-haspopup="dialog"
      {...touching(props, DECK_TARGET)}
      {...pointing(point, DECK_TARGET)}
    >
      <span class="ed-pile" data-target={DISCARD_TARGET}>
        <Back />
      </span>
      <Num n={deck} />
      <span class="ed-soft" data-name={words.meadow.draw} aria-hidden="true" />
    </button>
  );
}

/** How often sun or moon still move. */
function Moves({ words, position, marker }: BoardParts & { readonly marker: Marker }) {
  const left = movesLeft(position, marker);
  return (
    <p class={`ed-moves ${marker}`}>
      <Icon id={marker} />
      <Num n={left} />
      <small class="ed-soft" data-name={words.meadow.moves[marker](left)} aria-hidden="true" />
      <span class="ed-pips" aria-hidden="true">
        {FIELDS.slice(1).map((i) => (
          <i key={i} class={i <= left ? '' : 'gone'} />
        ))}
      </span>
      <span class="unseen">{words.meadow.left(marker, left)}</span>
    </p>
  );
}

type Arrived = { readonly arrived: ReadonlySet<number> };

function Row(props: BoardParts & Arrived & { readonly row: (typeof ROWS)[number] }) {
  const { row, position } = props;
  const cards = position.view.open.meadow.slice(row * COLUMNS, (row + 1) * COLUMNS);
  return (
    <ol class={`ed-row row-${row}`}>
      {cards.map((card, column) => (
        <li key={card < 0 ? `gap ${column}` : card}>
          <Space {...props} space={row * COLUMNS + column} card={card} />
        </li>
      ))}
    </ol>
  );
}

function Space(props: BoardParts & Arrived & { readonly space: number; readonly card: number }) {
  const { words, position, space, card, arrived } = props;
  const where = words.meadow.space(space < COLUMNS ? 1 : 2, (space % COLUMNS) + 1);
  if (card < 0)
    return (
      <span class="ed-gap" role="img" aria-label={`${where}, ${words.meadow.gap}`}>
        <i />
      </span>
    );
  const { open } = position.view;
  const beside = MARKERS.filter((marker) => isBeside(open[marker], space));
  const facts = [
    where,
    ...(beside.length > 0 ? [words.meadow.beside(words.and(beside.map((one) => words.markers[one])))] : []),
  ];
  const rings = beside.map((one) => `by-${one}`).join(' ');
  return <Card {...props} card={card} facts={facts} class={rings} fresh={arrived.has(card)} />;
}

/** Seven stones at the corners of the cards; sun and moon stand on them. */
function Path(props: BoardParts) {
  const { words, position, targets, pick, point, marked } = props;
  const { open } = position.view;
  return (
    <div class="ed-path">
      <div class="ed-stones" aria-hidden="true">
        {FIELDS.map((field) => (
          <i key={field} class={field < open.sun && field < open.moon ? 'past' : ''} style={`--at:${field}`} />
        ))}
      </div>
      <PathSkunks {...props} />
      {MARKERS.map((marker) => {
        const target = markerTarget(marker);
        const field = open[marker];
        const label = words.meadow.on(marker, field + 1, movesLeft(position, marker));
        const lit = targets.has(target);
        return (
          <button
            type="button"
            key={marker}
            class={classes(
              'ed-marker',
              marker,
              open.sun === open.moon && 'both',
              lit && 'may',
              marked.has(target) && 'marked',
            )}
            style={`--at:${field}`}
            data-target={target}
            aria-label={lit ? `${words.steps.move[marker]}. ${label}` : label}
            aria-disabled={!lit}
            onClick={() => pick(target)}
            {...pointing(point, target)}
          >
            <Icon id={marker} />
          </button>
        );
      })}
    </div>
  );
}
