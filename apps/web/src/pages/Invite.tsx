import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Later } from '../kit/parts/Later.tsx';
import { t } from '../locales/index.ts';
import { CopyLink } from '../shell/CopyLink.tsx';

type Code = FunctionComponent<{ readonly text: string; readonly label: string }>;

const loadFriends = () => import('./friends/InviteFriends.tsx').then(({ InviteFriends }) => InviteFriends);

/** How friends come to a table: its link to copy, to hand over by the device's own sheet, or to take with a camera. */
export function Invite({ table, first }: { readonly table: string; readonly first: boolean }) {
  const [Qr, setQr] = useState<Code | null>(null);
  const link = `${location.origin}/t/${table}`;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('inviteTitle'), url: link });
    } catch {
      // Whoever closes the sheet has changed their mind.
    }
  };
  /** Few want it: it is loaded when somebody does. */
  const showCode = async (): Promise<void> => {
    const { QrCode } = await import('./QrCode.tsx');
    setQr(() => QrCode);
  };
  return (
    <section class="panel invite">
      <h2>{t('inviteTitle')}</h2>
      <p>{t('inviteText')}</p>
      <p class="row">
        <code>{`${location.host}/t/${table}`}</code>
        <CopyLink compact={!first} label={t('copyLink')} link={() => link} />
        {'share' in navigator && (
          <button type="button" class="btn quiet" data-do="share" onClick={() => void share()}>
            <Icon id="i-share" />
            {t('shareLink')}
          </button>
        )}
        <button
          type="button"
          class="btn quiet"
          data-do="qr"
          aria-expanded={Qr !== null}
          onClick={() => (Qr ? setQr(null) : void showCode())}
        >
          <Icon id="i-phone" />
          {t('qrCode')}
        </button>
      </p>
      {Qr && <Qr text={link} label={t('qrAbout')} />}
      <Later load={loadFriends} props={{ table }} />
    </section>
  );
}
