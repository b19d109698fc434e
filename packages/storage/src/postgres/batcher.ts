// What is asked while others wait for an answer travels together: the busier a node is, the less each question costs.
interface Asked<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchLimits {
  /** How many questions travel together. */
  readonly most: number;
  /** How many batches may be on their way at once. */
  readonly flights: number;
  /** Milliseconds between two departures: who asks rarely never waits, who asks often travels in company. */
  readonly paceMs: number;
}

export class Batcher<Question, Answer> {
  readonly #limits: BatchLimits;
  readonly #keyOf: (question: Question) => string;
  readonly #send: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  #waiting: Asked<Question, Answer>[] = [];
  #flying = 0;
  #departed = Number.NEGATIVE_INFINITY;
  #scheduled = false;

  /** Questions with the same key never share a batch. An error of a batch is everybody's in it. */
  constructor(
    limits: BatchLimits,
    keyOf: (question: Question) => string,
    send: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  ) {
    this.#limits = limits;
    this.#keyOf = keyOf;
    this.#send = send;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#flying >= this.#limits.flights) return;
    this.#scheduled = true;
    const depart = (): void => {
      this.#scheduled = false;
      this.#departed = performance.now();
      this.#fly(this.#take());
      this.#schedule();
    };
    const wait = this.#departed + this.#limits.paceMs - performance.now();
    // Whatever comes in the same turn of the event loop travels along.
    if (wait <= 0) setImmediate(depart);
    else setTimeout(depart, wait);
  }

  #take(): Asked<Question, Answer>[] {
    const taken = new Map<string, Asked<Question, Answer>>();
    const left: Asked<Question, Answer>[] = [];
    for (const asked of this.#waiting) {
      const key = this.#keyOf(asked.question);
      if (taken.size >= this.#limits.most || taken.has(key)) left.push(asked);
      else taken.set(key, asked);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  #fly(batch: readonly Asked<Question, Answer>[]): void {
    this.#flying++;
    this.#send(batch.map(({ question }) => question))
      .then(
        (answers) => {
          for (const [i, { resolve, reject }] of batch.entries())
            if (i in answers) resolve(answers[i] as Answer);
            else reject(new Error('a question of a batch was not answered'));
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        this.#flying--;
        this.#schedule();
      });
  }
}
