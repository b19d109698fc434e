import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { Connection } from '../../session/session.ts';
import './Notice.css';

/** How the line to the table is; silent while all is well. */
export function ConnectionNotice({ connection }: { readonly connection: Connection }) {
  if (connection === 'live' || connection === 'gone') return null;
  return (
    <div class={`notice notice-${connection}`} role="status">
      <Icon id={connection === 'reload' ? 'i-warn' : 'i-offline'} />
      <span>
        {connection === 'connecting' ? t('connecting') : connection === 'offline' ? t('reconnecting') : t('newVersion')}
      </span>
      {connection === 'reload' && (
        <button type="button" class="btn quiet" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      )}
    </div>
  );
}
