// Which book is read.
import type { CampaignListed } from '@sunglade/protocol';
import { Choice } from '../../../shell/Choice.tsx';
import type { Loaded } from './parts.ts';

interface ShelfProps extends Loaded {
  readonly online: readonly CampaignListed[];
  /** A campaign on the server; null is the book of this browser. */
  readonly taken: string | null;
  readonly take: (id: string | null) => void;
}

const HERE = 'here';

export function Shelf({ online, taken, take, book }: ShelfProps) {
  if (online.length === 0) return null;
  return (
    <Choice
      legend={book.shelf}
      name="book"
      value={taken ?? HERE}
      values={[HERE, ...online.map(({ id }) => id)]}
      label={(id) => (id === HERE ? book.here : book.withWhom(online.find((one) => one.id === id)?.partner ?? null))}
      onChange={(id) => take(id === HERE ? null : id)}
    />
  );
}
