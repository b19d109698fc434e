// A game as text, for tests and bug reports.
import type { Open } from './view.ts';

export function drawGame(open: Open): string {
  const head = `${open.season} ${open.round}/${open.rounds}, sun ${open.sun}, ${open.phase}, first ${open.first}`;
  const row = open.row.map((card, i) => `${card ?? '-'}${open.tokenSlot === i + 1 ? '*' : ''}`).join(' ');
  const zone = Object.entries(open.zone)
    .filter(([, stack]) => stack.length > 0)
    .map(([, stack]) => stack.map(({ card, faceDown }) => (faceDown ? `(${card})` : card)).join(' '));
  const planets = open.players.map((player) => player.planet.map((line) => line.split('').join(' ')));
  const lines = planets[0]?.map((_, i) => planets.map((planet) => planet[i]).join('    ')) ?? [];
  return [head, `row: ${row}`, `zone: ${zone.join(' | ')}`, ...lines].join('\n');
}
