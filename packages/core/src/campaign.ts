// A game that goes on over several matches. What they leave behind is a sheet: data that only the game understands, and
// pure functions from a sheet and a finished record to the next one. Who keeps the sheet does not matter.
import type { Json } from './contract.ts';
import type { MatchRecord } from './record.ts';

/** A match as the sheet wants it. */
export interface Begun {
  readonly seats: number;
  readonly options: Json;
  readonly carried: Json;
}

export type SheetRefusal = 'no-chapter' | 'not-over' | 'entered-before' | 'not-from-sheet';
export type Entered<Sheet> =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly code: SheetRefusal };

/** Where a sheet says something else than its records do: the number of the entry, or its end. */
export interface SheetProblem {
  readonly code: SheetRefusal | 'record-missing' | 'no-skip' | 'sheet-differs';
  readonly path: string;
}

export interface Campaign<Sheet = Json> {
  create(): Sheet;
  /** null: no sheet of this game. */
  read(raw: Json): Sheet | null;
  /** The match that somebody wishes for, if the sheet allows it now. */
  begin(sheet: Sheet, wish: Json): Begun | null;
  /** Enters a finished match. The same one never counts twice. */
  enter(sheet: Sheet, match: string, record: MatchRecord): Entered<Sheet>;
  /** A match with these options was given up and left nothing behind: a try in vain. */
  giveUp(sheet: Sheet, match: string, options: Json): Sheet;
  /** Goes on without having won; null where that may not be. */
  skip(sheet: Sheet): Sheet | null;
  /** The matches that were entered, in order. */
  matches(sheet: Sheet): readonly string[];
  /** Whether everything on a sheet follows from the records of its matches. */
  check(sheet: Sheet, recordOf: (match: string) => MatchRecord | null): SheetProblem | null;
}
