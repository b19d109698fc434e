// `cli score`: the stored cards of one player, by number.
import { EditionReader, type Parsed } from '@sunglade/core';
import { readContent } from './content.ts';
import { EDITIONS, type EditionContent } from './edition.ts';

export function scorePosition(raw: unknown): Parsed<number> {
  const { cards, values } = readContent(EDITIONS[0].content as EditionContent);
  const reader = new EditionReader();
  const stored = (reader.value(raw).list('not-a-list') ?? []).map((card) => card.whole(0, cards - 1, 'card-unknown'));
  return reader.parsed(() => stored.reduce<number>((sum, card = 0) => sum + values[card]!, 0));
}
