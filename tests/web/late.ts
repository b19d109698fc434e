// A poor network, for runs that ask whether a test passes by luck: whatever a server or a worker answers arrives a little late,
// each time by another while, in the order in which it was sent.
import type { BrowserContext } from 'playwright-core';

/** How many milliseconds at most. */
const LATE = Number(process.env.SUNGLADE_LATE ?? 0);

/** Runs in the page, before its clock and its chance are replaced. */
function answerLate(most: number): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  const chance = Math.random;
  const aWhile = (): Promise<void> => new Promise((done) => wait(done, chance() * most));

  const delay = (source: EventTarget): void => {
    const ours = new WeakSet<Event>();
    let last = Promise.resolve();
    for (const type of ['message', 'close'])
      source.addEventListener(type, (event) => {
        if (ours.has(event)) return;
        event.stopImmediatePropagation();
        const again =
          event instanceof MessageEvent
            ? new MessageEvent(type, { data: event.data as unknown })
            : new CloseEvent(type, event as CloseEvent);
        ours.add(again);
        last = last.then(aWhile).then(() => void source.dispatchEvent(again));
      });
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...from: ConstructorParameters<typeof WebSocket>) {
      super(...from);
      delay(this);
    }
  };
  globalThis.Worker = class extends Worker {
    constructor(...from: ConstructorParameters<typeof Worker>) {
      super(...from);
      delay(this);
    }
  };
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...question) => {
    const answer = await ask(...question);
    await aWhile();
    return answer;
  };
}

/** Must be called before anything else is put into the context's pages. */
export async function makeLate(context: BrowserContext): Promise<void> {
  if (LATE > 0) await context.addInitScript(answerLate, LATE);
}
