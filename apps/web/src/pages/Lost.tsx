import { t } from '../locales/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ways } from './Ways.tsx';

export function Lost() {
  return (
    <Shell title={t('lostTitle')} narrow>
      <p>{t('lostText')}</p>
      <Ways />
    </Shell>
  );
}
