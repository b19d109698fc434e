import { type NewWay, WAY_KINDS, type WayKind, type WayMade, type Ways, type WayTarget } from '@sunglade/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { settings } from '../../base/settings.ts';
import { Field } from '../account/Field.tsx';
import { addWay } from './notices-api.ts';
import { type PushState, pushState, subscribe, wayHere } from './push.ts';
import type { Doing } from './useNotices.ts';
import { WAY_ICONS } from './WayRow.tsx';
import { words } from './words/index.ts';

type Typed = Exclude<WayKind, 'push'>;

function targetOf(kind: Typed, address: string, token: string): WayTarget {
  const url = address.trim();
  switch (kind) {
    case 'mail':
      return { kind, address: url };
    case 'ntfy':
      return token.trim() === '' ? { kind, url } : { kind, url, token: token.trim() };
    case 'gotify':
      return { kind, url, token: token.trim() };
    case 'discord':
    case 'webhook':
      return { kind, url };
  }
}

interface AddWayProps {
  readonly ways: Ways;
  readonly doing: Doing;
  /** With the secret of a webhook, which is shown once. */
  readonly onMade: (made: WayMade) => void;
}

/** Every way there could be: those that can be had as buttons, the others with the reason. */
export function AddWay({ ways, doing, onMade }: AddWayProps) {
  const w = words();
  const [kind, setKind] = useState<Typed | null>(null);
  const [push, setPush] = useState<PushState | null>(null);
  useEffect(() => {
    void pushState().then(setPush);
  }, []);
  const add = async (target: WayTarget): Promise<boolean> => {
    const way: NewWay = { target, language: settings.value.lang };
    const made = await doing.run(() => addWay(way), target.kind === 'mail' ? w.unconfirmed : undefined);
    if (made) onMade(made);
    return made !== null;
  };
  const addPush = async (): Promise<void> => {
    const target = await subscribe(ways.pushKey).catch(() => 'failed' as const);
    if (target === 'failed') {
      setPush(target);
      return;
    }
    if (target) await add(target);
    setPush(target ? 'on' : await pushState());
  };
  const told = push === 'on' && ways.ways.some(({ id }) => id === wayHere());
  return (
    <section class="panel add-way" aria-labelledby="add-way">
      <h2 id="add-way">{w.another}</h2>
      <ul class="kinds">
        {WAY_KINDS.map((one) => {
          const gap = ways.gaps[one];
          const about =
            gap !== null
              ? w.gaps[gap]
              : one === 'push' && push === 'never'
                ? w.pushNever
                : one === 'push' && push === 'refused'
                  ? w.pushRefused
                  : one === 'push' && push === 'failed'
                    ? w.pushFailed
                    : one === 'push' && told
                      ? w.pushOn
                      : w.kindAbout[one];
          const closed = gap !== null || (one === 'push' && (push === null || push === 'never' || told));
          return (
            <li key={one}>
              <button
                type="button"
                class="kind"
                data-add={one}
                aria-expanded={one === 'push' ? undefined : kind === one}
                disabled={closed || doing.busy}
                onClick={() => (one === 'push' ? void addPush() : setKind(kind === one ? null : one))}
              >
                <Icon id={WAY_ICONS[one]} />
                <span>
                  <strong>{one === 'push' ? w.pushHere : w.kinds[one]}</strong>
                  <small>{about}</small>
                </span>
              </button>
              {kind === one && <AddForm kind={kind} busy={doing.busy} onAdd={add} onDone={() => setKind(null)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AddFormProps {
  readonly kind: Typed;
  readonly busy: boolean;
  readonly onAdd: (target: WayTarget) => Promise<boolean>;
  readonly onDone: () => void;
}

function AddForm({ kind, busy, onAdd, onDone }: AddFormProps) {
  const w = words();
  const [address, setAddress] = useState('');
  const [token, setToken] = useState('');
  const asked = { mail: w.address, ntfy: w.topic, gotify: w.server, discord: w.hook, webhook: w.hook }[kind];
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(targetOf(kind, address, token)).then((done) => done && onDone());
      }}
    >
      <Field
        id={`way-${kind}`}
        label={asked}
        autocomplete={kind === 'mail' ? 'email' : 'off'}
        value={address}
        onInput={setAddress}
      />
      {(kind === 'gotify' || kind === 'ntfy') && (
        <Field
          id={`way-token-${kind}`}
          label={kind === 'ntfy' ? w.tokenIfAny : w.token}
          autocomplete="off"
          value={token}
          onInput={setToken}
          required={kind === 'gotify'}
        />
      )}
      <div class="row">
        <button type="submit" class="btn primary" disabled={busy}>
          {w.add}
        </button>
        <button type="button" class="btn quiet" onClick={onDone}>
          {w.cancel}
        </button>
      </div>
    </form>
  );
}
