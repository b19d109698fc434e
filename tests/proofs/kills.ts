import { crashRounds } from '../server/kit/crash.ts';
import type { Proof } from './proof.ts';

const KILLS = 25;

export const kills: Proof = {
  about: 'one node is killed under load and started again; every acknowledged move must be there, once',
  goal: 'kills',
  async batch(seed) {
    const { acknowledged, problems, verdict } = await crashRounds(KILLS, seed);
    const replays = /every one plays again/.test(verdict) ? [] : [verdict];
    return { counts: { kills: KILLS, moves: acknowledged }, problems: [...problems, ...replays] };
  },
};
