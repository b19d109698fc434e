// Whole games without a page, for tests of words: every moment as the kit would show it.
import { Run, type Seat, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { type Event, everdellDuo, type Open, type Own } from '@sunglade/everdell-duo';
import type { Bit, Position } from '../../../kit/screen/screen.ts';

type Table = Position<Open, Own>;

export const plain = (bits: readonly Bit[]): string =>
  bits.map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? `P${bit.seat}` : bit.text)).join('');

/** Steps that random players rarely want. */
const DULL = /^(decline|trade|draw|take)/;

export function createTable(options: object, carried?: object) {
  const parsed = everdellDuo.setup({ seats: 2, options, carried });
  if (!parsed.ok) throw new Error('no set-up');
  const setup = parsed.value;
  const rules = everdellDuo.bind(setup);

  /** A stand as the kit makes it, without a page. */
  function standOf(state: Parameters<typeof rules.legal>[0], one: number): Table {
    const buffer = { steps: new Int32Array(rules.stepLimit), length: 0 };
    rules.legal(state, seat(one), buffer);
    const legal = Array.from(buffer.steps.subarray(0, buffer.length), (step) =>
      rules.print(step as Parameters<typeof rules.print>[0]),
    );
    const chairs = [0, 1].map((i) => ({
      name: `P${i}`,
      taken: true,
      you: i === one,
      bot: null,
      away: false,
      out: false,
      left: null,
      running: false,
    }));
    return {
      game: everdellDuo,
      setup,
      rules,
      view: viewOf(rules, state, rules.acting(state)),
      chairs,
      seat: one,
      mine: true,
      acting: rules.acting(state),
      legal,
      sheets: [0, 1].map((i) => rules.score(state, seat(i))),
      over: rules.acting(state) === 0,
      after: () => null,
      refuse: () => null,
    };
  }

  /** Plays a game at random and shows every moment, and every event with the moment after it. */
  function play(
    name: string,
    moment: (position: Table) => void,
    happened: (position: Table, events: readonly Event[]) => void,
    dull = DULL,
  ): void {
    const run = new Run(rules, seedFrom(name));
    let dice = 7 + name.length;
    for (let i = 0; i < 4000; i++) {
      const [one] = seatList(rules.acting(run.state));
      if (one === undefined) return;
      dice = (dice * 1103515245 + 12345) & 0x7fffffff;
      const position = standOf(run.state, one);
      moment(position);
      const liked = position.legal.filter((step) => !dull.test(step));
      const steps = liked.length > 0 && dice % 5 !== 0 ? liked : position.legal;
      const text = steps[(dice >> 8) % steps.length] ?? 'done';
      const events: Event[] = [];
      run.take({ seat: one as Seat, text }, (event) => events.push(event as Event));
      happened(standOf(run.state, one), events);
    }
  }

  return { rules, standOf, play };
}
