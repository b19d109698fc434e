// What happens only to a team, as sentences. The opponent's season is told step by step: each throw, each card, each event.
import { type Event, NEWS_IDS, RESOURCES, RIVER_PLACE, SKUNK_SPACES, SLOT_PLACE } from '@sunglade/everdell-duo';
import type { Bit, Said } from '../../../kit/screen/screen.ts';
import { whoOf } from '../../../kit/screen/who.ts';
import { cardTarget, contentOf, isRiver, resourceOf, type Table, targetOfPlace } from '../table.ts';
import { EXCHANGE_TARGET, spaceName, spaceTarget } from '../team.ts';
import { cardName, eventName, riverName, spaceText, thingText } from './names.ts';
import type { DuoWords } from './words.ts';

/** `river` are the tiles that lay there then. */
export function sayTeamEvent(words: DuoWords, event: Event, position: Table, river: readonly number[]): Said | null {
  const { say, exchange, news } = words.team;
  const content = contentOf(position);
  const who = (seat: number): Bit => whoOf(position.chairs, seat);
  const card = (number: number): Bit => ({
    target: cardTarget(content.names[number] ?? ''),
    text: cardName(words, position, number),
  });
  const space = (number: number): Bit => {
    const name = SKUNK_SPACES[number] ?? '';
    const place = content.placeNames.indexOf(name);
    const text = isRiver(place)
      ? riverName(words, position, river[place - RIVER_PLACE] ?? -1)
      : spaceText(words, position, name);
    return { target: spaceTarget(name), text };
  };
  const tile = (number: number): Bit => ({ target: `event:${number}`, text: eventName(words, position, number) });
  const title = (number: number): string => news[NEWS_IDS[number] ?? '']?.title ?? '';
  const thing = (number: number, count: number): string =>
    thingText(words, number < RESOURCES.length ? resourceOf(number) : 'token', count);
  switch (event.type) {
    case 'skunks':
      if (event.spaces.length === 0) return { bits: say.noSkunks };
      return {
        bits: say.skunks(event.spaces.map(space)),
        targets: event.spaces.map((one) => spaceTarget(spaceName(one))),
        tone: 'bad',
      };
    case 'skunk':
      return {
        bits: event.to < 0 ? say.skunkGone(space(event.from)) : say.skunkMoved(space(event.from), space(event.to)),
      };
    case 'give':
      return { bits: say.give(who(event.seat), thing(event.thing, event.n)), targets: [EXCHANGE_TARGET] };
    case 'receive':
      return { bits: say.receive(who(event.seat), thing(event.thing, event.n)), tone: 'good' };
    case 'give-card':
      return {
        bits: say.giveCard(who(event.seat), event.card === undefined ? exchange.card : card(event.card)),
        targets: [EXCHANGE_TARGET],
      };
    case 'receive-card':
      return {
        bits: say.receiveCard(who(event.seat), event.card === undefined ? exchange.card : card(event.card)),
        tone: 'good',
      };
    case 'watch':
      return { bits: say.watch(who(event.seat)), tone: 'good' };
    case 'news-shown':
      return { bits: say.newsShown(event.news.map(title)) };
    case 'news-kept':
      return { bits: say.newsKept(title(event.news)), tone: 'good' };
    case 'news-gone':
      return { bits: say.newsGone(title(event.news)) };
    case 'news':
      return { bits: say.news(who(event.seat), title(event.news)), tone: 'good' };
    case 'swap':
      return { bits: say.swap(tile(event.event)), targets: [targetOfPlace(content, SLOT_PLACE + event.slot)] };
    case 'throw':
      return { bits: say.throw(event.column + 1) };
    case 'her-card':
      return { bits: say.herCard(card(event.card), content.points[event.card] ?? 0), tone: 'bad' };
    case 'her-event':
      return {
        bits: say.herEvent(tile(event.event), content.events[event.event]?.points ?? 0),
        targets: [targetOfPlace(content, SLOT_PLACE + event.slot)],
        tone: 'bad',
      };
    case 'her-points':
      return { bits: say.herPoints(event.n), tone: 'bad' };
    default:
      return null;
  }
}
