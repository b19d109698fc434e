import type { Guest } from '../kit/table/guest.ts';
import { t } from '../locales/index.ts';
import { Review } from './Review.tsx';
import type { Reviewing } from './reviewing.ts';

/** The review as a guest of a table that shows a record. */
export const reviewGuest = (reviewing: Reviewing): Guest => ({
  name: t('reviewGame'),
  icon: 'i-hint',
  ready: true,
  opens: true,
  Body: ({ model }) => <Review model={model} reviewing={reviewing} />,
});
