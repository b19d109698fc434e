// A book comes and goes as a file.
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { saveFile } from '../../../base/files.ts';
import { bookFrom, fileOf } from './home.ts';
import type { Book } from './kept.ts';
import { GAME, type Loaded } from './parts.ts';

interface FilesProps extends Loaded {
  /** A campaign on the server; null is the book of this browser. */
  readonly taken: string | null;
  readonly kept: Book;
  readonly change: (book: Book) => void;
}

const FILE_NAME = 'everdell-duo-campaign.json';

export function Files(props: FilesProps) {
  const { taken } = props;
  return <div class="ed-files">{taken === null ? <OwnFile {...props} /> : <ServersFile {...props} id={taken} />}</div>;
}

function ServersFile({ book, id }: FilesProps & { readonly id: string }) {
  return (
    <a class="btn quiet" href={`/api/campaigns/${id}/file`} download={FILE_NAME}>
      <Icon id="i-copy" />
      {book.toFile}
    </a>
  );
}

function OwnFile(props: FilesProps) {
  const { book, kept, change } = props;
  const [waiting, setWaiting] = useState<Book | null>(null);
  const [bad, setBad] = useState(false);
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = await file.text().then(
      (text) => bookFrom(parsed(text), GAME),
      () => null,
    );
    setBad(found === null);
    if (found && kept.sheet.entries.length === 0 && !kept.running) change({ ...found, bests: kept.bests });
    else setWaiting(found);
  };
  return (
    <>
      {kept.sheet.entries.length > 0 &&
        (kept.home === null ? (
          <button type="button" class="btn quiet" onClick={() => saveFile(FILE_NAME, fileOf(kept, GAME))}>
            <Icon id="i-copy" />
            {book.toFile}
          </button>
        ) : (
          <ServersFile {...props} id={kept.home} />
        ))}
      <label class="btn quiet ed-file">
        <Icon id="i-book" />
        {book.fromFile}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void bring(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {waiting && (
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            change({ ...waiting, bests: kept.bests });
            setWaiting(null);
          }}
        >
          {book.replace}
        </button>
      )}
      {bad && (
        <span class="problem" role="alert">
          {book.badFile}
        </span>
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
