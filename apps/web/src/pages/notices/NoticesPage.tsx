import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { Dialog } from '../../kit/parts/Dialog.tsx';
import { refusalText } from '../../locales/codes.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import { Shell } from '../../shell/Shell.tsx';
import '../account/account.css';
import { AddWay } from './AddWay.tsx';
import { becomeGuest } from './notices-api.ts';
import './notices.css';
import { useNotices } from './useNotices.ts';
import { WayRow } from './WayRow.tsx';
import { words } from './words/index.ts';

/** Where somebody wants to hear that it is their turn. */
export function NoticesPage() {
  const w = words();
  const { ways, problem, note, doing } = useNotices();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Shell title={w.title}>
      {problem !== null && (
        <p class="problem" role="alert">
          {refusalText(problem)}
        </p>
      )}
      <p>{w.about}</p>
      <p role="status" class="account-note">
        {note}
      </p>
      {ways === 'nobody' && (
        <section class="panel account-part">
          <p>{w.nobody}</p>
          <button
            type="button"
            class="btn primary"
            data-do="guest"
            disabled={doing.busy}
            onClick={() => void doing.run(becomeGuest)}
          >
            {w.asGuest}
          </button>
        </section>
      )}
      {ways !== null && ways !== 'nobody' && (
        <div class="notices">
          <section class="panel reach" aria-labelledby="reach">
            <h2 id="reach">{w.reach}</h2>
            {ways.ways.length === 0 ? (
              <p class="account-hint">{w.none}</p>
            ) : (
              <ul class="ways">
                {ways.ways.map((way) => (
                  <WayRow key={way.id} way={way} doing={doing} />
                ))}
              </ul>
            )}
          </section>
          <AddWay ways={ways} doing={doing} onMade={(made) => setSecret(made.secret)} />
          <Sample />
        </div>
      )}
      {secret !== null && (
        <Dialog title={w.secretTitle} onClose={() => setSecret(null)}>
          <p>{w.secretAbout}</p>
          <p class="account-code">
            <code>{secret}</code>
          </p>
          <CopyLink compact label={w.copySecret} link={() => secret} />
        </Dialog>
      )}
    </Shell>
  );
}

function Sample() {
  const w = words();
  return (
    <section class="panel sample" aria-labelledby="sample">
      <h2 id="sample">{w.looks}</h2>
      <div class="sample-notice">
        <Icon id="sun" />
        <p>
          <strong>{w.sample.title}</strong>
          <span>{w.sample.text}</span>
        </p>
      </div>
      <p class="account-hint">{w.promise}</p>
    </section>
  );
}
