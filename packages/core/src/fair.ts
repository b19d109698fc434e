// Commit and reveal: the server fixes its secret by publishing a hash before anybody adds entropy, so neither it nor a
// player can choose the deck. The finished record carries all of it, and everybody can check.
import type { Seed } from './contract.ts';
import { sha256 } from './sha256.ts';

export interface SeedProof {
  /** Published when the table was opened. */
  readonly commitment: string;
  /** Revealed when the game is over. */
  readonly secret: string;
  /** What the players added before the start, in seat order. */
  readonly entropy: readonly string[];
}

export const commitTo = (secret: string): string => sha256(`sunglade-commit-1:${secret}`);

export const seedOf = (secret: string, entropy: readonly string[]): Seed =>
  sha256(JSON.stringify(['sunglade-seed-1', secret, ...entropy])) as Seed;

export const proves = (proof: SeedProof, seed: Seed): boolean =>
  commitTo(proof.secret) === proof.commitment && seedOf(proof.secret, proof.entropy) === seed;
