// Who opens a table, or asks for another game, wants to play: they sit down as soon as they are there.
import type { Session } from './session.ts';

let expected: { readonly table: string; readonly seat: number } | null = null;

/** To be called before one goes to the table. */
export function expectSeat(table: string, seat: number): void {
  expected = { table, seat };
}

/** Takes the chair one came for, or any other that is free. Once only: who stands up again stays so. */
export async function takeExpectedSeat(session: Session, name: string): Promise<void> {
  const seen = session.seen.peek();
  if (!seen || expected?.table !== seen.id) return;
  const { seat } = expected;
  expected = null;
  if (seen.you !== 0 || seen.status !== 'open') return;
  const free = !seen.chairs[seat]?.taken;
  await session.sit(name, free ? seat : undefined);
}
