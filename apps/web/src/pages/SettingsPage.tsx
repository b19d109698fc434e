import { Icon } from '../art/Icon.tsx';
import { Blocked } from '../kit/talk/Blocked.tsx';
import { t } from '../locales/index.ts';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Holidays } from './holidays/Holidays.tsx';
import './lists.css';

export function SettingsPage() {
  return (
    <Shell title={t('settings')} narrow>
      <div class="panel">
        <SettingsForm />
      </div>
      <Holidays />
      <Blocked />
      <p class="row">
        <a class="btn quiet" href="/notices">
          <Icon id="i-bell" />
          {t('noticesLink')}
        </a>
        <a class="btn quiet" href="/friends">
          <Icon id="i-group" />
          {t('friendsLink')}
        </a>
      </p>
    </Shell>
  );
}
