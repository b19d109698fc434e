// A card in a city: its name, its picture, and everything that lies on it.
import { CARD_PLACE, type CityCard } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { Picture } from '../art/Picture.tsx';
import { goodSymbol } from '../art/symbols.ts';
import { touching } from '../interact.ts';
import { type BoardParts, classes, pointing } from '../panels/props.ts';
import { cardOf, cardTarget, contentOf, type Table, workersAt } from '../table.ts';
import { softened } from '../words/breaks.ts';
import { asSentences, cardText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import type { DuoWords } from '../words/words.ts';
import { Num, Sym } from './Signs.tsx';
import { Workers } from './Workers.tsx';
import './Strip.css';

/** What has happened to a card since it was played, in words. */
export function stateText(words: DuoWords, position: Table, seat: number, one: CityCard): readonly string[] {
  const content = contentOf(position);
  const uses = cardOf(content, one.card)?.ability.discount?.uses;
  const extra = position.sheets[seat]?.parts[content.prosperityNames[one.card] ?? ''];
  return [
    ...(extra === undefined ? [] : [words.card.prosperity(extra)]),
    ...(one.charges > 0 ? [words.card.charges(one.charges)] : []),
    ...(one.token ? [words.card.occupied] : []),
    ...(one.tucked > 0 ? [words.card.tucked(one.tucked)] : []),
    ...(uses !== undefined && one.uses > 0 ? [words.card.uses(one.uses, uses)] : []),
    ...(isNew(position, one) ? [words.card.isNew] : []),
    ...workersAt(position, CARD_PLACE + one.card).map((of) => words.card.worker(nameOf(position.chairs, of))),
  ];
}

/** Played this turn, or in the other player's turn just before. */
function isNew(position: Table, one: CityCard): boolean {
  const { number } = position.view.open;
  return !position.over && one.played > 0 && one.played >= number - 1 && one.played <= number;
}

export function Strip(props: BoardParts & { readonly of: number; readonly one: CityCard }) {
  const { words, position, choice, targets, point, marked, of, one } = props;
  const content = contentOf(position);
  const face = cardOf(content, one.card);
  if (!face) return null;
  const name = content.names[one.card] ?? '';
  const target = cardTarget(name);
  const extra = position.sheets[of]?.parts[content.prosperityNames[one.card] ?? ''];
  const fresh = isNew(position, one);
  return (
    <button
      type="button"
      class={classes(
        'ed-strip',
        `ed-k-${face.color}`,
        targets.has(target) && 'may',
        choice.looked.value === target && 'looked',
        marked.has(target) && 'marked',
        fresh && 'new',
        (one.token || workersAt(position, CARD_PLACE + one.card).length > 0) && 'loaded',
      )}
      data-target={target}
      aria-label={asSentences([cardText(words, position, one.card), ...stateText(words, position, of, one)])}
      aria-haspopup="dialog"
      {...touching(props, target)}
      {...pointing(point, target)}
    >
      <span class="ed-strip-name" aria-hidden="true">
        <span class="ed-soft" data-name={softened(words, cardName(words, position, one.card))} />
      </span>
      <span class="ed-strip-art" aria-hidden="true">
        <Picture card={face} />
        {extra ? <b class="ed-n ed-bonus" data-n={`+${extra}`} /> : null}
      </span>
      <span class="ed-lies" aria-hidden="true">
        {one.charges > 0 && (
          <span class="ed-chip">
            <Num n={one.charges} />
            <Sym id={goodSymbol('points')} />
          </span>
        )}
        {one.tucked > 0 && (
          <span class="ed-chip">
            <Num n={one.tucked} />
            <Sym id={goodSymbol('card')} />
          </span>
        )}
        {one.token && <Sym id={goodSymbol('occupied')} class="ed-on" />}
        <Workers position={position} place={CARD_PLACE + one.card} />
      </span>
      {fresh && <span class="ed-tag ed-soft" data-name={words.card.fresh} aria-hidden="true" />}
    </button>
  );
}
