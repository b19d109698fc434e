import { Icon } from '../../art/Icon.tsx';
import { isTaught } from '../../games/lessons.ts';
import type { GuideStep } from '../../kit/screen/screen.ts';
import { t } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { hasOwnScreen } from '../own-screen.ts';

function Picture({ parts }: { readonly parts: GuideStep['picture'] }) {
  return (
    <p class="guide-picture" aria-hidden="true">
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <b key={`${i}`}>{part}</b>
        ) : (
          <Icon key={`${i}`} id={part.icon} class={part.dark ? 'dark' : ''} />
        ),
      )}
    </p>
  );
}

/** How to play, told with the pieces themselves. */
export function Guide({ game, steps }: { readonly game: string; readonly steps: readonly GuideStep[] }) {
  return (
    <section class="panel guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guideTitle')}</h2>
      <ol>
        {steps.map(({ title, text, picture }) => (
          <li key={title}>
            <Picture parts={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p class="row">
        {hasOwnScreen(game) && (
          <a class="btn primary" href={`/play/${game}`}>
            {t('guidePlay', gameName(game))}
            <Icon id="i-arrow" />
          </a>
        )}
        {isTaught(game) && (
          <a class="btn quiet" href={`/learn/${game}`}>
            {t('learnByPlaying')}
          </a>
        )}
      </p>
    </section>
  );
}
