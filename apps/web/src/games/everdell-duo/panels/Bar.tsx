// The own supply and hand, and whatever the rules are asking, as buttons that say what they mean.

import { printStep, readStep, type StepData } from '@sunglade/everdell-duo';
import { Icon } from '../../../art/Icon.tsx';
import { goodSymbol } from '../art/symbols.ts';
import { Face } from '../board/Face.tsx';
import { effectSigns } from '../board/gist.ts';
import { Purse } from '../board/Purse.tsx';
import { Num, Signs, Sym } from '../board/Signs.tsx';
import { askedOf, askingPlace, effectsAt, paymentOf, verbOf } from '../pending.ts';
import { labelOf, targetOf } from '../steps.ts';
import { cardNumber, cardOf, cardTarget, contentOf, handOf, placeNumber } from '../table.ts';
import { askerText, cardText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import { effectText } from '../words/phrases.ts';
import { Looked } from './Looked.tsx';
import { cardClick, classes, type Props, pointing } from './props.ts';
import './Bar.css';

export function Bar(props: Props) {
  const { words, position } = props;
  return (
    <div class="ed-bar">
      <div class="ed-over">
        <Look {...props} />
        <Asked {...props} />
        <Trades {...props} />
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
          />
          <TradeButton {...props} />
        </div>
        {position.mine && <Hand {...props} />}
      </div>
    </div>
  );
}

/** The card a finger has tapped, with everything that can be done with it. */
function Look({ words, position, choice, play }: Props) {
  const name = choice.card.value;
  const card = name === null ? -1 : cardNumber(contentOf(position), name);
  if (name === null || card < 0) return null;
  const steps = position.legal.filter((step) => targetOf(step) === cardTarget(name));
  return (
    <section class="ed-look" aria-label={words.bar.looked}>
      <Looked words={words} position={position} card={card} />
      <div class="ed-look-do">
        {steps.map((step) => (
          <button
            type="button"
            key={step}
            class="btn step"
            data-step={step}
            onClick={() => {
              choice.card.value = null;
              play(step);
            }}
          >
            {labelOf(words, step, position)}
          </button>
        ))}
        {!steps.some((step) => verbOf(step) === 'play') && <WhyNot words={words} position={position} name={name} />}
        <button
          type="button"
          class="icon-button"
          aria-label={words.card.close}
          onClick={() => (choice.card.value = null)}
        >
          <Icon id="i-close" />
        </button>
      </div>
    </section>
  );
}

/** Why the card cannot be played, before anybody asks. */
function WhyNot({ words, position, name }: Pick<Props, 'words' | 'position'> & { readonly name: string }) {
  const { open } = position.view;
  const card = cardNumber(contentOf(position), name);
  if (askedOf(position.legal) !== 'main') return null;
  const inCity = open.towns.some(({ cards }) => cards.some((one) => one.card === card));
  const refusal = inCity ? null : position.refuse(printStep({ verb: 'play', card: name }));
  if (!refusal) return null;
  const text = words.refusals[refusal.code as keyof typeof words.refusals];
  return <p class="ed-why">{typeof text === 'function' ? text(refusal.at ?? {}) : text}</p>;
}

/** Answers that are done with things one sees anyway need no button. */
const ON_THE_TABLE: readonly StepData['verb'][] = ['take', 'play', 'discard', 'tuck', 'draw', 'keep', 'trade', 'done'];
const DECLINE = printStep({ verb: 'decline' });

function Asked(props: Props) {
  const { words, position, play } = props;
  const asked = askedOf(position.legal);
  if (asked === null || asked === 'main' || asked === 'done') return null;
  const content = contentOf(position);
  const steps = position.legal.filter(
    (step) => step !== DECLINE && !ON_THE_TABLE.some((verb) => verb === verbOf(step)),
  );
  const pay = paymentOf(position);
  const paid = pay && cardOf(content, pay.card);
  const [effect] = pay ? [] : effectsAt(position, content, askingPlace(position));
  const asker = pay ? cardName(words, position, pay.card) : askerText(words, position, content);
  return (
    <fieldset class="ed-asked">
      {asker !== null && (
        <legend class="ed-asker">
          {asker} {effect && <small>{effectText(words.phrases, effect)}</small>}
        </legend>
      )}
      {paid && (
        <span class="ed-paid" data-target={cardTarget(content.names[pay.card] ?? '')}>
          <Face card={paid} name="" />
        </span>
      )}
      {asked === 'keep' && <SavedTable {...props} />}
      <ul class={classes('ed-answers', steps.length > 8 && 'many')}>
        {steps.map((step) => (
          <li key={step}>
            <button type="button" class="btn step" data-step={step} onClick={() => play(step)}>
              {labelOf(words, step, position)}
              <Kind position={position} text={step} />
            </button>
          </li>
        ))}
        {position.legal.includes(DECLINE) && (
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

/** What a step is about, in symbols: the resource, or what the place or card brings. */
function Kind({ position, text }: Pick<Props, 'position'> & { readonly text: string }) {
  const step = readStep(text);
  switch (step?.verb) {
    case 'gain':
    case 'payResource':
    case 'trade':
      return <Sym id={goodSymbol(step.resource)} />;
    case 'place':
    case 'use':
      return <Brings position={position} name={step.place} />;
    case 'activate':
    case 'copy':
      return <Brings position={position} name={step.card} />;
    default:
      return null;
  }
}

/** What is carried out at a place or on a card. */
function Brings({ position, name }: Pick<Props, 'position'> & { readonly name: string }) {
  const content = contentOf(position);
  const [effect] = effectsAt(position, content, placeNumber(content, name));
  return effect ? <Signs signs={effectSigns(effect)} /> : null;
}

/** The cards one looks at. */
function SavedTable(props: Props) {
  const { words, position } = props;
  const cards = position.view.own[position.seat]?.look ?? [];
  return (
    <ul class="ed-hand">
      {cards.map((card) => (
        <li key={card}>
          <Mini {...props} card={card} does={words.steps.keep} />
        </li>
      ))}
    </ul>
  );
}

/** A small card of one's own; what can be done with it is part of its name. */
function Mini(props: Props & { readonly card: number; readonly does?: (card: string) => string }) {
  const { words, position, choice, targets, point, marked, card, does } = props;
  const content = contentOf(position);
  const face = cardOf(content, card);
  const name = content.names[card] ?? '';
  const target = cardTarget(name);
  if (!face) return null;
  const steps = targets.get(target) ?? [];
  const text = cardText(words, position, card);
  const first = steps[0];
  const can = does ? `${does(cardName(words, position, card))}. ` : first ? `${labelOf(words, first, position)}. ` : '';
  return (
    <button
      type="button"
      class={classes('ed-card', first && 'may', choice.card.value === name && 'looked', marked.has(target) && 'marked')}
      data-target={target}
      aria-label={`${can}${text}`}
      aria-disabled={!first}
      onClick={cardClick(props, name)}
      {...pointing(point, target)}
    >
      <Face card={face} name="" />
    </button>
  );
}

function Hand(props: Props) {
  const { words, position } = props;
  const cards = handOf(position, position.seat);
  return (
    <ul class="ed-hand" data-target="hand" aria-label={words.hand.title}>
      {cards.length === 0 && <li class="ed-none">{words.hand.empty}</li>}
      {cards.map((card, i) => (
        // The left ones lie on top: the right edge says what a card costs.
        <li key={card} style={`--over:${cards.length - i}`}>
          <Mini {...props} card={card} />
        </li>
      ))}
    </ul>
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

function Trades({ words, position, choice, play }: Props) {
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
              <Kind position={position} text={text} />
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
