import { loadBots } from '@sunglade/bots';
import { expect, it } from 'vitest';
import { createHintJudges, judgeHint } from './hint-loss.ts';
import { playMatch } from './testing.ts';
import { decisionsOf } from './turns.ts';

it('tells what a hint and the level below lose, nothing less than nothing where the judge knows it, the same again', async () => {
  const { game, setup, run } = await playMatch({ game: 'everdell-duo', seats: 2, level: 'fox' }, 'hint loss', 4);
  const rules = game.bind(setup);
  const judges = createHintJudges({ rules, setup }, await loadBots(game.id));
  const state = rules.create(run.seed);
  let at = 0;
  const losses = decisionsOf({ rules, run }).flatMap((decision) => {
    for (; at < decision.from; at++) rules.apply(state, run.standing[at]!.seat, run.standing[at]!.step);
    const ask = () => judgeHint(judges, decision, state, `${at}`, { playouts: 12, below: 4 });
    const first = ask();
    expect(ask()).toEqual(first);
    return first ?? [];
  });
  expect(losses.length).toBeGreaterThan(1);
  const known = losses.flatMap(({ hint, below }) => [hint, below]).filter((loss) => loss.known);
  const points = known.map((loss) => loss.points);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...points)).toBeGreaterThan(0);
});
