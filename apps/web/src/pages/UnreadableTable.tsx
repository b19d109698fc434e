// A table that is there but cannot be opened: why, what helps, and what was stored, to take along.
import { useSignal } from '@preact/signals';
import type { Code } from '@sunglade/protocol';
import { Icon } from '../art/Icon.tsx';
import { saveFile } from '../base/files.ts';
import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import type { Unreadable } from '../session/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ways } from './Ways.tsx';

interface Props {
  readonly code: Unreadable;
  /** What can be downloaded, or the code that says why not. */
  readonly load: () => Promise<{ readonly file: unknown } | { readonly code: Code }>;
}

export function UnreadableTable({ code, load }: Props) {
  const refused = useSignal<Code | null>(null);
  const download = async (): Promise<void> => {
    const loaded = await load();
    refused.value = 'code' in loaded ? loaded.code : null;
    if ('file' in loaded) saveFile('sunglade.json', loaded.file);
  };
  return (
    <Shell title={t('unreadableTitle')} narrow>
      <p>{refusalText(code)}</p>
      <p class="row">
        {code === 'page-old' && (
          <button type="button" class="btn primary" onClick={() => location.reload()}>
            <Icon id="i-undo" />
            {t('reload')}
          </button>
        )}
        <button type="button" class="btn quiet" data-do="download" onClick={() => void download()}>
          {t('downloadTable')}
        </button>
      </p>
      {refused.value !== null && <p role="alert">{refusalText(refused.value)}</p>}
      <Ways />
    </Shell>
  );
}
