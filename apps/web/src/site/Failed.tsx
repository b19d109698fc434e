import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';
import { Shell } from '../shell/Shell.tsx';

/** Something broke in the page. Nothing of a match is lost: what was played is stored with its table. */
export function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <Shell title={t('failedTitle')} narrow>
      <p>{navigator.onLine ? t('failedText') : t('offlineText')}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick={retry}>
          <Icon id="i-history" />
          {t('tryAgain')}
        </button>
        <a class="btn quiet" href="/">
          <Icon id="i-home" />
          {t('home')}
        </a>
      </p>
    </Shell>
  );
}
