// What another room brings to the table. The kit gives it a tool in the header, a key, and a place beside the game; what it
// is about is not the kit's concern.
import type { ComponentChildren } from 'preact';
import type { TableModel } from '../model/model.ts';

interface GuestProps {
  readonly model: TableModel;
}

export interface Guest {
  readonly name: string;
  readonly icon: string;
  /** false: its tool stands there and cannot be pressed now. */
  readonly ready: boolean;
  /** Leads somewhere else. Without it `Body` opens beside the game. */
  readonly press?: () => void;
  Body?(this: void, props: GuestProps): ComponentChildren;
  /** Whether `Body` is open from the beginning. */
  readonly opens?: boolean;
}
