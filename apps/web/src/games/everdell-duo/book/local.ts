// The book of this browser: its chapters are played at tables here, or go on with a friend by a link.
import { usualBots } from '@sunglade/bots';
import type { AnyGame, Json } from '@sunglade/core';
import { carriedInto, giveUp, skipChapter } from '@sunglade/everdell-duo';
import type { Code } from '@sunglade/protocol';
import { safeName } from '@sunglade/table';
import { go } from '../../../base/router.ts';
import { settings } from '../../../base/settings.ts';
import { t } from '../../../locales/index.ts';
import { createCampaign } from '../../../session/api.ts';
import { createId } from '../../../session/ids.ts';
import { createSavedTable } from '../../../session/local-table.ts';
import { type LocalChair, putTable } from '../../../session/saved-table.ts';
import { playedIn } from './home.ts';
import type { Book } from './kept.ts';
import { openOnline } from './online.ts';
import { GAME } from './parts.ts';
import type { Volume, Wish } from './volume.ts';

/** Who sits at the table: the hares are always the reader's. */
function chairsOf({ partner, name }: Wish): readonly LocalChair[] {
  const own = safeName(settings.value.name) ?? '';
  const me: LocalChair = { kind: 'person', person: 0, name: own || (partner === 'person' ? t('player', 1) : '') };
  switch (partner) {
    case 'person':
      return [me, { kind: 'person', person: 1, name: safeName(name) ?? t('player', 2) }];
    case 'bot':
      return [me, { kind: 'bot', level: usualBots(GAME)[0] ?? 'random' }];
    default:
      return [me, me];
  }
}

interface Needs {
  readonly game: AnyGame;
  readonly change: (book: Book) => void;
  readonly say: (code: Code) => void;
}

export function localVolume(book: Book, { game, change, say }: Needs): Volume {
  const { sheet, running } = book;

  async function beginHere(wish: Wish): Promise<void> {
    const { chapter, difficulty } = wish;
    const carried = carriedInto(sheet, chapter, difficulty, wish.keep);
    if (!carried) return;
    const options = { mode: 'together', chapter, difficulty };
    const wanted = { game: GAME, seats: 2, options, chairs: chairsOf(wish), carried: carried as unknown as Json };
    const table = createSavedTable(wanted, game, createId(), Date.now());
    if ('problems' in table) return;
    await putTable(table);
    change({ ...book, running: { table: table.id, chapter } });
    go(`/play/${GAME}/${table.id}`);
  }

  /** What was played so far comes along into the book of both. */
  async function beginByLink(wish: Wish): Promise<void> {
    const played = sheet.entries.length > 0 ? { played: playedIn(book) } : {};
    const made = await createCampaign({ game: GAME, ...played });
    if (made.ok) await openOnline(made.value.id, wish, say);
    else say(made.problem.code);
  }

  return {
    sheet,
    running: running && { href: `/play/${GAME}/${running.table}`, chapter: running.chapter },
    partners: ['me', 'person', 'bot', 'friend'],
    begin: (wish) => void (wish.partner === 'friend' ? beginByLink(wish) : beginHere(wish)),
    giveUp: running
      ? () => change({ ...book, sheet: giveUp(sheet, running.table, running.chapter), running: null })
      : null,
    skip: () => change({ ...book, sheet: skipChapter(sheet) }),
  };
}
