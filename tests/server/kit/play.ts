// Plays as the page does: from the picture alone, with the same rules.
import {
  type AnyRules,
  createDice,
  createPicker,
  hasSeat,
  imagine,
  legalSteps,
  type Seats,
  type Step,
  seat,
  seedFrom,
} from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Seen } from '@sunglade/table';
import type { Client, Question, Socket } from './client.ts';

const bound = new Map<string, AnyRules>();

export async function rulesOf(seen: Seen): Promise<AnyRules> {
  const key = JSON.stringify([seen.game, seen.rules, seen.seats, seen.options, seen.edition.hash]);
  const known = bound.get(key);
  if (known) return known;
  const game = await loadGame(seen.game, seen.rules);
  const edition = seen.edition.content === undefined ? seen.edition.id : seen.edition;
  const setup = game?.setup({ seats: seen.seats, options: seen.options, edition });
  if (!game || !setup?.ok) throw new Error(`no rules for ${seen.game}`);
  const rules = game.bind(setup.value);
  bound.set(key, rules);
  return rules;
}

const dice = createDice(seedFrom('players in tests'));

export type Submission = Extract<Question, { type: 'submit' }>;

/** Any legal step of a seat. */
export function anyStep(rules: AnyRules, seen: Seen, one: number, pick: (n: number) => number): Submission {
  if (!seen.view) throw new Error('not started');
  const steps = legalSteps(rules, imagine(rules, seen.view, dice), seat(one));
  const step = steps[pick(steps.length)] as Step;
  return { type: 'submit', table: seen.id, seat: one, at: seen.counts[one] ?? 0, steps: [rules.print(step)] };
}

export const seatsToMove = (seen: Seen): number[] =>
  Array.from({ length: seen.seats }, (_, i) => i).filter((i) => hasSeat((seen.acting & seen.you) as Seats, seat(i)));

/** Two people (or one, for a game alone) at a started table. */
export async function startTable(
  game: string,
  [host, ...others]: readonly [Client, ...Client[]],
  more: Record<string, unknown> = {},
): Promise<{ table: string; sockets: Socket[] }> {
  const people = [host, ...others];
  const table = await host.open(game, { seats: people.length, ...more });
  return { table, sockets: await sitDownAt(table, people) };
}

/** Everybody in a chair of a table that is open, and the game begins. */
export async function sitDownAt(table: string, people: readonly Client[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const [i, person] of people.entries()) {
    const socket = await person.connect();
    await socket.watch(table);
    await socket.sit(table, i, person.user.name);
    sockets.push(socket);
  }
  await sockets[0]?.act(table, -1, '!start');
  return sockets;
}

/** Plays until the end or so many steps; every refusal is a failure. */
export async function playOn(table: string, sockets: readonly Socket[], most: number, seed = 1): Promise<number> {
  const pick = createPicker(seed);
  const [first] = sockets;
  if (!first) return 0;
  const rules = await rulesOf(first.seen(table));
  for (let steps = 0; steps < most; steps++) {
    await level(table, sockets);
    if (first.seen(table).status !== 'playing') return steps;
    const socket = sockets.find((one) => seatsToMove(one.seen(table)).length > 0);
    if (!socket) throw new Error('nobody to move');
    const seen = socket.seen(table);
    await socket.must(anyStep(rules, seen, seatsToMove(seen)[0] ?? 0, pick));
  }
  return most;
}

/** Waits until everybody has heard of everything. */
export async function level(table: string, sockets: readonly Socket[]): Promise<void> {
  for (let waits = 0; waits < 5_000; waits++) {
    const seqs = sockets.map((socket) => socket.seen(table).seq);
    if (new Set(seqs).size === 1) return;
    await new Promise((done) => setTimeout(done, 1));
  }
  throw new Error('somebody missed something');
}
