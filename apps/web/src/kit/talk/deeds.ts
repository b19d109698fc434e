// The log as it is read: one entry for each deed, with what it brought behind it in a few words.
import type { LogLine } from '../model/told.ts';
import type { Bit } from '../screen/screen.ts';

export interface Entry {
  readonly key: string;
  /** The sentence, and what followed from it. */
  readonly deed: LogLine;
  readonly brought: readonly LogLine[];
}

/** What follows from somebody's deed joins it; whatever is told of anybody else comes between. */
export function deedsOf(lines: readonly LogLine[]): readonly Entry[] {
  const entries: { key: string; deed: LogLine; brought: LogLine[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last?.deed.said.deedOf !== undefined && line.said.brought?.to === last.deed.said.deedOf)
      last.brought.push(line);
    else entries.push({ key: line.key, deed: line, brought: [] });
  }
  return entries;
}

/** In a few words, each with how often it came in a row. */
export function broughtBits(brought: readonly LogLine[]): readonly (readonly Bit[])[] {
  const list: { text: string; bits: readonly Bit[]; times: number }[] = [];
  for (const { said } of brought) {
    const bits = said.brought?.bits ?? said.bits;
    const text = JSON.stringify(bits);
    const last = list.at(-1);
    if (last?.text === text) last.times++;
    else list.push({ text, bits, times: 1 });
  }
  return list.map(({ bits, times }) => (times > 1 ? [...bits, ` ×${times}`] : bits));
}
