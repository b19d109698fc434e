/**
 * Lets so many of each person's things happen at once; the next ones wait in line and go on as soon as one is done, some
 * more are sent away. So whoever has much to be told hears it without a pause, and whose ways do not answer takes nobody
 * else's place.
 */
export class Turnstile {
  readonly #most: number;
  readonly #inLine: number;
  readonly #people = new Map<string, { inside: number; readonly line: (() => void)[] }>();
  /** How many wait in line, of all people together. */
  waiting = 0;

  constructor(most: number, inLine: number) {
    this.#most = most;
    this.#inLine = inLine;
  }

  /** false: there are too many in line already. Whoever is let in calls `leave` in the end. */
  enter(user: string): Promise<boolean> {
    const person = this.#people.get(user) ?? { inside: 0, line: [] };
    this.#people.set(user, person);
    if (person.inside < this.#most) {
      person.inside++;
      return Promise.resolve(true);
    }
    if (person.line.length >= this.#inLine) return Promise.resolve(false);
    this.waiting++;
    return new Promise((resolve) => person.line.push(() => resolve(true)));
  }

  leave(user: string): void {
    const person = this.#people.get(user);
    if (!person) return;
    const next = person.line.shift();
    // The place is handed on: nobody who comes meanwhile is faster.
    if (next) {
      this.waiting--;
      next();
      return;
    }
    person.inside--;
    if (person.inside === 0) this.#people.delete(user);
  }
}
