// What the page asks of the server about notices.
import type { NewWay, WayChange, Ways } from '@sunglade/protocol';
import { type AnswerTo, type Asked, call, ifKnown, signIn } from '../../session/api.ts';

/** null for somebody whom the server does not know. */
export const readWays = (): Promise<Asked<Ways | null>> => ifKnown(() => call('GET /api/notices'));
export const addWay = (body: NewWay): AnswerTo<'POST /api/notices'> => call('POST /api/notices', { body });
export const changeWay = (id: string, body: WayChange): AnswerTo<'PATCH /api/notices/:id'> =>
  call('PATCH /api/notices/:id', { params: { id }, body });
export const removeWay = (id: string): Promise<Asked<unknown>> => call('DELETE /api/notices/:id', { params: { id } });
export const testWay = (id: string): AnswerTo<'POST /api/notices/:id/test'> =>
  call('POST /api/notices/:id/test', { params: { id } });
export const confirmWay = (token: string): AnswerTo<'POST /api/notices/confirm'> =>
  call('POST /api/notices/confirm', { body: { token } });
export const stopMails = (token: string): Promise<Asked<unknown>> =>
  call('POST /api/notices/stop/:id', { params: { id: token } });
export const becomeGuest = signIn;
