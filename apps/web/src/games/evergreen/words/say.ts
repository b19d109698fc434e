// Every event as a sentence, with the things it names lit up on the table.
import type { Drafter, Event, OpponentReason } from '@sunglade/evergreen';
import type { Bit, Said } from '../../../kit/screen/screen.ts';
import { whoOf } from '../../../kit/screen/who.ts';
import { powerSymbol, symbolOf } from '../symbols.ts';
import { cardName, cardOf, contentOf, placeName, type Table } from '../table.ts';
import { cardTarget, slotTarget, spaceTarget, zoneTarget } from '../targets.ts';
import type { EvergreenWords } from './words.ts';

export function sayEvent(words: EvergreenWords, event: Event, position: Table): Said {
  const { say } = words;
  const content = contentOf(position);
  const who = (drafter: Drafter): Bit => (drafter === 'opponent' ? words.opponent : whoOf(position.chairs, drafter));
  const card = (id: string): Bit => {
    const known = cardOf(position, id);
    return known ? { icon: symbolOf(known.biome), text: cardName(words, known) } : id;
  };
  const place = (seat: number, at: string): Bit => ({
    target: spaceTarget(seat, at),
    text: placeName(words, content, at),
  });
  switch (event.type) {
    case 'take':
      return event.by === 'opponent'
        ? {
            bits: say.opponentTakes(card(event.card), words.reasons[event.why], event.tied),
            targets: [cardTarget('opponent')],
          }
        : { bits: say.take(who(event.by), card(event.card)), targets: [cardTarget(event.by)] };
    case 'token-placed':
      return { bits: say.tokenPlaced(card(event.card)), targets: [slotTarget(event.slot)], aside: true };
    case 'token-taken':
      return { bits: say.tokenTaken(who(event.by)) };
    case 'token-back':
      return { bits: say.tokenBack(who(event.to)), aside: true };
    case 'leftover': {
      const { biome, before, after } = event;
      if (event.to === 'discard' || biome === null) return { bits: say.discarded(card(event.card)), aside: true };
      const targets = [zoneTarget(biome)];
      const name = words.biomes[biome];
      if (after > before) return { bits: say.fertile(card(event.card), name, before, after), targets, tone: 'good' };
      if (after < before) return { bits: say.dry(card(event.card), name, before, after), targets, tone: 'bad' };
      return { bits: say.dryNothing(card(event.card), name), targets, aside: true };
    }
    case 'action':
      return { bits: say.action(who(event.seat), event.action, words.actions[event.action].short) };
    case 'power': {
      const power = { icon: powerSymbol(event.power), text: words.powers[event.power] };
      if (event.power === 'bud') return { bits: say.bud(who(event.seat), power, event.points), tone: 'good' };
      return { bits: say.power(who(event.seat), power, event.value) };
    }
    case 'place':
      return {
        bits: say.place(who(event.seat), event.piece, place(event.seat, event.at)),
        targets: [spaceTarget(event.seat, event.at)],
      };
    case 'grow':
      return {
        bits: say.grow(who(event.seat), event.piece, place(event.seat, event.at)),
        targets: [spaceTarget(event.seat, event.at)],
      };
    case 'done':
      return { bits: say.done(who(event.seat)), aside: true };
    case 'season-end': {
      const lines = event.scores.map(({ light, forest }, seat) => ({
        who: who(seat),
        light: light.points,
        forest: forest.points,
      }));
      const targets = event.scores.flatMap(({ forest }, seat) => forest.spaces.map((at) => spaceTarget(seat, at)));
      return { bits: say.seasonEnd(words.seasons[event.season], lines), targets, tone: 'good' };
    }
    case 'season':
      return { bits: say.season(event.season, words.sides[event.sun]) };
    case 'deal':
      return { bits: say.deal(words.seasons[event.season], event.round), tone: 'chapter' };
    case 'reshuffle':
      return { bits: say.reshuffle(event.cards), aside: true };
    case 'end': {
      const title = event.title === null ? [] : say.title(words.titles[event.title]);
      return {
        bits: [...say.end(event.scores.map((score, seat) => ({ who: who(seat), score }))), ...title],
        tone: 'good',
      };
    }
  }
}

/** Why the opponent took a card, told from the card alone. */
export function reasonFor(position: Table, id: string): OpponentReason {
  const card = cardOf(position, id);
  if (!card || card.biome === 'wild') return card ? 'wild' : 'leftmost';
  if (card.fertility > 0) return 'most-fertility';
  return card.aridity ? 'driest' : 'leftmost';
}
