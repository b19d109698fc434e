// The second half of a double tap must neither play again nor be told off.
import type { Target } from '../screen/screen.ts';

/** A press this soon after another belongs to it: nobody decides that fast. */
export const SAME_PRESS_MS = 300;
/** For so long a thing that was just used does not answer that it cannot be used again. */
const JUST_USED_MS = 1500;
/** Two taps of a finger no further apart were meant for one place, in pixels. */
const SAME_PLACE = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}
const NOWHERE: Place = { x: Number.NEGATIVE_INFINITY, y: 0 };

export class Taps {
  #press = NOWHERE;
  #used: { readonly target: Target | null; readonly place: Place } = { target: null, place: NOWHERE };
  #at = Number.NEGATIVE_INFINITY;
  readonly #down = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.#press = { x, y };
  };

  constructor() {
    document.addEventListener('pointerdown', this.#down, true);
  }

  /** When the latest step was sent. */
  get usedAt(): number {
    return this.#at;
  }

  /** A step is sent, done with a target. */
  use(target: Target | null): void {
    this.#used = { target, place: this.#press };
    this.#at = performance.now();
  }

  /** Something else was done since: whatever is tapped now is meant. */
  forget(): void {
    this.#used = { target: null, place: NOWHERE };
    this.#at = Number.NEGATIVE_INFINITY;
  }

  isEcho(target: Target, lit: boolean): boolean {
    const ago = performance.now() - this.#at;
    const { place } = this.#used;
    // Keys press nowhere.
    const again = this.#press !== place;
    if (target === this.#used.target) return lit ? again && ago < SAME_PRESS_MS : ago < JUST_USED_MS;
    // A row that has closed up puts another thing under the finger.
    return again && ago < SAME_PRESS_MS && Math.hypot(this.#press.x - place.x, this.#press.y - place.y) < SAME_PLACE;
  }

  close(): void {
    document.removeEventListener('pointerdown', this.#down, true);
  }
}
