import { termSymbol } from '../art/symbols.ts';
import { Num, Sym } from '../board/Signs.tsx';
import { classes } from '../panels/props.ts';
import './Seal.css';

interface SealProps {
  readonly points: number;
  readonly hard: boolean;
  /** What is said on a red seal. */
  readonly word: string;
}

/** A seal with the points; on hard in red, and it says so. */
export const Seal = ({ points, hard, word }: SealProps) => (
  <span class={classes('ed-seal', hard && 'hard')} aria-hidden="true">
    <Sym id={termSymbol('star')} />
    <Num n={points} />
    {hard && <small class="ed-soft" data-name={word} />}
  </span>
);
