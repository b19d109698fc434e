import { SHELF } from '@sunglade/registry';
import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';
import { gameName, gamePitch } from '../locales/names.ts';
import { Shell } from '../shell/Shell.tsx';
import { hasOwnScreen } from './own-screen.ts';
import './lists.css';

export function RulesList() {
  return (
    <Shell title={t('rules')} narrow>
      <ul class="list">
        {SHELF.map((game) => (
          <li key={game} class="panel list-row">
            <div>
              <h2>{gameName(game)}</h2>
              <p>{gamePitch(game)}</p>
              {!hasOwnScreen(game) && <p class="plain-badge">{t('plainBadge')}</p>}
            </div>
            <a class="btn quiet" href={`/rules/${game}`}>
              <Icon id="i-book" />
              {t('readRules')}
            </a>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
