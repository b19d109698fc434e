import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { hasUnread } from './unread.ts';
import './UnreadDot.css';

/** On the tab, while something was said that was not on the screen yet. */
export const UnreadDot = ({ model }: { readonly model: TableModel }) =>
  hasUnread(model.shown.value.id, model.session.chat.value) ? (
    <span class="unread">
      <span class="unseen">{t('chatUnread')}</span>
    </span>
  ) : null;
