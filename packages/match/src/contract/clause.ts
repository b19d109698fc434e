/** One promise of a port. Adapters run all of them as tests of their own. */
export interface Clause<T> {
  readonly name: string;
  readonly check: (adapter: T) => Promise<void>;
}
