// The tile between the partners: whether something can be given now, and what lies on it. Things can be dragged onto it; all
// of it can be pressed, too.
import { RESOURCES, readStep } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { goodSymbol, propSymbol } from '../art/symbols.ts';
import { Num, Sym } from '../board/Signs.tsx';
import type { BoardParts, Props } from '../panels/props.ts';
import { classes } from '../panels/props.ts';
import { labelOf } from '../steps.ts';
import { resourceOf, type Table } from '../table.ts';
import { EXCHANGE_TARGET, planAt, teamOf } from '../team.ts';
import { thingText } from '../words/names.ts';
import type { DuoWords } from '../words/words.ts';
import './Exchange.css';

/** Everything that can be given now. */
export const giftsOf = (position: Table) =>
  position.legal.flatMap((text) => {
    const step = readStep(text);
    return step?.verb === 'give' || step?.verb === 'giveCard' ? [{ text, step }] : [];
  });

/** Why it is open or shut. */
function stateOf(words: DuoWords, position: Table): string {
  const { exchange } = words.team;
  const open = teamOf(position);
  const how = planAt(position)?.exchange ?? 'none';
  if (open && open.given > 0 && giftsOf(position).length === 0) return exchange.done;
  if (how === 'none') return giftsOf(position).length > 0 ? exchange.open : exchange.none;
  if (how === 'open') return exchange.open;
  return open?.signpost ? exchange.signpost : exchange.shut;
}

/** What lies there, as words. */
function lying(words: DuoWords, position: Table): readonly string[] {
  const gifts = teamOf(position)?.gifts;
  if (!gifts) return [];
  return [
    ...gifts.things.flatMap((n, thing) =>
      n > 0 ? [thingText(words, thing < RESOURCES.length ? resourceOf(thing) : 'token', n)] : [],
    ),
    ...gifts.cards.map(() => words.team.exchange.card),
  ];
}

export function ExchangeTile({ words, position, choice, marked }: BoardParts) {
  const { exchange } = words.team;
  const gifts = teamOf(position)?.gifts;
  const may = giftsOf(position).length > 0;
  const things = lying(words, position);
  const who = nameOf(position.chairs, gifts?.to ?? 0);
  const told = things.length > 0 ? exchange.lies(who, words.and(things)) : exchange.empty;
  const state = stateOf(words, position);
  return (
    <button
      type="button"
      class={classes('ed-event exchange', may && 'may', marked.has(EXCHANGE_TARGET) && 'marked')}
      data-target={EXCHANGE_TARGET}
      aria-label={`${exchange.title}. ${state}. ${told}${may ? `. ${exchange.give}` : ''}`}
      aria-expanded={may ? choice.giving.value : undefined}
      aria-disabled={!may}
      title={state}
      onClick={() => {
        if (may) choice.giving.value = !choice.giving.value;
      }}
    >
      <span class="ed-exchange-head" aria-hidden="true">
        <Sym id={propSymbol('signpost')} />
        <span class="ed-soft" data-name={exchange.title} />
      </span>
      <small class="ed-exchange-state ed-soft" data-name={state} aria-hidden="true" />
      <span class="ed-gifts" aria-hidden="true">
        {gifts?.things.map(
          (n, thing) =>
            n > 0 && (
              <span key={`${thing}`}>
                {n > 1 && <Num n={n} />}
                <Sym id={goodSymbol(thing < RESOURCES.length ? resourceOf(thing) : 'occupied')} />
              </span>
            ),
        )}
        {gifts?.cards.map((card) => (
          <span key={`card ${card}`}>
            <Sym id={goodSymbol('card')} />
          </span>
        ))}
        {may && (
          <span class="give">
            <Sym id={propSymbol('swap')} />
            <span class="ed-soft" data-name={exchange.give} />
          </span>
        )}
      </span>
    </button>
  );
}

/** What can be given, as buttons. */
export function Gifts({ words, position, choice, play }: Props) {
  const gifts = giftsOf(position);
  if (gifts.length === 0 || !choice.giving.value) return null;
  const give = (text: string): void => {
    choice.giving.value = false;
    play(text);
  };
  return (
    <fieldset class="ed-asked">
      <legend class="ed-asker">{words.team.exchange.which(nameOf(position.chairs, 1 - position.seat))}</legend>
      <ul class={classes('ed-answers', gifts.length > 8 && 'many')}>
        {gifts.map(({ text, step }) => (
          <li key={text}>
            <button type="button" class="btn step" data-step={text} onClick={() => give(text)}>
              <Sym
                id={goodSymbol(step.verb === 'giveCard' ? 'card' : step.thing === 'token' ? 'occupied' : step.thing)}
              />
              {labelOf(words, text, position)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="btn quiet" onClick={() => (choice.giving.value = false)}>
            {words.card.close}
          </button>
        </li>
      </ul>
    </fieldset>
  );
}

/** Beside the supply. */
export function GiveButton({ words, position, choice }: Props) {
  if (giftsOf(position).length === 0) return null;
  const open = choice.giving.value;
  return (
    <button
      type="button"
      class={classes('ed-trade ed-give', open && 'on')}
      aria-expanded={open}
      onClick={() => {
        choice.giving.value = !open;
      }}
    >
      <Sym id={propSymbol('swap')} />
      {words.team.exchange.give}
    </button>
  );
}
