// How a game alone ended: the suns it brought, and at how many points each of them comes.
import { Icon } from '../../../art/Icon.tsx';
import { contentOf, type Table } from '../table.ts';
import type { HarmoniesWords } from '../words/words.ts';
import { sunsNow } from './suns.ts';
import './Solo.css';

export function SunsReached({ words, position }: { readonly words: HarmoniesWords; readonly position: Table }) {
  if (position.chairs.length > 1) return null;
  const { suns, bonus, points } = sunsNow(position);
  const steps = contentOf(position).edition.solo.suns;
  return (
    <section class="hm-reached">
      <p class="hm-suns" role="img" aria-label={words.solo.suns(suns)}>
        {Array.from({ length: steps.length + bonus }, (_, i) => (
          <Icon key={`${i}`} id="sun" class={i < suns ? '' : 'none'} />
        ))}
      </p>
      <p>{words.solo.steps}</p>
      <ol class="hm-sun-steps">
        {steps.map((least) => (
          <li key={least} class={points >= least ? 'reached' : ''}>
            {least}
          </li>
        ))}
      </ol>
    </section>
  );
}
