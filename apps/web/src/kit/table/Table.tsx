// The table: one screen without scrolling. The own board large, the others near it, what is shared and owned beside it, the
// dock with what to do now, the newest sentence. Where each stands is a matter of style: `data-layout`, the files in
// layouts and the game's own Table.css.
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../locales/index.ts';
import type { NextOpponent } from '../end/Story.tsx';
import { useTableKeys } from '../input/useTableKeys.ts';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Later } from '../parts/Later.tsx';
import { isPhone, layout } from '../parts/layout.ts';
import { ConnectionNotice } from '../parts/Notice.tsx';
import { useLater } from '../parts/useLater.ts';
import { Moment } from '../seats/Score.tsx';
import { Seats } from '../seats/Seats.tsx';
import { Log } from '../talk/Log.tsx';
import { Ticker } from '../talk/Ticker.tsx';
import { type Beside, BesideTheGame } from './BesideTheGame.tsx';
import { Choose } from './Choose.tsx';
import { Dock } from './Dock.tsx';
import { Effects, Narration } from './Effects.tsx';
import type { Guest } from './guest.ts';
import { Handover } from './Handover.tsx';
import { KeyHelp, TableMenu } from './Menu.tsx';
import { GamePanel } from './SidePanel.tsx';
import { Stage } from './Stage.tsx';
import { Top } from './Top.tsx';
import './Table.css';
import './layouts/upright.css';
import './layouts/phones.css';
import './layouts/large-text.css';

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
  // Where the page scrolls it comes in the order of use, like everything else.
  const forOthers = !phone && layout.value !== 'stacked' ? inView.filter((panel) => panel.forOthers) : [];
  const tabs = phone ? panels.filter((panel) => panel.phone === 'tab') : [];
  const shown = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? null);
  // Between two people at one screen nobody looks from a seat, and yet nobody only watches.
  const watching = useComputed(
    () =>
      model.shown.value.you === 0 && model.shown.value.status === 'playing' && model.session.handover.value === null,
  ).value;
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
      <Top
        model={model}
        watching={watching}
        guest={guest}
        onMore={toggle('more')}
        onChat={toggle('chat')}
        onGuest={callGuest}
        onMenu={() => setOpen('menu')}
        onStory={() => setOpen('story')}
      />
      <main class="table-main" id="main">
        <div class="side side-l">
          {!phone && <Moment model={model} onScore={toggle('score')} />}
          {drawn >= 2 &&
            inView
              .filter((panel) => !forOthers.includes(panel))
              .map(({ id, phone: place }) => (
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
          {drawn >= 3 && forOthers.map(({ id }) => <GamePanel key={id} model={model} id={id} open />)}
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
      {open === 'keys' && <KeyHelp model={model} onClose={() => setOpen(null)} />}
      {open === 'story' && (
        <StoryDialog model={model} again={again} next={next} guest={guest} onClose={() => setOpen(null)} />
      )}
      {children}
    </div>
  );
}
