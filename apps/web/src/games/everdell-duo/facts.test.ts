// What the screen works out for itself against the rules, over whole games: prices, ways to pay and progress of events.
import { createDice, imagine, only, Run, type Seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { type Event, everdellDuo, type Open, type Own, printStep, SLOT_PLACE } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { createPosition } from '../../kit/screen/position.ts';
import type { Position } from '../../kit/screen/screen.ts';
import { quickSteps } from './interact.ts';
import { askedOf } from './pending.ts';
import { waysOf } from './prices.ts';
import { progressOf } from './progress.ts';
import { sourcesOf } from './sources.ts';
import {
  cardNumber,
  cardOf,
  cardOfTarget,
  cardTarget,
  contentOf,
  eventOf,
  handOf,
  placeName,
  type Table,
  townOf,
} from './table.ts';

const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');
const setup = parsed.value;
const rules = everdellDuo.bind(setup);
const chair = { name: 'P', taken: true, you: true, bot: null, away: false, out: false, left: null, running: false };

function tableOf(run: Run<Parameters<typeof rules.copy>[0]>, one: Seat): Table {
  const position = createPosition({
    game: everdellDuo,
    setup,
    rules,
    view: viewOf(rules, run.state, only(one)),
    chairs: [chair, chair],
    you: only(one),
    seat: one,
    acting: rules.acting(run.state),
    over: false,
    live: true,
  });
  return position as unknown as Position<Open, Own>;
}

/** Plays games at random and shows every moment in which a whole turn lies open. */
function inEveryTurn(moment: (position: Table) => void): void {
  for (const name of ['a', 'bb', 'ccc', 'dddd', 'eeeee']) {
    const run = new Run(rules, seedFrom(name));
    let dice = 7 + name.length;
    for (let i = 0; i < 4000; i++) {
      const [one] = seatList(rules.acting(run.state));
      if (one === undefined) break;
      const position = tableOf(run, one);
      if (askedOf(position.legal) === 'main') moment(position);
      dice = (dice * 1103515245 + 12345) & 0x7fffffff;
      const liked = position.legal.filter((step) => !/^(decline|trade|draw|take)/.test(step));
      const steps = liked.length > 0 && dice % 5 !== 0 ? liked : position.legal;
      run.take({ seat: one, text: steps[(dice >> 8) % steps.length] ?? 'done' });
    }
  }
}

/** What is paid by whoever takes these steps; steps that the rules have already taken by themselves are left out. */
function follow(position: Table, steps: readonly string[]): { readonly paid: number[]; readonly tokens: number } {
  const state = imagine(rules, position.view, createDice(seedFrom('facts')));
  const one = position.seat as Seat;
  const paid = [0, 0, 0, 0];
  let tokens = 0;
  let built = false;
  const hear = (event: Event): void => {
    if (event.type === 'build') built = true;
    if (event.type === 'pay' && !built) paid[event.resource] = (paid[event.resource] ?? 0) + event.n;
    if (event.type === 'occupy') tokens++;
  };
  for (const text of steps) {
    const step = rules.parse(text);
    if (built || step === null || rules.refuse(state, one, step)) continue;
    rules.apply(state, one, step, (event) => hear(event as Event));
  }
  return { paid, tokens };
}

it('prices every card as the rules do', () => {
  const seen = { ways: 0, helped: 0, tokens: 0, missing: 0 };
  inEveryTurn((position) => {
    const content = contentOf(position);
    const near = [...handOf(position, position.seat), ...position.view.open.meadow.filter((card) => card >= 0)];
    for (const card of near) {
      const name = content.names[card] ?? '';
      const ways = waysOf(position, card);
      const may = position.legal.includes(printStep({ verb: 'play', card: name }));
      expect([name, ways.some(({ payable }) => payable)]).toEqual([name, may]);
      for (const way of ways) {
        seen.ways++;
        if (way.helpers.length > 0) seen.helped++;
        if (way.home >= 0) seen.tokens++;
        if (way.missing.some((count) => count > 0)) seen.missing++;
        expect(way.payable).toBe(way.missing.every((count) => count === 0));
        if (!way.payable || way.less > 0 || way.swaps > 0 || way.tucked > 0) continue;
        expect([name, way.steps, follow(position, [printStep({ verb: 'play', card: name }), ...way.steps])]).toEqual([
          name,
          way.steps,
          { paid: way.price, tokens: way.home < 0 ? 0 : 1 },
        ]);
      }
    }
  });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});

it('never spends an occupied token on somebody who presses twice', () => {
  const seen = { plain: 0, asked: 0 };
  inEveryTurn((position) => {
    const content = contentOf(position);
    for (const card of [...handOf(position, position.seat), ...position.view.open.meadow.filter((one) => one >= 0)]) {
      const name = content.names[card] ?? '';
      const play = printStep({ verb: 'play', card: name });
      if (!position.legal.includes(play)) continue;
      const target = cardTarget(name);
      const steps = quickSteps({ position, targets: new Map([[target, [play]]]) }, target);
      seen[steps ? 'plain' : 'asked']++;
      if (steps) expect([name, follow(position, steps).tokens]).toEqual([name, 0]);
    }
  });
  expect(seen.plain).toBeGreaterThan(100);
  expect(seen.asked).toBeGreaterThan(5);
});

it('knows how far both players are as the rules do', () => {
  const seen = { met: 0, unmet: 0 };
  inEveryTurn((position) => {
    const content = contentOf(position);
    for (const [slot, event] of position.view.open.slots.entries()) {
      const tile = eventOf(content, event);
      const refusal = position.refuse(
        printStep({ verb: 'place', place: placeName(content, SLOT_PLACE + slot) as 'event-1' }),
      );
      if (!tile || (refusal && !refusal.code.startsWith('event-'))) continue;
      const { met } = progressOf(position, position.seat, tile);
      expect([tile.id, met]).toEqual([tile.id, refusal === null]);
      seen[met ? 'met' : 'unmet']++;
    }
  });
  expect(seen.met).toBeGreaterThan(20);
  expect(seen.unmet).toBeGreaterThan(100);
});

it('a number of the score sheet names just the cards and events that bring it', () => {
  let asked = 0;
  inEveryTurn((position) => {
    const content = contentOf(position);
    for (const seat of [0, 1]) {
      const { parts = {} } = position.sheets[seat] ?? {};
      const printed = sourcesOf('cards', seat, position).map((target) => {
        const card = cardNumber(content, cardOfTarget(target) ?? '');
        expect(townOf(position, seat)?.cards.some((one) => one.card === card)).toBe(true);
        return cardOf(content, card)?.points ?? 0;
      });
      expect(printed.reduce((sum, points) => sum + points, 0)).toBe(parts.cards);
      // Which slot an event lay on is not remembered, but whose they are and how many.
      const won = position.view.open.eventBy.filter((by, event) => by === seat + 1 && event !== content.journey);
      expect(sourcesOf('events', seat, position)).toHaveLength(won.length);
      for (const part of Object.keys(parts).filter((one) => one.startsWith('prosperity:'))) {
        const [target] = sourcesOf(part, seat, position);
        expect(cardNumber(content, cardOfTarget(target ?? '') ?? '')).toBeGreaterThanOrEqual(0);
        asked++;
      }
    }
  });
  expect(asked).toBeGreaterThan(100);
});
