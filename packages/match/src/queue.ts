/** Runs jobs one after the other, in the order in which they came. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** True while no job is queued behind the running one. */
  get last(): boolean {
    return this.#waiting <= 1;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const before = this.#last;
    let done = (): void => undefined;
    this.#last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      this.#waiting--;
      done();
    }
  }
}
