// The draft as a stage: the cards of the round side by side, and a place with a name where somebody has taken one. A first
// press lifts a card to look at it, a second one takes it.
import type { Open, Own } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import { symbolOf } from '../symbols.ts';
import { cardName, cardOf, isArid, isFertile, type Table } from '../table.ts';
import { cardTarget, DECK_TARGET, slotOf, slotTarget, tokenTarget } from '../targets.ts';
import type { EvergreenWords } from '../words/words.ts';
import { DraftFace, FateTab } from './DraftCard.tsx';
import { fateOf, fateText, signed } from './leftover.ts';
import type { WithWords } from './props.ts';
import './Draft.css';

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

/** What taking a card of the row means: certain where only one other is left, else how many choose after. */
export function liftText(words: EvergreenWords, position: Table, target: string): string | null {
  const { row } = position.view.open;
  const slot = slotOf(target);
  const id = slot === null ? null : row[slot - 1];
  const card = id ? cardOf(position, id) : null;
  if (!card) return null;
  const name = cardName(words, card);
  const others = row.filter((one): one is string => one !== null && one !== id);
  const [left] = others;
  const other = others.length === 1 && left ? cardOf(position, left) : null;
  if (!other || !left) return words.draft.oneStays(name, others.length);
  const fate = fateOf(position, left, position.seat);
  const mine = fate.mine === 0 ? '' : ` (${words.draft.forYou(signed(fate.mine))})`;
  return words.draft.thisStays(name, cardName(words, other), `${fateText(words, fate)}${mine}`);
}

type DraftProps = PanelProps<Open, Own> & WithWords;

function Slot({
  words,
  position,
  seat,
  targets,
  pick,
  point,
  pointed,
  lifted,
  marked,
  slot,
}: DraftProps & { slot: number }) {
  const { open } = position.view;
  const id = open.row[slot - 1] ?? null;
  const card = id === null ? null : cardOf(position, id);
  if (id === null || !card) return null;
  const target = slotTarget(slot);
  const fate = fateOf(position, id, seat);
  const token = open.tokenSlot === slot;
  const mine = fate.mine === 0 ? '' : ` (${words.draft.forYou(signed(fate.mine))})`;
  const label = [
    words.card.take(cardName(words, card)),
    iconsText(words, position, id),
    ...(token ? [words.card.token] : []),
    `${words.draft.ifLeft}: ${fateText(words, fate)}${mine}`,
  ];
  const lit = targets.has(target);
  const state = [
    lit && 'may',
    pointed === target && 'pointed',
    lifted === target && 'lifted',
    marked.has(target) && 'marked',
  ];
  return (
    <button
      type="button"
      class={['eg-slot', ...state].filter(Boolean).join(' ')}
      data-target={target}
      aria-pressed={lit ? lifted === target : undefined}
      aria-disabled={!lit}
      onClick={() => pick(target)}
      onPointerEnter={() => point(target)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(target)}
      onBlur={() => point(null)}
    >
      <span class="unseen">{label.join('. ')}</span>
      <DraftFace words={words} card={card} position={position} seat={seat} />
      <FateTab words={words} fate={fate} />
      {token && (
        <span class="eg-token" data-target={tokenTarget(slot)} title={words.card.token}>
          <Icon id="eg-first" />
        </span>
      )}
    </button>
  );
}

export function Draft(props: DraftProps) {
  const { words, position, seat, marked } = props;
  const { open } = position.view;
  const taken = takenNow(position);
  const name = (who: number | 'opponent'): string =>
    who === 'opponent' ? words.opponent : nameOf(position.chairs, who);
  return (
    <div class="eg-row" data-cards={open.row.length + taken.length}>
      {/* Where cards are dealt from: nothing to see, but they come from there. */}
      <span class="unseen" role="img" data-target={DECK_TARGET} aria-label={words.card.deck(open.deck)} />
      {taken.map(({ who, card: id }) => {
        const card = cardOf(position, id);
        if (!card) return null;
        return (
          <figure
            key={id}
            class={`eg-taken${who === seat ? ' mine' : ''}${marked.has(cardTarget(who)) ? ' marked' : ''}`}
            data-target={cardTarget(who)}
          >
            <span role="img" aria-label={`${cardName(words, card)}, ${words.card.takenBy(name(who))}`}>
              <Icon id={symbolOf(card.biome)} />
            </span>
            <figcaption aria-hidden="true">
              {words.draft.took(name(who))} {words.biomes[card.biome]}
              {open.tokenHolder === who && <Icon id="eg-first" />}
            </figcaption>
          </figure>
        );
      })}
      {open.row.map((id, i) => id !== null && <Slot key={id} {...props} slot={i + 1} />)}
    </div>
  );
}
