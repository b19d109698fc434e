export interface Manner {
  readonly temper: string;
  /** When it sits down, when it wins, when it loses. */
  readonly greeting: string;
  readonly wins: string;
  readonly loses: string;
}
export type Animals = Readonly<Record<'hedgehog' | 'fox' | 'badger' | 'owl' | 'raven', Manner>>;
