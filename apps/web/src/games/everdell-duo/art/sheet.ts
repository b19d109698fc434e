// The parts of all pictures: one file beside the screen, fetched once when a table is opened. Cards can be played before
// it is there; their pictures appear by themselves when it comes.
import { addSprite } from '../../../art/sprite.ts';
import parts from './parts.svg?url';

let fetched: Promise<void> | null = null;

async function fetchParts(): Promise<void> {
  const answer = await fetch(parts);
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`);
  const sheet = await answer.text();
  addSprite('everdell-duo-parts', () => sheet);
}

export function loadParts(): Promise<void> {
  fetched ??= fetchParts();
  return fetched;
}
