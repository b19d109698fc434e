// How the table is laid out. One word, decided in one place: the kit and the games style by `data-layout`, and what a
// layout does not show is not drawn at all.
import { computed, signal } from '@preact/signals';
import { settings } from '../../base/settings.ts';

/**
 * `wide`: board in the middle, columns at its sides. `lying`: the same on a tablet. `upright`: a tablet held upright, in
 * rows. `phone`: upright, everything under the thumb. `flat`: a phone held across, board at the left. `stacked`: letters too
 * large for one screen, so that the page scrolls, in the order of use.
 */
export type Layout = 'wide' | 'lying' | 'upright' | 'phone' | 'flat' | 'stacked';

/** From this size on letters need the whole width of a small screen. */
const LARGE_TEXT = 150;

/** The first that fits. */
const QUERIES: readonly (readonly [Layout, MediaQueryList])[] = [
  ['flat', matchMedia('(min-width: 560px) and (max-height: 500px)')],
  ['phone', matchMedia('(max-width: 640px)')],
  ['upright', matchMedia('(max-width: 940px)')],
  ['lying', matchMedia('(max-width: 1100px)')],
];

const find = (): Layout => QUERIES.find(([, query]) => query.matches)?.[0] ?? 'wide';

const found = signal(find());
export const layout = computed<Layout>(() => {
  const small = found.value !== 'wide' && found.value !== 'lying';
  return small && settings.value.text >= LARGE_TEXT ? 'stacked' : found.value;
});

/** Whether the table is laid out for a hand. */
export const isPhone = computed(() => layout.value === 'phone' || layout.value === 'flat');

for (const [, query] of QUERIES)
  query.addEventListener('change', () => {
    found.value = find();
  });
