// The tables of somebody who returns: large where it is their turn, small where others have to act.
import { parsePlayer } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { StillBoard } from '../../kit/screen/StillBoard.tsx';
import { nameOf, shownName } from '../../kit/screen/words.ts';
import { problemText } from '../../locales/codes.ts';
import { spoken, t } from '../../locales/index.ts';
import { gameName, levelName } from '../../locales/names.ts';
import { playAgain } from '../again.ts';
import type { Finished } from './again.ts';
import { othersIn, waitedForIn } from './company.ts';
import { type Glance, glanceAt } from './glance.ts';
import type { Waiting } from './waiting.ts';
import './YourTables.css';

const MOST_LARGE = 4;
const MOST_SMALL = 6;

/** The others at the table, as one says it. */
function withWhom({ seen: { chairs } }: Glance): string {
  const others = chairs.flatMap((chair, i) => (chair.you ? [] : [nameOf(chairs, i)]));
  if (others.length === 0) return t('playingAlone');
  return t('withWhom', listOf(others));
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken.value, { type: 'conjunction' }).format(names);

const HOUR = 3_600_000;

/** How long there is, in the unit that says it best. */
function leftText(due: number): string {
  const left = Math.max(0, due - Date.now());
  const [amount, unit] =
    left >= 48 * HOUR
      ? ([Math.floor(left / (24 * HOUR)), 'day'] as const)
      : left >= HOUR
        ? ([Math.floor(left / HOUR), 'hour'] as const)
        : ([Math.max(1, Math.floor(left / 60_000)), 'minute'] as const);
  const time = new Intl.NumberFormat(spoken.value, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return t('timeLeft', time);
}

function Card({ table, first }: { readonly table: Waiting; readonly first: boolean }) {
  const [glance, setGlance] = useState<Glance | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    void glanceAt(table, lang).then(setGlance, () => setGlance(null));
  }, [table.id, lang]);
  const name = gameName(table.game);
  return (
    <li class={table.turn === 'mine' ? 'table-card mine' : 'table-card'}>
      <div class="table-board" data-game={table.game} aria-hidden="true">
        {glance && (
          <StillBoard screen={glance.screen} position={glance.position} seat={glance.position.seat} size="near" />
        )}
      </div>
      <div class="table-facts">
        <h3>{name}</h3>
        {glance && (
          <>
            <p>{withWhom(glance)}</p>
            <p class="quiet">{glance.screen.moment(glance.position)}</p>
          </>
        )}
        <p class="table-ways">
          <a class={first ? 'btn primary' : 'btn quiet'} href={table.href}>
            {table.turn === 'mine' ? t('play') : t('goOn')}
            <span class="unseen">{name}</span>
            <Icon id="i-arrow" />
          </a>
          {table.due !== null && (
            <span class="table-due">
              <Icon id="i-clock" />
              {leftText(table.due)}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** What a table waits for. */
function stateText({ turn, due, listed }: Waiting): string {
  if (turn === 'mine') return due === null ? t('yourTurn') : `${t('yourTurn')}, ${leftText(due)}`;
  const names = listed ? waitedForIn(listed).map(called) : [];
  return names.length === 0 ? t('theirTurn') : t('waitingFor', listOf(names), names.length > 1);
}

/** One line for a table that has no room as a card. */
function Row({ table }: { readonly table: Waiting }) {
  const others = table.listed ? othersIn(table.listed).map(called) : [];
  return (
    <li>
      <a href={table.href}>
        {gameName(table.game)}
        {others.length > 0 && ` ${t('withWhom', listOf(others))}`}
      </a>
      <span class={table.turn === 'mine' ? 'mine' : 'quiet'}>{stateText(table)}</span>
    </li>
  );
}

/** Another game with those with whom one has just played. */
function Again({ finished }: { readonly finished: readonly Finished[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async ({ id, seat }: Finished): Promise<void> => {
    const why = await playAgain(id, null, seat);
    setProblem(why && problemText(why));
  };
  return (
    <>
      <ul class="table-rows">
        {finished.map((one) => (
          <li key={one.id}>
            <button type="button" class="btn quiet" onClick={() => void begin(one)}>
              <Icon id="i-group" />
              {t('againWith', listOf(one.with.map(called)))}
            </button>
            <span class="quiet">{gameName(one.game)}</span>
          </li>
        ))}
      </ul>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** As lists name people, in one's own words. */
function called(text: string): string {
  const { name, bot } = parsePlayer(text);
  return bot ? levelName(bot) : shownName(name) || t('guest');
}

interface YourTablesProps {
  readonly tables: readonly Waiting[];
  readonly finished: readonly Finished[];
}

export function YourTables({ tables, finished }: YourTablesProps) {
  const turns = tables.filter(({ turn }) => turn === 'mine').length;
  const large = tables.filter(({ turn }) => turn !== 'theirs').slice(0, MOST_LARGE);
  const small = tables.filter((table) => !large.includes(table));
  // Every one that waits for oneself; of the others, the latest.
  const rows = [
    ...small.filter(({ turn }) => turn === 'mine'),
    ...small.filter(({ turn }) => turn === 'theirs').slice(0, MOST_SMALL),
  ];
  return (
    <section class="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">
        {turns > 0 ? t('yourTurn') : t('yourTables')}
        {turns > 0 && <span class="count">{turns}</span>}
      </h2>
      {large.length > 0 && (
        <ul class="table-cards">
          {large.map((table, i) => (
            <Card key={table.id} table={table} first={i === 0} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul class="table-rows">
          {rows.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
      {rows.length < small.length && (
        <p>
          <a href="/games">{t('myGames')}</a>
        </p>
      )}
      {finished.length > 0 && <Again finished={finished} />}
    </section>
  );
}
