// A screen brings styles and pictures along, and only the page has words for those:
/// <reference types="vite/client" />

// Who returns sees a film of what they missed. Its sentences are those of the log, and so are those of a notice: at
// whichever moment it stops, and from whichever seat.
import { createPicker, legalSteps, only, Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { heardBy, type Past, type Told as ToldEvent } from '@sunglade/table';
import { expect, test, vi } from 'vitest';
import { SCREENS } from '../../games/index.ts';
import { captionOf, partEnds, turnAt } from '../../kit/model/film.ts';
import { Told } from '../../kit/model/told.ts';
import { createPosition } from '../../kit/screen/position.ts';
import type { Bit } from '../../kit/screen/screen.ts';
import type { Session } from '../../session/session.ts';
import { tellLog } from './sentences.ts';

// A screen asks how it is looked at as soon as it is loaded; nobody looks here.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

const GAMES_OF_EACH = 25;
/** A name and the words of a deed, which come in pieces. */
const MOST_SHARED = 8;
const LANGUAGES = ['en', 'de', 'fr'] as const;

const chairsFor = (you: number) =>
  ['Ann', 'Bob'].map((name, i) => ({
    name,
    taken: true,
    you: i === you,
    bot: null,
    away: false,
    out: false,
    left: null,
    running: false,
  }));

const textOf = (bits: readonly Bit[]): string =>
  bits
    .map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? (bit.text ?? `<${bit.seat}>`) : bit.text))
    .join('');

/** Whether a caption is these sentences and nothing else, but for names and words that it says once. */
function tellsAll(caption: string, sentences: readonly (readonly Bit[])[]): boolean {
  let rest = caption;
  for (const bits of sentences) {
    // Whole, without its name, or without its name and words after it: as much as can be found next.
    const found = bits
      .slice(0, MOST_SHARED)
      .map((_, from) => textOf(bits.slice(from)).replace(/\.$/, '').trim())
      .find((text) => text !== '' && rest.replace(/^[;,.]? ?/, '').startsWith(text));
    if (found === undefined) return false;
    rest = rest.replace(/^[;,.]? ?/, '').slice(found.length);
  }
  return rest === '' || rest === '.';
}

/** A whole game by chance, as one seat heard it, with what that seat saw after each line. */
async function recorded(id: string, number: number) {
  const game = await loadGame(id);
  const setup = game?.setup({ seats: 2, options: {}, edition: undefined });
  if (!game || !setup?.ok) throw new Error(id);
  const rules = game.bind(setup.value);
  const run = new Run(rules, seedFrom(`${id} ${number}`));
  const pick = createPicker(number);
  const viewer = number % 2;
  const you = only(seat(viewer));
  const past: Past[] = [];
  const views = [{ view: viewOf(rules, run.state, you), acting: run.acting }];
  for (let [one] = seatList(run.acting); one !== undefined; [one] = seatList(run.acting)) {
    const steps = legalSteps(rules, run.state, one);
    const told: ToldEvent[] = [];
    const text = rules.print(steps[pick(steps.length)] as never);
    const refusal = run.take({ seat: one, text }, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    if (refusal) throw new Error(refusal.code);
    past.push({ seat: one, text, at: 0, events: heardBy(told, you, rules.seats) } as unknown as Past);
    views.push({ view: viewOf(rules, run.state, you), acting: run.acting });
  }
  const common = { game, setup: setup.value, rules, chairs: chairsFor(viewer), you, seat: viewer };
  return { common, past, views, version: game.version };
}

test.each(['evergreen', 'harmonies', 'everdell-duo', 'glade'])(
  `%s: over ${GAMES_OF_EACH} games film, log and notice tell the same, a turn in one sentence`,
  async (id) => {
    let [sentences, moments, joined] = [0, 0, 0];
    for (let number = 1; number <= GAMES_OF_EACH; number++) {
      const { common, past, views, version } = await recorded(id, number);
      const lang = LANGUAGES[number % LANGUAGES.length] ?? 'en';
      const screen = await SCREENS[id]?.(lang, version);
      if (!screen) throw new Error(`no screen for ${id}`);
      const told = new Told({ past: async () => past } as unknown as Session);
      await told.read();
      const positionAt = (line: number) => {
        const { view, acting } = views[line] ?? views[0] ?? { view: null as never, acting: 0 as never };
        return createPosition({ ...common, view, acting, live: false, over: false });
      };
      const logAt = (line: number) => {
        return told.sentences(screen, positionAt(line)).map(({ line: at, said }) => ({ line: at, bits: said.bits }));
      };
      const log = logAt(past.length);
      const since = Math.floor(past.length / 3);
      // The film stops after each line; some of them stand for all.
      for (const at of [since, since + 1, Math.floor(past.length / 2), past.length - 1]) {
        const film = logAt(at).filter(({ line }) => line <= at);
        expect(film).toEqual(log.filter(({ line }) => line <= at));
        moments++;
      }
      const { view, acting } = views.at(-1) ?? { view: null as never, acting: 0 as never };
      const notice = await tellLog(lang, { ...common, view, acting, past }, since);
      const weighty = told.sentences(screen, positionAt(past.length)).filter(({ said }) => !said.aside);
      for (let at = since + 1; at <= past.length; ) {
        const { from, to } = turnAt(past, at, since, partEnds(weighty));
        expect(new Set(past.slice(from - 1, to).map(({ seat: one }) => one)).size).toBe(1);
        const turn = weighty.filter(({ line }) => line >= from && line <= to);
        const caption = textOf(captionOf(turn));
        expect([
          caption,
          tellsAll(
            caption,
            turn.map(({ said }) => said.bits),
          ),
        ]).toEqual([caption, true]);
        if (turn.length > 1) joined++;
        at = to + 1;
      }
      expect(notice).toEqual(log.filter(({ line }) => line > since).map(({ bits }) => bits));
      sentences += notice?.length ?? 0;
    }
    expect(moments).toBe(4 * GAMES_OF_EACH);
    expect(joined).toBeGreaterThan(GAMES_OF_EACH);
    expect(sentences).toBeGreaterThan(10 * GAMES_OF_EACH);
  },
  60_000,
);
