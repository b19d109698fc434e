// Who looks at tables through other nodes. Nothing of it is stored: a node that is no longer heard has taken its people
// with it, and they come back through another one.
import type { Bus } from '@sunglade/match';

export const BEAT_MS = 2_000;
const SILENT_MS = 7_000;

export interface RemotePresenceNeeds {
  readonly bus: Bus;
  /** The name of this node. */
  readonly id: string;
  /** Who looks at a table through this node. */
  readonly usersHere: (match: string) => readonly string[];
  /** Every table that somebody looks at through this node. */
  readonly watchedHere: () => readonly string[];
  /** Others came or went at a table. */
  readonly changed: (match: string) => void;
  readonly now: () => number;
}

interface OtherNode {
  heard: number;
  readonly tables: Map<string, readonly string[]>;
}

export class RemotePresence {
  readonly #needs: RemotePresenceNeeds;
  readonly #nodes = new Map<string, OtherNode>();
  readonly #unsubscribe: () => void;

  constructor(needs: RemotePresenceNeeds) {
    this.#needs = needs;
    this.#unsubscribe = needs.bus.subscribe((news) => {
      if (news.kind === 'missed') this.#announceAll();
      else if (news.from === needs.id) return;
      else if (news.kind === 'alive') this.#node(news.from);
      else if (news.kind === 'here') this.#here(news.from, news.match, news.users);
      else if (news.kind === 'gone') this.#forget(news.from);
    });
  }

  usersAt(match: string): string[] {
    return [...this.#nodes.values()].flatMap(({ tables }) => tables.get(match) ?? []);
  }

  /** Tells the other nodes who is here. */
  announce(match: string): void {
    const { bus, id, usersHere } = this.#needs;
    bus.publish({ kind: 'here', match, users: [...new Set(usersHere(match))], from: id });
  }

  /** Called every few seconds. */
  beat(): void {
    const { bus, id, now } = this.#needs;
    bus.publish({ kind: 'alive', from: id });
    for (const [name, { heard }] of this.#nodes) if (now() - heard > SILENT_MS) this.#forget(name);
  }

  stop(): void {
    this.#unsubscribe();
    this.#needs.bus.publish({ kind: 'gone', from: this.#needs.id });
  }

  #announceAll(): void {
    for (const match of this.#needs.watchedHere()) this.announce(match);
  }

  #node(name: string): OtherNode {
    const node = this.#nodes.get(name) ?? { heard: 0, tables: new Map() };
    node.heard = this.#needs.now();
    this.#nodes.set(name, node);
    return node;
  }

  #here(name: string, match: string, users: readonly string[]): void {
    const { tables } = this.#node(name);
    const known = tables.has(match);
    if (users.length > 0) tables.set(match, users);
    else tables.delete(match);
    if (this.#needs.usersHere(match).length === 0) return;
    // It has just begun to look at this table and does not know who is here.
    if (!known && users.length > 0) this.announce(match);
    this.#needs.changed(match);
  }

  #forget(name: string): void {
    const node = this.#nodes.get(name);
    this.#nodes.delete(name);
    for (const match of node?.tables.keys() ?? [])
      if (this.#needs.usersHere(match).length > 0) this.#needs.changed(match);
  }
}
