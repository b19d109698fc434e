// Bodies of the requests and answers about friends. Whoever is meant is named by a handle that only the reader knows.
import * as z from 'zod/mini';
import type { Listed } from './http.ts';

const handle = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const token = z.string().check(z.minLength(8), z.maxLength(100));
const seat = z.int().check(z.gte(0), z.lte(3));

/** Somebody with whom one sat at a table, or whoever gave one a link. */
export const newFriend = z.union([
  z.strictObject({ table: z.string().check(z.maxLength(40)), seat }),
  z.strictObject({ token }),
]);
export type NewFriend = z.infer<typeof newFriend>;
export const friendParams = z.object({ id: handle });
export const friendLink = z.object({ token: z.string() });
export const presence = z.strictObject({ hidden: z.boolean() });
export const invite = z.strictObject({ friend: handle });

export interface Friend {
  readonly id: string;
  readonly name: string;
}

/** Everything about somebody's friends. Nobody who is blocked is ever in it. */
export interface Friends {
  readonly friends: readonly (Friend & { readonly online: boolean })[];
  /** Who wants to be a friend, and waits for an answer. */
  readonly asking: readonly Friend[];
  /** Who was asked and has not answered. */
  readonly asked: readonly Friend[];
  /** People with whom one has played lately and who are no friends yet. */
  readonly met: readonly {
    readonly table: string;
    readonly seat: number;
    readonly name: string;
    readonly game: string;
  }[];
  readonly invitations: readonly { readonly table: string; readonly game: string; readonly by: string }[];
  /** Public tables at which friends sit, with their names. */
  readonly tables: readonly (Listed & { readonly friends: readonly string[] })[];
  /** Friends do not see whether one is here, nor where. */
  readonly hidden: boolean;
}
