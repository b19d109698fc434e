// What can be done at a table besides playing: replay, rules, keys, going back together, giving up.
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import { mayPlayOn, PlayOn } from '../end/PlayOn.tsx';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { rulesLink } from '../screen/rules-link.ts';
import { AboutSeat, aboutName, othersOf } from '../talk/AboutSeat.tsx';
import { hasNextTable, NextTable } from './NextTable.tsx';
import './Menu.css';

const KEYS = ['?', 'U', 'Enter', 'R', 'S', 'H', 'L', 'M', '1–4', 'Esc'] as const;

interface KeyHelpProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

export function KeyHelp({ model, onClose }: KeyHelpProps) {
  const about: Readonly<Record<(typeof KEYS)[number], string>> = {
    '?': t('keyHelp'),
    U: t('keyUndo'),
    Enter: t('keyDone'),
    R: t('keyReplay'),
    S: t('showAgain'),
    H: t('keyCoach'),
    L: t('keyLog'),
    M: t('keyMute'),
    '1–4': t('keySeat'),
    Esc: t('keyEscape'),
  };
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{about[key]}</dd>
          </div>
        ))}
        {model.screen.value.keys?.map(({ key, about: text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keysBoard')}</p>
    </Dialog>
  );
}

export function TableMenu({
  model,
  onClose,
  onKeys,
}: {
  readonly model: TableModel;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}) {
  const [sure, setSure] = useState(false);
  const [about, setAbout] = useState<number | null>(null);
  const seen = model.shown.value;
  const playing = seen.status === 'playing' && seen.you !== 0;
  const lines = model.log.value;
  // Alone or among bots there is nobody to ask.
  const others = seen.chairs.some((chair) => chair.taken && !chair.you && chair.bot === null);
  const back = (): void => {
    model.act(`!propose ${Math.max(0, seen.length - 1)}`);
    onClose();
  };
  if (about !== null) return <AboutSeat session={model.session} one={about} onClose={onClose} />;
  return (
    <Dialog title={t('menu')} onClose={onClose}>
      <ul class="menu">
        <li>
          <button
            type="button"
            disabled={lines.length === 0}
            onClick={() => {
              void model.back.look(Number.MAX_SAFE_INTEGER);
              onClose();
            }}
          >
            <Icon id="i-history" />
            {t('replay')}
          </button>
        </li>
        {hasNextTable(model) && (
          <li>
            <NextTable model={model} as="line" />
          </li>
        )}
        {mayPlayOn(model) && (
          <li>
            <PlayOn model={model} class="" onDone={onClose} />
          </li>
        )}
        <li>
          <a href={rulesLink(model.game)} target="_blank" rel="noreferrer">
            <Icon id="i-book" />
            {t('rulesOf', model.screen.value.words.name)}
          </a>
        </li>
        <li>
          <button type="button" onClick={onKeys}>
            <Icon id="i-help" />
            {t('keys')}
          </button>
        </li>
        <li>
          <a href="/settings">
            <Icon id="i-settings" />
            {t('settings')}
          </a>
        </li>
        {othersOf(model.session).map((one) => (
          <li key={one}>
            <button type="button" data-about={one} onClick={() => setAbout(one)}>
              <Icon id="i-user" />
              {aboutName(model.session, one)}
            </button>
          </li>
        ))}
        {playing && (
          <li>
            <button type="button" disabled={seen.length === 0 || seen.proposal !== null} onClick={back}>
              <Icon id="i-undo" />
              {others ? t('proposeBack') : t('goBack')}
            </button>
          </li>
        )}
        {playing && others && (
          <li>
            <button
              type="button"
              disabled={seen.proposal !== null}
              onClick={() => {
                model.act('!propose end');
                onClose();
              }}
            >
              <Icon id="i-close" />
              {t('proposeEnd')}
            </button>
          </li>
        )}
        {/* A team ends for both: that is asked, not done. */}
        {playing && !(others && model.rules.team) && (
          <li>
            {sure ? (
              <button
                type="button"
                class="danger"
                onClick={() => {
                  model.act('!resign');
                  onClose();
                }}
              >
                <Icon id="i-flag" />
                {t('resignSure')}
              </button>
            ) : (
              <button type="button" onClick={() => setSure(true)}>
                <Icon id="i-flag" />
                {t('resign')}
              </button>
            )}
          </li>
        )}
        <li>
          <a href="/">
            <Icon id="i-home" />
            {t('leaveTable')}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
