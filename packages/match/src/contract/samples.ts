import type { StoredConfig, TableLine } from '@sunglade/table';
import type { Match, Summary } from '../store.ts';

const sampleConfig = (id: string, more: Partial<StoredConfig> = {}): StoredConfig => ({
  id,
  game: 'glade',
  rules: 1,
  setup: { seats: 2, options: {}, edition: { id: 'e', hash: 'h' } },
  host: 'host',
  public: true,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  fillIn: 'random',
  commitment: 'c',
  openedAt: 1_000,
  ...more,
});

export const sampleMatch = (id: string, more: Partial<StoredConfig> = {}): Match => ({
  config: sampleConfig(id, more),
  secret: `secret of ${id}`,
});

export const sampleLine = (text: string, at = 2_000, by = 'ann', seat = 0): TableLine => ({ at, by, seat, text });

export const sampleSummary = (more: Partial<Summary> = {}): Summary => ({
  status: 'open',
  acting: 0,
  dueAt: null,
  wakeAt: null,
  names: [null, null],
  holders: [null, null],
  ...more,
});
