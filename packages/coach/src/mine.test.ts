import { loadBots } from '@sunglade/bots';
import { hasSeat, storeSetup } from '@sunglade/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { weighAgainst } from './against.ts';
import { ENGINE } from './engine.ts';
import { createMiner, decisionsOf, findPuzzle, LEAST_GAP, type Miner, searchAgain } from './mine.ts';
import { openPuzzle, type Puzzle, type PuzzleFile } from './puzzle.ts';
import { positionAfter } from './same-turn.ts';
import { type Match, playMatch } from './testing.ts';

const BUDGET = { playouts: 20, briefly: 6, worlds: 4 };

describe('puzzles of a short stretch of a game', () => {
  let match: Match;
  let miner: Miner;
  const puzzles: Puzzle[] = [];
  let decisions = 0;

  beforeAll(async () => {
    match = await playMatch({ game: 'evergreen', seats: 2, level: 'fox' }, 'mine', 9);
    const rules = match.game.bind(match.setup);
    miner = createMiner({ rules, setup: match.setup }, await loadBots('evergreen'));
    const state = rules.create(match.run.seed);
    let at = 0;
    for (const decision of decisionsOf({ rules, run: match.run })) {
      for (; at < decision.from; at++) rules.apply(state, match.run.standing[at]!.seat, match.run.standing[at]!.step);
      decisions++;
      const found = findPuzzle(miner, { decision, state, name: `${at}` }, BUDGET);
      if (found) puzzles.push({ id: `${at}`, at, seat: decision.seat, ...found });
    }
  }, 120_000);

  const opened = (puzzle: Puzzle) => {
    const { rules } = miner.coach.seating;
    const lines = match.run.standing.map(({ seat, step }) => `${seat} ${rules.print(step)}`);
    const head: Omit<PuzzleFile, 'deals'> = {
      game: 'evergreen',
      rules: match.game.version,
      ...storeSetup(match.setup, match.game),
      engine: ENGINE,
    };
    const open = openPuzzle(match.game, head, { seed: match.run.seed, lines }, puzzle);
    if (!open.ok) throw new Error(JSON.stringify(open.problems));
    return open.value;
  };

  it('are some of the decisions, not all', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(puzzles.length).toBeLessThan(decisions);
  });

  it('have a legal solution that ends where something is learned or others go on', () => {
    for (const puzzle of puzzles) {
      const { rules, state, seat, solution } = opened(puzzle);
      const sealed = solution.map((step) => {
        expect(hasSeat(rules.acting(state), seat)).toBe(true);
        expect(rules.refuse(state, seat, step)).toBeNull();
        return hasSeat(rules.apply(state, seat, step), seat);
      });
      expect(sealed.slice(0, -1).every((one) => !one)).toBe(true);
      expect(sealed.at(-1) === true || !hasSeat(rules.acting(state), seat)).toBe(true);
    }
  });

  it('are clear, and found by fresh searches', () => {
    for (const puzzle of puzzles) {
      expect(puzzle.gap).toBeGreaterThanOrEqual(LEAST_GAP);
      expect(puzzle.gap).toBeGreaterThan(2 * puzzle.error);
      const { view, seat, state, solution } = opened(puzzle);
      const asked = { decision: { view, seat }, state, name: `${puzzle.at}` };
      expect(searchAgain(miner, asked, solution, { playouts: 20, times: 5, enough: false })).toBe(5);
    }
  });

  it('weigh any turn against the solution', () => {
    const [puzzle] = puzzles;
    const { view, seat } = opened(puzzle!);
    const good = puzzle!.solution;
    expect(weighAgainst(miner.coach, view, seat, { played: good, good }).points).toBe(0);
    const other = good[0] === 'take 1' ? 'take 2' : 'take 1';
    const { points, error } = weighAgainst(miner.coach, view, seat, { played: [other], good });
    expect(points).toBeGreaterThan(2 * error);
  });

  it('name a line that the rules refuse', () => {
    const head = { game: 'evergreen', rules: 1, ...storeSetup(match.setup, match.game), engine: ENGINE };
    const puzzle = { at: 2, seat: 0, solution: [] };
    const open = openPuzzle(match.game, head, { seed: match.run.seed, lines: ['1 take 1', '0 nonsense'] }, puzzle);
    expect(open).toMatchObject({ ok: false, problems: [{ path: expect.stringMatching(/^lines\.[01]$/) }] });
  });
});

it('tells turns apart by where they lead, not by the order of their steps', async () => {
  const { game, setup, asked } = await playMatch({ game: 'harmonies', seats: 1, level: 'badger' }, 'order', 1);
  const rules = game.bind(setup);
  const { state, seat } = asked[0]!;
  const parse = (...steps: string[]) => steps.map((text) => rules.parse(text)!);
  const taken = rules.copy(state);
  rules.apply(taken, seat, parse('take 1')[0]!);
  const places = ['0,0', '1,0', '2,0'];
  const colours = [...new Set(legalPlaces(rules, taken, seat))];
  const [a, b] = colours;
  const one = parse('take 1', `place ${a} ${places[0]}`, `place ${b ?? a} ${places[1]}`);
  const other = parse('take 1', `place ${b ?? a} ${places[1]}`, `place ${a} ${places[0]}`);
  const third = parse('take 1', `place ${a} ${places[0]}`, `place ${b ?? a} ${places[2]}`);
  expect(positionAfter(rules, state, seat, one)).toBe(positionAfter(rules, state, seat, other));
  expect(positionAfter(rules, state, seat, one)).not.toBe(positionAfter(rules, state, seat, third));
});

function legalPlaces(rules: Match['run']['rules'], state: unknown, seat: Match['asked'][number]['seat']): string[] {
  const texts: string[] = [];
  for (const colour of ['blue', 'gray', 'brown', 'green', 'yellow', 'red']) {
    const step = rules.parse(`place ${colour} 0,0`);
    if (step !== null && !rules.refuse(state, seat, step)) texts.push(colour);
  }
  return texts;
}
