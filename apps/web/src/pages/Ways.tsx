import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';

/** Where to go from a page that leads nowhere. */
export function Ways() {
  return (
    <p class="row">
      <a class="btn primary" href="/">
        <Icon id="i-home" />
        {t('home')}
      </a>
      <a class="btn quiet" href="/lobby">
        <Icon id="i-group" />
        {t('lobby')}
      </a>
      <a class="btn quiet" href="/games">
        <Icon id="i-history" />
        {t('myGames')}
      </a>
    </p>
  );
}
