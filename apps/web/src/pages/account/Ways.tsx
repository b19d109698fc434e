import type { Account } from '@sunglade/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { refusalText } from '../../locales/codes.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import { addPasskey, canUsePasskeys, newRecovery, removePasskey, removePassword, setPassword } from './account-api.ts';
import { Field } from './Field.tsx';
import type { Doing } from './useAccount.ts';
import { day, words } from './words/index.ts';

interface PartProps {
  readonly account: Account;
  readonly doing: Doing;
}

export function Passkeys({ account, doing }: PartProps) {
  const w = words();
  const possible = account.offers.passkey && canUsePasskeys();
  return (
    <section class="panel account-part" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{w.passkeys}</h2>
      <p>{possible ? w.passkeyAbout : refusalText('no-passkeys-here')}</p>
      <ul class="account-list">
        {account.passkeys.map(({ id, label, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>{' '}
              <small>
                {w.added(day(createdAt))}
                {usedAt !== null && ` · ${w.used(day(usedAt))}`}
              </small>
            </span>
            <button
              type="button"
              class="icon-button"
              aria-label={w.remove(label)}
              disabled={doing.busy}
              onClick={() => void doing.run((recovery) => removePasskey(id, recovery))}
            >
              <Icon id="i-close" />
            </button>
          </li>
        ))}
      </ul>
      {possible && (
        <button
          type="button"
          class="btn primary"
          disabled={doing.busy}
          data-do="add-passkey"
          onClick={() => void doing.run(addPasskey)}
        >
          <Icon id="i-plus" />
          {w.addPasskey}
        </button>
      )}
    </section>
  );
}

export function Password({ account, doing }: PartProps) {
  const w = words();
  const [typed, setTyped] = useState(account.login ?? '');
  const [secret, setSecret] = useState('');
  if (!account.offers.password) return null;
  const numbered = typed === '' || typed === account.login || typed.endsWith(`-${account.number}`);
  const login = numbered ? typed : `${typed.trim()}-${account.number}`;
  return (
    <section class="panel account-part" aria-labelledby="account-password">
      <h2 id="account-password">{w.password}</h2>
      <p>{w.passwordAbout}</p>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void doing.run(() => setPassword(login, secret)).then((done) => done && setSecret(''));
        }}
      >
        <Field id="own-login" label={w.login} autocomplete="off" value={typed} onInput={setTyped} />
        <p role="status">{login !== account.login && login !== '' && w.willSignIn(login)}</p>
        {/* What a password manager keeps: the whole login. */}
        <input type="text" hidden readOnly autocomplete="username" value={login} />
        <Field
          id="own-password"
          label={w.newPassword}
          type="password"
          autocomplete="new-password"
          value={secret}
          onInput={setSecret}
        />
        <div class="row">
          <button type="submit" class="btn quiet" disabled={doing.busy} data-do="set-password">
            {account.login === null ? w.setPassword : w.changePassword}
          </button>
          {account.login !== null && (
            <button
              type="button"
              class="btn quiet"
              disabled={doing.busy}
              data-do="remove-password"
              onClick={() => void doing.run(removePassword)}
            >
              {w.removePassword}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

export function Recovery({ doing }: PartProps) {
  const w = words();
  const [code, setCode] = useState<string | null>(null);
  return (
    <section class="panel account-part" aria-labelledby="account-recovery">
      <h2 id="account-recovery">{w.recovery}</h2>
      <p>{w.recoveryAbout}</p>
      {code === null ? (
        <button
          type="button"
          class="btn quiet"
          disabled={doing.busy}
          data-do="new-recovery"
          onClick={() =>
            void doing.run(async () => {
              const made = await newRecovery();
              if (made.ok) setCode(made.value.recovery);
              return made;
            })
          }
        >
          {w.newRecovery}
        </button>
      ) : (
        <>
          <p class="account-code">
            <code>{code}</code>
          </p>
          <p role="status">{w.writeDown}</p>
          <CopyLink compact label={w.copyCode} link={() => code} />
        </>
      )}
    </section>
  );
}
