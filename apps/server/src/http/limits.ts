import type { Config } from '../base/config.ts';

/** For what costs much, or what somebody might try again and again. */
export const rarely = ({ guestsPerHour }: Pick<Config, 'guestsPerHour'>) => ({
  max: guestsPerHour,
  timeWindow: 3_600_000,
});
