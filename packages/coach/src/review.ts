// A finished match, looked at again. Before and after each decision stands what the seat might expect at the end: what the
// decision changed is play, what happened until its next one (the deal, and what the others did) is luck. Both are
// differences of the same whole numbers, so start, luck and play add up to the result.
import { loadBots } from '@sunglade/bots';
import {
  hasSeat,
  isObject,
  type Parsed,
  parseRecordHead,
  type Replay,
  replayRecord,
  type Seat,
  seat,
} from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { type Coach, createCoach, judgeDice } from './coach.ts';
import { tryTurns } from './compare.ts';
import { ENGINE } from './engine.ts';
import { errorOfSum, type Hundredths, hundredths, meanOf, standardError, sumOf } from './hundredths.ts';
import { findMoment, type KeyMoment } from './moments.ts';
import { type Decision, decisionsOf } from './turns.ts';

/** How closely is looked. Counted, never timed: a review can be repeated. */
export interface ReviewBudget {
  /** Worlds in which each decision is tried; two at least, or nothing is known of the error. */
  readonly worlds: number;
  /** The most suspicious decisions are compared with a better turn: so many, */
  readonly compared: number;
  /** in so many worlds, */
  readonly comparedWorlds: number;
  /** after so many games in the head to find it. */
  readonly playouts: number;
}

export const REVIEW_BUDGETS = {
  least: { worlds: 2, compared: 1, comparedWorlds: 2, playouts: 4 },
  full: { worlds: 3, compared: 10, comparedWorlds: 12, playouts: 150 },
} as const satisfies Readonly<Record<string, ReviewBudget>>;

export interface ReviewedTurn {
  readonly seat: number;
  /** Standing steps before and after it. */
  readonly from: number;
  readonly to: number;
  /** Expected before and after; the error is that of the second. */
  readonly before: Hundredths;
  readonly after: Hundredths;
  readonly error: Hundredths;
  readonly play: Hundredths;
  /** Until the seat's next decision, or to the end. */
  readonly luck: Hundredths;
}

export interface ReviewedSeat {
  /** What the seat might expect at its first decision. */
  readonly start: Hundredths;
  readonly luck: Hundredths;
  readonly play: Hundredths;
  readonly result: Hundredths;
  /** Of luck and play alike: what one has too much the other has too little. */
  readonly error: Hundredths;
}

export interface Review {
  readonly engine: typeof ENGINE;
  /** Of the match. */
  readonly fingerprint: string;
  /** Standing steps of the match. */
  readonly length: number;
  readonly seats: readonly ReviewedSeat[];
  readonly turns: readonly ReviewedTurn[];
  /** The costliest first; at most three. */
  readonly moments: readonly KeyMoment[];
  /** Points that a team or a single player had to reach, or to beat. */
  readonly goal: number | null;
}

export interface ReviewNews {
  /** The share of the work that is done, from 0 to 1. */
  onProgress?(done: number): void;
  onMoment?(moment: KeyMoment): void;
}

const MOMENTS = 3;
/** Of the work; finding a better turn takes longer than judging one. */
const COMPARING_COSTS = 5;
/** Whoever waits sees a first moment soon: until there is one, the worst so far is looked at after each such share. */
const SHARE = 1 / 16;

/** null: cancelled. The rules and bots that the record names are loaded. */
export async function review(
  raw: unknown,
  budget: ReviewBudget,
  news: ReviewNews = {},
  cancel?: { readonly aborted: boolean },
): Promise<Parsed<Review> | null> {
  const head = parseRecordHead(raw);
  if (!head.ok) return head;
  const game = await loadGame(head.value.game, head.value.rules);
  if (!game) return { ok: false, problems: [{ code: 'rules-version', path: 'rules' }] };
  const replay = replayRecord(raw, game);
  if (!replay.ok) return replay;
  // What is thought about a running game could help somebody in it.
  if (!replay.value.result) return { ok: false, problems: [{ code: 'not-over', path: 'end' }] };
  const { rules, setup } = replay.value;
  const coach = createCoach({ rules, setup }, await loadBots(game.id));
  return new Reviewing(replay.value, coach, budget, news, cancel).run();
}

interface Judged {
  readonly decision: Decision;
  readonly before: Hundredths;
  readonly after: Hundredths;
  readonly error: Hundredths;
}

const playOf = ({ before, after }: Judged): Hundredths => after - before;

class Reviewing {
  readonly #replay: Replay;
  readonly #coach: Coach;
  readonly #budget: ReviewBudget;
  readonly #news: ReviewNews;
  readonly #cancel: { readonly aborted: boolean } | undefined;
  readonly #decisions: readonly Decision[];
  readonly #compared = new Set<Decision>();
  readonly #moments: KeyMoment[] = [];
  #work = 0;

  constructor(
    replay: Replay,
    coach: Coach,
    budget: ReviewBudget,
    news: ReviewNews,
    cancel?: { readonly aborted: boolean },
  ) {
    this.#replay = replay;
    this.#coach = coach;
    this.#budget = budget;
    this.#news = news;
    this.#cancel = cancel;
    this.#decisions = decisionsOf(replay);
  }

  run(): Parsed<Review> | null {
    const judged: Judged[] = [];
    for (const decision of this.#decisions) {
      const one = this.#judge(decision);
      if (!one) return null;
      judged.push(one);
      if (this.#moments.length === 0 && judged.length % Math.ceil(SHARE * this.#decisions.length) === 0)
        this.#compareWorst(judged);
    }
    while (this.#compareWorst(judged)) if (this.#cancel?.aborted) return null;
    return { ok: true, value: this.#sum(judged) };
  }

  #judge(decision: Decision): Judged | null {
    const { view, seat: one, steps, from } = decision;
    const { worlds } = this.#budget;
    const before = hundredths(this.#coach.foresight.expect(view, one, judgeDice(one)));
    const [tried] = tryTurns(this.#coach, {
      view,
      seat: one,
      turns: [steps],
      worlds,
      name: `decision ${from}`,
      ...(this.#cancel ? { cancel: this.#cancel } : {}),
    });
    if (this.#cancel?.aborted) return null;
    this.#did(1);
    const results = tried?.results ?? [];
    return { decision, before, after: hundredths(meanOf(results)), error: hundredths(standardError(results)) };
  }

  /** Looks at the worst decision that was not looked at yet; false if there is none left, or no budget. */
  #compareWorst(judged: readonly Judged[]): boolean {
    if (this.#compared.size >= this.#budget.compared) return false;
    let worst: Judged | null = null;
    for (const one of judged) {
      if (this.#compared.has(one.decision) || !this.#isPersons(one.decision)) continue;
      if (worst === null || playOf(one) < playOf(worst)) worst = one;
    }
    if (!worst) return false;
    this.#compared.add(worst.decision);
    const moment = findMoment(this.#coach, worst.decision, this.#budget, this.#cancel);
    this.#did(COMPARING_COSTS);
    if (!moment) return true;
    this.#moments.push(moment);
    this.#news.onMoment?.(moment);
    return true;
  }

  #did(work: number): void {
    this.#work += work;
    const all = this.#decisions.length + COMPARING_COSTS * Math.min(this.#budget.compared, this.#decisions.length);
    this.#news.onProgress?.(Math.min(1, this.#work / Math.max(1, all)));
  }

  /** Bots need no advice, unless nobody else is there. */
  #isPersons({ seat: one }: Decision): boolean {
    const { record, rules } = this.#replay;
    const isBot = (i: number): boolean => record.players?.[i]?.startsWith('@') ?? false;
    return !isBot(one) || Array.from({ length: rules.seats }, (_, i) => i).every(isBot);
  }

  #sum(judged: readonly Judged[]): Review {
    const { rules, run, fingerprint, result } = this.#replay;
    const sides = Array.from({ length: rules.seats }, (_, i) => {
      const own = judged.filter(({ decision }) => decision.seat === i);
      return this.#sumSeat(seat(i), own, hundredths(result?.scores[i] ?? 0));
    });
    return {
      engine: ENGINE,
      fingerprint,
      length: run.standing.length,
      seats: sides.map((side) => side.sum),
      turns: sides.flatMap((side) => side.turns).sort((a, b) => a.from - b.from),
      moments: this.#moments.sort((a, b) => b.loss - a.loss).slice(0, MOMENTS),
      goal: goalOf(result?.facts),
    };
  }

  #sumSeat(one: Seat, judged: readonly Judged[], result: Hundredths): { sum: ReviewedSeat; turns: ReviewedTurn[] } {
    const left = hasSeat(this.#replay.run.out, one);
    const turns = judged.map((now, i): ReviewedTurn => {
      const { seat: who, from, to } = now.decision;
      const last = i === judged.length - 1;
      // Who left has decided what becomes of the seat.
      const after = last && left ? result : now.after;
      const next = last ? result : (judged[i + 1] as Judged).before;
      const { before, error } = now;
      return { seat: who, from, to, before, after, error, play: after - before, luck: next - after };
    });
    const sum = {
      start: turns[0]?.before ?? result,
      luck: sumOf(turns.map(({ luck }) => luck)),
      play: sumOf(turns.map(({ play }) => play)),
      result,
      error: Math.round(errorOfSum(turns.map(({ error }) => error))),
    };
    return { sum, turns };
  }
}

/** What a game with a goal says of it at its end. */
function goalOf(facts: unknown): number | null {
  if (!isObject(facts)) return null;
  const { target, opponent } = facts;
  return typeof target === 'number' ? target : typeof opponent === 'number' ? opponent : null;
}
