// Chance that is the same in every run: deals, bots and names of tables in a test's browser come from a seed.
import type { BrowserContext } from 'playwright-core';

/** Runs in the page and in its workers: everything random comes from here, and from nowhere else. */
function seedChance(seed: number): void {
  // A page that is opened again does not name its tables as before. An empty page has nothing to count in.
  let visits = 0;
  if (location.protocol.startsWith('http') && typeof localStorage !== 'undefined') {
    visits = Number(localStorage.getItem('visits') ?? 0);
    localStorage.setItem('visits', String(visits + 1));
  }
  let state = (seed + visits * 7919) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  for (let i = 0; i < 16; i++) next();
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(list: T): T => {
    if (list) {
      const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 11;
    }
    return list;
  };
}

const sourceOf = (seed: number): string => `(${seedChance.toString()})(${seed});`;

/** Must be called before the first page is opened. Without a network a worker comes from elsewhere and is left as it is. */
export async function fixChance(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript({ content: sourceOf(seed) });
  await context.route(/\.worker-[\w-]+\.js$/, async (route) => {
    try {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${sourceOf(seed + 1)}${await answer.text()}` });
    } catch (error) {
      // Whoever has left meanwhile needs no worker any more.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}
