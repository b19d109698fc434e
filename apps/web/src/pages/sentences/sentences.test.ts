// @vitest-environment node
import { createPicker, legalSteps, only, Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { heardBy, type Told } from '@sunglade/table';
import { expect, test } from 'vitest';
import { type Heard, tellLog } from './sentences.ts';

const chairs = ['Ann', 'Bob'].map((name, i) => ({
  name,
  taken: true,
  you: i === 0,
  bot: null,
  away: false,
  out: false,
  left: null,
  running: false,
}));

/** Some steps of a game as its first seat heard them. */
async function played(id: string): Promise<Heard> {
  const game = await loadGame(id);
  const setup = game?.setup({ seats: 2, options: {}, edition: undefined });
  if (!game || !setup?.ok) throw new Error(id);
  const rules = game.bind(setup.value);
  const run = new Run(rules, seedFrom('sentences'));
  const you = only(seat(0));
  const pick = createPicker(7);
  const past = Array.from({ length: 40 }, () => {
    const [one] = seatList(run.acting);
    if (one === undefined) return { events: [] };
    const steps = legalSteps(rules, run.state, one);
    const step = steps[pick(steps.length)];
    const told: Told[] = [];
    if (step !== undefined)
      run.take({ seat: one, text: rules.print(step) }, (event, to, others) =>
        told.push(others === undefined ? { event, to } : { event, to, others }),
      );
    return { events: heardBy(told, you, rules.seats) };
  });
  const view = viewOf(rules, run.state, you);
  return { game, setup: setup.value, rules, view, chairs, you, seat: 0, acting: run.acting, past };
}

test.each(['evergreen', 'harmonies', 'everdell-duo', 'glade'])(
  'the log of %s is told in every language, from any line on',
  async (id) => {
    const heard = await played(id);
    for (const lang of ['en', 'de', 'fr'] as const) {
      const all = await tellLog(lang, heard, 0);
      const later = await tellLog(lang, heard, 20);
      expect(all?.length).toBeGreaterThan(5);
      expect(later?.length).toBeGreaterThan(0);
      // Whatever is told of a line does not depend on from where one listens.
      expect(all?.slice(-(later?.length ?? 0))).toEqual(later);
    }
    const [english, german] = [await tellLog('en', heard, 0), await tellLog('de', heard, 0)];
    expect(english).not.toEqual(german);
  },
);

test('a game without words outside its screen is not told', async () => {
  const heard = await played('glade');
  expect(await tellLog('en', { ...heard, game: { ...heard.game, id: 'another' } }, 0)).toBeNull();
});
