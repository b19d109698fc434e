import { levelsOf } from '@sunglade/bots';
import type { Code } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { createTableFile, OpenError } from '@sunglade/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { useCoach } from '../coach/useCoach.tsx';
import type { NextOpponent } from '../kit/end/Story.tsx';
import type { TableModel } from '../kit/model/model.ts';
import { TableView } from '../kit/table/Table.tsx';
import { openLocal } from '../session/local.ts';
import { configOf, editionOf, LocalTable } from '../session/local-table.ts';
import { getTable, type LocalChair, type LocalSetup, type SavedTable } from '../session/saved-table.ts';
import type { Unreadable } from '../session/session.ts';
import { Hills } from '../shell/Shell.tsx';
import { Lost } from './Lost.tsx';
import { openHere } from './open-here.ts';
import { UnreadableTable } from './UnreadableTable.tsx';
import { useTable } from './useTable.ts';

/** The least time a bot's step takes. */
const PACE_MS = { calm: 420, brisk: 210, quick: 0 } as const;

/** The same people and options once more. */
async function again(
  id: string,
  change: (chairs: readonly LocalChair[]) => readonly LocalChair[] = (chairs) => chairs,
): Promise<void> {
  const old: SavedTable | undefined = await getTable(id);
  if (!old) return;
  // What a campaign brought along is its own to give: the next try begins in its book.
  if (old.carried !== undefined) {
    go(`/book/${old.game}`);
    return;
  }
  const options = old.options as LocalSetup['options'];
  const wish: LocalSetup = {
    game: old.game,
    seats: old.seats,
    chairs: change(old.chairs),
    edition: editionOf(old),
    ...(old.help ? { help: old.help } : {}),
    ...(options ? { options } : {}),
    // A trial is the same deal once more; what began in the midst of a game is not.
    ...(old.from?.steps.length === 0 ? { from: old.from } : {}),
  };
  const next = await openHere(old.game, wish);
  if (next) go(`/play/${old.game}/${next}${old.from ? location.search : ''}`);
}

/** The table once more, with another animal in the place of the one that was beaten. */
async function againWith(id: string, beaten: string, level: string): Promise<void> {
  await again(id, (chairs) => {
    const at = chairs.findIndex((chair) => chair.kind === 'bot' && chair.level === beaten);
    return chairs.map((chair, i) => (i === at ? { kind: 'bot', level } : chair));
  });
}

/** Whoever has won alone against animals meets the next one. */
function nextOpponent(model: TableModel, id: string): NextOpponent | null {
  const { result, chairs } = model.shown.value;
  const me = chairs.findIndex((chair) => chair.you);
  const bots = chairs.flatMap(({ bot }) => bot ?? []);
  if (!result || result.won !== undefined || result.places[me] !== 1 || bots.length !== chairs.length - 1) return null;
  const levels = levelsOf(model.game.id);
  const strongest = Math.max(...bots.map((bot) => levels.indexOf(bot)));
  const beaten = levels[strongest];
  const level = levels[strongest + 1];
  return beaten && level ? { beaten, level, play: () => void againWith(id, beaten, level) } : null;
}

/** Remarks for a first game; they come when everything else is there. */
function Guide({ model }: { readonly model: TableModel }) {
  const [Guided, setGuided] = useState<((props: { readonly model: TableModel }) => ComponentChildren) | null>(null);
  useEffect(() => {
    // A game goes on without them.
    import('./learn/Guided.tsx').then(
      (module) => setGuided(() => module.Guided),
      () => undefined,
    );
  }, []);
  return Guided ? <Guided model={model} /> : null;
}

/** What a trial says at its end. */
function Trial({ model, id }: { readonly model: TableModel; readonly id: string }) {
  const [part, setPart] = useState<typeof import('./trials/TrialAtTable.tsx') | null>(null);
  useEffect(() => {
    // The page of the trials finds the result, too.
    import('./trials/TrialAtTable.tsx').then(setPart, () => undefined);
  }, []);
  return part && <part.TrialAtTable model={model} id={id} />;
}

type First = Parameters<typeof openLocal>[0]['first'];

/** The table as it is kept, computed here and now: the worker takes over a moment later. null: there is none. */
async function firstPicture(id: string): Promise<First | Unreadable | null> {
  const kept = await getTable(id);
  if (!kept) return null;
  const rules = await loadGame(kept.game, kept.rules);
  if (!rules) return 'page-old';
  try {
    const table = new LocalTable(kept, rules);
    const handover = table.turnScreen();
    return { seen: table.seen(Date.now()), past: table.past(false), handover };
  } catch (error) {
    if (error instanceof OpenError) return error.code;
    throw error;
  }
}

async function stored(id: string): Promise<{ readonly file: unknown } | { readonly code: Code }> {
  const kept = await getTable(id);
  return kept
    ? { file: createTableFile({ config: configOf(kept), secret: kept.secret }, kept.lines) }
    : { code: 'no-such-table' };
}

function LocalTablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const [first, setFirst] = useState<First | Unreadable | 'lost' | null>(null);
  useEffect(() => {
    firstPicture(id).then(
      (picture) => setFirst(picture ?? 'lost'),
      () => setFirst('lost'),
    );
  }, [id]);
  if (first === 'lost') return <Lost />;
  if (typeof first === 'string') return <UnreadableTable code={first} load={() => stored(id)} />;
  return first ? (
    <OpenTable game={game} id={id} first={first} />
  ) : (
    <main id="main" class="loading" aria-busy="true" data-game={game} />
  );
}

/** A first game, opened from the lessons. */
const isGuided = (): boolean => new URLSearchParams(location.search).has('guided');

/** A trial, opened from their page. */
const trialOf = (): string | null => new URLSearchParams(location.search).get('trial');

function OpenTable({ game, id, first }: { readonly game: string; readonly id: string; readonly first: First }) {
  const pace = PACE_MS[settings.value.pace];
  const { state } = useTable(() => openLocal({ id, pace, first }), id);
  const trial = trialOf();
  const coach = useCoach(state.kind === 'table' ? state.model : null);
  if (state.kind === 'gone') return <Lost />;
  if (state.kind === 'unreadable') return <UnreadableTable code={state.code} load={() => stored(id)} />;
  return (
    <>
      <Hills />
      {state.kind === 'table' ? (
        <TableView model={state.model} again={() => void again(id)} next={nextOpponent(state.model, id)} guest={coach}>
          {isGuided() && <Guide model={state.model} />}
          {trial !== null && <Trial model={state.model} id={trial} />}
        </TableView>
      ) : (
        <main id="main" class="loading" aria-busy="true" data-game={game} />
      )}
    </>
  );
}

export function PlayPage({ game, id }: { readonly game: string; readonly id: string | null }) {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (id !== null) return;
    void openHere(game).then((made) => {
      if (made) go(`/play/${game}/${made}`, 'replace');
      else setLost(true);
    });
  }, [game, id]);
  if (lost) return <Lost />;
  return id === null ? (
    <main id="main" class="loading" aria-busy="true" />
  ) : (
    <LocalTablePage key={id} game={game} id={id} />
  );
}
