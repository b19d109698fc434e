// The ways to pay for a card, as lines of which one is chosen: what it really costs, what is lost, all that is missing.
import { RESOURCES } from '@sunglade/everdell-duo';
import { goodSymbol } from '../art/symbols.ts';
import { Num, Sym } from '../board/Signs.tsx';
import type { Way } from '../prices.ts';
import { cardOf, contentOf, type Table } from '../table.ts';
import { amountText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import type { DuoWords } from '../words/words.ts';
import { type BoardParts, classes } from './props.ts';

interface WaysProps extends BoardParts {
  readonly card: number;
  readonly ways: readonly Way[];
}

export function Ways(props: WaysProps) {
  const { words, position, choice, card, ways } = props;
  const chosen = choice.way.value < ways.length ? choice.way.value : 0;
  return (
    <fieldset class="ed-ways">
      <legend class="unseen">{words.sheet.ways}</legend>
      {ways.map((way, i) => (
        <label key={way.steps.join()} class={classes('ed-way', i === chosen && 'on', !way.payable && 'off')}>
          <input
            type="radio"
            name="ed-way"
            checked={i === chosen}
            onChange={() => {
              choice.way.value = i;
            }}
          />
          <span class="ed-way-price" aria-hidden="true">
            {way.home >= 0 ? <Sym id={goodSymbol('occupied')} class="big" /> : <Sum {...props} way={way} />}
          </span>
          <span class="ed-way-text">
            <b>{titleOf(words, position, way)}</b>
            {detailsOf(words, position, card, way).map((text) => (
              <small key={text}>{text}</small>
            ))}
            {!way.payable && <small class="lack">{words.sheet.lack(amountText(words, way.missing))}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is paid, with what it would be without help. */
function Sum({ position, card, way }: WaysProps & { readonly way: Way }) {
  const cost = cardOf(contentOf(position), card)?.cost ?? {};
  return (
    <>
      {RESOURCES.map((kind, i) => {
        const [printed, now] = [cost[kind] ?? 0, way.price[i] ?? 0];
        if (printed === 0 && now === 0) return null;
        return (
          <span key={kind}>
            {now < printed && (
              <s>
                <Num n={printed} />
              </s>
            )}
            <Num n={now} />
            <Sym id={goodSymbol(kind)} />
          </span>
        );
      })}
      {way.less > 0 && (
        <span>
          <Num n={`−${way.less}`} />
          <Sym id={goodSymbol('any')} />
        </span>
      )}
      {way.cards > 0 && (
        <span>
          <Num n={way.cards} />
          <Sym id={goodSymbol('card')} />
        </span>
      )}
    </>
  );
}

function titleOf(words: DuoWords, position: Table, way: Way): string {
  if (way.home >= 0) return words.steps.token(cardName(words, position, way.home));
  const price = amountText(words, way.price, way.cards);
  return words.sheet.price(way.less > 0 ? `${price}, ${words.bar.less(way.less)}` : price);
}

/** Who helps, and what that costs. */
function detailsOf(words: DuoWords, position: Table, card: number, way: Way): readonly string[] {
  const helpers = way.helpers.map((one) => cardName(words, position, one));
  const tokens = position.view.open.seats[position.seat]?.occupied ?? 0;
  const color = cardOf(contentOf(position), card)?.color;
  return [
    ...(helpers.length > 0 ? [words.sheet.helped(words.and(helpers))] : []),
    ...(way.home >= 0 && color ? [words.sheet.tokenLost(tokens - 1, color)] : []),
    ...(way.home >= 0 && way.price.some((n) => n > 0) ? [words.sheet.price(amountText(words, way.price))] : []),
    ...(way.charges > 0 ? [words.sheet.chargesLost(way.charges)] : []),
    ...(way.tucked > 0 ? [words.sheet.cardsLost(way.tucked)] : []),
    ...(way.swaps > 0 ? [words.sheet.swaps(way.swaps)] : []),
  ];
}
