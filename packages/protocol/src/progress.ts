// What somebody has reached by themselves, as it travels between page and server.
import * as z from 'zod/mini';
import { MOST_REACHED, MOST_REACHED_POINTS, REACHED_THING } from './limits.ts';

const reached = z.strictObject({
  thing: z.string().check(z.regex(REACHED_THING)),
  /** More is better; 1 where there is nothing to count. */
  points: z.int().check(z.minimum(0), z.maximum(MOST_REACHED_POINTS)),
});

export const progress = z.strictObject({ reached: z.array(reached).check(z.maxLength(MOST_REACHED)) });
export type Progress = z.infer<typeof progress>;
