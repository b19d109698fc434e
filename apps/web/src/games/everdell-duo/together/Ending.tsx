// Victory and defeat as a moment: the front page of the Hedge Post, with the seal of the chapter or without it.

import { Icon } from '../../../art/Icon.tsx';
import { Odette } from '../art/Picture.tsx';
import { classes, type WithWords } from '../panels/props.ts';
import type { Table } from '../table.ts';
import { planAt, teamOf } from '../team.ts';
import { goalLines } from '../words/goals.ts';
import { titleOf } from './Goals.tsx';
import { Seal } from './Seal.tsx';
import './Ending.css';

interface EndingProps extends WithWords {
  readonly position: Table;
  readonly won: boolean | null;
}

export function Ending({ words, position, won }: EndingProps) {
  const plan = planAt(position);
  const team = teamOf(position);
  if (!plan || !team) return null;
  const total = position.sheets[0]?.total ?? 0;
  const aim = plan.mode === 'challenge' ? team.opponent.score + 1 : plan.target;
  return (
    <section class={classes('ed-front', won ? 'won' : 'lost')} aria-label={titleOf(words, position)}>
      <div class="ed-front-picture">
        <Odette />
        {won && (
          <Seal
            points={total}
            hard={plan.level === 'hard' || plan.level === 'expert'}
            word={words.team.levels[plan.level]}
          />
        )}
      </div>
      <div>
        <p class="ed-front-paper">{words.team.opponent.name}</p>
        <h3>{titleOf(words, position)}</h3>
        <ul>
          {goalLines(words, position).map(({ what, limit, have, need, met }) => (
            <Line
              key={`${what} ${limit}`}
              words={words}
              met={met}
              text={limit ? `${what}, ${limit}` : what}
              count={`${have}/${need}`}
            />
          ))}
          <Line
            words={words}
            met={total >= aim}
            text={plan.mode === 'challenge' ? words.team.opponent.short : words.team.team}
            count={`${total}/${aim}`}
          />
        </ul>
        <a class="btn quiet" href={plan.mode === 'challenge' ? '/book/everdell-duo?challenges' : '/book/everdell-duo'}>
          <Icon id="i-book" />
          {words.team.house.toBook}
        </a>
      </div>
    </section>
  );
}

interface LineProps extends WithWords {
  readonly met: boolean;
  readonly text: string;
  readonly count: string;
}

const Line = ({ words, met, text, count }: LineProps) => (
  <li class={met ? 'met' : 'missed'}>
    <Icon id={met ? 'i-check' : 'i-close'} />
    <span>{text}</span>
    <b>{count}</b>
    <span class="unseen">{met ? words.team.goals.met : words.team.goals.missed}</span>
  </li>
);
