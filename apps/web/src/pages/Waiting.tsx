import { useEffect, useState } from 'preact/hooks';
import { ConnectionNotice } from '../kit/parts/Notice.tsx';
import { t } from '../locales/index.ts';
import type { Connection } from '../session/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ways } from './Ways.tsx';

/** A table usually comes sooner: until then nothing flickers, afterwards there is a page with ways out. */
const PATIENCE = 700;

export function Waiting({ connection }: { readonly connection: Connection }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <main id="main" class="loading" aria-busy="true" />;
  return (
    <Shell title={t('waitingTitle')} narrow>
      <p>{t('waitingText')}</p>
      <Ways />
      <ConnectionNotice connection={connection} />
    </Shell>
  );
}
