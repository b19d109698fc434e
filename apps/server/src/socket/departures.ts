/** When people left tables that others look at through this node. It lasts no longer than somebody looks on. */
export class Departures {
  readonly #tables = new Map<string, { here: ReadonlySet<string>; readonly left: Map<string, number> }>();

  /** Who is there now. */
  look(table: string, users: readonly string[], now: number): void {
    const here = new Set(users);
    const known = this.#tables.get(table) ?? { here, left: new Map<string, number>() };
    for (const user of known.here) if (!here.has(user)) known.left.set(user, now);
    for (const user of here) known.left.delete(user);
    known.here = here;
    this.#tables.set(table, known);
  }

  /** 0 where nobody saw it. */
  at(table: string, user: string): number {
    return this.#tables.get(table)?.left.get(user) ?? 0;
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }
}
