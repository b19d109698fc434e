// Puts the symbols of the game and the land of a board into the document.
import type { Setup } from '@sunglade/core';
import { addSprite } from '../../../art/sprite.ts';
import { breathe } from '../../../base/breathe.ts';
import { groundId, groundSheet } from '../board/ground.ts';
import scenes from '../scenes.svg?raw';
import { contentOf } from '../table.ts';
import { faceSheet } from './faces.ts';
import { flatSheet } from './flat.ts';
import { tokenSheet } from './tokens.ts';
import './tokens.css';

const sheetOf = (symbols: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;

export async function drawArt(setup: Setup): Promise<void> {
  const content = contentOf({ setup });
  addSprite('harmonies-tokens', () => sheetOf(tokenSheet()));
  addSprite(groundId(content), () => groundSheet(content));
  await breathe();
  addSprite('harmonies-faces', () => sheetOf(faceSheet() + flatSheet()));
  addSprite('harmonies-scenes', () => scenes);
  await breathe();
}
