// The table: one screen without scrolling. The own board large, the others near it, what is shared and owned beside it, the
// dock with what to do now, the newest sentence. Where each stands is a matter of style: `data-layout` and the game's own
// Table.css.
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { change, isNight, settings } from '../../base/settings.ts';
import { t } from '../../locales/index.ts';
import { SettingsForm } from '../../shell/SettingsForm.tsx';
import type { NextOpponent } from '../end/Story.tsx';
import { useTableKeys } from '../input/useTableKeys.ts';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Later } from '../parts/Later.tsx';
import { isPhone, layout } from '../parts/layout.ts';
import { ConnectionNotice } from '../parts/Notice.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useLater } from '../parts/useLater.ts';
import { Rules } from '../rules/Rules.tsx';
import { rulesLink } from '../screen/rules-link.ts';
import { nameOf } from '../screen/words.ts';
import { Pad } from '../seats/Pad.tsx';
import { Moment, SeatPoints } from '../seats/Score.tsx';
import { Seats } from '../seats/Seats.tsx';
import { Consent } from '../talk/Consent.tsx';
import { Log } from '../talk/Log.tsx';
import { Ticker } from '../talk/Ticker.tsx';
import { UnreadDot } from '../talk/UnreadDot.tsx';
import { Bar } from './Bar.tsx';
import { Choose } from './Choose.tsx';
import { Effects, Narration } from './Effects.tsx';
import type { Guest } from './guest.ts';
import { Handover } from './Handover.tsx';
import { KeyHelp, TableMenu } from './Menu.tsx';
import { GamePanel, PanelBody } from './SidePanel.tsx';
import { Stage } from './Stage.tsx';
import './Table.css';

interface TableProps {
  readonly model: TableModel;
  /** Another game like this one, where that is possible. */
  readonly again: (() => void) | null;
  /** Who would be met next after a win, and how to begin. */
  readonly next?: NextOpponent | null;
  readonly guest?: Guest | null;
}

interface TableViewProps extends TableProps {
  /** What lies over the table: a lesson, a remark. Links to the rules in it open beside the game. */
  readonly children?: ComponentChildren;
}

/** What covers the table. */
type Open = 'menu' | 'keys' | 'story' | null;
/** What is read beside the game; `more` is what a phone has no room for. */
type Beside = 'log' | 'score' | 'chat' | 'rules' | 'settings' | 'more' | 'guest' | null;

interface ToolsProps {
  readonly model: TableModel;
  readonly show: (open: Open) => void;
  readonly onChat: () => void;
  readonly guest: Guest | null;
  readonly onGuest: () => void;
}

function Tools({ model, show, onChat, guest, onGuest }: ToolsProps) {
  const { sound } = settings.value;
  return (
    <nav class="tools" aria-label={t('tools')}>
      {model.session.kind === 'remote' && (
        <button type="button" class="icon-button chat-button" aria-label={t('chat')} onClick={onChat}>
          <Icon id="i-chat" />
          <UnreadDot model={model} />
        </button>
      )}
      {guest && (
        <button type="button" class="btn quiet guest-button" disabled={!guest.ready} onClick={onGuest}>
          <Icon id={guest.icon} />
          <span class="guest-word">{guest.name}</span>
        </button>
      )}
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
        class="icon-button theme-button"
        aria-label={t('switchTheme')}
        onClick={() => change({ theme: isNight() ? 'light' : 'night' })}
      >
        <Icon id={isNight() ? 'i-day' : 'i-theme'} />
      </button>
      <button type="button" class="icon-button" aria-label={t('menu')} onClick={() => show('menu')}>
        <Icon id="i-menu" />
      </button>
    </nav>
  );
}

/** The game and its moment; on a phone also the own points, and the way to what does not fit on the screen. */
function Where({ model, onMore }: { readonly model: TableModel; readonly onMore: () => void }) {
  const screen = model.screen.value;
  const words = screen.moment(model.position.value);
  const title = (
    <h1 class="where">
      <b>{screen.words.name}</b>
      {words && <span>{words}</span>}
    </h1>
  );
  if (!isPhone.value) return title;
  return (
    <button type="button" class="where-more" onClick={onMore}>
      {title}
      <strong class="where-score">
        <span class="unseen">{t('score')}</span>
        <SeatPoints model={model} one={model.focus.value ?? model.seat.value} />
      </strong>
    </button>
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

/** After the game the dock leads on. */
function Over({ model, again, onStory }: TableProps & { readonly onStory: () => void }) {
  const ended = model.shown.value.status === 'over';
  const text = ended ? t('promptOver') : t('calledOff');
  return (
    <section class="panel bar game-over" aria-label={text}>
      <p class="prompt">{text}</p>
      <div class="over-ways">
        {again && (
          <button type="button" class="btn primary" onClick={again}>
            <Icon id="i-arrow" />
            {t('playAgain')}
          </button>
        )}
        {ended && (
          <button type="button" class="btn quiet" onClick={onStory}>
            <Icon id="i-trophy" />
            {t('story')}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={() => void model.back.look(1)}>
          <Icon id="i-history" />
          {t('watchReplay')}
        </button>
      </div>
    </section>
  );
}

function Dock({ model, again, onStory }: TableProps & { readonly onStory: () => void }) {
  const away = isPhone.value && model.focus.value !== null && !model.back.replay.value;
  return (
    <div class="dock">
      <Consent model={model} />
      {model.back.replay.value ? (
        <Later load={loadReplay} props={{ model }} />
      ) : away ? (
        <WayBack model={model} />
      ) : model.shown.value.status !== 'playing' ? (
        <Over model={model} again={again} onStory={onStory} />
      ) : (
        <Bar model={model} />
      )}
    </div>
  );
}

const loadChat = () => import('../talk/Chat.tsx').then(({ Chat }) => Chat);
const loadReplay = () => import('../end/Replay.tsx').then(({ Replay }) => Replay);
const loadStory = () => import('../end/Story.tsx').then(({ Story }) => Story);

function StoryDialog({ model, again, next, guest, onClose }: TableProps & { readonly onClose: () => void }) {
  if (model.back.replay.value) return null;
  return (
    <Dialog title={t('story')} wide onClose={onClose}>
      <Later
        load={loadStory}
        props={{
          model,
          again,
          next: next ?? null,
          more: guest?.press ? { ...guest, press: guest.press } : null,
          onClose,
        }}
      />
    </Dialog>
  );
}

/** Which panels there are; a text, so that a change of it is a change of the list. */
const panelsOf = (model: TableModel): string =>
  model.screen.value.panels
    .filter((panel) => panel.shown?.(model.position.value) ?? true)
    .map((panel) => panel.id)
    .join(' ');

interface BesideProps {
  readonly model: TableModel;
  readonly which: Beside;
  /** The rule in question. */
  readonly clause: string;
  /** What a phone keeps in the sheet behind its header. */
  readonly hidden: readonly string[];
  readonly guest: Guest | null;
  readonly onClose: () => void;
}

function BesideTheGame({ model, which, clause, hidden, guest, onClose }: BesideProps) {
  const titleOf = (id: string): string => model.screen.value.panels.find((panel) => panel.id === id)?.title ?? id;
  switch (which) {
    case null:
      return null;
    case 'log':
      return (
        <Sheet id="log" title={t('log')} onClose={onClose}>
          <Log model={model} />
        </Sheet>
      );
    case 'chat':
      return (
        <Sheet id="chat" title={t('chat')} onClose={onClose}>
          <Later load={loadChat} props={{ model }} />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet id="rules" title={t('rules')} onClose={onClose}>
          <Rules model={model} clause={clause} />
        </Sheet>
      );
    case 'settings':
      return (
        <Sheet id="settings" title={t('settings')} onClose={onClose}>
          <SettingsForm />
        </Sheet>
      );
    case 'guest':
      return guest?.Body ? (
        <Sheet id="guest" title={guest.name} onClose={onClose}>
          <guest.Body model={model} />
        </Sheet>
      ) : null;
    case 'score':
    case 'more':
      return (
        <Sheet id="score" title={t('score')} onClose={onClose}>
          <Pad model={model} />
          {hidden.map((id) => (
            <section key={id} class={`more-panel panel-${id}`}>
              <h3>{titleOf(id)}</h3>
              <PanelBody model={model} id={id} />
            </section>
          ))}
        </Sheet>
      );
  }
}

export function TableView({ model, again, next = null, guest = null, children }: TableViewProps) {
  const [tab, setTab] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [beside, setBeside] = useState<Beside>(guest?.opens ? 'guest' : null);
  const [clause, setClause] = useState('');
  const screen = model.screen.value;
  const ids = useComputed(() => panelsOf(model))
    .value.split(' ')
    .filter(Boolean);
  const panels = screen.panels.filter(({ id }) => ids.includes(id));
  const phone = isPhone.value;
  const inView = panels.filter((panel) => !phone || panel.phone !== 'sheet');
  const tabs = phone ? panels.filter((panel) => panel.phone === 'tab') : [];
  const shown = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? null);
  const watching = useComputed(() => model.shown.value.you === 0 && model.shown.value.status === 'playing').value;
  const drawn = useLater(4);
  const toggle = (which: Beside) => (): void => setBeside((now) => (now === which ? null : which));
  /** The rules and the settings open beside the game, wherever they are named; in a new tab if that is what was wanted. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { pathname, hash } = new URL(link.href);
    const rules = pathname.startsWith('/rules/') || (link.getAttribute('href')?.startsWith('#') ?? false);
    if (!rules && pathname !== '/settings') return;
    event.preventDefault();
    setOpen(null);
    setBeside(rules ? 'rules' : 'settings');
    if (rules) setClause(decodeURIComponent(hash.slice(1)));
  };
  const callGuest = (): void => {
    if (!guest?.ready) return;
    if (guest.press) guest.press();
    else toggle('guest')();
  };
  useTableKeys(model, { onGuest: callGuest, onHelp: () => setOpen('keys'), onLog: toggle('log') });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link is pressed by keys, too
    <div
      class="table"
      onClick={follow}
      data-game={model.game.id}
      data-layout={layout.value}
      data-seats={model.rules.seats}
      data-turn={model.turn.value}
      data-last={screen.last?.(model.position.value) || undefined}
      data-lines={model.shown.value.seq}
    >
      <header class="table-top">
        <a class="brand" href="/" aria-label="Sunglade">
          <Icon id="sun" />
          <span>Sunglade</span>
        </a>
        <Where model={model} onMore={toggle('more')} />
        {watching && <p class="watching-note">{t('spectating')}</p>}
        <Tools model={model} show={setOpen} onChat={toggle('chat')} guest={guest} onGuest={callGuest} />
      </header>
      <main class="table-main" id="main">
        <div class="side side-l">
          {!phone && <Moment model={model} onScore={toggle('score')} />}
          {drawn >= 2 &&
            inView.map(({ id, phone: place }) => (
              <GamePanel key={id} model={model} id={id} open={!phone || place === 'shown' || id === shown} />
            ))}
        </div>
        <Stage model={model} />
        {drawn >= 1 && <Dock model={model} again={again} onStory={() => setOpen('story')} />}
        {tabs.length > 0 && (
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
              </button>
            ))}
          </div>
        )}
        <div class="side side-r">
          {/* From the top down, so that nothing is pushed away by what comes later. */}
          {drawn >= 3 ? <Seats model={model} /> : model.rules.seats > 1 && <div class="others" />}
          {drawn >= 4 && !phone && layout.value !== 'upright' && beside !== 'log' && (
            <div class="recent">
              <section class="panel" aria-label={t('log')}>
                <Log model={model} />
              </section>
            </div>
          )}
          {drawn >= 4 && <Ticker model={model} open={beside === 'log'} onOpen={toggle('log')} />}
        </div>
      </main>
      <BesideTheGame
        model={model}
        which={beside}
        clause={clause}
        hidden={phone ? panels.filter((panel) => panel.phone === 'sheet').map(({ id }) => id) : []}
        guest={guest}
        onClose={() => setBeside(null)}
      />
      <Effects model={model} ready={drawn >= 2} onEnd={() => setOpen('story')} />
      <Narration model={model} />
      <ConnectionNotice connection={model.session.connection.value} />
      <Choose model={model} />
      <Handover model={model} />
      {open === 'menu' && <TableMenu model={model} onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeyHelp onClose={() => setOpen(null)} />}
      {open === 'story' && (
        <StoryDialog model={model} again={again} next={next} guest={guest} onClose={() => setOpen(null)} />
      )}
      {children}
    </div>
  );
}
