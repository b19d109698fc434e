import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { Listed } from '@sunglade/protocol';
import { SHELF } from '@sunglade/registry';
import { parsePlayer } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { shownName } from '../kit/screen/words.ts';
import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import { gameName, levelName } from '../locales/names.ts';
import { lobby } from '../session/api.ts';
import { clockName } from '../shell/clocks.ts';
import { Shell } from '../shell/Shell.tsx';
import { HomeFriends } from './friends/HomeFriends.tsx';
import './lists.css';

const EVERY = 8000;

function nameAt({ names: all }: Listed, one: number): string {
  const text = all[one] ?? null;
  if (text === null) return t('freeChair');
  const { name, bot } = parsePlayer(text);
  return bot ? levelName(bot) : shownName(name) || t('player', one + 1);
}

export const names = (table: Listed): string => table.names.map((_, one) => nameAt(table, one)).join(', ');

/** The same with a sign behind everybody who is here now. */
function People({ table }: { readonly table: Listed }) {
  const here = (table.here ?? 0) as Seats;
  return table.names.map((_, one) => (
    <span key={one} class="list-person">
      {nameAt(table, one)}
      {hasSeat(here, seat(one)) && (
        <>
          <span class="here" title={t('here')} />
          <span class="unseen"> ({t('here')})</span>
        </>
      )}
      {one < table.names.length - 1 ? ', ' : ''}
    </span>
  ));
}

/** Public tables: free chairs to take, games to watch. */
export function Lobby() {
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const answer = await lobby();
      setProblem(answer.ok ? null : refusalText(answer.problem.code));
      if (answer.ok) setTables(answer.value);
    };
    void read();
    const timer = setInterval(() => void read(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const first = SHELF[0] ?? 'glade';
  return (
    <Shell title={t('lobby')}>
      <p>{t('lobbyText')}</p>
      <HomeFriends />
      {problem && <p class="problem">{problem}</p>}
      {tables?.length === 0 && <p class="panel">{t('lobbyEmpty')}</p>}
      <ul class="list">
        {tables?.map((table) => (
          <li key={table.id} class="panel list-row">
            <div>
              <h2>{gameName(table.game)}</h2>
              <p>
                <People table={table} /> · {clockName(table.clock)}
              </p>
            </div>
            <a class={table.status === 'open' ? 'btn primary' : 'btn quiet'} href={`/t/${table.id}`}>
              <Icon id={table.status === 'open' ? 'i-arrow' : 'i-eye'} />
              {table.status === 'open' ? t('join') : t('watch')}
            </a>
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="btn quiet" href={`/new/${first}`}>
          <Icon id="i-plus" />
          {t('openTable')}
        </a>
      </p>
    </Shell>
  );
}
