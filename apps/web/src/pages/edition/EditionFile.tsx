// Chooses a set from a file, and says all that is wrong with it, and where.
import type { AnyGame, Json, Problem } from '@sunglade/core';
import { LIMITS } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../locales/codes.ts';
import { spoken, t } from '../../locales/index.ts';
import { type Checked, checkFile, placeIn } from './check-file.ts';
import { loadReasons } from './reasons.ts';
import './EditionFile.css';

interface EditionFileProps {
  readonly game: AnyGame;
  /** null: the set that ships. */
  readonly onChange: (edition: Json | null) => void;
}

const TOO_LARGE: Checked = { ok: false, problems: [{ code: 'edition-too-large', path: 'edition' }] };

export function EditionFile({ game, onChange }: EditionFileProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    const found = file && (file.size > LIMITS.body ? TOO_LARGE : checkFile(game, await file.text()));
    setChecked(found ?? null);
    onChange(found?.ok ? found.edition : null);
  };
  return (
    <div class="field edition-file">
      <label for="edition-file">{t('editionFile')}</label>
      <input
        id="edition-file"
        type="file"
        accept="application/json,.json"
        aria-describedby="edition-report"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <div id="edition-report" role="status">
        {checked?.ok && <p>{t('editionFits', checked.name)}</p>}
        {checked && !checked.ok && <p class="problem">{t('editionProblems', checked.problems.length)}</p>}
        {checked && <Report list={checked.ok ? checked.warnings : checked.problems} />}
      </div>
    </div>
  );
}

function Report({ list }: { readonly list: readonly Problem[] }) {
  const [reason, setReason] = useState<((code: string) => string | undefined) | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    loadReasons(lang).then(
      (found) => setReason(() => found),
      () => setReason(null),
    );
  }, [lang]);
  if (list.length === 0) return null;
  return (
    <ol>
      {list.map(({ code, path }) => (
        <li key={`${path} ${code}`}>
          {placeIn(path) !== '' && <code>{placeIn(path)}</code>} {reason?.(code) ?? refusalText(code)}
        </li>
      ))}
    </ol>
  );
}
