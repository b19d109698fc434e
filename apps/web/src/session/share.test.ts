import { describe, expect, it } from 'vitest';
import { packRecord, parseRecordHash, recordLink, unpackRecord } from './share.ts';

const record = {
  format: 'sunglade-record-1',
  game: 'glade',
  log: Array.from({ length: 200 }, (_, i) => ({ seat: i % 2, text: `store ${i % 24}`, at: i * 1000 })),
};

describe('a match in a link', () => {
  it('comes back as it was, without the times', async () => {
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(record).length / 4);
    expect(await unpackRecord(packed)).toEqual({
      ...record,
      log: record.log.map(({ seat, text }) => ({ seat, text })),
    });
  });

  it('that was cut off or made up is nothing', async () => {
    const packed = await packRecord(record);
    expect(await unpackRecord(packed.slice(0, -12))).toBeNull();
    expect(await unpackRecord('')).toBeNull();
    expect(await unpackRecord('not a record!')).toBeNull();
  });

  it('that unpacks to far too much is nothing, and is not unpacked to its end', async () => {
    const packed = await packRecord({ ...record, more: 'x'.repeat(200_000_000) });
    expect(packed.length).toBeLessThan(300_000);
    const began = process.memoryUsage().arrayBuffers;
    expect(await unpackRecord(packed)).toBeNull();
    expect(process.memoryUsage().arrayBuffers - began).toBeLessThan(50_000_000);
  });

  it('names a moment', () => {
    const link = recordLink('https://example.org', 'abc', 17);
    expect(link).toBe('https://example.org/r#abc~17');
    expect(parseRecordHash(new URL(link).hash)).toEqual({ packed: 'abc', at: 17 });
    expect(parseRecordHash('#abc')).toEqual({ packed: 'abc', at: null });
    expect(parseRecordHash('#abc~x')).toEqual({ packed: 'abc', at: null });
  });
});
