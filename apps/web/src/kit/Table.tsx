// The table: own board large in the middle, the others near it, the shared things at the left, the log at the right; on a
// phone one board, corners, tabs and the bar at the thumb.
import { hasSeat } from '@sunglade/core';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';
import { change, isNight, settings } from '../site/settings.ts';
import { Bar } from './Bar.tsx';
import { Chat } from './Chat.tsx';
import { Choose } from './Choose.tsx';
import { Consent } from './Consent.tsx';
import { Dialog } from './Dialog.tsx';
import { Handover } from './Handover.tsx';
import { Log } from './Log.tsx';
import { KeyHelp, TableMenu } from './Menu.tsx';
import type { TableModel } from './model.ts';
import { ConnectionNotice } from './Notice.tsx';
import { Replay } from './Replay.tsx';
import { Moment, ScoreSheets } from './Score.tsx';
import type { PanelProps } from './screen.ts';
import { SeatChips, Seats } from './Seats.tsx';
import { Story } from './Story.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { nameOf } from './words.ts';
import './Table.css';

interface TableProps {
  readonly model: TableModel;
  /** Another game like this one, where that is possible. */
  readonly again: (() => void) | null;
}

type Open = 'menu' | 'keys' | 'story' | null;

/** A panel of the game or of the kit; on a phone it is one of the tabs. */
interface Side {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  readonly body: preact.ComponentChildren;
}

function Panel({ side, open }: { readonly side: Side; readonly open: boolean }) {
  return (
    <section class={`panel side-panel panel-${side.id}${open ? ' open' : ''}`} id={`panel-${side.id}`}>
      <h2 class="title">
        {side.title}
        {side.note && <small>{side.note}</small>}
      </h2>
      {side.body}
    </section>
  );
}

function Tools({ model, show }: { readonly model: TableModel; readonly show: (open: Open) => void }) {
  const { sound } = settings.value;
  return (
    <nav class="tools" aria-label={t('tools')}>
      {model.shown.value.status === 'over' && (
        <button type="button" class="btn quiet" onClick={() => show('story')}>
          <Icon id="i-trophy" />
          {t('story')}
        </button>
      )}
      <a
        class="icon-button wide-only"
        href={`/rules/${model.game.id}`}
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

export function TableView({ model, again }: TableProps) {
  const [tab, setTab] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [zoomed, setZoomed] = useState(false);
  const screen = model.screen.value;
  const seen = model.shown.value;
  const stand = model.stand.value;
  const focus = model.focus.value ?? model.seat.value;
  const atHome = focus === model.seat.value;
  const sun = screen.sun?.(model.preview.value ?? stand) ?? null;

  useTableKeys(model, () => setOpen('keys'));
  useEffect(() => {
    performance.mark('ready');
  }, []);
  useEffect(() => {
    if (sun) document.documentElement.dataset.sun = sun;
    else delete document.documentElement.dataset.sun;
    return () => {
      delete document.documentElement.dataset.sun;
    };
  }, [sun]);
  useEffect(() => {
    document.title = `${model.myTurn.value ? '● ' : ''}${screen.words.name} · Sunglade`;
  });
  useEffect(() => {
    if (seen.status === 'over' && seen.result && !model.replay.peek()) setOpen('story');
  }, [seen.status, seen.result, model]);

  const props: PanelProps = {
    stand,
    seat: focus,
    size: 'large',
    targets: atHome ? model.targets.value : new Map(),
    pick: model.pick,
    point: model.point,
    pointed: model.pointed.value,
    preview: model.preview.value,
    marked: model.marked.value,
    play: model.play,
  };
  const sides: Side[] = [
    ...screen.panels
      .filter((panel) => panel.shown?.(stand) ?? true)
      .map(({ id, title, note, Body }) => ({
        id,
        title,
        note: note?.(stand) ?? null,
        body: <Body {...props} />,
      })),
    { id: 'score', title: t('score'), note: null, body: <ScoreSheets model={model} /> },
  ];
  const talk: Side[] = [
    { id: 'log', title: t('log'), note: null, body: <Log model={model} /> },
    ...(model.session.kind === 'remote'
      ? [{ id: 'chat', title: t('chat'), note: null, body: <Chat model={model} /> }]
      : []),
  ];
  const tabs = [...sides, ...talk];
  const shownTab = tabs.some((side) => side.id === tab) ? tab : (tabs[0]?.id ?? 'log');
  const words = screen.moment(stand);

  return (
    <div class={`table${zoomed ? ' zoomed' : ''}`} data-game={model.game.id}>
      <header class="table-top">
        <a class="brand" href="/" aria-label="Sunglade">
          <Icon id="sun" />
          <span>Sunglade</span>
        </a>
        <h1 class="where">
          <b>{screen.words.name}</b>
          {words && <span>{words}</span>}
        </h1>
        <Tools model={model} show={setOpen} />
      </header>
      <main class="table-main" id="main">
        <div class="side side-l">
          <Moment model={model} />
          {sides.map((side) => (
            <Panel key={side.id} side={side} open={side.id === shownTab} />
          ))}
        </div>
        <section class={screen.square ? 'stage square' : 'stage'} aria-label={t('boardOf', nameOf(seen.chairs, focus))}>
          {!atHome && <p class="stage-name">{nameOf(seen.chairs, focus)}</p>}
          <div class="stage-board">
            <screen.Board {...props} />
          </div>
          <div class="corner corner-l">{screen.Dial && <screen.Dial stand={stand} />}</div>
          <div class="corner corner-r">
            <strong class="corner-score">{stand.sheets[focus]?.total ?? 0}</strong>
            {screen.Brief && <screen.Brief stand={stand} seat={focus} />}
            <button
              type="button"
              class="icon-button"
              aria-pressed={zoomed}
              aria-label={t('zoom')}
              onClick={() => setZoomed(!zoomed)}
            >
              <Icon id="i-zoom" />
            </button>
          </div>
          <SeatChips model={model} />
        </section>
        <div class="dock">
          <Consent model={model} />
          {model.replay.value ? <Replay model={model} /> : <Bar model={model} props={props} />}
        </div>
        <div class="tabs" role="tablist" aria-label={t('panels')}>
          {tabs.map((side) => (
            <button
              type="button"
              key={side.id}
              role="tab"
              aria-selected={side.id === shownTab}
              aria-controls={`panel-${side.id}`}
              onClick={() => setTab(side.id)}
            >
              {side.title}
            </button>
          ))}
        </div>
        <div class="side side-r">
          <Seats model={model} />
          {talk.map((side) => (
            <Panel key={side.id} side={side} open={side.id === shownTab} />
          ))}
        </div>
      </main>
      <div class="unseen" aria-live="polite">
        {model.narration.value}
      </div>
      <ConnectionNotice connection={model.session.connection.value} />
      <Choose model={model} />
      <Handover model={model} />
      {open === 'menu' && <TableMenu model={model} onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeyHelp onClose={() => setOpen(null)} />}
      {open === 'story' && !model.replay.value && (
        <Dialog title={t('story')} wide onClose={() => setOpen(null)}>
          <Story model={model} again={again} />
        </Dialog>
      )}
      {hasSeat(seen.you, model.seat.value) ? null : (
        <p class="watching-note">{seen.status === 'playing' && t('spectating')}</p>
      )}
    </div>
  );
}
