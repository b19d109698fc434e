// Every event as a sentence: the log line, the highlight, and what a screen reader hears.
import { type Event, LAST_FIELD, readStep, SEASONS, SLOT_PLACE } from '@sunglade/everdell-duo';
import type { Bit, Said } from '../../../kit/screen/screen.ts';
import { whoOf } from '../../../kit/screen/who.ts';
import { cardTarget, contentOf, markerTarget, placeTarget, resourceOf, type Table, targetOfPlace } from '../table.ts';
import { cardName, eventName, riverName, spaceText } from './names.ts';
import type { DuoWords } from './words.ts';

export function sayEvent(words: DuoWords, event: Event, position: Table): Said | null {
  const { say } = words;
  const content = contentOf(position);
  const who = (seat: number): Bit => whoOf(position.chairs, seat);
  const target = (card: number): string => cardTarget(content.names[card] ?? '');
  const card = (number: number): Bit => ({ target: target(number), text: cardName(words, position, number) });
  const place = (number: number): Bit => ({
    target: targetOfPlace(content, number),
    text: spaceText(words, position, content, number),
  });
  switch (event.type) {
    case 'step':
      return sayStep(words, event.seat, event.step, position);
    case 'gain':
      return { bits: say.gain(who(event.seat), words.counted(resourceOf(event.resource), event.n)) };
    case 'pay':
      return { bits: say.pay(who(event.seat), words.counted(resourceOf(event.resource), event.n)) };
    case 'points':
    case 'tokens': {
      const text = (event.type === 'points' ? words.countedPoints : words.countedTokens)(Math.abs(event.n));
      if (event.n < 0) return { bits: say.spend(who(event.seat), text) };
      return { bits: say.gain(who(event.seat), text), tone: 'good' };
    }
    case 'draw':
      return {
        bits: event.card === undefined ? say.draw(who(event.seat)) : say.drawCard(who(event.seat), card(event.card)),
      };
    case 'take':
      return { bits: say.take(who(event.seat), card(event.card)), targets: [target(event.card)] };
    case 'refill':
      return { bits: say.refill(card(event.card)), targets: [target(event.card)] };
    case 'discard':
      return {
        bits:
          event.card === undefined ? say.discard(who(event.seat)) : say.discardCard(who(event.seat), card(event.card)),
      };
    case 'look':
      return {
        bits: event.card === undefined ? say.look(who(event.seat)) : say.lookCard(who(event.seat), card(event.card)),
      };
    case 'keep':
      return {
        bits: event.card === undefined ? say.keep(who(event.seat)) : say.keepCard(who(event.seat), card(event.card)),
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
    case 'show':
      return { bits: say.show(who(event.seat), card(event.card)), targets: [target(event.card)] };
    case 'build':
      return { bits: say.build(who(event.seat), card(event.card)), targets: [target(event.card)], tone: 'good' };
    case 'occupy':
      return { bits: say.occupy(who(event.seat), card(event.card)), targets: [target(event.card)] };
    case 'discount':
      return { bits: say.discount(who(event.seat), card(event.card)), targets: [target(event.card)] };
    case 'charge':
      return {
        bits: event.n < 0 ? say.uncharge(card(event.card), -event.n) : say.charge(card(event.card), event.n),
        targets: [target(event.card)],
      };
    case 'effect':
      // A season tile has no place; what it brings is told by itself.
      if (event.place < 0) return null;
      return { bits: say.effect(who(event.seat), place(event.place)), targets: [targetOfPlace(content, event.place)] };
    case 'worker': {
      const { seat, from, to } = event;
      if (to < 0) return { bits: say.recall(who(seat), place(from)) };
      const bits = from < 0 ? say.worker(who(seat), place(to)) : say.move(who(seat), place(from), place(to));
      return { bits, targets: [targetOfPlace(content, to)] };
    }
    case 'claim': {
      const tile: Bit = { target: `event:${event.event}`, text: eventName(words, position, event.event) };
      const points = content.events[event.event]?.points ?? 0;
      return {
        bits: say.claim(who(event.seat), tile, points),
        targets: [targetOfPlace(content, SLOT_PLACE + event.slot)],
        tone: 'good',
      };
    }
    case 'marker':
      return { bits: say.marker(event.marker, LAST_FIELD - event.to), targets: [markerTarget(event.marker)] };
    case 'turn':
      return { bits: say.turn(who(event.seat)) };
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
      return {
        bits: say.end(position.sheets.map(({ total }, seat) => ({ who: who(seat), score: total }))),
        tone: 'good',
      };
  }
}

/** Most steps are told by what follows from them; only these would leave nothing behind. */
function sayStep(words: DuoWords, seat: number, text: string, position: Table): Said | null {
  const who = whoOf(position.chairs, seat);
  const step = readStep(text);
  if (step?.verb === 'decline') return { bits: words.say.decline(who) };
  return step?.verb === 'trade' ? { bits: words.say.trade(who, words.counted(step.resource, 1)) } : null;
}
