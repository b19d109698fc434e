// `cli score`: planets given by hand, as places with their pieces.
import { EditionReader, isWhole, type Json, type Parsed, parseEdition, pathTo, type RawValue } from '@sunglade/core';
import { parsePlace, SIDES } from '@sunglade/grid';
import { type Content, readContent } from './content.ts';
import { checkEdition, EDITIONS, type EditionContent } from './edition.ts';
import { forestMap } from './forest.ts';
import { lightPoints } from './light.ts';
import { fertilityOf } from './score.ts';
import { BIOMES, CREVICE, EMPTY, PIECES } from './terms.ts';

type PositionScore = {
  readonly light: { readonly N: number; readonly E: number; readonly S: number; readonly W: number };
  readonly forest: number;
  readonly fertility: number;
};

interface Position {
  readonly content: Content;
  readonly cells: Uint8Array;
  /** Visible icons per biome. */
  readonly icons: readonly number[];
}

const FIELDS = ['edition', 'cells', 'fertility'];
const MOST_ICONS = 999;

/** Scores one position or a list of them; of a list every problem of every position is named. */
export function scorePosition(raw: unknown): Parsed<Json> {
  const reader = new EditionReader();
  const shipped = readContent(EDITIONS[0].content as EditionContent);
  const read = (value: RawValue): Position[] =>
    value.object('position-not-object') ? [readPosition(value, shipped)] : [];
  if (!Array.isArray(raw)) {
    const [position] = read(reader.value(raw));
    return reader.parsed(() => (position ? scoreOf(position) : null));
  }
  const positions = (reader.value(raw).list() ?? []).flatMap(read);
  return reader.parsed(() => positions.map(scoreOf));
}

function readPosition(position: RawValue, shipped: Content): Position {
  position.only(FIELDS, 'field-unknown');
  const edition = parseEdition(position.field('edition').raw, EDITIONS, checkEdition);
  if (!edition.ok)
    for (const { code, path } of edition.problems) position.reader.problem(code, pathTo(position.path, path));
  const icons = readIcons(position.field('fertility'));
  // Without a planet the places cannot be judged, so the shipped one stands in for a broken edition.
  const own = edition.ok && edition.value !== EDITIONS[0];
  const content = own ? readContent(edition.value.content as EditionContent) : shipped;
  return { content, cells: readCells(position.field('cells'), content, edition.ok), icons };
}

function readIcons(fertility: RawValue): number[] {
  const icons = BIOMES.map(() => 0);
  if (!fertility.given) return icons;
  for (const [name, icon] of fertility.entries('fertility-not-object') ?? []) {
    const biome = (BIOMES as readonly string[]).indexOf(name);
    if (biome < 0) icon.problem('biome-unknown');
    if (!isWhole(icon.raw, 0, MOST_ICONS)) icon.problem('fertility-value');
    else if (biome >= 0) icons[biome] = icon.raw;
  }
  return icons;
}

function readCells(given: RawValue, content: Content, judge: boolean): Uint8Array {
  const cells = new Uint8Array(content.size + 1);
  for (let space = 0; space <= content.size; space++)
    cells[space] = (content.biomeOf[space] ?? -1) < 0 ? CREVICE : EMPTY;
  for (const [name, value] of given.entries('cells-not-object') ?? []) {
    const place = parsePlace(name);
    const space = place ? content.board.at(place[0], place[1]) : -1;
    const piece = (PIECES as readonly unknown[]).indexOf(value.raw);
    if (!place) value.problem('place');
    else if (judge && space < 0) value.problem('off-planet');
    if (piece <= EMPTY || piece === CREVICE) value.problem('piece-unknown');
    if (space < 0) continue;
    if (judge && cells[space] === CREVICE) value.problem('crevice');
    else if (piece > EMPTY) cells[space] = piece;
  }
  return cells;
}

function scoreOf({ content, cells, icons }: Position): PositionScore {
  const [n = 0, e = 0, s = 0, w = 0] = SIDES.map((_, sun) => lightPoints(content, cells, 0, sun));
  return {
    light: { N: n, E: e, S: s, W: w },
    forest: forestMap(content, cells, 0).points,
    fertility: fertilityOf(content, cells, 0, icons).reduce((sum, points) => sum + points, 0),
  };
}
