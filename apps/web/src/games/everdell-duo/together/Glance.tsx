// On a phone: all goals, the points, watch and good news in one row. It leads to everything about them.
import { goodSymbol, propSymbol } from '../art/symbols.ts';
import { Num, Signs, Sym } from '../board/Signs.tsx';
import type { BoardParts } from '../panels/props.ts';
import { classes } from '../panels/props.ts';
import { heldNews, planAt, teamOf } from '../team.ts';
import { goalLines } from '../words/goals.ts';
import { goalSigns } from './Goals.tsx';
import './Glance.css';

export function Glance({ words, position, choice }: BoardParts) {
  const plan = planAt(position);
  const team = teamOf(position);
  if (!plan || !team) return null;
  const lines = goalLines(words, position);
  const total = position.sheets[0]?.total ?? 0;
  const aim = plan.mode === 'challenge' ? team.opponent.score : plan.target;
  const held = heldNews(position).length;
  const told = [
    ...lines.map(({ what, have, need }) => `${what} ${have}/${need}`),
    `${words.team.team} ${total}/${aim}`,
    `${words.team.watch.title}: ${team.watches}`,
    ...(plan.mode === 'together' ? [`${words.team.goodNews.title}: ${held}`] : []),
  ];
  return (
    <button
      type="button"
      class="ed-glance"
      aria-label={`${words.team.goals.title}: ${told.join(', ')}`}
      onClick={() => (choice.view.value = 'goals')}
    >
      {lines.map(({ goal, what, have, need, met, broken }) => (
        <span key={what} class={classes(met && 'met', broken && 'broken')} aria-hidden="true">
          <Signs signs={goalSigns(goal)} />
          <Num n={`${have}/${need}`} />
        </span>
      ))}
      <span aria-hidden="true">
        <Sym id={goodSymbol('points')} />
        <Num n={`${total}/${aim}`} />
      </span>
      <span aria-hidden="true">
        <Sym id={propSymbol('watch')} />
        <Num n={team.watches} />
      </span>
      {plan.mode === 'together' && (
        <span aria-hidden="true">
          <Sym id={propSymbol('news')} />
          <Num n={held} />
        </span>
      )}
    </button>
  );
}
