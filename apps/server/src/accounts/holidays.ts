// Days on which somebody is away. The rows are the truth; every table at which they play turn by turn is told by a line of
// its own, so that its clocks follow from its lines alone.
import { type HolidayStored, type Runner, type Store, tablesOf, type User } from '@sunglade/match';
import type { Holidays as HolidaysSeen, NewHoliday } from '@sunglade/protocol';
import { type Holiday, holidayLines, isTurnByTurn, OPEN_PROBLEMS } from '@sunglade/table';
import { Coded, refusedWith } from '../base/coded.ts';
import { dayAfter, dayAt, daysFrom, isDay, isZone, startOfDay } from '../base/zones.ts';

const MONTH = 30 * 86_400_000;
/** Each writes a line at every table: nobody fills the logs of others by changing their mind. */
const MOST_A_MONTH = 12;
/** What was said longer ago than this and is not told everywhere was cut off. */
const TOLD_MS = 60_000;
const MOST_RACES = 8;
/** Nothing to tell, or nobody who could be told: a table that this program cannot open keeps nobody from the others. */
const NOT_HERE: ReadonlySet<string> = new Set(['nothing-to-do', ...OPEN_PROBLEMS]);

export interface HolidaysNeeds {
  readonly store: Store;
  readonly runner: Runner;
  readonly now: () => number;
  /** How many days there may be in a calendar year. */
  readonly perYear: number;
}

/** As moments; null where it was ended before it began. */
function momentsOf({ first, last, zone, endedAt }: HolidayStored): Holiday | null {
  const from = startOfDay(zone, first);
  const until = Math.min(startOfDay(zone, dayAfter(last)), endedAt ?? Number.POSITIVE_INFINITY);
  return until > from ? { from, until } : null;
}

/** The days that count: of one that was ended early, also the day on which it ended. */
function daysOf(holiday: HolidayStored): readonly string[] {
  if (!momentsOf(holiday)) return [];
  const { first, last, zone, endedAt } = holiday;
  const end = endedAt === null ? last : dayAt(zone, endedAt);
  return [...daysFrom(first, end < last ? end : last)];
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** How many days of a year are spoken for; a day counts once, however often it was said. */
function usedIn(year: number, holidays: readonly HolidayStored[]): number {
  return new Set(holidays.flatMap(daysOf).filter((day) => yearOf(day) === year)).size;
}

export class Holidays {
  readonly #needs: HolidaysNeeds;

  constructor(needs: HolidaysNeeds) {
    this.#needs = needs;
  }

  async look(user: User): Promise<HolidaysSeen> {
    const { store, perYear, now } = this.#needs;
    const all = await store.holidaysOf(user.id);
    const year = yearOf(dayAt(all.at(-1)?.zone ?? 'UTC', now()));
    return {
      perYear,
      holidays: all
        .flatMap((one) => {
          const moments = momentsOf(one);
          if (!moments || moments.until <= now()) return [];
          return [{ id: `${one.n}`, first: one.first, last: one.last, now: moments.from <= now() }];
        })
        .toSorted((a, b) => (a.first < b.first ? -1 : 1)),
      used: [year, year + 1].map((one) => ({ year: one, days: usedIn(one, all) })),
    };
  }

  async add(user: User, wish: NewHoliday): Promise<HolidaysSeen> {
    const { store, now } = this.#needs;
    for (let race = 0; race < MOST_RACES; race++) {
      const all = await store.holidaysOf(user.id);
      this.#check(wish, all);
      const n = Math.max(-1, ...all.map((one) => one.n)) + 1;
      if (!(await store.addHoliday({ user: user.id, n, ...wish, createdAt: now(), endedAt: null }))) continue;
      await this.tell(user.id);
      return this.look(user);
    }
    throw new Coded('busy');
  }

  /** One that has not begun never was; of one that lasts, the day on which it ends still counts. */
  async end(user: User, id: string): Promise<HolidaysSeen> {
    const { store, now } = this.#needs;
    const holiday = (await store.holidaysOf(user.id)).find(({ n }) => `${n}` === id);
    const moments = holiday && momentsOf(holiday);
    if (!holiday || !moments || moments.until <= now()) throw new Coded('no-such-holiday');
    await store.endHoliday(user.id, holiday.n, now());
    await this.tell(user.id);
    return this.look(user);
  }

  /** When somebody is away from now on. */
  async coming(user: string): Promise<readonly Holiday[]> {
    const { store, now, perYear } = this.#needs;
    if (perYear === 0) return [];
    return this.#after(await store.holidaysOf(user), now());
  }

  /** Tells every table of somebody; may be repeated where it was cut off. */
  async tell(user: string): Promise<void> {
    const { store, now } = this.#needs;
    const all = await store.holidaysOf(user);
    const coming = this.#after(all, now());
    for await (const { config, summary } of tablesOf(store, user)) {
      const goesOn = summary.status === 'open' || summary.status === 'playing';
      if (goesOn && isTurnByTurn(config.clock)) await this.#tellAt(config.id, user, coming);
    }
    await store.holidaysTold(all);
  }

  /** A chair has become theirs by another way than sitting down. */
  async tellAt(match: string, user: string): Promise<void> {
    await this.#tellAt(match, user, await this.coming(user));
  }

  /** What was cut off is told now. */
  async sweep(): Promise<void> {
    const { store, now } = this.#needs;
    for (const user of await store.holidaysToTell(now() - TOLD_MS, 20)) await this.tell(user);
  }

  #after(all: readonly HolidayStored[], now: number): readonly Holiday[] {
    return all.flatMap((one) => {
      const moments = momentsOf(one);
      return moments && moments.until > now ? [moments] : [];
    });
  }

  async #tellAt(match: string, user: string, coming: readonly Holiday[]): Promise<void> {
    const answer = await this.#needs.runner.act(match, {
      submission: null,
      plan: (table, now) => {
        const lines = holidayLines(table, user, coming, now);
        return lines.length > 0 ? lines : { code: 'nothing-to-do' };
      },
    });
    if (!answer.ok && !NOT_HERE.has(answer.refusal.code)) throw refusedWith(answer.refusal);
  }

  #check({ first, last, zone }: NewHoliday, all: readonly HolidayStored[]): void {
    const { now, perYear } = this.#needs;
    if (perYear === 0) throw new Coded('no-holidays');
    if (!isZone(zone)) throw new Coded('no-such-zone');
    if (!isDay(first) || !isDay(last) || last < first) throw new Coded('bad-request');
    const today = dayAt(zone, now());
    if (first < today) throw new Coded('holiday-past');
    if (yearOf(last) > yearOf(today) + 1) throw new Coded('holiday-far');
    if (all.filter(({ createdAt }) => createdAt > now() - MONTH).length >= MOST_A_MONTH)
      throw new Coded('too-many-holidays');
    const wanted = [...daysFrom(first, last)];
    const taken = new Set(all.flatMap(daysOf));
    if (wanted.some((day) => taken.has(day))) throw new Coded('holiday-overlaps');
    for (const year of new Set(wanted.map(yearOf)))
      if (usedIn(year, all) + wanted.filter((day) => yearOf(day) === year).length > perYear)
        throw new Coded('holiday-too-long');
  }
}
