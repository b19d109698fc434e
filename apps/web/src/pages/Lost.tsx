import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';
import { Shell } from '../site/Shell.tsx';

export function Lost() {
  return (
    <Shell title={t('lostTitle')} narrow>
      <p>{t('lostText')}</p>
      <p class="row">
        <a class="btn primary" href="/">
          <Icon id="i-home" />
          {t('home')}
        </a>
        <a class="btn quiet" href="/games">
          <Icon id="i-history" />
          {t('myGames')}
        </a>
      </p>
    </Shell>
  );
}
