// The table: own board large in the middle, the others near it, the shared things at the left, the log at the right; on a
// phone one board, corners, tabs and the bar at the thumb.
import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { change, isNight, settings } from '../../base/settings.ts';
import { t } from '../../locales/index.ts';
import { Replay } from '../end/Replay.tsx';
import { Story } from '../end/Story.tsx';
import { useTableKeys } from '../input/useTableKeys.ts';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ConnectionNotice } from '../parts/Notice.tsx';
import { isPhone } from '../parts/phone.ts';
import { useLater } from '../parts/useLater.ts';
import { rulesLink } from '../screen/rules-link.ts';
import { nameOf } from '../screen/words.ts';
import { Moment, ScoreSheets } from '../seats/Score.tsx';
import { Seats } from '../seats/Seats.tsx';
import { Chat, UnreadDot } from '../talk/Chat.tsx';
import { Consent } from '../talk/Consent.tsx';
import { Log } from '../talk/Log.tsx';
import { Bar } from './Bar.tsx';
import { Choose } from './Choose.tsx';
import { Effects, Narration } from './Effects.tsx';
import { Handover } from './Handover.tsx';
import { KeyHelp, TableMenu } from './Menu.tsx';
import { GamePanel, SidePanel } from './SidePanel.tsx';
import { Stage } from './Stage.tsx';
import './Table.css';

interface TableProps {
  readonly model: TableModel;
  /** Another game like this one, where that is possible. */
  readonly again: (() => void) | null;
}

type Open = 'menu' | 'keys' | 'story' | null;

function Tools({ model, show }: { readonly model: TableModel; readonly show: (open: Open) => void }) {
  const { sound } = settings.value;
  return (
    <nav class="tools" aria-label={t('tools')}>
      {model.shown.value.status === 'over' && (
        <button type="button" class="btn quiet" onClick={() => show('story')}>
          <Icon id="i-trophy" />
          <span class="story-word">{t('story')}</span>
        </button>
      )}
      <a
        class="icon-button wide-only"
        href={rulesLink(model.game)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('rules')}
      >
        <Icon id="i-help" />
      </a>
      <button
        type="button"
        class="icon-button wide-only"
        aria-label={sound ? t('soundOff') : t('soundOn')}
        onClick={() => change({ sound: !sound })}
      >
        <Icon id={sound ? 'i-sound' : 'i-mute'} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('switchTheme')}
        onClick={() => change({ theme: isNight() ? 'light' : 'night' })}
      >
        <Icon id="i-theme" />
      </button>
      <button type="button" class="icon-button" aria-label={t('menu')} onClick={() => show('menu')}>
        <Icon id="i-menu" />
      </button>
    </nav>
  );
}

function Where({ model }: { readonly model: TableModel }) {
  const screen = model.screen.value;
  const words = screen.moment(model.position.value);
  return (
    <h1 class="where">
      <b>{screen.words.name}</b>
      {words && <span>{words}</span>}
    </h1>
  );
}

/** On a phone, under somebody else's board: no buttons of one's own, only the way back. */
function WayBack({ model }: { readonly model: TableModel }) {
  const { chairs } = model.shown.value;
  const home = model.seat.value;
  return (
    <section class="panel bar way-back" aria-label={t('yourMove')}>
      <p class="prompt">{t('boardOf', nameOf(chairs, model.focus.value ?? home))}</p>
      <button type="button" class="btn primary" onClick={() => (model.focus.value = null)}>
        <Icon id="i-home" />
        {chairs[home]?.you ? t('backToMine') : t('backToFirst', nameOf(chairs, home))}
      </button>
    </section>
  );
}

function Dock({ model }: { readonly model: TableModel }) {
  const away = isPhone.value && model.focus.value !== null && !model.replay.value;
  return (
    <div class="dock">
      <Consent model={model} />
      {model.replay.value ? <Replay model={model} /> : away ? <WayBack model={model} /> : <Bar model={model} />}
    </div>
  );
}

function StoryDialog({ model, again, onClose }: TableProps & { readonly onClose: () => void }) {
  if (model.replay.value) return null;
  return (
    <Dialog title={t('story')} wide onClose={onClose}>
      <Story model={model} again={again} />
    </Dialog>
  );
}

/** Which panels there are; a text, so that a change of it is a change of the list. */
const panelsOf = (model: TableModel): string =>
  model.screen.value.panels
    .filter((panel) => panel.shown?.(model.position.value) ?? true)
    .map((panel) => panel.id)
    .join(' ');

export function TableView({ model, again }: TableProps) {
  const [tab, setTab] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const screen = model.screen.value;
  const panels = useComputed(() => panelsOf(model))
    .value.split(' ')
    .filter(Boolean);
  const watching = useComputed(() => model.shown.value.you === 0 && model.shown.value.status === 'playing').value;
  const chats = model.session.kind === 'remote';
  const drawn = useLater(4);
  useTableKeys(model, () => setOpen('keys'));

  const tabs = [
    ...panels.map((id) => ({ id, title: screen.panels.find((panel) => panel.id === id)?.title ?? id })),
    { id: 'score', title: t('score') },
    { id: 'log', title: t('log') },
    ...(chats ? [{ id: 'chat', title: t('chat') }] : []),
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? 'log');

  return (
    <div class="table" data-game={model.game.id} data-turn={model.turn.value} data-lines={model.shown.value.seq}>
      <header class="table-top">
        <a class="brand" href="/" aria-label="Sunglade">
          <Icon id="sun" />
          <span>Sunglade</span>
        </a>
        <Where model={model} />
        <Tools model={model} show={setOpen} />
      </header>
      <main class="table-main" id="main">
        <Moment model={model} />
        <div class="side side-l">
          {drawn >= 2 && panels.map((id) => <GamePanel key={id} model={model} id={id} open={id === shown} />)}
        </div>
        <Stage model={model} />
        {drawn >= 1 && <Dock model={model} />}
        <div class="tabs" role="tablist" aria-label={t('panels')}>
          {tabs.map(({ id, title }) => (
            <button
              type="button"
              key={id}
              role="tab"
              aria-selected={id === shown}
              aria-controls={`panel-${id}`}
              onClick={() => setTab(id)}
            >
              {title}
              {id === 'chat' && <UnreadDot model={model} />}
            </button>
          ))}
        </div>
        <div class="side side-r">
          {/* From the top down, so that nothing is pushed away by what comes later. */}
          {drawn >= 3 && <Seats model={model} />}
          {drawn >= 4 && (
            <SidePanel id="score" title={t('score')} open={shown === 'score'}>
              <ScoreSheets model={model} />
            </SidePanel>
          )}
          {drawn >= 4 && (
            <SidePanel id="log" title={t('log')} open={shown === 'log'}>
              <Log model={model} />
            </SidePanel>
          )}
          {drawn >= 4 && chats && (
            <SidePanel id="chat" title={t('chat')} open={shown === 'chat'}>
              <Chat model={model} />
            </SidePanel>
          )}
        </div>
      </main>
      <Effects model={model} ready={drawn >= 2} onEnd={() => setOpen('story')} />
      <Narration model={model} />
      <ConnectionNotice connection={model.session.connection.value} />
      <Choose model={model} />
      <Handover model={model} />
      {open === 'menu' && <TableMenu model={model} onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeyHelp onClose={() => setOpen(null)} />}
      {open === 'story' && <StoryDialog model={model} again={again} onClose={() => setOpen(null)} />}
      {watching && <p class="watching-note">{t('spectating')}</p>}
    </div>
  );
}
