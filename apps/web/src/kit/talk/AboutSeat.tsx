// What one can do about somebody who sits at the table, whether they have said anything or not.
import { t } from '../../locales/index.ts';
import type { Session } from '../../session/session.ts';
import { Later } from '../parts/Later.tsx';
import { nameOf } from '../screen/words.ts';

const loadCompany = () => import('./Company.tsx').then(({ Company }) => Company);

/** The chairs of other people: nobody can do anything about a bot, nor where there is no server. */
export function othersOf(session: Session): readonly number[] {
  const seen = session.seen.value;
  if (!seen || session.kind !== 'remote') return [];
  return seen.chairs.flatMap(({ taken, you, bot }, one) => (taken && !you && bot === null ? [one] : []));
}

interface AboutSeatProps {
  readonly session: Session;
  readonly one: number;
  readonly onClose: () => void;
}

export function AboutSeat({ session, one, onClose }: AboutSeatProps) {
  const seen = session.seen.value;
  if (!seen) return null;
  const line = session.chat.value.findLast(({ seat }) => seat === one)?.n ?? null;
  return (
    <Later
      load={loadCompany}
      props={{ table: seen.id, met: { seat: one, line }, name: nameOf(seen.chairs, one), onClose }}
    />
  );
}

/** What the button is called that leads there. */
export const aboutName = (session: Session, one: number): string =>
  t('chatAbout', nameOf(session.seen.value?.chairs ?? [], one));
