// `cli score`: positions given by hand.
import { type Edition, isObject, type Json, joinPath, type Parsed, type Problem, parseEdition } from '@sunglade/core';
import { parsePlace, SIDES } from '@sunglade/grid';
import { type Content, contentOf } from './content.ts';
import { checkEdition, type EditionContent } from './edition.ts';
import { fertilityOf, forestPoints, lightPoints } from './score.ts';
import { BIOMES, CREVICE, EMPTY, PIECES } from './terms.ts';

export type PositionScore = {
  readonly light: { readonly N: number; readonly E: number; readonly S: number; readonly W: number };
  readonly forest: number;
  readonly fertility: number;
};

const FIELDS = ['edition', 'cells', 'fertility'];
const MOST_ICONS = 999;

/** Scores one position or a list of them; of a list every problem of every position is named. */
export function scorePositions(raw: unknown, editions: readonly Edition[]): Parsed<Json> {
  if (!Array.isArray(raw)) return scorePosition(raw, editions);
  const problems: Problem[] = [];
  const values: PositionScore[] = [];
  for (const [i, one] of (raw as readonly unknown[]).entries()) {
    const scored = scorePosition(one, editions);
    if (scored.ok) values.push(scored.value);
    else problems.push(...scored.problems.map(({ code, path }) => ({ code, path: joinPath(`[${i}]`, path) })));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values };
}

function scorePosition(raw: unknown, editions: readonly Edition[]): Parsed<PositionScore> {
  if (!isObject(raw)) return { ok: false, problems: [{ code: 'position-not-object', path: '' }] };
  const problems: Problem[] = [];
  for (const field of Object.keys(raw))
    if (!FIELDS.includes(field)) problems.push({ code: 'field-unknown', path: field });
  const edition = parseEdition(raw.edition, editions, checkEdition);
  if (!edition.ok) problems.push(...edition.problems);
  const icons = readIcons(raw.fertility, problems);
  // Without a planet the places cannot be judged, so the shipped one stands in for a broken edition.
  const content = contentOf((edition.ok ? edition.value : editions[0])?.content as EditionContent);
  const cells = readCells(raw.cells, content, edition.ok, problems);
  if (problems.length > 0) return { ok: false, problems };
  const [n = 0, e = 0, s = 0, w = 0] = SIDES.map((_, sun) => lightPoints(content, cells, 0, sun));
  return {
    ok: true,
    value: {
      light: { N: n, E: e, S: s, W: w },
      forest: forestPoints(content, cells, 0),
      fertility: fertilityOf(content, cells, 0, icons).reduce((sum, points) => sum + points, 0),
    },
  };
}

function readIcons(raw: unknown, problems: Problem[]): number[] {
  const icons = BIOMES.map(() => 0);
  if (raw === undefined) return icons;
  if (!isObject(raw)) {
    problems.push({ code: 'fertility-not-object', path: 'fertility' });
    return icons;
  }
  for (const [name, value] of Object.entries(raw)) {
    const path = joinPath('fertility', name);
    const biome = (BIOMES as readonly string[]).indexOf(name);
    const good = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_ICONS;
    if (biome < 0) problems.push({ code: 'biome-unknown', path });
    if (!good) problems.push({ code: 'fertility-value', path });
    if (biome >= 0 && good) icons[biome] = value as number;
  }
  return icons;
}

function readCells(raw: unknown, content: Content, judge: boolean, problems: Problem[]): Uint8Array {
  const cells = new Uint8Array(content.size + 1);
  for (let space = 0; space <= content.size; space++)
    cells[space] = (content.biomeOf[space] ?? -1) < 0 ? CREVICE : EMPTY;
  if (!isObject(raw)) {
    problems.push({ code: 'cells-not-object', path: 'cells' });
    return cells;
  }
  for (const [name, value] of Object.entries(raw)) {
    const path = joinPath('cells', name);
    const place = parsePlace(name);
    const space = place ? content.board.at(place[0], place[1]) : -1;
    const piece = typeof value === 'string' ? (PIECES as readonly string[]).indexOf(value) : -1;
    if (!place || (judge && space < 0)) problems.push({ code: place ? 'off-planet' : 'place', path });
    if (piece <= EMPTY || piece === CREVICE) problems.push({ code: 'piece-unknown', path });
    if (space < 0) continue;
    if (judge && cells[space] === CREVICE) problems.push({ code: 'crevice', path });
    else if (piece > EMPTY) cells[space] = piece;
  }
  return cells;
}
