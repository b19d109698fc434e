// Bodies of the requests and answers about days on which somebody is away.
import * as z from 'zod/mini';

/** A day of the calendar: `2026-12-24`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** From the first to the last day, both included, as the calendar on the wall counts them. */
export const newHoliday = z.strictObject({ first: day, last: day, zone: z.string().check(z.maxLength(60)) });
export type NewHoliday = z.infer<typeof newHoliday>;

export const holidays = z.object({
  /** How many days there may be in a calendar year; 0: none at this site. */
  perYear: z.number(),
  /** Those that last or come; earlier ones only count. */
  holidays: z.array(z.object({ id: z.string(), first: z.string(), last: z.string(), now: z.boolean() })),
  /** Days that are spoken for, in this year and the next. */
  used: z.array(z.object({ year: z.number(), days: z.number() })),
});
export type Holidays = z.infer<typeof holidays>;

export const holidayParams = z.object({ id: z.string().check(z.regex(/^\d{1,6}$/)) });
