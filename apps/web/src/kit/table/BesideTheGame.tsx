// What is read beside the game: the log, the score, the talk, the rules, the settings, a guest.
import { t } from '../../locales/index.ts';
import { SettingsForm } from '../../shell/SettingsForm.tsx';
import type { TableModel } from '../model/model.ts';
import { Later } from '../parts/Later.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Rules } from '../rules/Rules.tsx';
import { Pad } from '../seats/Pad.tsx';
import { Log } from '../talk/Log.tsx';
import type { Guest } from './guest.ts';
import { PanelBody } from './SidePanel.tsx';

/** `more` is what a phone has no room for. */
export type Beside = 'log' | 'score' | 'chat' | 'rules' | 'settings' | 'more' | 'guest' | null;

const loadChat = () => import('../talk/Chat.tsx').then(({ Chat }) => Chat);

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

export function BesideTheGame({ model, which, clause, hidden, guest, onClose }: BesideProps) {
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
