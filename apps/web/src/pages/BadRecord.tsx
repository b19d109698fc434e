import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ways } from './Ways.tsx';

/** A link that was cut off, or never led to a match. */
export const BadRecord = () => (
  <Shell title={t('badRecordTitle')} narrow>
    <p>{refusalText('record-bad')}</p>
    <Ways />
  </Shell>
);
