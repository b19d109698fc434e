// Puts the symbols of the game into the document.
import { addSprite } from '../../../art/sprite.ts';
import { breathe } from '../../../base/breathe.ts';
import { symbolSheet } from './symbols.ts';
import './art.css';

export async function drawArt(): Promise<void> {
  addSprite('everdell-duo', symbolSheet);
  await breathe();
}
