import { t } from '../locales/index.ts';
import { Shell } from '../shell/Shell.tsx';
import './lists.css';

export function About() {
  return (
    <Shell title={t('about')} narrow>
      <div class="panel prose">
        <h2>{t('aboutWhat')}</h2>
        <p>{t('aboutWhatText')}</p>
        <h2>{t('aboutUnofficial')}</h2>
        <p>{t('unofficial')}</p>
        <p>{t('aboutUnofficialText')}</p>
        <h2>{t('aboutFair')}</h2>
        <p>{t('aboutFairText')}</p>
        <h2>{t('aboutData')}</h2>
        <p>{t('aboutDataText')}</p>
        <h2>{t('aboutFonts')}</h2>
        <p>{t('aboutFontsText')}</p>
        <p class="version">Sunglade {import.meta.env.VERSION}</p>
      </div>
    </Shell>
  );
}
