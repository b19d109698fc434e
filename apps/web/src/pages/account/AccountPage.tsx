import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { Dialog } from '../../kit/parts/Dialog.tsx';
import { refusalText } from '../../locales/codes.ts';
import { t } from '../../locales/index.ts';
import { Shell } from '../../shell/Shell.tsx';
import { canUsePasskeys, forgetMe, logOut } from './account-api.ts';
import { Field } from './Field.tsx';
import { OwnData } from './OwnData.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';
import { useAccount } from './useAccount.ts';
import { Passkeys, Password, Recovery } from './Ways.tsx';
import { words } from './words/index.ts';
import './account.css';

/** One's own account: ways to sign in, where one is signed in, and one's data. */
export function AccountPage() {
  const w = words();
  const { account, problem, note, say, wanted, doing, signIn, prove, giveUp } = useAccount();
  const said = problem !== null && (
    <p class="problem" role="alert">
      {refusalText(problem)}
    </p>
  );
  const ways = (id: string, guest: boolean) => (
    <SignIn
      id={id}
      busy={doing.busy}
      passkey={account === 'nobody' ? canUsePasskeys() : (account?.offers.passkey ?? false)}
      password={account === 'nobody' || (account?.offers.password ?? false)}
      guest={guest}
      onSignIn={(way) => void signIn(way)}
    />
  );
  const forget = (): void => void doing.run(forgetMe).then((done) => done && say(words().forgotten));
  return (
    <Shell title={w.title} narrow>
      {!wanted && said}
      <p role="status" class="account-note">
        {note}
      </p>
      {account === 'nobody' && (
        <section class="panel account-part" aria-labelledby="account-in">
          <h2 id="account-in">{w.signIn}</h2>
          {ways('in', false)}
        </section>
      )}
      {account !== null && account !== 'nobody' && (
        <div class="account" data-guest={account.guest}>
          <p class="panel account-part">
            {account.guest
              ? `${w.guest} ${w.keeps}`
              : account.login !== null
                ? w.known(account.login)
                : account.user.name}
          </p>
          {account.guest && (
            <details class="panel account-part">
              <summary>
                <h2>{w.signIn}</h2> {w.signInAbout}
              </summary>
              {ways('in', true)}
            </details>
          )}
          <a class="btn quiet account-notices" href="/notices">
            <Icon id="i-bell" />
            {t('noticesLink')}
          </a>
          <a class="btn quiet account-notices" href="/friends">
            <Icon id="i-group" />
            {t('friendsLink')}
          </a>
          <Passkeys account={account} doing={doing} />
          <Password key={account.user.id} account={account} doing={doing} />
          <Recovery key={`code ${account.user.id}`} account={account} doing={doing} />
          <Sessions account={account} doing={doing} onLogOut={() => void doing.run(logOut).then(() => say(null))} />
          <OwnData doing={doing} onForget={forget} />
        </div>
      )}
      {wanted?.what === 'sign-in' && (
        <Dialog title={w.again} onClose={giveUp}>
          <p>{w.againAbout}</p>
          {said}
          {ways('again', false)}
        </Dialog>
      )}
      {wanted?.what === 'recovery' && (
        <Dialog title={w.recovery} onClose={giveUp}>
          <p>{w.lastWay}</p>
          {said}
          <Proof busy={doing.busy} onProve={(code) => void prove(code)} />
        </Dialog>
      )}
    </Shell>
  );
}

function Proof({ busy, onProve }: { readonly busy: boolean; readonly onProve: (code: string) => void }) {
  const w = words();
  const [code, setCode] = useState('');
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        onProve(code);
      }}
    >
      <Field id="proof-code" label={w.code} autocomplete="off" value={code} onInput={setCode} />
      <button type="submit" class="btn primary" disabled={busy}>
        {t('goOn')}
      </button>
    </form>
  );
}
