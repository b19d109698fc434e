import { pino } from 'pino';

/** One JSON object a line. Whatever could let somebody in is cut out, should it ever get here. */
export const createLog = (level: string) =>
  pino({ level, redact: ['req.headers', 'headers', 'cookie', 'token', '*.cookie', '*.token'] });
