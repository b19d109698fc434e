import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { isLang, LANG_NAMES, LANGS } from '../base/lang.ts';
import { change, isNight, settings } from '../base/settings.ts';
import { setTitle } from '../base/title.ts';
import { t } from '../locales/index.ts';
import './Shell.css';

export function SiteNav() {
  return (
    <header class="site-nav">
      <a class="brand" href="/">
        <Icon id="sun" />
        <span>Sunglade</span>
      </a>
      <nav aria-label={t('site')}>
        <a href="/learn">{t('learn')}</a>
        <a href="/lobby">{t('lobby')}</a>
        <a href="/games">{t('myGames')}</a>
        <a href="/rules">{t('rules')}</a>
        <label class="lang">
          <span class="unseen">{t('language')}</span>
          <select
            value={settings.value.lang}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              if (isLang(chosen)) change({ lang: chosen });
            }}
          >
            {LANGS.map((lang) => (
              <option key={lang} value={lang} lang={lang}>
                {LANG_NAMES[lang]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="icon-button"
          aria-label={t('switchTheme')}
          onClick={() => change({ theme: isNight() ? 'light' : 'night' })}
        >
          <Icon id={isNight() ? 'i-day' : 'i-theme'} />
        </button>
        <a class="icon-button" href="/account" aria-label={t('account')}>
          <Icon id="i-user" />
        </a>
        <a class="icon-button" href="/settings" aria-label={t('settings')}>
          <Icon id="i-settings" />
        </a>
      </nav>
    </header>
  );
}

export function SiteFoot() {
  return (
    <footer class="site-foot">
      <p>{t('unofficial')}</p>
      <p>
        <a href="/about">{t('about')}</a> · <a href="/rules">{t('rules')}</a> · <a href="/settings">{t('settings')}</a>
      </p>
    </footer>
  );
}

export function Hills() {
  return (
    <svg class="hills" viewBox="0 0 1440 360" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 120 C200 40 380 150 620 110 S1080 20 1440 110 V360 H0Z" fill="var(--hill-1)" />
      <path d="M0 210 C260 130 420 240 760 190 S1200 150 1440 210 V360 H0Z" fill="var(--hill-2)" />
      <path d="M0 300 C300 230 560 320 860 280 S1260 250 1440 290 V360 H0Z" fill="var(--hill-3)" />
    </svg>
  );
}

interface ShellProps {
  readonly title: string;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** Every page that is not a table. */
export function Shell({ title, narrow, children }: ShellProps) {
  useEffect(() => {
    setTitle(`${title} · Sunglade`);
  }, [title]);
  return (
    <div class="shell">
      <Hills />
      <SiteNav />
      <main id="main" class={narrow ? 'page narrow' : 'page'}>
        <h1>{title}</h1>
        {children}
      </main>
      <SiteFoot />
    </div>
  );
}
