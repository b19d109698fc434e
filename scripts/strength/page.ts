// docs/strength.md: what was asked of the bots and what was found, in one table for each game.
import { QUESTIONS, type Question } from './questions.ts';

export interface Measured {
  readonly command: string;
  readonly deals: number;
  /** Alone. */
  readonly mean?: number;
  readonly se?: number;
  readonly msPerTurn?: { readonly p50: number; readonly p95: number };
  /** Against others. */
  readonly games?: number;
  readonly wins?: Readonly<Record<string, number>>;
}

export interface Kept {
  readonly files: Readonly<Record<string, string>>;
  readonly results: Record<string, Measured>;
}

const NAMES: Readonly<Record<string, string>> = {
  evergreen: 'Evergreen',
  harmonies: 'Harmonies',
  'everdell-duo': 'Everdell Duo',
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The figure that was asked for, and how sure it is: two standard errors. */
export function figureOf({ mean, se, games, wins }: Measured): { readonly value: number; readonly text: string } {
  if (mean !== undefined) return { value: mean, text: `${mean} ± ${(2 * (se ?? 0)).toFixed(1)} points` };
  const [first = 0] = Object.values(wins ?? {});
  const share = first / Math.max(1, games ?? 0);
  const error = 2 * Math.sqrt((share * (1 - share)) / Math.max(1, games ?? 0));
  return { value: share, text: `${percent(share)} ± ${Math.round(100 * error)} of ${games}` };
}

function wantedOf({ command, least, most }: Question): string {
  if (command[0] === 'solo') return `at least ${least} points`;
  return most === undefined ? `at least ${percent(least)}` : `${percent(least)} to ${percent(most)}`;
}

function line(question: Question, measured: Measured | undefined): string {
  const { command, least, most, deals } = question;
  if (!measured) return `| \`${command.join(' ')}\` | ${wantedOf(question)} | not measured | |`;
  const { value, text } = figureOf(measured);
  // A few deals prove nothing, either way.
  const sure = measured.deals >= deals;
  const held = value >= least && (most === undefined || value <= most);
  const time = measured.msPerTurn ? `, p95 ${measured.msPerTurn.p95} ms a turn` : '';
  const part = sure ? '' : ` (${measured.deals} of ${deals} deals)`;
  return `| \`${command.join(' ')}\` | ${wantedOf(question)} | ${text}${time}${part} | ${sure ? (held ? 'yes' : 'no') : 'open'} |`;
}

interface AgainstBelow {
  readonly against: string;
  readonly won: number;
  readonly games: number;
}

/** For the page: how each animal does against the one below it, where that was measured to its end. */
export function strengthFigures(
  all: readonly { readonly game: string; readonly kept: Kept }[],
): Readonly<Record<string, Readonly<Record<string, AgainstBelow>>>> {
  return Object.fromEntries(
    all.map(({ game, kept }) => {
      const found = (QUESTIONS[game] ?? []).flatMap(({ name, deals, level, below }) => {
        const measured = kept.results[name];
        if (level === undefined || below === undefined || !measured?.wins || measured.deals < deals) return [];
        return [[level, { against: below, won: measured.wins[level] ?? 0, games: measured.games ?? 0 }] as const];
      });
      return [game, Object.fromEntries(found)];
    }),
  );
}

export function strengthPage(all: readonly { readonly game: string; readonly kept: Kept }[]): string {
  const parts = all.map(({ game, kept }) =>
    [
      `## ${NAMES[game] ?? game}`,
      '',
      '| Command | Wanted | Found | Held |',
      '| --- | --- | --- | --- |',
      ...(QUESTIONS[game] ?? []).map((question) => line(question, kept.results[question.name])),
      '',
    ].join('\n'),
  );
  return [
    '# How strong the bots are',
    '',
    'Written by `npm run strength`; every line is a command of `npm run cli --` that anyone can run. Deals are numbered from',
    '1,000,000, which no training has seen. Errors are two standard errors. Against others, the share is that of the first',
    'bot, a shared win is split, and every deal is played once in each rotation of the seats. Milliseconds are those of the',
    'processor, so that it does not matter what else the machine does.',
    '',
    ...parts,
  ].join('\n');
}
