/**
 * Lets so many things happen at once by each way; the next ones wait in line and go on as soon as one is done, some more
 * are sent away. So whoever has much to be told hears it without a pause, and a way that does not answer takes no other's
 * place.
 */
export class Turnstile {
  readonly #most: number;
  readonly #inLine: number;
  readonly #ways = new Map<string, { inside: number; readonly line: (() => void)[] }>();
  /** How many wait in line, of all ways together. */
  waiting = 0;

  constructor(most: number, inLine: number) {
    this.#most = most;
    this.#inLine = inLine;
  }

  /** false: there are too many in line already. Whoever is let in calls `leave` in the end. */
  enter(id: string): Promise<boolean> {
    const way = this.#ways.get(id) ?? { inside: 0, line: [] };
    this.#ways.set(id, way);
    if (way.inside < this.#most) {
      way.inside++;
      return Promise.resolve(true);
    }
    if (way.line.length >= this.#inLine) return Promise.resolve(false);
    this.waiting++;
    return new Promise((resolve) => way.line.push(() => resolve(true)));
  }

  leave(id: string): void {
    const way = this.#ways.get(id);
    if (!way) return;
    const next = way.line.shift();
    // The place is handed on: nobody who comes meanwhile is faster.
    if (next) {
      this.waiting--;
      next();
      return;
    }
    way.inside--;
    if (way.inside === 0) this.#ways.delete(id);
  }
}
