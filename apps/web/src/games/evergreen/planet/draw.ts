// Puts the symbols of the game and of a planet into the document.
import type { Setup } from '@sunglade/core';
import { addSprite } from '../../../art/sprite.ts';
import { breathe } from '../../../base/breathe.ts';
import art from '../art.svg?raw';
import scenes from '../scenes.svg?raw';
import { type Ground, groundOf } from './ground.ts';
import { planetSheets } from './sheet.ts';

/** Drawn, but not yet in the document. */
const details = new Map<string, string>();

/** What a planet needs for its first picture, piece by piece. */
export async function drawGround(setup: Setup): Promise<void> {
  const ground = groundOf(setup);
  const { id } = ground;
  if (details.has(id)) return;
  const sheets = planetSheets(ground);
  addSprite('evergreen', () => art);
  addSprite('evergreen-scenes', () => scenes);
  addSprite(`evergreen-spaces-${id}`, sheets.spaces);
  await breathe();
  addSprite(`evergreen-land-${id}`, sheets.land);
  await breathe();
  details.set(id, sheets.detail());
  await breathe();
}

/** The finer half: worth waiting for, so it comes after the first paint. */
export const drawDetail = ({ id }: Ground): void => addSprite(`evergreen-detail-${id}`, () => details.get(id) ?? '');
