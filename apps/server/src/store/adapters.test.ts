import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../base/config.ts';
import { createLog } from '../base/log.ts';
import { createAdapters } from './adapters.ts';

test('setting the clock of the machine moves nobody’s deadline', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sunglade-adapters-'));
  const { store, bus, now } = await createAdapters(readConfig({ DATA_DIR: folder }), createLog('silent'));
  try {
    const before = now();
    expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
    vi.spyOn(Date, 'now').mockReturnValue(before + 7_200_000);
    expect(now() - before).toBeLessThan(5_000);
  } finally {
    vi.restoreAllMocks();
    await bus.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
