// Another game with the same people: whoever asks first opens it, and everybody meets there.
import type { HttpProblem } from '@sunglade/protocol';
import { go } from '../base/router.ts';
import { rematch } from '../session/api.ts';
import { expectSeat } from '../session/seating.ts';

/** Goes to the new table, which may be there already; or says why not. */
export async function playAgain(id: string, next: string | null, seat: number): Promise<HttpProblem | null> {
  const made = next === null ? await rematch(id) : null;
  if (made && !made.ok) return made.problem;
  const table = made?.value.id ?? next;
  if (table === null) return null;
  expectSeat(table, seat);
  go(`/t/${table}`);
  return null;
}
