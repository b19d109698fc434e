// The own supply and hand, and whatever the rules are asking, as buttons that say what they mean.
import { type Content, type Effect, printStep, readStep, type StepData } from '@sunglade/everdell-duo';
import { isPhone } from '../../../kit/parts/layout.ts';
import { goodSymbol } from '../art/symbols.ts';
import { Card } from '../board/Card.tsx';
import { Face } from '../board/Face.tsx';
import { effectSigns } from '../board/gist.ts';
import { Purse } from '../board/Purse.tsx';
import { Num, Signs, Sym } from '../board/Signs.tsx';
import { animalOf } from '../board/Workers.tsx';
import { askedOf, askingPlace, effectsAt, isOrderAsked, type Payment, paymentOf, verbOf } from '../pending.ts';
import { idleChoice, isPlanned, usePlan } from '../plan.ts';
import { waysOf } from '../prices.ts';
import { labelOf, targetOf } from '../steps.ts';
import {
  cardNumber,
  cardOf,
  cardOfTarget,
  cardTarget,
  contentOf,
  handOf,
  isBetween,
  placeNumber,
  seasonOf,
  TRADE_TARGET,
} from '../table.ts';
import { viewOfTarget } from '../tabs.ts';
import { commonAt, teamOf } from '../team.ts';
import { Common } from '../together/Common.tsx';
import { Gifts, GiveButton } from '../together/Exchange.tsx';
import { amountText, askerText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import { effectText } from '../words/phrases.ts';
import { classes, type Props } from './props.ts';
import './Bar.css';

export function Bar(props: Props) {
  const { words, position, choice, play } = props;
  usePlan(position, choice, play);
  return (
    <div class="ed-bar">
      <div class="ed-over">
        <Asked {...props} />
        <Trades {...props} />
        <Gifts {...props} />
      </div>
      <div class="ed-own">
        <div class="ed-have">
          <Purse
            words={words}
            position={position}
            seat={position.seat}
            grip
            cards={!position.mine}
            after={props.preview}
            spent={spentBy(props)}
          />
          <GiveButton {...props} />
          <TradeButton {...props} />
        </div>
        {position.mine && <Hand {...props} />}
      </div>
    </div>
  );
}

/** What the chosen way to pay takes from the supply: resources, then tokens. */
function spentBy({ position, choice }: Props): readonly number[] | null {
  const name = cardOfTarget(choice.looked.value);
  const asked = askedOf(position.legal);
  if (name === null || (asked !== 'main' && asked !== 'play')) return null;
  const ways = waysOf(position, cardNumber(contentOf(position), name));
  const way = ways[choice.way.value] ?? ways[0];
  return way?.payable && way.less === 0 && way.swaps === 0 ? [...way.price, way.home < 0 ? 0 : 1] : null;
}

/** Answers that are done with things one sees anyway need no button. */
const ON_THE_TABLE: readonly StepData['verb'][] = [
  'take',
  'play',
  'discard',
  'tuck',
  'draw',
  'keep',
  'trade',
  'done',
  // A team's help and gifts have their places.
  'watch',
  'give',
  'giveCard',
  'news',
];
const DECLINE = printStep({ verb: 'decline' });

function Asked(props: Props) {
  const { words, position, choice, play } = props;
  const asked = askedOf(position.legal);
  if (asked === null || asked === 'main' || asked === 'done') return null;
  // What was decided together is on its way, and what makes no difference is answered by itself.
  if (isPlanned(position, choice) || idleChoice(position) !== null) return null;
  if (commonAt(position)) return <Common {...props} />;
  const content = contentOf(position);
  // A card behind a tab is no thing one sees anyway.
  const isSeen = (step: string): boolean =>
    ON_THE_TABLE.some((verb) => verb === verbOf(step)) &&
    !(isPhone.value && viewOfTarget(position, targetOf(step) ?? ''));
  const steps = position.legal.filter((step) => step !== DECLINE && !isSeen(step));
  const pay = paymentOf(position);
  const paid = pay && cardOf(content, pay.card);
  const about = pay
    ? paymentText(words, pay)
    : askingEffects(position, content)
        .map((one) => effectText(words.phrases, one))
        .join(' ');
  const asker = pay ? cardName(words, position, pay.card) : askerText(words, position, content);
  const declines = position.legal.includes(DECLINE);
  // Cards of the hand for a trade: the question says it all.
  if (asker === null && !declines && steps.length === 0) return null;
  return (
    <fieldset class="ed-asked">
      {asker !== null && (
        <legend class="ed-asker">
          {asker} {about !== '' && <small>{about}</small>}
        </legend>
      )}
      {paid && (
        <span class="ed-paid ed-cardbox" data-target={cardTarget(content.names[pay.card] ?? '')}>
          <Face words={words} card={paid} name={cardName(words, position, pay.card)} />
        </span>
      )}
      {asked === 'keep' && <LookedAt {...props} />}
      <ul class={classes('ed-answers', steps.length > 8 && 'many')}>
        {steps.map((step) => (
          <li key={step}>
            <button type="button" class="btn step" data-step={step} onClick={() => play(step)}>
              {labelOf(words, step, position)}
              <Kind {...props} text={step} />
            </button>
          </li>
        ))}
        {declines && (
          <li>
            <button type="button" class="btn quiet" data-step={DECLINE} onClick={() => play(DECLINE)}>
              {words.steps.decline}
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}

/** "Pay 1 twig and 2 pebbles, 2 resources less. Still to pay: 1 resource."; nothing before it is decided how. */
function paymentText(words: Props['words'], { left, less, cards, units }: Payment): string {
  if (units === 0) return '';
  const price = words.sheet.price(amountText(words, left, cards));
  return `${less > 0 ? `${price}, ${words.bar.less(less)}` : price}. ${words.bar.toPay(units)}`;
}

/** What the asking place does, or what the season's tile brings. */
function askingEffects(position: Props['position'], content: Content): readonly Effect[] {
  const place = askingPlace(position);
  if (isOrderAsked(position)) return [];
  if (place >= 0) return effectsAt(position, content, place).slice(0, 1);
  return isBetween(position) && !teamOf(position)
    ? content.edition.seasons.competitive[seasonOf(position)][animalOf(position, position.seat)]
    : [];
}

/** What a step is about, in symbols: the resource, or what the place or card brings. */
function Kind(props: Props & { readonly text: string }) {
  const step = readStep(props.text);
  switch (step?.verb) {
    case 'gain':
    case 'payResource':
    case 'trade':
      return <Sym id={goodSymbol(step.resource)} />;
    case 'place':
    case 'use':
      return <Brings {...props} name={step.place} />;
    case 'activate':
    case 'copy':
      return <Brings {...props} name={step.card} />;
    default:
      return null;
  }
}

/** What is carried out at a place or on a card. */
function Brings({ words, position, name }: Props & { readonly name: string }) {
  const content = contentOf(position);
  const [effect] = effectsAt(position, content, placeNumber(content, name));
  return effect ? <Signs signs={effectSigns(effect, words.per)} /> : null;
}

/** Cards from the deck, of which some are kept. */
function LookedAt(props: Props) {
  const { position } = props;
  const looked = position.view.own[position.seat]?.look ?? [];
  const content = contentOf(position);
  // The discard pile is looked through as well: there the steps say what lies in it.
  const kept = position.legal.flatMap((text) => {
    const step = readStep(text);
    return step?.verb === 'keep' ? [cardNumber(content, step.card)] : [];
  });
  const cards = looked.length > 0 ? looked : kept;
  return (
    <ul class="ed-hand">
      {cards.map((card) => (
        <li key={card}>
          <Card {...props} card={card} />
        </li>
      ))}
    </ul>
  );
}

function Hand(props: Props) {
  const { words, position } = props;
  const cards = handOf(position, position.seat);
  return (
    <div class="ed-hand-box">
      <ul
        class="ed-hand"
        data-target="hand"
        aria-label={words.hand.title}
        style={`--cards:${Math.max(1, cards.length)}`}
      >
        {cards.length === 0 && <li class="ed-none">{words.hand.empty}</li>}
        {cards.map((card, i) => (
          <li key={card} style={`--over:${i}`}>
            <Card {...props} card={card} facts={[words.hand.inside]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The trades that are allowed now, each with the resource that it brings. */
const tradesOf = (position: Props['position']) =>
  position.legal.flatMap((text) => {
    const step = readStep(text);
    return step?.verb === 'trade' ? [{ text, resource: step.resource }] : [];
  });

/** Two hand cards for a resource: offered whenever the rules allow it. */
function TradeButton({ words, position, choice }: Props) {
  if (tradesOf(position).length === 0) return null;
  const open = choice.trading.value;
  return (
    <button
      type="button"
      class={classes('ed-trade', open && 'on')}
      data-target={TRADE_TARGET}
      aria-expanded={open}
      aria-label={words.bar.trade}
      title={words.bar.trade}
      onClick={() => {
        choice.trading.value = !open;
      }}
    >
      <Num n={2} />
      <Sym id={goodSymbol('card')} />
      <Num n="→" />
      <Sym id={goodSymbol('any')} />
    </button>
  );
}

function Trades(props: Props) {
  const { words, position, choice, play } = props;
  const trades = tradesOf(position);
  if (trades.length === 0 || !choice.trading.value) return null;
  return (
    <fieldset class="ed-asked">
      <legend class="ed-asker">{words.bar.tradeFor}</legend>
      <ul class="ed-answers">
        {trades.map(({ text, resource }) => (
          <li key={text}>
            <button
              type="button"
              class="btn step"
              data-step={text}
              onClick={() => {
                choice.trading.value = false;
                play(text);
              }}
            >
              <Kind {...props} text={text} />
              {words.resources[resource]}
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="btn quiet" onClick={() => (choice.trading.value = false)}>
            {words.card.close}
          </button>
        </li>
      </ul>
    </fieldset>
  );
}
