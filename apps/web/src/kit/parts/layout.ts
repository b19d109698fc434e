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

/** From this size on letters need the whole width of a screen, in per cent, and how wide one is that has room for them nevertheless. */
const ROOM_FOR_LARGE: readonly (readonly [number, MediaQueryList])[] = [
  [200, matchMedia('(min-width: 2200px)')],
  [150, matchMedia('(min-width: 1650px)')],
];

/** The first that fits. */
const QUERIES: readonly (readonly [Layout, MediaQueryList])[] = [
  ['flat', matchMedia('(min-width: 560px) and (max-height: 500px)')],
  ['phone', matchMedia('(max-width: 640px)')],
  ['upright', matchMedia('(max-width: 940px)')],
  ['lying', matchMedia('(max-width: 1100px)')],
];

const find = (): Layout => QUERIES.find(([, query]) => query.matches)?.[0] ?? 'wide';

const hasRoom = (): readonly boolean[] => ROOM_FOR_LARGE.map(([, query]) => query.matches);

const found = signal(find());
const roomy = signal(hasRoom());
export const layout = computed<Layout>(() => {
  const size = ROOM_FOR_LARGE.findIndex(([text]) => settings.value.text >= text);
  return size < 0 || roomy.value[size] ? found.value : 'stacked';
});

/** Whether the table is laid out for a hand. */
export const isPhone = computed(() => layout.value === 'phone' || layout.value === 'flat');

for (const [, query] of [...QUERIES, ...ROOM_FOR_LARGE])
  query.addEventListener('change', () => {
    found.value = find();
    roomy.value = hasRoom();
  });
