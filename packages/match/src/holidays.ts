// The port to when people are away. It is the truth about that; tables are told by lines of their own.

/** From the first to the last day, as the calendar on the wall in `zone` counts them. */
export interface HolidayStored {
  readonly user: string;
  /** Numbers the holidays of one user: of two who add one at the same time, one is told so. */
  readonly n: number;
  /** `2026-12-24` */
  readonly first: string;
  readonly last: string;
  readonly zone: string;
  readonly createdAt: number;
  /** When it was ended before its time, perhaps before it began. */
  readonly endedAt: number | null;
}

export interface HolidayStore {
  /** false: there is one with this number. */
  addHoliday(holiday: HolidayStored): Promise<boolean>;
  /** In the order of their numbers. */
  holidaysOf(user: string): Promise<readonly HolidayStored[]>;
  /** Nothing happens to one that has been ended before. */
  endHoliday(user: string, n: number, at: number): Promise<void>;
  /** Users whose tables have not been told of all this yet, though it was said before this moment. */
  holidaysToTell(before: number, limit: number): Promise<readonly string[]>;
  /** All tables know these, as they are here. */
  holidaysTold(holidays: readonly HolidayStored[]): Promise<void>;
}
