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

export function guardBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
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
