// The HTTP door of the server. Every answer is either what was asked for or a code that the page can put into words.
import type { ChatLine, HttpProblem, Listed, NewTable } from '@sunglade/protocol';
import { GUEST, type Past, safeName } from '@sunglade/table';
import { settings } from './settings.ts';

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: HttpProblem };

export async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Asked<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const value: unknown = type.includes('json') ? await answer.json() : null;
    if (answer.ok) return { ok: true, value: value as T };
    const problem = value as Partial<HttpProblem> | null;
    return {
      ok: false,
      problem: { ...problem, code: problem?.code ?? (answer.status === 404 ? 'not-found' : 'server-error') },
    };
  } catch {
    return { ok: false, problem: { code: 'offline' } };
  }
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

let signingIn: Promise<Asked<{ user: Me }>> | null = null;

async function enter(): Promise<Asked<{ user: Me }>> {
  const known = await ask<{ user: Me }>('GET', '/me');
  const name = safeName(settings.value.name);
  if (!known.ok && known.problem.code === 'no-session') return ask('POST', '/guest', name === null ? {} : { name });
  if (known.ok && known.value.user.name === GUEST && name !== null) await tellName(name);
  return known;
}

/** The server learns what one is called now: those who watch are known by nothing else. */
export async function tellName(raw: string): Promise<void> {
  const name = safeName(raw);
  if (name !== null) await ask('PATCH', '/me', { name });
}

/** A guest on the first visit, the same person ever after. */
export function signIn(): Promise<Asked<{ user: Me }>> {
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

export const openTable = (wish: NewTable): Promise<Asked<{ id: string }>> =>
  signedIn(() => ask('POST', '/tables', wish));
export const lobby = (): Promise<Asked<readonly Listed[]>> => ask('GET', '/tables');
export const ownTables = (): Promise<Asked<readonly Listed[]>> => signedIn(() => ask('GET', '/mine'));
export const rematch = (id: string): Promise<Asked<{ id: string }>> => ask('POST', `/tables/${id}/rematch`);
export const pastOfTable = (id: string, views: boolean): Promise<Asked<readonly Past[]>> =>
  ask('GET', `/tables/${id}/past${views ? '?views=1' : ''}`);
export const recordOfTable = (id: string): Promise<Asked<unknown>> => ask('GET', `/tables/${id}/record`);
export const chatOfTable = (id: string): Promise<Asked<readonly ChatLine[]>> => ask('GET', `/tables/${id}/chat`);
