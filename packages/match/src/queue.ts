/** Runs jobs one after the other, in the order in which they came. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** True while no job is queued behind the running one. */
  get last(): boolean {
    return this.#waiting <= 1;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#tail.then(work, work).finally(() => {
      this.#waiting--;
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }
}
