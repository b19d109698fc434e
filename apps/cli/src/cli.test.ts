import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCampaign } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sunglade-cli-'));

function cli(args: readonly string[], input?: unknown) {
  const text = input === undefined ? '' : typeof input === 'string' ? input : JSON.stringify(input);
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input: text, encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean);
  return { code: status, lines, stderr, json: lines.length === 1 ? JSON.parse(lines[0] as string) : null };
}

const record = cli(['play', 'glade', '--seats', '3', '--bots', 'greedy,random', '--seed', '7']).json;

describe('cli', () => {
  it('lists the games', () => {
    const { code, json } = cli(['games']);
    expect(code).toBe(0);
    expect(json.map((game: { id: string }) => game.id)).toContain('evergreen');
    expect(json[0]).toMatchObject({ rules: 1, editions: [{ id: expect.any(String), hash: expect.any(String) }] });
    const glade = json.filter((game: { id: string }) => game.id === 'glade');
    expect(glade.map((game: { rules: number }) => game.rules)).toEqual([1, 2]);
  });

  it('plays by the newest rules, and replays by the ones a record names', () => {
    expect(record.rules).toBe(2);
    const golden = fileURLToPath(new URL('../../../packages/testkit/src/glade/golden', import.meta.url));
    for (const file of ['1/seats-2.json', '2/idle-owl.json'])
      expect(cli(['replay', join(golden, file)])).toMatchObject({ code: 0, json: { ok: true } });
    const older = JSON.parse(readFileSync(join(golden, '2/idle-owl.json'), 'utf8'));
    expect(cli(['replay', '-'], { ...older, rules: 1 })).toMatchObject({ code: 1, json: { ok: false } });
  });

  it('plays the same game from the same seed', () => {
    expect(record.end.by).toBe('rules');
    expect(cli(['play', 'glade', '--seats', '3', '--bots', 'greedy,random', '--seed', '7']).json).toEqual(record);
    expect(cli(['play', 'glade', '--seats', '3', '--seed', '8']).json.seed).not.toBe(record.seed);
  });

  it('replays a record from a file and from standard input', () => {
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    const good = { ok: true, fingerprint: record.end.fingerprint, scores: record.end.scores };
    expect(cli(['replay', file])).toMatchObject({ code: 0, json: good });
    expect(cli(['replay', '-'], record)).toMatchObject({ code: 0, json: good });
  });

  it('plays a campaign again and compares its sheet', async () => {
    const golden = new URL('../../../packages/games/everdell-duo/src/golden/2/together-1-greedy.json', import.meta.url);
    const won = JSON.parse(readFileSync(golden, 'utf8'));
    const rules = await loadCampaign('everdell-duo');
    const entered = rules?.enter(rules.create(), 'first', won);
    if (!entered?.ok) throw new Error('not entered');
    const file = { format: 'sunglade-campaign-1', game: 'everdell-duo', sheet: entered.sheet, records: { first: won } };
    expect(cli(['campaign', 'verify', '-'], file)).toMatchObject({ code: 0, json: { ok: true, matches: 1 } });
    expect(cli(['campaign', 'verify', '-'], { ...file, records: {} })).toMatchObject({
      code: 1,
      json: { ok: false, problems: [{ code: 'record-missing', path: 'entries.0' }] },
    });
    expect(cli(['campaign', 'verify', '-'], { ...file, format: 'else' })).toMatchObject({
      code: 1,
      json: { problems: [{ code: 'campaign-format' }] },
    });
    expect(cli(['campaign', 'burn', '-'], file).code).toBe(2);
  });

  it('says no with exit code 1 and names the line', () => {
    const log = record.log.map((line: object, i: number) => (i === 17 ? { ...line, text: 'store 99' } : line));
    const { code, json, stderr } = cli(['replay', '-'], { ...record, log });
    expect([code, json]).toEqual([1, { ok: false, problems: [{ code: 'unknown-step', path: 'log[17]' }] }]);
    expect(stderr).toContain('log[17]');
    expect(cli(['replay', '-'], { ...record, game: 'chess' })).toMatchObject({
      code: 1,
      json: { problems: [{ code: 'game-unknown' }] },
    });
    expect(cli(['replay', '-'], 'not json')).toMatchObject({ code: 1, json: { problems: [{ code: 'not-json' }] } });
  });

  it('traces one line per log line, with states where asked', () => {
    const { code, lines } = cli(['trace', '-'], record);
    expect([code, lines.length]).toEqual([0, record.log.length]);
    const first = JSON.parse(lines[0] as string);
    expect(first).toMatchObject({ seq: 0, seat: record.log[0].seat, step: record.log[0].text });
    expect(first.scores.length).toBe(3);
    expect(JSON.parse(cli(['trace', '-', '--states'], record).lines[0] as string).state.own.length).toBe(3);
  });

  it('plays with an edition of one’s own, which travels in the record', () => {
    const edition = { id: 'tiny', rounds: 1, hand: 2, die: 2, cards: Array.from({ length: 20 }, () => ({ value: 1 })) };
    const file = join(folder, 'edition.json');
    writeFileSync(file, JSON.stringify(edition));
    const { json } = cli(['play', 'glade', '--edition', file]);
    expect(json.edition.content).toEqual(edition);
    expect(cli(['replay', '-'], json).code).toBe(0);
    writeFileSync(file, JSON.stringify({ ...edition, rounds: 0, die: 'x' }));
    const refused = cli(['play', 'glade', '--edition', file]);
    expect([refused.code, refused.json.problems.length]).toEqual([1, 2]);
  });

  it('scores a position', () => {
    expect(cli(['score', 'glade', '-'], [0, 17])).toMatchObject({ code: 0, json: 7 });
    expect(cli(['score', 'glade', '-'], { no: 1 }).code).toBe(1);
  });

  it('says which games other rules would have judged differently', () => {
    const golden = fileURLToPath(new URL('../../../packages/testkit/src/glade/golden', import.meta.url));
    const files = ['seats-2', 'seats-3', 'seats-4'].map((name) => join(golden, `1/${name}.json`));
    expect(cli(['shadow', 'glade', '--rules', '1', ...files]).json).toMatchObject({
      looked: 3,
      same: 3,
      different: [],
    });
    const owl = join(golden, '2/idle-owl.json');
    const { code, json } = cli(['shadow', 'glade', '--rules', '1', owl]);
    expect([code, json.looked, json.same]).toEqual([0, 1, 0]);
    expect(json.different[0]).toMatchObject({ name: owl, rules: 2, at: expect.any(Number), what: expect.any(String) });
    expect(cli(['shadow', 'glade', '--rules', '9', owl]).code).toBe(2);
    expect(cli(['shadow', 'glade']).code).toBe(2);
    expect(cli(['shadow', 'glade', '--store', folder]).code).toBe(2);
  });

  it('adds a golden record once, and says how it was made', () => {
    const made = cli(['golden', 'glade', folder, '--name', 'first', '--rules', '1', '--driver', 'greedy']);
    expect(made).toMatchObject({ code: 0, json: { game: 'glade', rules: 1, name: 'first', seed: 'first' } });
    expect(cli(['replay', join(folder, '1/first.json')]).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, '1/how.json'), 'utf8')).records).toHaveLength(1);
    expect(cli(['golden', 'glade', folder, '--name', 'first', '--rules', '1']).code).not.toBe(0);
    expect(cli(['golden', 'glade', folder, '--name', '../x']).code).toBe(2);
  });

  it('measures playouts beside the calibration', () => {
    const { json } = cli(['bench', 'playouts', 'glade', '--seconds', '1']);
    expect(Object.keys(json)).toEqual(['playoutsPerSecond', 'stepsPerSecond', 'calibration', 'ratio']);
    expect(json.ratio).toBeCloseTo(json.calibration / json.playoutsPerSecond, 0);
  });

  it('lets bots play each other in every rotation, and goes on where a run stopped', () => {
    const notes = join(folder, 'arena.jsonl');
    const args = ['arena', 'glade', '--bots', 'random,greedy', '--playouts', '5', '--resume', notes];
    const { json } = cli([...args, '--seeds', '2']);
    expect(json).toMatchObject({ games: 4, score: { random: { mean: expect.any(Number), se: expect.any(Number) } } });
    expect(json.wins.random + json.wins.greedy).toBe(4);
    expect(json.elo.greedy + json.elo.random).toBe(0);
    expect(readFileSync(notes, 'utf8').trim().split('\n')).toHaveLength(3);
    expect(cli([...args, '--seeds', '3']).json.games).toBe(6);
    expect(readFileSync(notes, 'utf8').trim().split('\n')).toHaveLength(4);
    expect(cli([...args.slice(0, -3), '6', '--resume', notes]).code).toBe(2);
  });

  it('lets a bot play alone', () => {
    const { code, json } = cli(['solo', 'evergreen', '--bot', 'hedgehog+light', '--seeds', '3', '--playouts', '1']);
    expect(code).toBe(0);
    expect(json).toMatchObject({ n: 3, wins: 0, msPerTurn: { p50: expect.any(Number), p95: expect.any(Number) } });
    expect(json.p10).toBeLessThanOrEqual(json.p90);
    expect(cli(['solo', 'everdell-duo', '--bot', 'fox']).code).toBe(2);
  });

  it('answers wrong use with exit code 2 and nothing on stdout', () => {
    for (const args of [
      [],
      ['dance'],
      ['play'],
      ['play', 'chess'],
      ['play', 'glade', '--seats', '9'],
      ['play', 'glade', '--x'],
      ['play', 'glade', '--options', '{'],
      ['play', 'glade', '--bots', 'deep'],
      ['replay'],
      ['replay', '/no/such/file'],
      ['replay', 'a', 'b'],
      ['bench', 'x', 'glade'],
      ['constructor'],
    ]) {
      const { code, lines, stderr } = cli(args);
      expect([code, lines], args.join(' ')).toEqual([2, []]);
      expect(stderr).not.toBe('');
    }
  });

  it('lets only bots play that there are', () => {
    for (const args of [
      ['arena', 'glade', '--bots', 'random'],
      ['arena', 'glade', '--bots', 'random,wolf'],
      ['arena', 'glade', '--bots', 'random,greedy', '--budget', '9', '--playouts', '9'],
      ['solo', 'evergreen', '--bot', 'wolf'],
      ['train', 'glade'],
    ]) {
      const { code, lines } = cli(args);
      expect([code, lines], args.join(' ')).toEqual([2, []]);
    }
  });

  it('helps', () => {
    for (const args of [['--help'], ['play', '--help'], ['bench', '-h']]) {
      const { code, stderr } = cli(args);
      expect(code).toBe(0);
      expect(stderr).toContain('usage: npm run -s cli');
    }
  });

  it('mines puzzles, goes on where it stopped, and finds them clear when they are searched anew', () => {
    const notes = join(folder, 'mine.jsonl');
    const mine = ['mine', 'glade', '--from', '80', '--playouts', '10', '--resume', notes];
    const first = cli([...mine, '--deals', '1']);
    expect(first).toMatchObject({ code: 0, json: { game: 'glade', rules: 2, seats: 2 } });
    expect(first.stderr).toContain('1 of 1 games');
    const again = cli([...mine, '--deals', '1']);
    expect(again.json).toEqual(first.json);
    expect(again.stderr).toBe('');
    expect(cli([...mine, '--deals', '1', '--short', '0']).code).toBe(2);

    const file = join(folder, 'puzzles.json');
    writeFileSync(file, JSON.stringify(first.json));
    const count = first.json.deals[0].puzzles.length;
    expect(count).toBeGreaterThan(0);
    const found = { puzzles: count, searches: 5 * count, best: 5 * count, share: 1, missed: {} };
    expect(cli(['puzzles', file])).toMatchObject({ code: 0, json: found });

    // Another turn than the best one is not found by anybody.
    const spoilt = structuredClone(first.json);
    spoilt.deals[0].puzzles[0].solution = [spoilt.deals[0].puzzles[0].solution.at(-1)];
    writeFileSync(file, JSON.stringify(spoilt));
    const { code, lines } = cli(['puzzles', file]);
    expect(code).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ missed: { [spoilt.deals[0].puzzles[0].id]: 5 } });
  });

  it('sets marks for the games that have trials', () => {
    expect(cli(['trials', 'glade']).code).toBe(2);
    const { json } = cli(['trials', 'evergreen', '--deals', '1', '--runs', '1', '--playouts', '1']);
    expect(json).toMatchObject({ game: 'evergreen', seats: 1, against: null, deals: [{ id: 'evergreen-1' }] });
    const { bronze, silver, gold } = json.deals[0].medals;
    expect(bronze < silver && silver < gold).toBe(true);
  });
});
