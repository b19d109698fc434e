// Every event as a sentence, with the things it names lit up on the table.
import type { Colour, Event } from '@sunglade/harmonies';
import type { Bit, Said } from '../../../kit/screen/screen.ts';
import { isYou } from '../../../kit/screen/who.ts';
import { faceSymbol } from '../art/faces.ts';
import { featureOf, stackText } from '../board/describe.ts';
import { tokensText } from '../steps.ts';
import { cardName, cardOf, contentOf, isSpirit, placeName, type Table } from '../table.ts';
import { cardTarget, groupTarget, spaceTarget } from '../targets.ts';
import type { HarmoniesWords, Who } from './words.ts';

/** The reader is spoken to wherever the kit calls them so; a table keeps the word for it that it was opened with. */
export function whoIs(words: HarmoniesWords, { chairs }: Pick<Table, 'chairs'>, seat: number): Who {
  const you = isYou(chairs, seat);
  const name = chairs[seat]?.name ?? '';
  return { bit: you && name !== '' && name !== words.you ? words.you : { seat }, you };
}

export function sayEvent(words: HarmoniesWords, event: Event, position: Table): Said {
  const { say } = words;
  const content = contentOf(position);
  const who = (seat: number): Who => whoIs(words, position, seat);
  const card = (id: string): Bit => ({ icon: faceSymbol(id), text: cardName(words, position, id) });
  const place = (seat: number, at: string): Bit => ({ target: spaceTarget(seat, at), text: placeName(content, at) });
  const tokens = (list: readonly Colour[]): string => tokensText(words, list);
  switch (event.type) {
    case 'spirit':
      return { bits: say.spirit(who(event.seat), card(event.card)), targets: [cardTarget(event.card)] };
    case 'take':
      return { bits: say.take(who(event.seat), tokens(event.tokens)), targets: [groupTarget(event.space)] };
    case 'place': {
      const grown = event.stack.length > 1 && featureOf(event.stack) !== null;
      return {
        bits: [
          ...say.place(who(event.seat), event.colour, place(event.seat, event.space)),
          ...(grown ? say.became(stackText(words, event.stack)) : ['.']),
        ],
        targets: [spaceTarget(event.seat, event.space)],
      };
    }
    case 'card':
      return { bits: say.card(who(event.seat), card(event.card)), targets: [cardTarget(event.card)] };
    case 'cube': {
      const spirit = isSpirit(content, event.card);
      const before = cardOf(content, event.card)?.points[event.cubes - 2] ?? 0;
      const [person, animal, at] = [who(event.seat), card(event.card), place(event.seat, event.space)];
      return {
        bits: [
          ...(spirit ? say.spiritCube(person, animal, at) : say.cube(person, animal, at, event.points - before)),
          ...(event.complete && !spirit ? say.complete(cardName(words, position, event.card)) : []),
        ],
        targets: [spaceTarget(event.seat, event.space)],
        tone: 'good',
      };
    }
    case 'done':
      return { bits: say.done(who(event.seat)), aside: true };
    case 'final':
      return { bits: event.by === 'pouch' ? say.finalPouch() : say.finalBoard(who(event.seat)), tone: 'bad' };
    case 'remove':
      return { bits: say.remove(tokens(event.spaces.flatMap((space) => space.tokens))) };
    case 'refill':
      return { bits: say.refill(event.space, tokens(event.tokens)), targets: [groupTarget(event.space)], aside: true };
    case 'open':
      return { bits: say.open(card(event.card)), targets: [cardTarget(event.card)], aside: true };
    case 'swap':
      return { bits: say.swap(who(event.seat), card(event.card)) };
    case 'may-swap':
      return { bits: say.maySwap(who(event.seat)) };
    case 'turn': {
      const { seats } = position.setup;
      const begins = (event.turn - 1) % seats === 0;
      return begins
        ? { bits: say.round((event.turn - 1) / seats + 1), tone: 'chapter' }
        : { bits: say.turn(who(event.seat)), aside: true };
    }
    case 'end':
      return {
        bits: say.end(position.sheets.map(({ total }, seat) => ({ who: { seat }, score: total }))),
        tone: 'good',
      };
  }
}
