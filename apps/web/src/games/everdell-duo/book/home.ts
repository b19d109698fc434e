// The book in this browser and its copy on the server: whichever has gone on further is right.
import { CAMPAIGN_FORMAT, type CampaignFile, checkPlayed, type MatchRecord, readCampaignFile } from '@sunglade/core';
import { CAMPAIGN, matchesOf, readSheet, type Sheet } from '@sunglade/everdell-duo';
import type { CampaignListed } from '@sunglade/protocol';
import type { AnswerTo, createCampaign } from '../../../session/api.ts';
import { type Book, EMPTY } from './kept.ts';

type Compared = 'same' | 'ahead' | 'behind' | 'apart';

/** Whether this sheet goes on from the other one. */
export function compare({ entries: here }: Sheet, { entries: there }: Sheet): Compared {
  const shared = Math.min(here.length, there.length);
  if (JSON.stringify(here.slice(0, shared)) !== JSON.stringify(there.slice(0, shared))) return 'apart';
  if (here.length === there.length) return 'same';
  return here.length > there.length ? 'ahead' : 'behind';
}

/** How the server is asked, so that it can be done without one. */
export interface Doors {
  readonly create: typeof createCampaign;
  readonly update: (id: string, played: Played) => AnswerTo<'PUT /api/campaigns/:id'>;
}

type Played = Pick<CampaignFile, 'sheet' | 'records'>;

/** What the sheet says, and what it follows from. */
export const playedIn = ({ sheet, records }: Book): Played => ({
  sheet,
  records: Object.fromEntries(
    matchesOf(sheet).flatMap((match) => (records[match] ? [[match, records[match]]] : [])),
  ) as Readonly<Record<string, MatchRecord>>,
});

/** For somebody whom the server knows: the book there is brought up to date, or this one is. */
export async function bringHome(
  book: Book,
  game: string,
  campaigns: readonly CampaignListed[],
  doors: Doors,
): Promise<Book> {
  const there = campaigns.find(({ id }) => id === book.home);
  if (!there) {
    if (book.sheet.entries.length === 0) return { ...book, home: null };
    const answer = await doors.create({ game, played: playedIn(book) });
    return { ...book, home: answer.ok ? answer.value.id : null };
  }
  const sheet = readSheet(there.sheet);
  if (!sheet || book.running) return book;
  switch (compare(book.sheet, sheet)) {
    case 'same':
      return book;
    case 'ahead': {
      const answer = await doors.update(there.id, playedIn(book));
      // Another device was faster with something else.
      return answer.ok || answer.problem.code !== 'sheet-behind' ? book : { ...book, sheet };
    }
    case 'behind':
    case 'apart':
      return { ...book, sheet };
  }
}

export const fileOf = (book: Book, game: string): CampaignFile => ({
  format: CAMPAIGN_FORMAT,
  game,
  ...playedIn(book),
});

/** A book from a file, if everything in it follows from its records. */
export function bookFrom(raw: unknown, game: string): Book | null {
  const read = readCampaignFile(raw);
  if (!read.ok || read.value.game !== game) return null;
  const checked = checkPlayed(CAMPAIGN, read.value);
  const sheet = checked.ok ? readSheet(checked.value) : null;
  return sheet && { ...EMPTY, sheet, records: read.value.records };
}
