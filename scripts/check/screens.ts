// A screen gets steps as data: it reads a text once with the game's `readStep` and makes one with `printStep`. Whoever
// takes step texts apart, or puts them together, breaks silently when a verb changes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, LISTINGS } from '../../packages/games/registry/src/index.ts';

/** The words that steps of a game begin with. */
async function verbsOf(id: string): Promise<readonly string[]> {
  const verbs = new Set<string>();
  for (const listing of LISTINGS.filter((one) => one.id === id)) {
    const game = await listing.load();
    const setup = game.setup({ seats: game.seats.max });
    if (!setup.ok) throw new Error(`${id} cannot be set up`);
    const rules = game.bind(setup.value);
    for (let step = 0; step < rules.stepLimit; step++) verbs.add(rules.print(step as never).split(' ')[0] ?? '');
  }
  return [...verbs];
}

/** What is wrong in one line of a screen, given the words of its game's steps. */
export function wrongIn(line: string, verbs: readonly string[]): string | null {
  const word = verbs.join('|');
  if (/\.split\((['"`]) \1/.test(line)) return 'takes a text apart at its blanks';
  if (new RegExp(`\\.(?:startsWith|endsWith|includes|indexOf)\\(['"\`](?:${word})[ '"\`]`).test(line))
    return 'looks for a verb in a text';
  if (new RegExp(`[=(,:?] ?['"\`](?:${word}) (?:\\$\\{|['"\`] ?\\+)`).test(line)) return 'puts a step together';
  if (/\bsteps?\.(?:slice|substring|match|replace)\(/.test(line)) return 'cuts a step';
  return null;
}

export async function screenProblems(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const id of GAME_IDS) {
    const verbs = await verbsOf(id);
    const files = globSync(`apps/web/src/games/${id}/**/*.{ts,tsx}`, { cwd: root });
    for (const file of files.filter((one) => !/[.]test[.]|\/words\/\w\w[.]|\/\w\w[.]ts$/.test(one)).toSorted())
      for (const [i, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
        const wrong = /^\s*(\/\/|\*|\/\*)/.test(line) ? null : wrongIn(line, verbs);
        if (wrong) problems.push(`${file}:${i + 1} ${wrong}: use readStep and printStep`);
      }
  }
  return problems;
}
