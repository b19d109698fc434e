import type { Listed } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { spoken, t } from '../locales/index.ts';
import { gameName, levelName } from '../locales/names.ts';
import { ownTables } from '../session/api.ts';
import { allTables, dropTable, type SavedTable } from '../session/saved-table.ts';
import { Shell } from '../shell/Shell.tsx';
import { names } from './Lobby.tsx';
import './lists.css';

const day = (at: number): string =>
  new Date(at).toLocaleDateString(spoken.value, { day: 'numeric', month: 'short', year: 'numeric' });

const chairNames = (kept: SavedTable): string =>
  kept.chairs.map((chair) => (chair.kind === 'bot' ? levelName(chair.level) : chair.name || t('you'))).join(', ');

/** Own games: those of this browser, and those on the server. */
export function History() {
  const [here, setHere] = useState<readonly SavedTable[] | null>(null);
  const [online, setOnline] = useState<readonly Listed[]>([]);
  const readHere = (): void => {
    allTables().then(setHere, () => setHere([]));
  };
  useEffect(() => {
    readHere();
    void ownTables().then((answer) => answer.ok && setOnline(answer.value));
  }, []);
  const empty = here?.length === 0 && online.length === 0;
  return (
    <Shell title={t('myGames')}>
      {empty && <p class="panel">{t('historyEmpty')}</p>}
      <ul class="list">
        {online.map((table) => (
          <li key={table.id} class="panel list-row">
            <div>
              <h2>{gameName(table.game)}</h2>
              <p>
                {names(table)} · {day(table.openedAt)}
              </p>
            </div>
            {table.yourTurn && <span class="turn-badge">{t('yourTurn')}</span>}
            <a class="btn quiet" href={`/t/${table.id}`}>
              <Icon id={table.status === 'over' ? 'i-history' : 'i-arrow'} />
              {table.status === 'over' ? t('lookAgain') : t('goOn')}
            </a>
          </li>
        ))}
        {here?.map((kept) => (
          <li key={kept.id} class="panel list-row">
            <div>
              <h2>{gameName(kept.game)}</h2>
              <p>
                {chairNames(kept)} · {day(kept.changedAt)}
                {kept.scores && ` · ${kept.scores.join(' : ')}`}
              </p>
            </div>
            <a class="btn quiet" href={`/play/${kept.game}/${kept.id}`}>
              <Icon id={kept.status === 'over' ? 'i-history' : 'i-arrow'} />
              {kept.status === 'over' ? t('lookAgain') : t('goOn')}
            </a>
            <button
              type="button"
              class="icon-button"
              aria-label={t('forgetGame', gameName(kept.game), day(kept.changedAt))}
              onClick={() => void dropTable(kept.id).then(readHere)}
            >
              <Icon id="i-close" />
            </button>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
