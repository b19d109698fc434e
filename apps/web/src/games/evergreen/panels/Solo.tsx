// Alone: what the opponent takes and why, and the ladder of titles.
import { OPPONENT_REASONS, type Open, type Own } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { symbolOf } from '../symbols.ts';
import { cardName, cardOf, projected, titleSteps } from '../table.ts';
import { reasonFor } from '../words/say.ts';
import type { WithWords } from './props.ts';
import './Solo.css';

export function Solo({ words, position }: PanelProps<Open, Own> & WithWords) {
  const { opponent } = position.view.open;
  if (opponent === null) return null;
  const latest = opponent.at(-1);
  const card = latest === undefined ? null : cardOf(position, latest);
  const why = latest === undefined ? null : reasonFor(position, latest);
  const points = projected(position, 0);
  const steps = titleSteps();
  const here = steps.findLastIndex(({ from }) => points >= from);
  const next = steps[here + 1];
  const low = steps[here]?.from ?? 0;
  const share = next ? (points - low) / (next.from - low) : 1;
  return (
    <div class="eg-solo">
      <p>{words.solo.rule}</p>
      <ol class="eg-order">
        {words.solo.order.map((text, i) => (
          <li key={text} class={why === OPPONENT_REASONS[i] ? 'now' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <p class="eg-latest">
        {card ? (
          <>
            <b>{words.solo.latest}:</b> <Icon id={symbolOf(card.biome)} /> {cardName(words, card)}
          </>
        ) : (
          words.solo.none
        )}
      </p>
      <details class="eg-ladder">
        <summary>
          <b>{words.titles[steps[here]?.title ?? 'broccoli']}</b>
          <span>{next ? words.solo.toNext(next.from - points, words.titles[next.title]) : words.solo.here}</span>
          <span class="eg-way" style={`--share:${share}`} aria-hidden="true" />
        </summary>
        <ol>
          {steps.map(({ title, from }, i) => (
            <li key={title} class={i === here ? 'now' : undefined} aria-current={i === here ? 'step' : undefined}>
              <span>{words.titles[title]}</span>
              <small>{words.solo.from(from)}</small>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
