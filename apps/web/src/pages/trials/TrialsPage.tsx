// Thirty fixed deals, what they ask for, and what was reached.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { gameName, levelName } from '../../locales/names.ts';
import { allTables, type SavedTable } from '../../session/saved-table.ts';
import { Shell } from '../../shell/Shell.tsx';
import { loadTrials } from '../../trials/load.ts';
import { keepResult, results } from '../../trials/results.ts';
import { bestAt, MEDALS, type Medal, medalOf, type TrialDeal, type TrialFile } from '../../trials/trial.ts';
import { useTrialWords } from '../../trials/words/useTrialWords.ts';
import type { TrialWords } from '../../trials/words/words.ts';
import { useSyncedProgress } from '../progress/sync.ts';
import './trials.css';

const begin = async (file: TrialFile, deal: TrialDeal): Promise<void> =>
  (await import('./begin.ts')).beginTrial(file, deal);

interface TrialProps {
  readonly file: TrialFile;
  readonly deal: TrialDeal;
  readonly number: number;
  readonly words: TrialWords;
  /** A table of it that is not over yet. */
  readonly running: SavedTable | undefined;
}

function Trial({ file, deal, number, words, running }: TrialProps) {
  const best = results.value[deal.id];
  const medal = best === undefined ? null : medalOf(best, deal);
  const { side } = deal.options as { readonly side?: string };
  const name = words.named(number, gameName(file.game));
  return (
    <li class="panel trial" data-medal={medal ?? undefined}>
      <h3>
        {words.trial(number)}
        {side !== undefined && <small>{words.side(side)}</small>}
      </h3>
      <p class="trial-best">
        {medal && <Icon id="i-trophy" />}
        {medal && <b>{words.medals[medal]}</b>}
        <span>{best === undefined ? words.notYet : words.best(best)}</span>
      </p>
      <ul class="trial-marks">
        {MEDALS.map((one) => (
          <li key={one} class={best !== undefined && best >= deal.medals[one] ? 'reached' : undefined}>
            <i class={one} aria-hidden="true" />
            {words.from(words.medals[one], deal.medals[one])}
          </li>
        ))}
      </ul>
      {running ? (
        <a class="btn primary" href={`/play/${file.game}/${running.id}?trial=${deal.id}`}>
          {words.goOn}
          <span class="unseen">{name}</span>
        </a>
      ) : (
        <button
          type="button"
          class={medal === 'gold' ? 'btn quiet' : 'btn primary'}
          onClick={() => void begin(file, deal)}
        >
          {words.begin}
          <span class="unseen">{name}</span>
        </button>
      )}
    </li>
  );
}

const runningAt = (tables: readonly SavedTable[], { game }: TrialFile, { seed }: TrialDeal): SavedTable | undefined =>
  tables.find(
    (table) => table.game === game && table.status === 'playing' && table.from?.seed === seed && table.help === 'none',
  );

/** How many of each medal. */
function countOf(files: readonly TrialFile[], medal: Medal): number {
  return files
    .flatMap(({ deals }) => deals)
    .filter((deal) => {
      const best = results.value[deal.id];
      return best !== undefined && medalOf(best, deal) === medal;
    }).length;
}

export function TrialsPage() {
  useSyncedProgress();
  const words = useTrialWords();
  const [files, setFiles] = useState<readonly TrialFile[] | null>(null);
  const [tables, setTables] = useState<readonly SavedTable[]>([]);
  useEffect(() => {
    void loadTrials().then(setFiles);
    allTables().then(setTables, () => setTables([]));
  }, []);
  // Who left a table before its end was told still gets what was reached there.
  useEffect(() => {
    for (const file of files ?? [])
      for (const deal of file.deals) {
        const best = bestAt(tables, file, deal);
        if (best !== null) keepResult(deal.id, best);
      }
  }, [files, tables]);
  if (!words || !files) return <main id="main" class="loading" aria-busy="true" />;
  return (
    <Shell title={words.title}>
      <p class="trial-lead">{words.lead}</p>
      <p class="trial-counts">
        {words.counts(countOf(files, 'gold'), countOf(files, 'silver'), countOf(files, 'bronze'))}
      </p>
      {files.map((file) => (
        <section key={file.game} aria-labelledby={`trials-${file.game}`}>
          <h2 id={`trials-${file.game}`}>{gameName(file.game)}</h2>
          <p>{file.against === null ? words.alone : words.against(levelName(file.against))}</p>
          <ul class="trials">
            {file.deals.map((deal, i) => (
              <Trial
                key={deal.id}
                file={file}
                deal={deal}
                number={i + 1}
                words={words}
                running={runningAt(tables, file, deal)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Shell>
  );
}
