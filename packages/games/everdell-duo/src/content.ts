// Makes the lookup tables of an edition that `checkEdition` has passed.
import { bitsOf, Compiler } from './content/compiler.ts';
import { NONE, UNLIMITED } from './content/ops.ts';
import {
  type CompiledSeason,
  type Content,
  FROM_ANYWHERE,
  FROM_HAND,
  FROM_MEADOW,
  fitsCard,
  NO_DISCOUNT,
  WITH_STAR,
  WITHOUT_STAR,
} from './content/tables.ts';
import type { CardJson, EditionContent, SeasonTile } from './schema.ts';
import { compileTeam } from './team/compile.ts';
import { BOARD_PLACES, COLORS, LETTERS, RESOURCES, SEASONS, TRIGGERS, TYPES, ZONES } from './terms.ts';

export type { Content } from './content/tables.ts';

export function readContent(edition: EditionContent): Content {
  const compiler = new Compiler();
  // The order matters: half-done turns name effects by their numbers.
  const events = edition.events.map((event) => compiler.event(event));
  const cards = cardsOf(edition);
  const abilities = abilityTables(compiler, cards);
  const places = {
    farms: Int16Array.from(edition.farms.map((farm) => compiler.effect(farm.effect))),
    rivers: Int16Array.from(edition.rivers.map((river) => compiler.effect(river.effect))),
    slots: Int16Array.from(edition.slots.map((slot) => compiler.effect(slot.reward))),
  };
  const seasons = SEASONS.map((season) => seasonOf(compiler, edition.seasons.competitive[season]));
  const action = {
    take: compiler.effect({ op: 'take', n: 1 }),
    play: compiler.effect({ op: 'playCard', from: ['hand', 'meadowAdjacent'], discount: 0 }),
    place: compiler.effect({
      op: 'placeWorker',
      zones: ['farm', 'river', 'event', 'destination'],
      allowOccupied: false,
    }),
  };
  const team = compileTeam(compiler);
  const names = cards.map(({ name }) => name);
  return {
    edition,
    names,
    placeNames: [...BOARD_PLACES, ...names, 'journey'],
    prosperityNames: names.map((name) => `prosperity:${name}`),
    ...faceTables(cards),
    ...abilities,
    ...places,
    seasons,
    action,
    team,
    events,
    byLetter: LETTERS.map((letter) => edition.events.flatMap((event, i) => (event.letter === letter ? [i] : []))),
    journey: edition.events.findIndex((event) => event.condition.kind === 'journey'),
    faire: edition.events.findIndex((event) => event.letter === null && event.condition.kind !== 'journey'),
    destinations: cards.flatMap(({ card }, i) => (card.ability.visit ? [i] : [])),
    ops: Int16Array.from(compiler.ops),
    parts: Int16Array.from(compiler.parts),
    amounts: Int16Array.from(compiler.amounts),
    costs: Int16Array.from(compiler.costs),
    counts: compiler.counts,
    fits: Uint8Array.from(
      compiler.filters.flatMap((filter) => cards.map(({ card }) => (fitsCard(filter, card) ? 1 : 0))),
    ),
    fitsFrom: Uint8Array.from(
      compiler.filters.map(({ source }) =>
        source === 'hand' ? FROM_HAND : source === 'meadow' ? FROM_MEADOW : FROM_ANYWHERE,
      ),
    ),
  };
}

type NamedCard = { readonly card: CardJson; readonly name: string };

/** Every single card: copies of one are numbered. */
const cardsOf = (edition: EditionContent): NamedCard[] =>
  edition.cards.flatMap((card) =>
    Array.from({ length: card.copies }, (_, i) => ({
      card,
      name: card.copies === 1 ? card.id : `${card.id}#${i + 1}`,
    })),
  );

function faceTables(cards: readonly NamedCard[]) {
  return {
    type: Uint8Array.from(cards.map(({ card }) => TYPES.indexOf(card.type))),
    color: Uint8Array.from(cards.map(({ card }) => COLORS.indexOf(card.color))),
    cost: Uint8Array.from(
      cards.flatMap(({ card }) => [...RESOURCES.map((kind) => card.cost[kind] ?? 0), card.cost.cards ?? 0]),
    ),
    points: Uint8Array.from(cards.map(({ card }) => card.points)),
  };
}

function abilityTables(compiler: Compiler, cards: readonly NamedCard[]) {
  const abilities = cards.map(({ card }) => card.ability);
  const discounts = abilities.map(({ discount }) => discount);
  return {
    onPlay: Int16Array.from(abilities.map(({ onPlay }) => compiler.effect(onPlay))),
    production: Int16Array.from(abilities.map(({ production }) => compiler.effect(production))),
    visit: Int16Array.from(abilities.map(({ visit }) => compiler.effect(visit))),
    score: abilities.map(({ score }) => compiler.score(score)),
    triggerOn: Int16Array.from(abilities.map(({ trigger }) => (trigger ? TRIGGERS.indexOf(trigger.on) : NONE))),
    triggerFilter: Int16Array.from(abilities.map(({ trigger }) => compiler.filter(trigger?.filter))),
    triggerZones: Int16Array.from(
      abilities.map(({ trigger }) => (trigger?.zones ? bitsOf(ZONES, trigger.zones) : NONE)),
    ),
    triggerOp: Int16Array.from(abilities.map((ability) => compiler.trigger(ability))),
    discount: Uint8Array.from(
      discounts.map((discount) => (discount ? (discount.star ? WITH_STAR : WITHOUT_STAR) : NO_DISCOUNT)),
    ),
    discountFilter: Int16Array.from(discounts.map((discount) => compiler.filter(discount?.filter))),
    discountAny: Uint8Array.from(discounts.map((discount) => discount?.amount.any ?? 0)),
    discountRes: Uint8Array.from(discounts.flatMap((discount) => RESOURCES.map((kind) => discount?.amount[kind] ?? 0))),
    discountCharge: Uint8Array.from(discounts.map((discount) => discount?.cost?.charge ?? 0)),
    discountTuck: Uint8Array.from(discounts.map((discount) => discount?.cost?.tuck ?? 0)),
    discountUses: Int16Array.from(discounts.map((discount) => discount?.uses ?? UNLIMITED)),
    substitute: Uint8Array.from(abilities.map(({ substitute }) => substitute?.n ?? 0)),
  };
}

function seasonOf(compiler: Compiler, tile: SeasonTile): CompiledSeason {
  const hare = tile.hare.map((effect) => compiler.effect(effect));
  const tortoise = tile.tortoise.map((effect) => compiler.effect(effect));
  return { first: tile.first === 'hare' ? 0 : 1, replaceRiver: tile.replaceRiver, benefits: [hare, tortoise] };
}
