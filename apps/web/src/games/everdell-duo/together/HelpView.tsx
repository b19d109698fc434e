// On a phone: goals, help and the opponent below each other.

import type { BoardParts } from '../panels/props.ts';
import { begin } from '../plan.ts';
import { Goals } from './Goals.tsx';
import { Help } from './Help.tsx';
import { Opponent } from './Opponent.tsx';

export function HelpView(props: BoardParts) {
  const { words, position, choice } = props;
  return (
    <section class="ed-goals-view" aria-label={words.team.goals.title}>
      <Goals words={words} position={position} />
      <Help {...props} play={(step) => begin(choice, position, [step])} />
      <Opponent {...props} />
    </section>
  );
}
