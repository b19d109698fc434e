// What both sides must agree on before a message is read. Apart from the validators, so that a page need not load them.

/** Raised whenever an old page could misunderstand a new server; such a page is asked to reload. */
export const PROTOCOL = 4;

/** Where the socket is. */
export const SOCKET_PATH = '/api/socket';

/** Why the server closed a socket. */
export const CLOSE = {
  /** The server restarts: come again. */
  restart: 1012,
  noSession: 4401,
  tooManySockets: 4403,
  reload: 4426,
  tooFast: 4429,
} as const;

export const LIMITS = {
  /** Bytes of one message from a client. */
  message: 16_384,
  steps: 64,
  stepText: 120,
  chatText: 400,
  /** Of a plan. */
  ways: 8,
  /** Bytes of a request that may carry an edition. */
  body: 262_144,
} as const;

/** What somebody has reached by themselves: `lesson:evergreen/powers`. */
export const REACHED_THING = /^[a-z]{1,10}:[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40})?$/;
/** More than there are lessons, puzzles and trials. */
export const MOST_REACHED = 1_000;
export const MOST_REACHED_POINTS = 1_000_000_000;

/** Why somebody asks the host of the site to look at what another did. */
export const REPORT_REASONS = ['rude', 'unfair', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
