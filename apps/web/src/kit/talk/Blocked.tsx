import type { MutedListed } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../session/api.ts';
import { words } from './words/index.ts';
import './Chat.css';

/** Whom one has blocked; nothing without a server, and nothing for somebody whom it does not know. */
export function Blocked() {
  const w = words();
  const [muted, setMuted] = useState<readonly MutedListed[] | null>(null);
  const read = async (): Promise<void> => {
    const me = await call('GET /api/me');
    setMuted(me.ok && me.value.user ? me.value.muted : null);
  };
  useEffect(() => {
    void read();
  }, []);
  if (!muted) return null;
  const unblock = async (id: string): Promise<void> => {
    await call('DELETE /api/muted/:id', { params: { id } });
    await read();
  };
  return (
    <section class="panel blocked" aria-labelledby="blocked">
      <h2 id="blocked">{w.list}</h2>
      {muted.length === 0 && <p>{w.nobody}</p>}
      <ul>
        {muted.map(({ id, name }) => (
          <li key={id}>
            <span>{name || w.somebody}</span>
            <button type="button" class="btn quiet" onClick={() => void unblock(id)}>
              {w.unblock(name || w.somebody)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
