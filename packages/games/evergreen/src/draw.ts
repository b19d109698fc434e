// A game as text, for tests and bug reports: season, row and zone, then the planets side by side.
import type { Bound, State } from './layout.ts';
import { partsOf } from './parts.ts';

export function draw(b: Bound, s: State): string {
  const { open } = partsOf(b, s);
  const head = `${open.season} ${open.round}/${open.rounds}, sun ${open.sun}, ${open.phase}, first ${open.first}`;
  const row = open.row.map((card, i) => `${card ?? '-'}${open.tokenSlot === i + 1 ? '*' : ''}`).join(' ');
  const zone = Object.entries(open.zone)
    .filter(([, stack]) => stack.length > 0)
    .map(([, stack]) => stack.map(({ card, faceDown }) => (faceDown ? `(${card})` : card)).join(' '));
  const planets = open.players.map((player) => player.planet.map((line) => line.split('').join(' ')));
  const lines = planets[0]?.map((_, i) => planets.map((planet) => planet[i]).join('    ')) ?? [];
  return [head, `row: ${row}`, `zone: ${zone.join(' | ')}`, ...lines].join('\n');
}
