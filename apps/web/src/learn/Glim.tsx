import glim from '../art/glim.svg?raw';
import { addSprite } from '../art/sprite.ts';

/** The firefly. Only a picture: what it has to say is said beside it. */
export function Glim() {
  addSprite('glim', () => glim);
  return (
    <svg class="glim" aria-hidden="true">
      <use href="#glim" />
    </svg>
  );
}
