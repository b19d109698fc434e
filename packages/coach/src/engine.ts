/**
 * Which coach said it. What is kept of a review is kept under this name: raise the number whenever the same record at the
 * same budget would be judged differently, also where a bot learned something. `engine.test.ts` notices.
 */
export const ENGINE = 'coach-3';
