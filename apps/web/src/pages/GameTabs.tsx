// The same page for each of some games, one beside the other.
import type { ComponentChildren } from 'preact';
import { t } from '../locales/index.ts';
import { gameName } from '../locales/names.ts';
import './GameTabs.css';

interface GameTabsProps {
  readonly games: readonly string[];
  readonly game: string;
  readonly href: (game: string) => string;
  /** Further pages, after the games. */
  readonly children?: ComponentChildren;
}

export function GameTabs({ games, game, href, children }: GameTabsProps) {
  return (
    <nav class="game-tabs" aria-label={t('whichGame')}>
      {games.map((one) => (
        <a key={one} href={href(one)} aria-current={one === game ? 'page' : undefined}>
          {gameName(one)}
        </a>
      ))}
      {children}
    </nav>
  );
}
