/** Steps of one turn. Where the first of the ways is not possible any more, the next is taken; where none is, none. */
export interface Plan {
  readonly seat: number;
  readonly ways: readonly (readonly string[])[];
}
