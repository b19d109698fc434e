// One clock for all nodes: the database's. Two machines that disagree by half a minute would otherwise take that half
// minute from whoever has to move.

const SAMPLES = 3;

export interface SiteClock {
  now(): number;
  /** Compares with the database again; keeps what it knew if the database does not answer. */
  measure(): Promise<void>;
}

/** This machine's time, and nothing that sets its clock can turn it back. */
export const ownTime = (): number => performance.timeOrigin + performance.now();

export async function createSiteClock(time: () => Promise<number>, own = ownTime): Promise<SiteClock> {
  let ahead = 0;
  async function measure(): Promise<void> {
    let best = Number.POSITIVE_INFINITY;
    let found = ahead;
    for (let i = 0; i < SAMPLES; i++) {
      const asked = own();
      const there = await time();
      const took = own() - asked;
      // The answer was given somewhere on the way: the shorter the way, the less it can be off.
      if (took >= best) continue;
      best = took;
      found = there - (asked + took / 2);
    }
    ahead = found;
  }
  await measure();
  return { now: () => Math.round(own() + ahead), measure };
}
