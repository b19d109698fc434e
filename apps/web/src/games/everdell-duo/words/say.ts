// Every event as a sentence: the log line, the highlight, and what a screen reader hears.
import { CARD_PLACE, type Event, readStep, SEASONS, SLOT_PLACE } from '@sunglade/everdell-duo';
import type { Bit, Said } from '../../../kit/screen/screen.ts';
import { whoOf } from '../../../kit/screen/who.ts';
import { cardTarget, contentOf, isSlot, placeTarget, resourceOf, type Table, targetOfPlace } from '../table.ts';
import { amountText } from './describe.ts';
import { cardName, eventName, loggedPlace, riverName } from './names.ts';
import { sayTeamEvent } from './say-team.ts';
import type { DuoWords } from './words.ts';

/** What was told before and belongs to the next sentence. */
export interface Heard {
  /** The tiles on the river. */
  readonly river: readonly number[];
  /** What has been paid for the card that is being played; null while none is. */
  readonly paid: readonly number[] | null;
  /** The construction that got an occupied token for it, or -1. */
  readonly home: number;
  /** The place that was told in the sentence before, or -1: its effect needs no sentence of its own. */
  readonly place: number;
  /** What is still to come of a trade that was told: the cards that go, and what comes for them. */
  readonly trade: number;
  /** Whether a card from the deck was kept: the others are put away. */
  readonly kept: boolean;
}

/** Two cards go, one resource comes. */
const TRADE = 3;

/** At the beginning of a game: the tiles that were shown first lie on the river. */
export function heardAtFirst({ view: { open } }: Table): Heard {
  return {
    river: [open.shown.at(-1) ?? -1, open.shown.at(-2) ?? -1],
    paid: null,
    home: -1,
    place: -1,
    trade: 0,
    kept: false,
  };
}

export function hear(heard: Heard, event: Event): Heard {
  switch (event.type) {
    case 'river':
      return { ...heard, river: event.tiles };
    case 'show':
      return { ...heard, paid: [0, 0, 0, 0], home: -1, place: -1 };
    case 'pay':
      return heard.paid
        ? { ...heard, paid: heard.paid.map((n, i) => (i === event.resource ? n + event.n : n)) }
        : heard;
    case 'occupy':
      return { ...heard, home: event.card };
    case 'build':
      return { ...heard, paid: null, home: -1, place: CARD_PLACE + event.card };
    case 'worker':
      return { ...heard, place: event.to };
    case 'keep':
      return { ...heard, kept: true };
    case 'discard':
    case 'gain':
      return heard.trade > 0 ? { ...heard, trade: heard.trade - 1 } : heard;
    case 'step': {
      const trade = readStep(event.step)?.verb === 'trade' ? TRADE : heard.trade;
      return { ...heard, place: -1, kept: false, trade };
    }
    default:
      return heard;
  }
}

/** One sentence for each deed: what only leads up to it, or follows from it for everybody to see, is left out. */
export function sayEvent(words: DuoWords, event: Event, position: Table, heard: Heard): Said | null {
  const { say } = words;
  const content = contentOf(position);
  const who = (seat: number): Bit => whoOf(position.chairs, seat);
  const target = (card: number): string => cardTarget(content.names[card] ?? '');
  const card = (number: number): Bit => ({ target: target(number), text: cardName(words, position, number) });
  const place = (number: number): Bit => ({
    target: targetOfPlace(content, number),
    text: loggedPlace(words, position, content, number, heard.river),
  });
  /** What came to somebody, or went: behind the deed it belongs to that is enough. */
  const brought = (to: number, ...bits: readonly Bit[]) => ({ brought: { to, bits } });
  const oneOf = (sign: string, number: number | undefined): readonly Bit[] =>
    number === undefined ? [`${sign}${words.countedCards(1)}`] : [`${sign} `, card(number)];
  const buildBits = (built: number): readonly Bit[] => {
    const what = card(built);
    if (heard.home >= 0) return say.buildWith(who(seatOf(event)), what, card(heard.home));
    const price = heard.paid?.some((n) => n > 0) ? amountText(words, heard.paid) : null;
    return price === null ? say.build(who(seatOf(event)), what) : say.buildFor(who(seatOf(event)), what, price);
  };
  switch (event.type) {
    case 'step':
      return sayStep(words, event.seat, event.step, position);
    case 'gain': {
      if (heard.trade > 0) return null;
      const what = words.counted(resourceOf(event.resource), event.n);
      return { bits: say.gain(who(event.seat), what), ...brought(event.seat, `+${what}`) };
    }
    case 'pay': {
      if (heard.paid) return null;
      const what = words.counted(resourceOf(event.resource), event.n);
      return { bits: say.pay(who(event.seat), what), ...brought(event.seat, `−${what}`) };
    }
    case 'points':
    case 'tokens': {
      if (event.type === 'tokens' && heard.paid && event.n < 0) return null;
      const text = (event.type === 'points' ? words.countedPoints : words.countedTokens)(Math.abs(event.n));
      if (event.n < 0) return { bits: say.spend(who(event.seat), text), ...brought(event.seat, `−${text}`) };
      return { bits: say.gain(who(event.seat), text), tone: 'good', ...brought(event.seat, `+${text}`) };
    }
    case 'draw':
      return {
        bits: event.card === undefined ? say.draw(who(event.seat)) : say.drawCard(who(event.seat), card(event.card)),
        ...brought(event.seat, ...oneOf('+', event.card)),
      };
    case 'take':
      return {
        bits: say.take(who(event.seat), card(event.card)),
        targets: [target(event.card)],
        ...brought(event.seat, ...oneOf('+', event.card)),
      };
    case 'refill':
    case 'look':
    case 'show':
    case 'discount':
    case 'occupy':
    case 'marker':
    case 'turn':
      return null;
    case 'discard':
      if (heard.trade > 0 || heard.kept) return null;
      return {
        bits:
          event.card === undefined ? say.discard(who(event.seat)) : say.discardCard(who(event.seat), card(event.card)),
        ...brought(event.seat, ...oneOf('−', event.card)),
      };
    case 'keep':
      return {
        bits: event.card === undefined ? say.keep(who(event.seat)) : say.keepCard(who(event.seat), card(event.card)),
        ...brought(event.seat, ...oneOf('+', event.card)),
      };
    case 'tuck':
      return {
        bits:
          event.card === undefined
            ? say.tuck(who(event.seat), card(event.under))
            : say.tuckCard(who(event.seat), card(event.card), card(event.under)),
        targets: [target(event.under)],
      };
    case 'shuffle':
      return { bits: say.shuffle(event.cards) };
    case 'build':
      return { bits: buildBits(event.card), targets: [target(event.card)], tone: 'good', deedOf: event.seat };
    case 'charge':
      return {
        bits: event.n < 0 ? say.uncharge(card(event.card), -event.n) : say.charge(card(event.card), event.n),
        targets: [target(event.card)],
      };
    case 'effect':
      // A season tile has no place; what it brings is told by itself. What was just named need not be named again.
      if (event.place < 0 || event.place === heard.place) return null;
      return {
        bits: say.effect(who(event.seat), place(event.place)),
        targets: [targetOfPlace(content, event.place)],
        deedOf: event.seat,
        ...brought(event.seat, place(event.place)),
      };
    case 'worker': {
      const { seat, from, to } = event;
      if (to < 0) return { bits: say.recall(who(seat), place(from)) };
      // Whoever goes to an event completes it: that is told.
      if (isSlot(to)) return null;
      const bits = from < 0 ? say.worker(who(seat), place(to)) : say.move(who(seat), place(from), place(to));
      return { bits, targets: [targetOfPlace(content, to)], deedOf: seat };
    }
    case 'claim': {
      const tile: Bit = { target: `event:${event.event}`, text: eventName(words, position, event.event) };
      const points = content.events[event.event]?.points ?? 0;
      return {
        bits: say.claim(who(event.seat), tile, points),
        targets: [targetOfPlace(content, SLOT_PLACE + event.slot)],
        tone: 'good',
        deedOf: event.seat,
      };
    }
    case 'season-end':
      return { bits: say.seasonEnd(SEASONS[event.season] ?? 'winter') };
    case 'season':
      return { bits: say.season(SEASONS[event.season] ?? 'winter'), tone: 'chapter' };
    case 'river':
      return {
        bits: say.river(
          event.tiles.map((tile, i) => ({
            target: placeTarget(i === 0 ? 'river-left' : 'river-right'),
            text: riverName(words, position, tile),
          })),
        ),
        targets: [placeTarget('river-left'), placeTarget('river-right')],
      };
    case 'journey': {
      const points = content.events[content.journey]?.points ?? 0;
      return { bits: say.journey(who(event.seat), points), targets: [placeTarget('journey')], tone: 'good' };
    }
    case 'end':
      if (position.view.open.team) return { bits: words.team.say.end(position.sheets[0]?.total ?? 0), tone: 'good' };
      return {
        bits: say.end(position.sheets.map(({ total }, seat) => ({ who: who(seat), score: total }))),
        tone: 'good',
      };
    default:
      return sayTeamEvent(words, event, position, heard.river);
  }
}

const seatOf = (event: Event): number => ('seat' in event ? event.seat : 0);

/** Most steps are told by what follows from them; a trade is told at once. */
function sayStep(words: DuoWords, seat: number, text: string, position: Table): Said | null {
  const step = readStep(text);
  if (step?.verb === 'return') return { bits: words.team.say.return(whoOf(position.chairs, seat)) };
  if (step?.verb !== 'trade') return null;
  return { bits: words.say.trade(whoOf(position.chairs, seat), words.counted(step.resource, 1)) };
}
