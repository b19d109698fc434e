// What the page asks of the server about notices.
import type { NewWay, WayChange, Ways } from '@sunglade/protocol';
import { type AnswerTo, type Asked, call, ifKnown, signIn } from '../../session/api.ts';
import { keepWayHere, unsubscribe, wayHere } from './push.ts';

/** null for somebody whom the server does not know. */
export const readWays = (): Promise<Asked<Ways | null>> => ifKnown(() => call('GET /api/notices'));
export async function addWay(body: NewWay): AnswerTo<'POST /api/notices'> {
  const made = await call('POST /api/notices', { body });
  if (made.ok && body.target.kind === 'push') keepWayHere(made.value.way.id);
  return made;
}
export const changeWay = (id: string, body: WayChange): AnswerTo<'PATCH /api/notices/:id'> =>
  call('PATCH /api/notices/:id', { params: { id }, body });
export async function removeWay(id: string): Promise<Asked<unknown>> {
  const removed = await call('DELETE /api/notices/:id', { params: { id } });
  if (removed.ok && id === wayHere()) await unsubscribe();
  return removed;
}
/** Before somebody signs out of this browser. */
export async function forgetWayHere(): Promise<void> {
  const id = wayHere();
  if (id !== null) await call('DELETE /api/notices/:id', { params: { id } });
  await unsubscribe();
}
export const testWay = (id: string): AnswerTo<'POST /api/notices/:id/test'> =>
  call('POST /api/notices/:id/test', { params: { id } });
export const confirmWay = (token: string): AnswerTo<'POST /api/notices/confirm'> =>
  call('POST /api/notices/confirm', { body: { token } });
export const stopMails = (token: string): Promise<Asked<unknown>> =>
  call('POST /api/notices/stop/:id', { params: { id: token } });
export const becomeGuest = signIn;
