// A card in a city: its picture, name and gist in one line, with everything that lies on it.
import { CARD_PLACE, type CityCard } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { colorSymbol, goodSymbol, pictureSymbol, typeSymbol } from '../art/symbols.ts';
import { type BoardParts, cardClick, classes, pointing } from '../panels/props.ts';
import { cardOf, cardTarget, contentOf, type Table, workersAt } from '../table.ts';
import { cardText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import type { DuoWords } from '../words/words.ts';
import { abilitySigns } from './gist.ts';
import { Num, Signs, Sym } from './Signs.tsx';
import { Workers } from './Workers.tsx';
import './Strip.css';

/** What has happened to a card since it was played, in words. */
function stateText(words: DuoWords, position: Table, seat: number, one: CityCard): readonly string[] {
  const content = contentOf(position);
  const uses = cardOf(content, one.card)?.ability.discount?.uses;
  const extra = position.sheets[seat]?.parts[content.prosperityNames[one.card] ?? ''];
  return [
    ...(extra === undefined ? [] : [words.card.prosperity(extra)]),
    ...(one.charges > 0 ? [words.card.charges(one.charges)] : []),
    ...(one.token ? [words.card.occupied] : []),
    ...(one.tucked > 0 ? [words.card.tucked(one.tucked)] : []),
    ...(uses !== undefined && one.uses > 0 ? [words.card.uses(one.uses, uses)] : []),
    ...(one.played === position.view.open.number && !position.over ? [words.card.isNew] : []),
    ...workersAt(position, CARD_PLACE + one.card).map((of) => words.card.worker(nameOf(position.chairs, of))),
  ];
}

export function Strip(
  props: BoardParts & { readonly of: number; readonly one: CityCard; readonly note?: string; readonly named: boolean },
) {
  const { words, position, choice, targets, point, marked, of, one, note, named } = props;
  const content = contentOf(position);
  const face = cardOf(content, one.card);
  if (!face) return null;
  const name = content.names[one.card] ?? '';
  const target = cardTarget(name);
  const lit = targets.has(target);
  const called = cardName(words, position, one.card);
  const text = cardText(words, position, one.card);
  const extra = position.sheets[of]?.parts[content.prosperityNames[one.card] ?? ''];
  return (
    <button
      type="button"
      class={classes(
        'ed-strip',
        `of-${face.color}`,
        lit && 'may',
        choice.card.value === name && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={named ? target : undefined}
      aria-label={[...(note ? [`${called} ${note}`] : []), text, ...stateText(words, position, of, one)].join('. ')}
      aria-disabled={!lit}
      onClick={cardClick(props, name)}
      {...pointing(point, target)}
    >
      <span class={`ed-thumb ${face.type}`} aria-hidden="true">
        <Sym id={pictureSymbol(face.color, face.type)} />
      </span>
      <span class="ed-strip-text" aria-hidden="true">
        <b>{called}</b> {note ? <small>{note}</small> : <Signs signs={abilitySigns(face.ability)} />}
      </span>
      <span class="ed-strip-end" aria-hidden="true">
        <span class="ed-kind">
          <Sym id={typeSymbol(face.type)} class={`ed-ink-${face.color}`} />
          <Sym id={colorSymbol(face.color)} />
        </span>
        <span class="ed-worth">
          <Num n={face.points} />
          {extra ? <Num n={`+${extra}`} /> : null}
        </span>
      </span>
      <span class="ed-lies" aria-hidden="true">
        {one.charges > 0 && (
          <span class="ed-chip">
            <Sym id={goodSymbol('points')} />
            <Num n={one.charges} />
          </span>
        )}
        {one.token && <Sym id={goodSymbol('occupied')} class="ed-on" />}
        {one.tucked > 0 && (
          <span class="ed-chip">
            <Sym id={goodSymbol('card')} />
            <Num n={one.tucked} />
          </span>
        )}
        <Workers position={position} place={CARD_PLACE + one.card} named={named} />
      </span>
    </button>
  );
}
