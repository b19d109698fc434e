import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';

/** The way to puzzles and trials, for the pages on which people look for something to do. */
export const PuzzleInvite = ({ class: look }: { readonly class: string }) => (
  <section class={look}>
    <div>
      <h2>{t('puzzles')}</h2>
      <p>{t('puzzleInvite')}</p>
    </div>
    <a class="btn primary" href="/puzzles">
      {t('puzzles')}
      <Icon id="i-arrow" />
    </a>
    <a class="btn quiet" href="/trials">
      <Icon id="i-trophy" />
      {t('trials')}
    </a>
  </section>
);
