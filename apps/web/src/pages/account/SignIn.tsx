import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { canUsePasskeys, type Way } from './account-api.ts';
import { Field } from './Field.tsx';
import { words } from './words/index.ts';

interface SignInProps {
  /** Tells the fields of two forms on one page apart. */
  readonly id: string;
  readonly busy: boolean;
  readonly passkey: boolean;
  readonly password: boolean;
  /** A guest may bring games along. */
  readonly guest: boolean;
  readonly onSignIn: (way: Way) => void;
}

/** Every way in that there is. */
export function SignIn({ id, busy, passkey, password, guest, onSignIn }: SignInProps) {
  const w = words();
  const [login, setLogin] = useState('');
  const [secret, setSecret] = useState('');
  const [code, setCode] = useState('');
  const [take, setTake] = useState(true);
  const taken = guest && take;
  return (
    <div class="account-ways">
      {guest && (
        <>
          <label class="account-check">
            <input type="checkbox" checked={take} onChange={(event) => setTake(event.currentTarget.checked)} />
            {w.bringAlong}
          </label>
          {!take && <p class="account-hint">{w.stays}</p>}
        </>
      )}
      {passkey && canUsePasskeys() && (
        <button
          type="button"
          class="btn primary"
          disabled={busy}
          data-do="login-passkey"
          onClick={() => onSignIn({ kind: 'passkey', take: taken })}
        >
          <Icon id="i-user" />
          {w.withPasskey}
        </button>
      )}
      {password && (
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            onSignIn({ kind: 'password', login, password: secret, take: taken });
          }}
        >
          <Field id={`${id}-login`} label={w.login} autocomplete="username" value={login} onInput={setLogin} />
          <Field
            id={`${id}-password`}
            label={w.password}
            type="password"
            autocomplete="current-password"
            value={secret}
            onInput={setSecret}
          />
          <button type="submit" class="btn quiet" disabled={busy} data-do="login-password">
            {w.withPassword}
          </button>
        </form>
      )}
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSignIn({ kind: 'code', code, take: taken });
        }}
      >
        <Field id={`${id}-code`} label={w.code} autocomplete="off" value={code} onInput={setCode} />
        <button type="submit" class="btn quiet" disabled={busy} data-do="login-code">
          {w.withCode}
        </button>
      </form>
    </div>
  );
}
