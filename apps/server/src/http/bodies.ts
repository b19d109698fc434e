// Bodies are looked at before they are read: one that nests without end would end in a stack trace.
import type { FastifyInstance } from 'fastify';
import { Coded } from '../base/coded.ts';

/** An edition nests some ten levels; nothing else comes near. */
const DEEPEST = 64;

/** How deep brackets nest in a JSON text, without reading it; brackets inside strings do not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === 0x5c) i++;
      else if (letter === 0x22) inString = false;
    } else if (letter === 0x22) inString = true;
    else if (letter === 0x5b || letter === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (letter === 0x5d || letter === 0x7d) depth--;
  }
  return false;
}

/** What a mail program sends when somebody clicks on "unsubscribe" (RFC 8058): the link says everything, the form nothing. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;
const ONE_CLICK = '/api/notices/stop/:id';
const FORM_BYTES = 1_000;

export function guardBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (request, _text, done) => {
    if (request.routeOptions.url === ONE_CLICK) done(null, undefined);
    else done(Object.assign(new Error('no forms here'), { statusCode: 415 }));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) => {
    // Some requests have no body, and some clients say so in JSON.
    if (text === '') return done(null, undefined);
    if (isTooDeep(text)) return done(new Coded('bad-request'));
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new Coded('bad-request'));
    }
  });
}
