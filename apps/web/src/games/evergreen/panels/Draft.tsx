// The shared row: deck, cards to take with the token, and what everybody has taken.
import type { Open, Own } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import { powerSymbol, symbolOf } from '../symbols.ts';
import { cardName, cardOf, isArid, isFertile, type Table } from '../table.ts';
import { cardTarget, DECK_TARGET, slotTarget, tokenTarget } from '../targets.ts';
import type { EvergreenWords } from '../words/words.ts';
import { Card, CardBack } from './Card.tsx';
import { Explain } from './Explain.tsx';
import { fateOf, fateText, signed } from './leftover.ts';
import './Draft.css';

export interface WithWords {
  readonly words: EvergreenWords;
}

export function iconsText(words: EvergreenWords, position: Table, id: string): string {
  const card = cardOf(position, id);
  if (!card) return '';
  if (isFertile(card)) return words.card.fertility(card.fertility);
  return isArid(card) ? words.card.aridity : words.card.none;
}

/** Who has taken what this round, in the order of the draft. */
function takenNow(position: Table): readonly { readonly who: number | 'opponent'; readonly card: string }[] {
  const { open } = position.view;
  if (open.phase === 'over' || open.picks === 0) return [];
  const drafters: (number | 'opponent')[] = [...open.players.keys(), ...(open.opponent ? (['opponent'] as const) : [])];
  const first = Math.max(0, drafters.indexOf(open.first));
  const order = [...drafters.slice(first), ...drafters.slice(0, first)].slice(0, open.picks);
  return order.flatMap((who) => {
    const card = who === 'opponent' ? open.opponent?.at(-1) : open.players[who]?.turn?.card;
    return card === undefined ? [] : [{ who, card }];
  });
}

export function Draft({
  words,
  position,
  seat,
  targets,
  pick,
  point,
  pointed,
  marked,
}: PanelProps<Open, Own> & WithWords) {
  const { open } = position.view;
  const name = (who: number | 'opponent'): string =>
    who === 'opponent' ? words.opponent : nameOf(position.chairs, who);
  const taken = takenNow(position);
  return (
    <div class="eg-row">
      <div class="eg-deck" role="img" data-target={DECK_TARGET} aria-label={words.card.deck(open.deck)}>
        <CardBack />
        <span>{open.deck}</span>
      </div>
      {open.row.map((id, i) => {
        const card = id === null ? null : cardOf(position, id);
        if (id === null || !card) return null;
        const target = slotTarget(i + 1);
        const fate = fateOf(position, id, seat);
        const token = open.tokenSlot === i + 1;
        const mine = fate.mine === 0 ? '' : ` (${words.draft.forYou(signed(fate.mine))})`;
        const ifLeft = `${words.draft.ifLeft}: ${fateText(words, fate)}${mine}`;
        const label = [
          words.card.take(cardName(words, card)),
          iconsText(words, position, id),
          ...(token ? [words.card.token] : []),
          ifLeft,
        ];
        const lit = targets.has(target);
        return (
          <div key={id} class="eg-place">
            <button
              type="button"
              class={`eg-slot${lit ? ' may' : ''}${pointed === target ? ' pointed' : ''}${marked.has(target) ? ' marked' : ''}`}
              data-target={target}
              aria-label={label.join('. ')}
              aria-disabled={!lit}
              onClick={() => pick(target)}
              onPointerEnter={() => point(target)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(target)}
              onBlur={() => point(null)}
            >
              <Card card={card} />
              {token && (
                <span class="eg-token" data-target={tokenTarget(i + 1)} title={words.card.token}>
                  <Icon id="eg-first" />
                </span>
              )}
            </button>
            {/* The card says it to who comes by keyboard. */}
            <Explain class={`eg-fate${fate.change < 0 ? ' dry' : ''}`} text={`${ifLeft}.`} stop={false}>
              {fate.to === 'zone' && <Icon id={fate.change > 0 ? 'eg-fertility' : 'eg-aridity'} />}
              {fate.change === 0 ? '±0' : `${fate.before}→${fate.after}`}
            </Explain>
          </div>
        );
      })}
      {taken.map(({ who, card: id }) => {
        const card = cardOf(position, id);
        if (!card) return null;
        const mine = who === seat;
        return (
          <figure
            key={id}
            class={`eg-taken${mine ? ' mine' : ''}${marked.has(cardTarget(who)) ? ' marked' : ''}`}
            data-target={cardTarget(who)}
          >
            <span
              role="img"
              aria-label={`${cardName(words, card)}, ${iconsText(words, position, id)}, ${words.card.takenBy(name(who))}`}
            >
              <Card card={card} />
            </span>
            <figcaption aria-hidden="true">
              {open.tokenHolder === who && <Icon id="eg-first" />}
              <span>{name(who)}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

export function draftNote(words: EvergreenWords, position: Table): string | null {
  const { open } = position.view;
  if (open.phase === 'over') return null;
  const name = (who: number | 'opponent'): string =>
    who === 'opponent' ? words.opponent : nameOf(position.chairs, who);
  if (open.picks === 0 || open.tokenHolder === null) return words.draft.starts(name(open.first));
  return words.draft.startsNext(name(open.tokenHolder));
}

/** The fates of the cards that can still be left over, one line each. */
export function Fates({ words, position, seat }: WithWords & { readonly position: Table; readonly seat: number }) {
  const left = position.view.open.row.filter((id): id is string => id !== null);
  if (left.length === 0) return null;
  return (
    <div class="eg-fates">
      <p>{words.zone.leftover}</p>
      <ul>
        {left.map((id) => {
          const card = cardOf(position, id);
          if (!card) return null;
          const fate = fateOf(position, id, seat);
          return (
            <li key={id} class={fate.change < 0 ? 'dry' : undefined}>
              <Icon id={symbolOf(card.biome)} title={cardName(words, card)} />
              <Icon id={powerSymbol(card.power)} />
              <span>{fateText(words, fate)}</span>
              {fate.mine !== 0 && <b>{words.draft.forYou(signed(fate.mine))}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
