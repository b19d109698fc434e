import { signal } from '@preact/signals';

const query = matchMedia(
  '(max-width: 640px), (max-width: 1199px) and (max-height: 500px) and (orientation: landscape)',
);

/** Whether the table is laid out for a phone: what only the other layout shows is not drawn at all. */
export const isPhone = signal(query.matches);

query.addEventListener('change', () => {
  isPhone.value = query.matches;
});
