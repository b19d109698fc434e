// The house set is labelled wherever it is played.
import { EDITIONS } from '@sunglade/everdell-duo';
import type { WithWords } from '../panels/props.ts';
import type { Table } from '../table.ts';
import './HouseNote.css';

/** Whether the cards are those of the house set. */
export const isHouse = ({ setup }: Pick<Table, 'setup'>): boolean => setup.edition.hash === EDITIONS[0].hash;

export function HouseNote({ words, position }: WithWords & { readonly position: Table }) {
  if (!isHouse(position)) return null;
  return (
    <p class="ed-house">
      <a href="/cards/everdell-duo" target="_blank" rel="noreferrer">
        {words.team.house.short}
      </a>
    </p>
  );
}
