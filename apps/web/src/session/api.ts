// The HTTP door of the server. Every answer is either what was asked for or a code that the page can put into words.
import type { AnswerOf, HttpProblem, NewCampaign, NewTable, RouteName, SentTo } from '@sunglade/protocol';
import { GUEST, safeName } from '@sunglade/table';
import { settings } from '../base/settings.ts';

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: HttpProblem };

/** What a route answers, or why not. */
export type AnswerTo<Name extends RouteName> = Promise<Asked<AnswerOf<Name>>>;

/** Nothing has to be given for a route to which nothing has to be sent. */
type Given<Name extends RouteName> =
  Record<never, never> extends SentTo<Name> ? [sent?: SentTo<Name>] : [sent: SentTo<Name>];

interface Parts {
  readonly params?: { readonly id: string };
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

function addressOf(path: string, { params, query = {} }: Parts): string {
  const filled = params ? path.replace(':id', encodeURIComponent(params.id)) : path;
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
}

export async function call<Name extends RouteName>(route: Name, ...[sent]: Given<Name>): AnswerTo<Name> {
  const [method = '', path = ''] = route.split(' ');
  const parts: Parts = sent ?? {};
  const { body } = parts;
  try {
    const answer = await fetch(addressOf(path, parts), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const value: unknown = type.includes('json') ? await answer.json() : null;
    if (answer.ok) return { ok: true, value: value as AnswerOf<Name> };
    const problem = value as Partial<HttpProblem> | null;
    // Without a code it was not our server that answered, but something in front of it.
    const code = problem?.code ?? (answer.status === 404 ? 'not-found' : 'server-error');
    return { ok: false, problem: { ...problem, code } };
  } catch {
    return { ok: false, problem: { code: 'offline' } };
  }
}

type Me = Asked<Pick<AnswerOf<'PATCH /api/me'>, 'user'>>;

let signingIn: Promise<Me> | null = null;

async function enter(): Promise<Me> {
  const known = await call('GET /api/me');
  if (!known.ok) return known;
  const name = safeName(settings.value.name);
  const { user } = known.value;
  if (!user) return call('POST /api/guest', { body: name === null ? {} : { name } });
  if (user.name === GUEST && name !== null) await tellName(name);
  return { ok: true, value: { user } };
}

/** The server learns what one is called now: those who watch are known by nothing else. */
export async function tellName(raw: string): Promise<void> {
  const name = safeName(raw);
  if (name !== null) await call('PATCH /api/me', { body: { name } });
}

/** A guest on the first visit, the same person ever after. */
export function signIn(): Promise<Me> {
  signingIn ??= enter().finally(() => {
    signingIn = null;
  });
  return signingIn;
}

/** As above, and then what one wants to do. */
async function signedIn<T>(what: () => Promise<Asked<T>>): Promise<Asked<T>> {
  const me = await signIn();
  return me.ok ? what() : me;
}

/** Something of one's own; null for somebody whom the server does not know: nobody becomes a guest by reading. */
export async function ifKnown<T>(what: () => Promise<Asked<T>>): Promise<Asked<T | null>> {
  const me = await call('GET /api/me');
  if (!me.ok) return me;
  return me.value.user ? what() : { ok: true, value: null };
}

export const openTable = (wish: NewTable): AnswerTo<'POST /api/tables'> =>
  signedIn(() => call('POST /api/tables', { body: wish }));
export const lobby = (): AnswerTo<'GET /api/tables'> => call('GET /api/tables');
export const ownTables = (): AnswerTo<'GET /api/mine'> => signedIn(() => call('GET /api/mine'));
export const rematch = (id: string): AnswerTo<'POST /api/tables/:id/rematch'> =>
  call('POST /api/tables/:id/rematch', { params: { id } });
export const pastOfTable = (id: string, views: boolean): AnswerTo<'GET /api/tables/:id/past'> =>
  call('GET /api/tables/:id/past', { params: { id }, query: views ? { views: '1' } : {} });
export const recordOfTable = (id: string): AnswerTo<'GET /api/tables/:id/record'> =>
  call('GET /api/tables/:id/record', { params: { id } });
export const chatOfTable = (id: string): AnswerTo<'GET /api/tables/:id/chat'> =>
  call('GET /api/tables/:id/chat', { params: { id } });

/** null without a server, and for somebody whom it does not know. */
export async function ownCampaigns(): Promise<AnswerOf<'GET /api/campaigns'> | null> {
  const mine = await ifKnown(() => call('GET /api/campaigns'));
  return mine.ok ? mine.value : null;
}
export const createCampaign = (body: NewCampaign): AnswerTo<'POST /api/campaigns'> =>
  signedIn(() => call('POST /api/campaigns', { body }));
