// The meadow between sun and moon: two rows of cards, and the path that runs between them.
import { COLUMNS, LAST_FIELD } from '@sunglade/everdell-duo';
import { Icon } from '../../../art/Icon.tsx';
import { isPhone } from '../../../kit/parts/phone.ts';
import { type BoardParts, cardClick, classes, pointing } from '../panels/props.ts';
import { verbOf } from '../pending.ts';
import {
  cardOf,
  cardTarget,
  contentOf,
  DECK_TARGET,
  DISCARD_TARGET,
  isBeside,
  markerTarget,
  movesLeft,
} from '../table.ts';
import { cardText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import type { Marker } from '../words/words.ts';
import { Back, Face } from './Face.tsx';
import { Num } from './Signs.tsx';
import './Meadow.css';

const ROWS = [0, 1] as const;
const MARKERS: readonly Marker[] = ['sun', 'moon'];
const FIELDS = Array.from({ length: LAST_FIELD + 1 }, (_, i) => i);

export function Meadow(props: BoardParts) {
  const { words } = props;
  return (
    <section class="ed-meadow" aria-label={words.meadow.title}>
      <Sky {...props} />
      <Row {...props} row={0} />
      <Path {...props} />
      <Row {...props} row={1} />
    </section>
  );
}

/** How often sun and moon still move, and the deck between them. */
function Sky(props: BoardParts) {
  const { words, position, targets, pick, point, marked } = props;
  const { deck } = position.view.open;
  const lit = targets.has(DECK_TARGET);
  const count = words.meadow.deck(deck);
  // A phone has only room for what can be done.
  const text = lit ? words.steps.draw : isPhone.value ? null : count;
  return (
    <div class="ed-sky">
      <Moves {...props} marker="sun" />
      <button
        type="button"
        class={classes('ed-deck', lit && 'may', marked.has(DECK_TARGET) && 'marked')}
        data-target={DECK_TARGET}
        aria-label={lit ? `${words.steps.draw}. ${count}` : count}
        aria-disabled={!lit}
        onClick={() => pick(DECK_TARGET)}
        {...pointing(point, DECK_TARGET)}
      >
        <span class="ed-pile" data-target={DISCARD_TARGET}>
          <Back />
        </span>
        {text !== null && <span aria-hidden="true">{text}</span>}
        {text !== count && (
          <small>
            <Num n={deck} />
          </small>
        )}
      </button>
      <Moves {...props} marker="moon" />
    </div>
  );
}

function Moves({ words, position, marker }: BoardParts & { readonly marker: Marker }) {
  const left = movesLeft(position, marker);
  return (
    <p class={`ed-moves ${marker}`}>
      <Icon id={marker} />
      <span class="ed-pips" aria-hidden="true">
        {FIELDS.slice(1).map((i) => (
          <i key={i} class={i <= left ? '' : 'gone'} />
        ))}
      </span>
      <span class="ed-left">{words.meadow.left(marker, left)}</span>
    </p>
  );
}

function Row(props: BoardParts & { readonly row: (typeof ROWS)[number] }) {
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

function Space(props: BoardParts & { readonly space: number; readonly card: number }) {
  const { words, position, choice, targets, point, marked, space, card } = props;
  const content = contentOf(position);
  const face = cardOf(content, card);
  const where = words.meadow.space(space < COLUMNS ? 1 : 2, (space % COLUMNS) + 1);
  if (!face)
    return (
      <span class="ed-gap" role="img" aria-label={`${where}, ${words.meadow.gap}`}>
        <i />
      </span>
    );
  const name = content.names[card] ?? '';
  const target = cardTarget(name);
  const steps = targets.get(target) ?? [];
  const { open } = position.view;
  const beside = MARKERS.filter((marker) => isBeside(open[marker], space));
  const play = steps.some((step) => verbOf(step) === 'play');
  const take = steps.some((step) => verbOf(step) === 'take');
  const facts = [
    cardText(words, position, card),
    where,
    ...(beside.length > 0 ? [words.meadow.beside(words.and(beside.map((one) => words.markers[one])))] : []),
    ...(play ? [words.meadow.mayPlay] : []),
    ...(take ? [words.meadow.mayTake] : []),
  ];
  return (
    <button
      type="button"
      class={classes(
        'ed-card',
        ...beside.map((one) => `by-${one}`),
        play && 'play',
        take && !play && 'take',
        steps.length > 0 && 'may',
        choice.card.value === name && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-label={facts.join('. ')}
      aria-disabled={steps.length === 0}
      onClick={cardClick(props, name)}
      {...pointing(point, target)}
    >
      <Face card={face} name={cardName(words, position, card)} />
    </button>
  );
}

/** Seven stones at the corners of the cards; sun and moon stand on them. */
function Path({ words, position, targets, pick, point, marked }: BoardParts) {
  const { open } = position.view;
  return (
    <div class="ed-path">
      <div class="ed-stones" aria-hidden="true">
        {FIELDS.map((field) => (
          <i key={field} class={classes(`at-${field % 3}`, field < open.sun && field < open.moon && 'past')} />
        ))}
      </div>
      {MARKERS.map((marker) => {
        const target = markerTarget(marker);
        const field = open[marker];
        const label = words.meadow.on(marker, field + 1, LAST_FIELD - field);
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
