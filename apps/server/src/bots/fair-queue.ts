// Who thinks next, where few may think at once: tables that somebody looks at go first, and hosts take turns, so that
// nobody waits for the many tables of somebody else.

/** For whom a bot thinks. */
export interface Turn {
  readonly host: string;
  readonly watched: () => boolean;
}

interface Waiting extends Turn {
  /** false: too many are waiting, and this one does not get a turn. */
  readonly call: (begin: boolean) => void;
}

const HOSTS_REMEMBERED = 10_000;

export class FairQueue {
  readonly #places: number;
  readonly #most: number;
  /** In the order in which they came. */
  #waiting: Waiting[] = [];
  /** Hosts in the order of their last turn, the latest last. */
  readonly #served = new Set<string>();
  #busy = 0;

  constructor(places: number, most: number) {
    this.#places = places;
    this.#most = most;
  }

  /** Does the work when its turn has come; null where too many of this host are waiting. */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T | null> {
    if (!(await this.#mayBegin(turn))) return null;
    try {
      return await work();
    } finally {
      this.#busy--;
      this.#next();
    }
  }

  #mayBegin(turn: Turn): Promise<boolean> {
    return new Promise((call) => {
      this.#waiting.push({ ...turn, call });
      this.#next();
      if (this.#waiting.length > this.#most) this.#turnAway();
    });
  }

  #next(): void {
    while (this.#busy < this.#places && this.#waiting.length > 0) {
      const one = this.#choose();
      this.#remove(one);
      this.#served.delete(one.host);
      this.#served.add(one.host);
      for (const host of this.#served) {
        if (this.#served.size <= HOSTS_REMEMBERED) break;
        this.#served.delete(host);
      }
      this.#busy++;
      one.call(true);
    }
  }

  #choose(): Waiting {
    const watched = this.#waiting.filter((one) => one.watched());
    const among = watched.length > 0 ? watched : this.#waiting;
    const newHost = among.find(({ host }) => !this.#served.has(host));
    if (newHost) return newHost;
    for (const host of this.#served) {
      const found = among.find((one) => one.host === host);
      if (found) return found;
    }
    return among[0] as Waiting;
  }

  /** The newest of the host who has the most waiting. */
  #turnAway(): void {
    const counts = new Map<string, number>();
    for (const { host } of this.#waiting) counts.set(host, (counts.get(host) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const one = this.#waiting.findLast(({ host }) => counts.get(host) === most) as Waiting;
    this.#remove(one);
    one.call(false);
  }

  #remove(one: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== one);
  }
}
