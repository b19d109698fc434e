// One table on the screen: what is shown, what can be done, what was said. Knows no game and no connection.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnyGame, type AnyRules, hasSeat, NOBODY, type Seats, type Setup, seat, seatList } from '@sunglade/core';
import type { Past, Seen } from '@sunglade/table';
import { t } from '../../locales/index.ts';
import type { Answer, News, Session } from '../../session/session.ts';
import { type Brings, toldOf } from '../screen/brings.ts';
import { aheadOf, createPosition, foreseeAll, type PositionInput } from '../screen/position.ts';
import type { Ceremony, Position, Screen, Target } from '../screen/screen.ts';
import { plainText, type Reason, reasonOf } from '../screen/words.ts';
import { Absence } from './absence.ts';
import { LookBack } from './look-back.ts';
import { Planning } from './planning.ts';
import { Showing } from './showing.ts';
import { play as playSound } from './sound.ts';
import { SAME_PRESS_MS, Taps } from './taps.ts';
import { type LogLine, Told } from './told.ts';
import { OwnSteps, type TurnSoFar } from './turn-so-far.ts';
import { type Refused, Why } from './why.ts';

const NONE: ReadonlySet<Target> = new Set();
/** Who sits alone at their own screen is "you", whatever name others read; several people at one screen keep theirs. */
function calledYou(kind: Session['kind'], seen: Seen): Seen {
  if (kind !== 'remote' || seen.chairs.filter(({ you }) => you).length !== 1) return seen;
  return { ...seen, chairs: seen.chairs.map((chair) => (chair.you ? { ...chair, name: '' } : chair)) };
}

/** Lines of the game that stand. */
const linesOf = ({ counts }: Seen): number => counts.reduce((sum, count) => sum + count, 0);

export class TableModel {
  readonly session: Session;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly screen: Signal<Screen>;
  /** The picture on the screen: behind the session's by what still moves. */
  readonly shown: Signal<Seen>;
  /** A board other than the own that is looked at, or null. */
  readonly focus = signal<number | null>(null);
  readonly pointed = signal<Target | null>(null);
  /** What was pressed once, to be looked at before it is taken. */
  readonly #lifted = signal<Target | null>(null);
  /** What a line of the log names while it is pointed at. */
  readonly #named = signal<ReadonlySet<Target>>(NONE);
  /** What the others have changed since the viewer's latest step. */
  readonly #fresh = signal<ReadonlySet<Target>>(NONE);
  /** What has a ring around it. */
  readonly marked = computed(() =>
    this.#named.value.size > 0 ? this.#named.value : (this.back.marked.value ?? this.#fresh.value),
  );
  readonly choice = signal<{ readonly target: Target; readonly steps: readonly string[] } | null>(null);
  readonly narration = signal('');
  /** When somebody was asked whether to end the turn in spite of what is left; null while nobody was. */
  readonly asked = signal<number | null>(null);
  readonly #told: Told;
  /** What others did while the viewer was away from a table on the server. */
  readonly absence: Absence;
  readonly back: LookBack;
  /** What is being decided before one's turn. */
  readonly planning = new Planning();
  readonly #why: Why;
  readonly #pending = signal<Position | null>(null);
  /** How many requests have not been answered yet. */
  readonly #sent = signal(0);
  readonly #taps = new Taps();
  readonly #own = new OwnSteps();
  readonly #showing: Showing;
  #stop: () => void;

  constructor(session: Session, seen: Seen, game: AnyGame, setup: Setup, screen: Screen) {
    this.session = session;
    this.game = game;
    this.setup = setup;
    this.rules = game.bind(setup);
    this.#told = new Told(session);
    this.#why = new Why(this.rules);
    this.screen = signal(screen);
    // More may have happened while the game and its screen were loaded.
    this.shown = signal(calledYou(session.kind, session.seen.peek() ?? seen));
    this.#own.see(this.shown.value, this.seat.value);
    this.#showing = new Showing({
      screen: this.screen,
      standOf: (seen) => this.#standOf(seen),
      looksBack: () => this.back.replay.value !== null,
      take: (news, position) => this.#take(news, position),
    });
    this.#stop = session.listen((news) => {
      const [before, after] = [calledYou(session.kind, news.before), calledYou(session.kind, news.after)];
      this.#showing.hear({ ...news, before, after });
    });
    this.absence = new Absence(seen.id, {
      log: this.log,
      you: () => this.shown.value.you,
      lines: () => linesOf(this.shown.value),
    });
    const { shown, seat: own, log, focus, narration, absence } = this;
    this.back = new LookBack({
      shown,
      seat: own,
      screen: this.screen,
      log,
      focus,
      narration,
      absence,
      mover: this.#showing.mover,
      past: () => session.past(true),
      momentOf: (past, at) => this.#momentOf(past, at),
    });
    void this.#told.read().then(() => session.kind === 'remote' && this.absence.begin());
  }

  /** What is celebrated now; a press or Escape ends it. */
  get ceremony(): Signal<Ceremony | null> {
    return this.#showing.ceremony;
  }

  /** Why what was tried last is not allowed. */
  get why(): Signal<Reason | null> {
    return this.#why.reason;
  }

  /** The step that it is about, where it is about one. */
  get refused(): ReadonlySignal<Refused | null> {
    return this.#why.refused;
  }

  /** The own seat that has to act, else the first own one; a spectator looks over the shoulder of the first. */
  readonly seat = computed(() => {
    const { you, acting } = this.shown.value;
    return seatList((you & acting) as Seats)[0] ?? seatList(you)[0] ?? seat(0);
  });

  readonly live = computed<Position>(
    () => this.planning.draft.value?.position ?? this.#pending.value ?? this.#standOf(this.shown.value),
  );

  /** The table as if it were the viewer's turn, where they may plan for it now. */
  readonly ahead = computed<Position | null>(() => {
    const { acting, chairs, status, you } = this.shown.value;
    const one = this.seat.value;
    const waits = status === 'playing' && hasSeat(you, one) && !hasSeat(acting, one) && acting !== NOBODY;
    if (this.session.kind !== 'remote' || !waits || chairs[one]?.away || chairs[one]?.out) return null;
    return aheadOf(this.#inputOf(this.shown.value));
  });

  /** What the viewer has planned. */
  readonly plan = computed(
    () => this.shown.value.plans?.find((plan) => plan.seat === Number(this.seat.value))?.ways ?? null,
  );

  /** What is drawn: live, the moment of the replay, or what might have been. */
  readonly position = computed<Position>(() => this.back.position.value ?? this.live.value);

  readonly targets = computed<ReadonlyMap<Target, readonly string[]>>(() => {
    const lit = new Map<Target, string[]>();
    const { legal, seat: one } = this.position.value;
    for (const step of legal) {
      const target = this.screen.value.target(step, one);
      if (target === null) continue;
      const steps = lit.get(target);
      if (steps) steps.push(step);
      else lit.set(target, [step]);
    }
    return lit;
  });

  /** What is lifted, while it can still be taken. */
  readonly lifted = computed<Target | null>(() => {
    const target = this.#lifted.value;
    return target !== null && this.targets.value.has(target) ? target : null;
  });

  readonly preview = computed<Position | null>(() => {
    const target = this.pointed.value ?? this.lifted.value;
    const steps = target === null ? undefined : this.targets.value.get(target);
    return steps?.length === 1 ? this.position.value.after(steps[0] as string) : null;
  });

  readonly log = computed<readonly LogLine[]>(() =>
    this.#told.sentences(this.screen.value, this.#standOf(this.shown.value)),
  );

  readonly canUndo = computed(() => {
    if (this.back.replay.value) return false;
    return this.planning.draft.value ? this.planning.ways.length > 0 : hasSeat(this.shown.value.undo, this.seat.value);
  });
  /** Whose move it is, for whoever looks at the page from outside; `sent` while something is on its way or moves. */
  readonly turn = computed<'mine' | 'theirs' | 'sent' | 'over'>(() => {
    if (this.shown.value.status !== 'playing') return 'over';
    if (this.#sent.value > 0 || this.#showing.busy.value) return 'sent';
    return this.myTurn.value ? 'mine' : 'theirs';
  });

  readonly myTurn = computed(() => hasSeat(this.live.value.acting, this.seat.value) && this.live.value.mine);
  readonly done = computed(() => this.position.value.legal.find((step) => this.screen.value.isDone(step)) ?? null);

  /** When the viewer's latest step was sent. */
  get usedAt(): number {
    return this.#taps.usedAt;
  }

  /** What ending the turn now would give up, in words. */
  readonly waste = computed<string | null>(() =>
    this.done.value === null ? null : (this.screen.value.waste?.(this.position.value) ?? null),
  );

  /** What taking things would bring, where that may be asked now. */
  readonly brings = signal<Brings | null>(null);

  /** Something to think about before the turn is ended: it wants a second press then. */
  readonly whisper = signal<string | null>(null);

  /** What the viewer did since they last learned something; null where that is not known. */
  get turnSoFar(): TurnSoFar | null {
    return this.#own.soFar(this.shown.value, this.seat.value);
  }

  pick = (target: Target): void => {
    const steps = this.targets.value.get(target) ?? [];
    if (this.#taps.isEcho(target, steps.length > 0)) return;
    const lifts = steps.length > 0 && this.lifted.value !== target && this.#said(target) !== null;
    const quick = steps.length > 0 ? null : (this.screen.value.shortcut?.(target, this.position.value) ?? null);
    const instead = steps.length > 0 ? null : (this.screen.value.instead?.(target, this.position.value) ?? null);
    this.#lifted.value = lifts ? target : null;
    if (lifts) {
      this.why.value = null;
      this.narration.value = this.#said(target) ?? '';
    } else if (steps.length === 1) this.play(steps[0] as string);
    else if (quick && foreseeAll(this.live.value, quick).refusal === null) this.playAll(quick);
    else if (instead && this.canUndo.value) void this.#playInstead(instead);
    else if (steps.length > 1) this.choice.value = { target, steps };
    else this.#explain(target);
  };

  /** Puts down what is lifted. */
  lower = (): void => {
    this.#lifted.value = null;
  };

  /** Who has asked what it would bring hears that, before anything is taken. */
  #said(target: Target): string | null {
    const screen = this.screen.value;
    const told =
      screen.taking?.looked === 'sheet' ? null : toldOf(this.brings.value, this.targets.value.get(target) ?? []);
    return told ?? screen.lift?.(target, this.position.value) ?? null;
  }

  /** What taking the lifted thing means, in a sentence. */
  readonly liftedText = computed<string | null>(() =>
    this.lifted.value === null ? null : this.#said(this.lifted.value),
  );

  point = (target: Target | null): void => {
    this.pointed.value = target;
  };

  mark = (targets: readonly Target[] | null): void => {
    this.#named.value = targets ? new Set(targets) : NONE;
  };

  /** Ends the turn, or says what is missing; what would be given up has to be confirmed by a second press. */
  finish = (): void => {
    const done = this.done.value;
    if (done === null) {
      this.#sayMissing();
      return;
    }
    const waste = this.waste.value;
    const whisper = this.whisper.value;
    const asked = this.asked.value;
    if (waste === null && whisper === null) this.play(done);
    else if (asked === null) {
      this.asked.value = performance.now();
      const label = this.screen.value.label(done, this.position.value);
      this.narration.value = `${t('pressAgain')} – ${label} ${waste === null ? whisper : t('without', waste)}`;
    } else if (performance.now() - asked > SAME_PRESS_MS) this.play(done);
  };

  play = (step: string): void => this.playAll([step]);

  /** Plays steps one after the other, all of them or none. */
  playAll = (steps: readonly string[]): void => {
    const position = this.live.value;
    this.asked.value = null;
    this.choice.value = null;
    this.pointed.value = null;
    this.#lifted.value = null;
    const next = foreseeAll(position, steps);
    const refusal = this.back.replay.value ? { code: 'not-in-replay' } : next.refusal;
    if (refusal) {
      this.say(refusal, steps.length === 1 ? steps[0] : undefined);
      return;
    }
    this.why.value = null;
    if (this.planning.draft.value) {
      this.#taps.use(this.screen.value.target(steps.at(-1) ?? '', position.seat));
      this.planning.add(steps);
      return;
    }
    this.planning.dropped.value = false;
    this.#fresh.value = NONE;
    this.absence.end();
    this.#taps.use(this.screen.value.target(steps.at(-1) ?? '', position.seat));
    this.#own.send(this.shown.value.counts[position.seat] ?? 0, steps);
    if (next.position && this.session.kind === 'remote') this.#pending.value = next.position;
    void this.#send(this.session.submit(position.seat, steps), () => {
      this.#pending.value = null;
    });
  };

  /** Takes the latest step back and plays these instead. */
  async #playInstead(steps: readonly string[]): Promise<void> {
    const before = this.shown.value;
    const seen = new Promise<void>((resolve) => {
      const stop = this.shown.subscribe((now) => {
        if (now === before) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
    if (!(await this.#send(this.session.act(this.seat.value, '!undo')))) return;
    await seen;
    if (foreseeAll(this.live.value, steps).refusal === null) this.playAll(steps);
  }

  act = (text: string, one: number = this.seat.value): void => {
    this.#taps.forget();
    this.asked.value = null;
    this.why.value = null;
    void this.#send(this.session.act(one, text));
  };

  /** Whether it was accepted. */
  async #send(sent: Promise<Answer>, onRefused: () => void = () => {}): Promise<boolean> {
    this.#sent.value++;
    const answer = await sent;
    this.#sent.value--;
    if (answer.ok) return true;
    onRefused();
    this.say(answer.refusal);
    return false;
  }

  undo = (): void => {
    if (this.planning.draft.value) this.planning.back();
    else this.act('!undo');
  };

  planAhead = (): void => {
    const start = this.ahead.value;
    if (!start) return;
    this.why.value = null;
    this.focus.value = null;
    this.planning.begin(start);
  };

  keepPlan = async (): Promise<void> => {
    const kept = await this.#send(this.session.plan(this.seat.value, this.planning.ways));
    if (kept) this.planning.end();
  };

  cancelPlan = (): void => {
    void this.#send(this.session.plan(this.seat.value, []));
  };

  say(refusal: Parameters<typeof reasonOf>[2], step?: string): void {
    const reason = reasonOf(this.game, this.screen.value, refusal);
    playSound('no');
    this.narration.value = reason.text;
    // Last: whoever has a better answer to this takes the words back.
    this.#why.say(reason, step === undefined ? null : { step, code: refusal.code });
  }

  close(): void {
    this.#stop();
    this.#taps.close();
    this.session.close();
  }

  /** The table after so many lines, to be looked at only. */
  #momentOf(past: readonly Past[], at: number): Position | null {
    const view = past[at - 1]?.view;
    if (!view) return null;
    const { chairs, you, status } = this.shown.value;
    const { game, setup, rules } = this;
    const over = at === past.length && status === 'over';
    const one = this.seat.value;
    return createPosition({ game, setup, rules, view, chairs, you, seat: one, acting: NOBODY, over, live: false });
  }

  #inputOf(seen: Seen): PositionInput {
    const { game, setup, rules } = this;
    const { chairs, you, acting } = seen;
    const view = seen.view ?? { open: null, own: [] };
    const over = seen.status !== 'playing';
    return { game, setup, rules, view, chairs, you, seat: this.seat.value, acting, over, live: true };
  }

  #standOf(seen: Seen): Position {
    return createPosition(this.#inputOf(seen));
  }

  /** Says why the turn cannot be ended now. */
  #sayMissing(): void {
    const step = this.back.replay.value ? undefined : this.#why.done(this.screen.value, this.position.value);
    const refusal = step === undefined ? null : this.position.value.refuse(step);
    this.say(refusal ?? { code: this.back.replay.value ? 'not-in-replay' : 'not-done' }, refusal ? step : undefined);
  }

  #explain(target: Target): void {
    if (this.back.replay.value) {
      this.say({ code: 'not-in-replay' });
      return;
    }
    const step = this.#why.meant(this.screen.value, target, this.position.value);
    const refusal = step === undefined ? null : this.position.value.refuse(step);
    if (refusal) this.say(refusal, step);
  }

  #take({ heard, before, after }: News, position: Position): void {
    this.#pending.value = null;
    this.shown.value = after;
    this.#own.see(after, this.seat.value);
    this.pointed.value = null;
    if (heard.length > 0) this.#why.forget(position);
    if (heard.length > 0 && this.session.kind === 'remote') this.absence.hear(linesOf(before));
    if (heard.length > 0 || before.seq !== after.seq) this.#told.hear(heard, linesOf(after));
    this.planning.hear(heard, before, after);
    this.#ring(heard, position);
    const said = heard.flatMap(({ events }) =>
      events.flatMap((event) => {
        const sentence = this.screen.value.say(event, position);
        return sentence ? [plainText(sentence.bits, after.chairs)] : [];
      }),
    );
    if (said.length > 0) this.narration.value = said.join(' ');
  }

  /** Rings what others have changed, until the viewer acts. */
  #ring(heard: News['heard'], position: Position): void {
    const theirs = heard.filter((one) => one.kind === 'step' && !hasSeat(this.shown.value.you, seat(one.seat)));
    const targets = theirs.flatMap(({ events }) =>
      events.flatMap((event) => this.screen.value.say(event, position)?.targets ?? []),
    );
    if (targets.length > 0) this.#fresh.value = new Set([...this.#fresh.value, ...targets]);
  }
}
