// Somebody is not here, and since when: it goes on counting while one looks.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { awayWords, MINUTE } from './away.ts';
import './Gone.css';

/** How long it is since a moment, in the time of this page; drawn again at every full minute. */
function useSince(since: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - ((Date.now() - since) % MINUTE));
    return () => clearTimeout(timer);
  }, [since, now]);
  return since === null ? null : Math.max(now, Date.now()) - since;
}

/** null: nobody knows since when. Where there is no room the short form stands on their picture. */
export function Gone({ since }: { readonly since: number | null }) {
  const { long, short } = awayWords(useSince(since));
  return (
    <span class="gone">
      <span class="gone-long">{long}</span>
      <span class="gone-short" aria-hidden="true">
        {short === '' ? <Icon id="i-offline" /> : short}
      </span>
    </span>
  );
}
