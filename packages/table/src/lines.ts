// A table's log: every line is something that happened, in order, with the server's time. The game's own lines (steps,
// !undo, !back, !resign, !forfeit, and the remarks !hint and !planned) go to the run; the others are about who sits where.
import type { Seats } from '@sunglade/core';
import type { Holiday } from './holidays.ts';

export interface TableLine {
  readonly at: number;
  /** A user, or one of the names in names.ts. */
  readonly by: string;
  /** The chair it is about, or -1 for the table. */
  readonly seat: number;
  readonly text: string;
}

export type Note =
  /** Takes an empty chair, with 64 hex digits of one's own for the seed; without a name, each viewer finds a word. */
  | { readonly kind: 'sit'; readonly entropy: string; readonly name: string }
  | { readonly kind: 'stand' }
  /**
   * Gives the chair to another user: who lost a device comes back through the seat's link, who was a guest comes with
   * an account. For seat -1 it is the host's place.
   */
  | { readonly kind: 'hand'; readonly to: string }
  /** Another name for the chair: whoever sat there wants to be forgotten. */
  | { readonly kind: 'name'; readonly name: string }
  /** Puts a bot on an empty chair: its level, and behind a plus what it loves. */
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'return' }
  /** Asks everybody: to go back to before line N of the game's log, to let a bot play for seat N, or to call it off. */
  | { readonly kind: 'propose'; readonly what: 'back'; readonly to: number }
  /** `present`: who is at the table and therefore asked. Without it everybody is, as it used to be. */
  | { readonly kind: 'propose'; readonly what: 'bot'; readonly to: number; readonly present?: Seats }
  | { readonly kind: 'propose'; readonly what: 'end' }
  /** `present`: who is at the table by now. */
  | { readonly kind: 'agree'; readonly present?: Seats }
  | { readonly kind: 'decline' }
  /** Reminds whoever sits on chair N, who is waited for and not there. */
  | { readonly kind: 'nudge'; readonly to: number }
  /** From now on whoever sits here is away at these times, and at no others. */
  | { readonly kind: 'holiday'; readonly holidays: readonly Holiday[] }
  /** Nobody has played for long: it is closed at this moment, unless somebody does. */
  | { readonly kind: 'stale'; readonly closesAt: number }
  /** Another table was opened for the same people. */
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'close' };

const PATTERN =
  /^!(?:(?<bare>stand|start|timeout|return|agree|decline|close)|sit (?<entropy>[0-9a-f]{64}) (?<name>.{0,60})|bot (?<level>[a-z][a-z0-9-]{0,30}(?:\+[a-z]{1,20})?)|propose (?<to>0|[1-9]\d{0,5})|propose bot (?<chair>\d)(?: of (?<asked>\d{1,2}))?|agree of (?<present>\d{1,2})|propose (?<end>end)|nudge (?<nudged>\d)|rematch (?<table>[A-Za-z0-9_-]{1,40})|hand (?<user>[A-Za-z0-9_-]{1,40})|name (?<called>.{1,60})|stale (?<closes>\d{1,15})|holiday(?<holidays>(?: \d{1,15}-\d{1,15}){0,20}))$/;

export function parseNote(text: string): Note | null {
  const found = PATTERN.exec(text)?.groups;
  if (!found) return null;
  const { bare, entropy, name, level, to, chair, end, table, user, called, holidays, asked, present, closes, nudged } =
    found;
  if (bare) return { kind: bare as 'stand' | 'start' | 'timeout' | 'return' | 'agree' | 'decline' | 'close' };
  if (entropy && name !== undefined) return { kind: 'sit', entropy, name };
  if (level) return { kind: 'bot', level };
  if (to) return { kind: 'propose', what: 'back', to: Number(to) };
  if (chair) {
    const proposed = { kind: 'propose', what: 'bot', to: Number(chair) } as const;
    return asked ? { ...proposed, present: Number(asked) as Seats } : proposed;
  }
  if (present) return { kind: 'agree', present: Number(present) as Seats };
  if (end) return { kind: 'propose', what: 'end' };
  if (nudged) return { kind: 'nudge', to: Number(nudged) };
  if (user) return { kind: 'hand', to: user };
  if (called) return { kind: 'name', name: called };
  if (closes) return { kind: 'stale', closesAt: Number(closes) };
  if (holidays !== undefined) return { kind: 'holiday', holidays: parseHolidays(holidays) };
  return table ? { kind: 'rematch', table } : null;
}

const parseHolidays = (text: string): Holiday[] =>
  text
    .split(' ')
    .slice(1)
    .map((one) => {
      const [from = 0, until = 0] = one.split('-').map(Number);
      return { from, until };
    });

export function printNote(note: Note): string {
  switch (note.kind) {
    case 'sit':
      return `!sit ${note.entropy} ${note.name}`;
    case 'bot':
      return `!bot ${note.level}`;
    case 'propose':
      if (note.what === 'end') return '!propose end';
      if (note.what === 'back') return `!propose ${note.to}`;
      return `!propose bot ${note.to}${note.present === undefined ? '' : ` of ${note.present}`}`;
    case 'agree':
      return note.present === undefined ? '!agree' : `!agree of ${note.present}`;
    case 'nudge':
      return `!nudge ${note.to}`;
    case 'rematch':
      return `!rematch ${note.table}`;
    case 'hand':
      return `!hand ${note.to}`;
    case 'holiday':
      return ['!holiday', ...note.holidays.map(({ from, until }) => `${from}-${until}`)].join(' ');
    case 'stale':
      return `!stale ${note.closesAt}`;
    case 'name':
      return `!name ${note.name}`;
    default:
      return `!${note.kind}`;
  }
}
