import { t } from '../locales/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ways } from './Ways.tsx';

export function NoTable() {
  return (
    <Shell title={t('noTableTitle')} narrow>
      <p>{t('noTableText')}</p>
      <Ways />
    </Shell>
  );
}
