// The head of the table: which game and moment it is, and the tools.
import { Icon } from '../../art/Icon.tsx';
import { change, isNight, settings } from '../../base/settings.ts';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { isPhone } from '../parts/layout.ts';
import { rulesLink } from '../screen/rules-link.ts';
import { SeatClock } from '../seats/Clock.tsx';
import { SeatPoints } from '../seats/Score.tsx';
import { UnreadDot } from '../talk/UnreadDot.tsx';
import type { Guest } from './guest.ts';
import { NextTable } from './NextTable.tsx';

interface ToolsProps {
  readonly model: TableModel;
  readonly guest: Guest | null;
  readonly onChat: () => void;
  readonly onGuest: () => void;
  readonly onMenu: () => void;
  readonly onStory: () => void;
}

function Tools({ model, guest, onChat, onGuest, onMenu, onStory }: ToolsProps) {
  const { sound } = settings.value;
  return (
    <nav class="tools" aria-label={t('tools')}>
      {model.session.kind === 'remote' && (
        <button type="button" class="icon-button chat-button" aria-label={t('chat')} onClick={onChat}>
          <Icon id="i-chat" />
          <UnreadDot model={model} />
        </button>
      )}
      <NextTable model={model} as="tool" />
      {guest && (
        <button type="button" class="btn quiet guest-button" disabled={!guest.ready} onClick={onGuest}>
          <Icon id={guest.icon} />
          <span class="guest-word">{guest.name}</span>
        </button>
      )}
      {model.shown.value.status === 'over' && (
        <button type="button" class="btn quiet" onClick={onStory}>
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
      <button type="button" class="icon-button" aria-label={t('menu')} onClick={onMenu}>
        <Icon id="i-menu" />
      </button>
    </nav>
  );
}

/** The game and its moment; on a phone also the own points and time, and the way to what does not fit on the screen. */
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
  const one = model.focus.value ?? model.seat.value;
  return (
    <button type="button" class="where-more" onClick={onMore}>
      {title}
      <span class="where-own">
        <strong class="where-score">
          <span class="unseen">{t('score')}</span>
          <SeatPoints model={model} one={one} />
        </strong>
        <SeatClock model={model} one={one} />
      </span>
    </button>
  );
}

interface TopProps extends ToolsProps {
  readonly watching: boolean;
  readonly onMore: () => void;
}

export function Top({ watching, onMore, ...tools }: TopProps) {
  return (
    <header class="table-top">
      <a class="brand" href="/" aria-label="Sunglade">
        <Icon id="sun" />
        <span>Sunglade</span>
      </a>
      <Where model={tools.model} onMore={onMore} />
      {watching && <p class="watching-note">{t('spectating')}</p>}
      <Tools {...tools} />
    </header>
  );
}
