// A position given by hand: one player's board and cards, scored without a game around it.
import { isObject, type Json, joinPath, type Parsed, type Problem } from '@sunglade/core';
import { type Content, contentOf } from './content.ts';
import { SIDES, type Side } from './edition.ts';
import { HOUSE } from './editions.ts';
import { landscapePoints, spiritPoints } from './landscape.ts';
import { RIVER_LOOPS, type RiverLoops } from './options.ts';
import { cardValue } from './score.ts';
import { COLOURS, EMPTY, MASKS, stackNumber } from './stacks.ts';

interface Position {
  readonly content: Content;
  /** The board's masks, as in a state. */
  readonly board: Int32Array;
  readonly cards: readonly { readonly card: number; readonly cubesPlaced: number }[];
  readonly riverLoops: RiverLoops;
}

type Report = (code: string, path: string) => void;

/** One position or a list of them; a list is answered with a list. */
export function scorePosition(raw: unknown): Parsed<Json> {
  if (!Array.isArray(raw)) return scoreOne(raw);
  const answers = raw.map((one) => scoreOne(one));
  const problems = answers.flatMap((answer, i) =>
    answer.ok ? [] : answer.problems.map(({ code, path }) => ({ code, path: joinPath(`[${i}]`, path) })),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
}

function scoreOne(raw: unknown): Parsed<Json> {
  const parsed = parsePosition(raw);
  if (!parsed.ok) return parsed;
  const { content, board, cards, riverLoops } = parsed.value;
  const land = landscapePoints(content, board, 0, riverLoops);
  let animals = 0;
  let spirit = 0;
  for (const { card, cubesPlaced } of cards) {
    const scoring = content.spirits[card];
    if (!scoring) animals += cardValue(content.ladders[card] ?? [], cubesPlaced);
    else if (cubesPlaced > 0) spirit += spiritPoints(content, scoring, board, 0);
  }
  const { trees, mountains, fields, buildings, water } = land;
  const total = trees + mountains + fields + buildings + water + animals + spirit;
  return { ok: true, value: { trees, mountains, fields, buildings, water, animals, spirit, total } };
}

function parsePosition(raw: unknown): Parsed<Position> {
  if (!isObject(raw)) return { ok: false, problems: [{ code: 'position-not-object', path: '' }] };
  const problems: Problem[] = [];
  const report: Report = (code, path) => void problems.push({ code, path });
  const side = SIDES.find((one) => one === raw.side);
  if (!side) report('unknown-side', 'side');
  const riverLoops = RIVER_LOOPS.find((one) => one === (raw.riverLoops ?? RIVER_LOOPS[0]));
  if (!riverLoops) report('unknown-reading', 'riverLoops');
  // Without a side the rest can still be looked at: which spaces exist is all that depends on it.
  const content = contentOf(HOUSE, side ?? 'A');
  const board = parseBoard(raw.board, content, side, report);
  const cards = parseCards(raw.cards ?? [], content, report);
  if (problems.length > 0 || !riverLoops) return { ok: false, problems };
  return { ok: true, value: { content, board, cards, riverLoops } };
}

function parseBoard(raw: unknown, content: Content, side: Side | undefined, report: Report): Int32Array {
  const board = new Int32Array(MASKS);
  board[EMPTY] = content.allSpaces;
  if (!Array.isArray(raw)) {
    report('not-list', 'board');
    return board;
  }
  const seen = new Set<string>();
  for (const [i, item] of raw.entries()) {
    const path = `board[${i}]`;
    if (!isObject(item)) {
      report('not-object', path);
      continue;
    }
    const stack = parseStack(item.stack, `${path}.stack`, report);
    const space = parseSpace(item, content, side, seen, path, report);
    if (stack < 0 || space < 0) continue;
    board[EMPTY] = (board[EMPTY] as number) & ~(1 << space);
    board[stack] = (board[stack] as number) | (1 << space);
  }
  return board;
}

function parseSpace(
  { q, r }: Readonly<Record<string, unknown>>,
  content: Content,
  side: Side | undefined,
  seen: Set<string>,
  path: string,
  report: Report,
): number {
  if (!Number.isInteger(q)) report('bad-number', `${path}.q`);
  if (!Number.isInteger(r)) report('bad-number', `${path}.r`);
  if (!Number.isInteger(q) || !Number.isInteger(r)) return -1;
  const place = { q: Number(q), r: Number(r) };
  const space = content.board.at(place);
  const text = `${place.q},${place.r}`;
  if (space < 0 && side) report('not-on-board', path);
  else if (seen.has(text)) report('space-twice', path);
  seen.add(text);
  return space;
}

function parseStack(raw: unknown, path: string, report: Report): number {
  if (!Array.isArray(raw)) {
    report('not-list', path);
    return -1;
  }
  let known = true;
  for (const [i, colour] of raw.entries()) {
    if (COLOURS.some((one) => one === colour)) continue;
    known = false;
    report('unknown-colour', `${path}[${i}]`);
  }
  const stack = known ? stackNumber(raw) : -1;
  if (known && stack < 0) report('illegal-stack', path);
  return stack;
}

function parseCards(raw: unknown, content: Content, report: Report): { card: number; cubesPlaced: number }[] {
  if (!Array.isArray(raw)) {
    report('not-list', 'cards');
    return [];
  }
  const list: { card: number; cubesPlaced: number }[] = [];
  const seen = new Set<number>();
  let spirits = 0;
  for (const [i, item] of raw.entries()) {
    const path = `cards[${i}]`;
    if (!isObject(item)) {
      report('not-object', path);
      continue;
    }
    const card = typeof item.card === 'string' ? content.cardOf.get(item.card) : undefined;
    const cubes = item.cubesPlaced;
    const isCount = Number.isInteger(cubes) && Number(cubes) >= 0;
    if (!isCount) report('bad-number', `${path}.cubesPlaced`);
    if (card === undefined) {
      report('unknown-card', `${path}.card`);
      continue;
    }
    if (seen.has(card)) report('card-twice', `${path}.card`);
    else if (content.spirits[card] && ++spirits > 1) report('second-spirit', `${path}.card`);
    seen.add(card);
    if (isCount && Number(cubes) > (content.cubes[card] as number)) report('too-many-cubes', `${path}.cubesPlaced`);
    list.push({ card, cubesPlaced: Number(cubes) });
  }
  return list;
}
