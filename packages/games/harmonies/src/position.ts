// `cli score`: one player's board and cards given by hand, scored without a game around it.
import { EditionReader, isOneOf, type Json, type Parsed, type RawValue } from '@sunglade/core';
import { type Content, readContent } from './content.ts';
import { EDITIONS, type EditionContent } from './edition.ts';
import { landscapePoints, spiritPoints } from './landscape.ts';
import { RIVER_LOOPS, type RiverLoops } from './options.ts';
import { cardValue } from './score.ts';
import { BOARD_SIZE, EMPTY, stackNumber } from './stacks.ts';
import { COLOURS, SIDES, type Side } from './terms.ts';
import { type Switches, VERSIONS, type Version } from './versions.ts';

interface Position {
  readonly content: Content;
  /** The board's sets of spaces, as in a state. */
  readonly board: Int32Array;
  readonly cards: readonly Card[];
  readonly riverLoops: RiverLoops;
}

interface Card {
  readonly card: number;
  readonly cubesPlaced: number;
}

/** One position or a list of them, by this version of the rules; a list is answered with a list. */
export function scorePosition(raw: unknown, version: Version): Parsed<Json> {
  const reader = new EditionReader();
  const sides = new Map<Side, Content>();
  const contentOf = (side: Side): Content => {
    const content = sides.get(side) ?? readContent(EDITIONS[0].content as EditionContent, side);
    sides.set(side, content);
    return content;
  };
  const read = (value: RawValue): Position[] =>
    value.object('position-not-object') ? [readPosition(value, contentOf)] : [];
  if (!Array.isArray(raw)) {
    const [position] = read(reader.value(raw));
    return reader.parsed(() => (position ? scoreOf(position, VERSIONS[version]) : null));
  }
  const positions = (reader.value(raw).list() ?? []).flatMap(read);
  return reader.parsed(() => positions.map((position) => scoreOf(position, VERSIONS[version])));
}

function scoreOf({ content, board, cards, riverLoops }: Position, switches: Switches): Json {
  const land = landscapePoints(content, board, 0, riverLoops, switches);
  let animals = 0;
  let spirit = 0;
  for (const { card, cubesPlaced } of cards) {
    const scoring = content.spirits[card];
    if (!scoring) animals += cardValue(content.ladders[card] ?? [], cubesPlaced);
    else if (cubesPlaced > 0) spirit += spiritPoints(content, scoring, board, 0);
  }
  const { trees, mountains, fields, buildings, water } = land;
  const total = trees + mountains + fields + buildings + water + animals + spirit;
  return { trees, mountains, fields, buildings, water, animals, spirit, total };
}

function readPosition(position: RawValue, contentOf: (side: Side) => Content): Position {
  const side = position.field('side').among(SIDES, 'unknown-side');
  const riverLoops = readLoops(position.field('riverLoops'));
  // Without a side the rest can still be looked at: which spaces exist is all that depends on it.
  const content = contentOf(side ?? 'A');
  const board = readBoard(position.field('board'), content, side !== undefined);
  const cards = readCards(position.field('cards'), content);
  return { content, board, cards, riverLoops };
}

function readLoops(loops: RawValue): RiverLoops {
  const [usual] = RIVER_LOOPS;
  return loops.raw === undefined || loops.raw === null ? usual : (loops.among(RIVER_LOOPS, 'unknown-reading') ?? usual);
}

function readBoard(list: RawValue, content: Content, judge: boolean): Int32Array {
  const board = new Int32Array(BOARD_SIZE);
  board[EMPTY] = content.allSpaces;
  const seen = new Set<string>();
  for (const item of list.list() ?? []) {
    if (!item.object()) continue;
    const stack = readStack(item.field('stack'));
    const space = readSpace(item, content, judge, seen);
    if (stack < 0 || space < 0) continue;
    board[EMPTY]! &= ~(1 << space);
    board[stack]! |= 1 << space;
  }
  return board;
}

const coordinate = (value: RawValue): number | undefined =>
  value.whole(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 'bad-number');

function readSpace(item: RawValue, content: Content, judge: boolean, seen: Set<string>): number {
  const q = coordinate(item.field('q'));
  const r = coordinate(item.field('r'));
  if (q === undefined || r === undefined) return -1;
  const space = content.board.at({ q, r });
  const place = `${q},${r}`;
  if (space < 0 && judge) item.problem('not-on-board');
  else if (seen.has(place)) item.problem('space-twice');
  seen.add(place);
  return space;
}

function readStack(stack: RawValue): number {
  const colours = stack.list();
  if (!colours) return -1;
  for (const colour of colours) colour.among(COLOURS, 'unknown-colour');
  if (!colours.every(({ raw }) => isOneOf(COLOURS, raw))) return -1;
  const number = stackNumber(stack.raw as readonly string[]);
  if (number < 0) stack.problem('illegal-stack');
  return number;
}

function readCards(list: RawValue, content: Content): Card[] {
  if (list.raw === undefined || list.raw === null) return [];
  const seen = new Set<number>();
  let spirits = 0;
  return (list.list() ?? []).flatMap((item) => {
    if (!item.object()) return [];
    const id = item.field('card');
    const cubes = item.field('cubesPlaced');
    const cubesPlaced = cubes.whole(0, Number.POSITIVE_INFINITY, 'bad-number');
    const card = typeof id.raw === 'string' ? content.cardOf.get(id.raw) : undefined;
    if (card === undefined) {
      id.problem('unknown-card');
      return [];
    }
    if (seen.has(card)) id.problem('card-twice');
    else if (content.spirits[card] && ++spirits > 1) id.problem('second-spirit');
    seen.add(card);
    if (cubesPlaced !== undefined && cubesPlaced > content.cubes[card]!) cubes.problem('too-many-cubes');
    return [{ card, cubesPlaced: cubesPlaced ?? 0 }];
  });
}
