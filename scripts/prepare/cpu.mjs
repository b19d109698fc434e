import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks per second, as Linux tells them to programs. */
const TICKS = 100;

/**
 * Processor time in seconds of every program started from here that has ended, with those they started in turn; null
 * where the system does not tell.
 */
export function childSeconds() {
  if (!existsSync('/proc/self/stat')) return null;
  // The name of the program is in brackets and may hold blanks.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [user = '0', system = '0'] = fields.slice(13, 15);
  return (Number(user) + Number(system)) / TICKS;
}
