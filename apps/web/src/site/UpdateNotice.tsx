import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';
import { updateReady } from './updates.ts';
import '../kit/parts/Notice.css';

export function UpdateNotice() {
  const update = updateReady.value;
  if (!update) return null;
  return (
    <div class="notice" role="status">
      <Icon id="sun" />
      <span>{t('newVersion')}</span>
      <button type="button" class="btn quiet" onClick={update}>
        {t('reload')}
      </button>
      <button type="button" class="icon-button" aria-label={t('close')} onClick={() => (updateReady.value = null)}>
        <Icon id="i-close" />
      </button>
    </div>
  );
}
