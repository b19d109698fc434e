import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../locales/index.ts';

interface LaterProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A part of the table that is seldom needed and fetched only then; where that fails, one can try again. */
export function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | 'failed' | null>(null);
  const begin = (): void => {
    setLoaded(null);
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  };
  useEffect(begin, []);
  if (loaded === 'failed')
    return (
      <div role="alert">
        <p>{navigator.onLine ? t('failedText') : t('offlineText')}</p>
        <button type="button" class="btn primary" onClick={begin}>
          {t('tryAgain')}
        </button>
      </div>
    );
  return loaded ? <loaded.Part {...props} /> : <div aria-busy="true" />;
}
