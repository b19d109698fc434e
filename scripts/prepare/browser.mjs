import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { quietly } from './spawn.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows and notifications: it needs a fifth less processor time. */
const SHELL = 'chromium-headless-shell';
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} programs */
function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

const look = () => inPath(names) ?? places.find(runs) ?? null;

/** Debian and Ubuntu can bring it by themselves, if we may. */
async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !inPath(['apt-get'])) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await quietly('Reading the package lists', 'apt-get', ['update', '-q'], { env });
    const add = (/** @type {string[]} */ packages) =>
      quietly('Installing Chromium', 'apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env });
    // Older systems do not have both.
    await add(['chromium', SHELL]).catch(() => add(['chromium']));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/**
 * Leaves the path of a Chromium in SUNGLADE_CHROMIUM for the tests, and in SUNGLADE_CHROMIUM_SHELL that of one without windows,
 * if there is one. Without any a developer is told what will be left out; a CI run fails, because there nothing may be left
 * out silently.
 */
export async function findBrowser() {
  const named = process.env.SUNGLADE_CHROMIUM;
  if (named && runs(named)) return;
  if (!look()) await install();
  const found = look();
  if (found) {
    process.env.SUNGLADE_CHROMIUM = found;
    process.env.SUNGLADE_CHROMIUM_SHELL ??= inPath([SHELL]) ?? found;
    return;
  }
  delete process.env.SUNGLADE_CHROMIUM;
  const sentence = 'No Chromium found: install it, or name one in SUNGLADE_CHROMIUM';
  if (process.env.CI) throw new Error(`${sentence}.`);
  process.stderr.write(`${sentence}; the browser tests are left out.\n`);
}
