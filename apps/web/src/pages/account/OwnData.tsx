import { useState } from 'preact/hooks';
import { Dialog } from '../../kit/parts/Dialog.tsx';
import { EXPORT } from './account-api.ts';
import type { Doing } from './useAccount.ts';
import { words } from './words/index.ts';

interface OwnDataProps {
  readonly doing: Doing;
  readonly onForget: () => void;
}

export function OwnData({ doing, onForget }: OwnDataProps) {
  const w = words();
  const [asking, setAsking] = useState(false);
  return (
    <section class="panel account-part" aria-labelledby="account-data">
      <h2 id="account-data">{w.ownData}</h2>
      <p>{w.exportAbout}</p>
      <a class="btn quiet" href={EXPORT} download="sunglade.json" data-do="export">
        {w.exportAll}
      </a>
      <p>{w.forgetAbout}</p>
      <button type="button" class="btn quiet" disabled={doing.busy} data-do="forget" onClick={() => setAsking(true)}>
        {w.forget}
      </button>
      {asking && (
        <Dialog title={w.forget} onClose={() => setAsking(false)}>
          <p>{w.forgetAbout}</p>
          <div class="row">
            <button type="button" class="btn quiet" onClick={() => setAsking(false)}>
              {w.keep}
            </button>
            <button
              type="button"
              class="btn account-danger"
              data-do="forget-sure"
              onClick={() => {
                setAsking(false);
                onForget();
              }}
            >
              {w.forgetSure}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
