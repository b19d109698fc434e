// Puts the symbols of the game into the document, and sends for the parts of its pictures.
import { addSprite } from '../../../art/sprite.ts';
import { breathe } from '../../../base/breathe.ts';
import { loadParts } from './sheet.ts';
import { symbolSheet } from './symbols.ts';
import './art.css';

export async function drawArt(): Promise<void> {
  addSprite('everdell-duo', symbolSheet);
  // Pictures decorate: nobody waits for them.
  void loadParts();
  await breathe();
}
