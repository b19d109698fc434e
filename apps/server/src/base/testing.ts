// For tests: tables on a store in memory, a clock that stands still, and Glade to be played there.
import { legalSteps, seatList } from '@sunglade/core';
import { Runner } from '@sunglade/match';
import { createMemoryStore } from '@sunglade/match/contract';
import { loadGame } from '@sunglade/registry';
import type { Clock, TableConfig } from '@sunglade/table';

const SECRET = 'ab'.repeat(32);
export const sitDown = (name: string): string => `!sit ${'cd'.repeat(32)} ${name}`;

export function createGladeSite(now: () => number) {
  const store = createMemoryStore();
  const runner = new Runner({
    store,
    bus: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
    thinker: { think: async () => null },
    now,
    loadGame,
    patience: { openMs: 1e12, playingMs: 1e12 },
    tables: 100,
    onError: (error) => {
      throw error;
    },
  });

  async function act(table: string, by: string, seat: number, text: string): Promise<void> {
    const answer = await runner.act(table, { submission: null, plan: (_, at) => [{ at, by, seat, text }] });
    if (!answer.ok) throw new Error(`${text}: ${answer.refusal.code}`);
  }

  /** Ann's, with nobody in the chairs. */
  async function open(id: string, clock: Clock, seats = 2, more: Partial<TableConfig> = {}): Promise<void> {
    const game = await loadGame('glade');
    const setup = game?.setup({ seats, options: {}, edition: undefined });
    if (!game || !setup?.ok) throw new Error('no game');
    const config = {
      id,
      game: 'glade',
      rules: game.version,
      setup: setup.value,
      host: 'ann',
      public: false,
      clock,
      onTimeout: 'bot',
      fillIn: 'random',
      commitment: 'c',
      openedAt: now(),
      ...more,
    } as const;
    await runner.open({ config, secret: SECRET });
  }

  const acting = async (id: string): Promise<readonly number[]> =>
    seatList((await runner.read(id, (table) => table.acting)) ?? (0 as never));

  /** Whoever acts plays until others have to. */
  async function playTurn(id: string): Promise<void> {
    const [one] = await acting(id);
    if (one === undefined) return;
    while ((await acting(id)).includes(one)) {
      const next = await runner.read(id, (table) => {
        const [step] = table.run ? legalSteps(table.rules, table.run.state, one as never) : [];
        return { by: table.chairs[one]?.holder ?? '', text: step === undefined ? '' : table.rules.print(step) };
      });
      await act(id, next?.by ?? '', one, next?.text ?? '');
    }
  }

  return { store, runner, open, act, acting, playTurn };
}

export type GladeSite = ReturnType<typeof createGladeSite>;
