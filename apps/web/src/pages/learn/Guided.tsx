import { useEffect, useState } from 'preact/hooks';
import { taughtOf } from '../../games/lessons.ts';
import type { TableModel } from '../../kit/model/model.ts';
import { GuidedGame } from '../../learn/GuidedGame.tsx';
import type { LessonBook, LessonTexts } from '../../learn/lesson.ts';
import { spoken } from '../../locales/index.ts';

/** Remarks over a table, where the game has any. */
export function Guided({ model }: { readonly model: TableModel }) {
  const [book, setBook] = useState<LessonBook | null>(null);
  const [texts, setTexts] = useState<LessonTexts | null>(null);
  const game = model.game.id;
  const lang = spoken.value;
  useEffect(() => void taughtOf(game)?.loadBook().then(setBook), [game]);
  useEffect(() => void taughtOf(game)?.loadTexts(lang).then(setTexts), [game, lang]);
  return book && texts ? <GuidedGame model={model} book={book} texts={texts} /> : null;
}
