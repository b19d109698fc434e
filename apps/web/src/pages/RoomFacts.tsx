// What was agreed for this table: players, time, who may come, and every option that is not as usual.
import { type AnyGame, isObject } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Seen, Talk } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../kit/screen/screen.ts';
import { humanise } from '../locales/humanise.ts';
import { spoken, t } from '../locales/index.ts';
import { clockName } from '../shell/clocks.ts';
import { loadScreen } from './load.ts';
import { helpName, optionValueName, talkName, timeoutName } from './options.ts';

function unusual(seen: Seen, game: AnyGame, words: GameWords): string[] {
  const options = isObject(seen.options) ? seen.options : {};
  const facts = game.options.flatMap((spec) => {
    const value = options[spec.id];
    if (value === undefined || value === spec.default) return [];
    return [`${words.options[spec.id]?.name ?? humanise(spec.id)}: ${optionValueName(words, spec.id, value as never)}`];
  });
  const { id, hash } = seen.edition;
  if (game.editions[0]?.hash !== hash) facts.push(`${t('edition')}: ${words.editions[id] ?? humanise(id)}`);
  return facts;
}

interface RoomFactsProps {
  readonly seen: Seen;
  /** What the host of the site and whoever opened the table allow together. */
  readonly talk: Talk;
}

export function RoomFacts({ seen, talk }: RoomFactsProps) {
  const [loaded, setLoaded] = useState<{ readonly game: AnyGame; readonly words: GameWords } | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    // The game and its screen are needed soon: here they come while people sit down.
    void Promise.all([loadGame(seen.game, seen.rules), loadScreen(seen.game, lang, seen.rules)]).then(
      ([game, screen]) => {
        if (game) setLoaded({ game, words: screen.words });
      },
    );
  }, [seen.game, seen.rules, lang]);
  const facts = [
    t('nPlayers', seen.seats),
    clockName(seen.clock),
    ...(seen.clock.kind === 'none' ? [] : [`${t('onTimeout')}, ${timeoutName(seen.onTimeout)}`]),
    seen.public ? t('roomPublic') : t('roomPrivate'),
    ...(seen.help ? [`${t('help')}: ${helpName(seen.help)}`] : []),
    ...(talk === 'text' ? [] : [`${t('talk')}: ${talkName(talk)}`]),
    ...(loaded ? unusual(seen, loaded.game, loaded.words) : []),
  ];
  return (
    <ul class="room-facts" aria-label={t('roomFacts')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
