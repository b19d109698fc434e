import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Failed } from './Failed.tsx';

interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page that is fetched when it is needed; if that fails (a new version, no network), one can try again. */
export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
  const [page, setPage] = useState<{ readonly Page: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  const begin = (): void => {
    setFailed(false);
    load().then(
      (Page) => setPage({ Page }),
      () => setFailed(true),
    );
  };
  useEffect(begin, []);
  if (failed) return <Failed retry={() => location.reload()} />;
  return page ? <page.Page {...props} /> : <main id="main" class="loading" aria-busy="true" />;
}
