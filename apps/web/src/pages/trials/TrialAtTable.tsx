import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from '../../kit/model/model.ts';
import { findTrial } from '../../trials/load.ts';
import { TrialOver } from '../../trials/TrialOver.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import { beginTrial } from './begin.ts';

/** What a trial says at its end, where the table is one. */
export function TrialAtTable({ model, id }: { readonly model: TableModel; readonly id: string }) {
  useSyncedProgress();
  const [found, setFound] = useState<Awaited<ReturnType<typeof findTrial>>>(null);
  useEffect(() => void findTrial(id).then(setFound), [id]);
  if (!found || found.file.game !== model.game.id) return null;
  return <TrialOver model={model} deal={found.deal} onAgain={() => void beginTrial(found.file, found.deal)} />;
}
