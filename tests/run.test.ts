import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
let root = '';

/** The real scripts around programs whose end we choose. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-run-'));
  cpSync(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(root, file), JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }));
  }
  mkdirSync(join(root, 'apps/cli/src'), { recursive: true });
  mkdirSync(join(root, 'apps/server/src'), { recursive: true });
  writeFileSync(
    join(root, 'apps/cli/src/main.ts'),
    'const [code = "0", ...rest]: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(rest));\nprocess.exit(Number(code));\n',
  );
  writeFileSync(
    join(root, 'apps/server/src/main.ts'),
    "process.on('SIGTERM', () => process.exit(7));\nsetInterval(() => {}, 1000);\nconsole.log('ready');\n",
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function start(...args: string[]): { child: ChildProcess; output: { out: string; err: string } } {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output };
}

test('a task gets its arguments, and its exit code is ours', async () => {
  const { child, output } = start('cli', '3', '--flag', 'a b');
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(output).toEqual({ out: '["--flag","a b"]\n', err: '' });
});

test('a signal reaches the task, which ends in its own way', async () => {
  const { child } = start('start');
  if (!child.stdout) throw new Error('no output');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([7, null]);
});

test('a task that a signal ended looks so from outside', async () => {
  const { child } = start('start');
  if (!child.stdout) throw new Error('no output');
  await once(child.stdout, 'data');
  child.kill('SIGHUP');
  expect(await once(child, 'close')).toEqual([null, 'SIGHUP']);
});

test('a signal to npm reaches the task through the shell in between', async () => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start: 'node scripts/run.mjs start' } }));
  writeFileSync(
    join(root, 'apps/server/src/main.ts'),
    "import { writeFileSync } from 'node:fs';\nprocess.on('SIGTERM', () => {\n  writeFileSync('stopped', '');\n  process.exit(0);\n});\nsetInterval(() => {}, 1000);\nconsole.log('ready');\n",
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(npm.stdout, 'data');
  npm.kill('SIGTERM');
  await expect.poll(() => existsSync(join(root, 'stopped')), { timeout: 10_000 }).toBe(true);
  rmSync(join(root, 'package.json'));
});

test('an unknown task is refused with the list of tasks', async () => {
  const { child, output } = start('toString');
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output.err).toMatch(/no task "toString"[\s\S]*test:all/);
});

test('what is not installed as locked is installed, or the run fails', async () => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
  const { child, output } = start('cli', '0');
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output.out).toBe('');
  expect(output.err).toContain('Installing packages: failed');
});
