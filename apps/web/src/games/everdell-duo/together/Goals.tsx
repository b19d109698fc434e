// The chapter or the challenge: what is to be reached, and how far the team is. Always in view.

import { Icon } from '../../../art/Icon.tsx';
import { goodSymbol, termSymbol } from '../art/symbols.ts';
import { countSigns, type Sign } from '../board/gist.ts';
import { Signs } from '../board/Signs.tsx';
import type { WithWords } from '../panels/props.ts';
import { classes } from '../panels/props.ts';
import type { Table } from '../table.ts';
import { type Counted, planAt, teamOf } from '../team.ts';
import { type GoalLine, goalLines } from '../words/goals.ts';
import type { DuoWords } from '../words/words.ts';
import { HouseNote } from './HouseNote.tsx';
import './Goals.css';

type Props = WithWords & { readonly position: Table };

/** "Chapter 6", "Challenge 4, Hard". */
function kickerOf(words: DuoWords, position: Table): string {
  const plan = planAt(position);
  const { team } = words;
  if (!plan) return '';
  if (plan.mode === 'challenge') return `${team.challenge(plan.challenge)}, ${team.levels[plan.level]}`;
  return plan.chapter === 0 ? team.free : `${team.chapter(plan.chapter)}, ${team.levels[plan.level]}`;
}

export function titleOf(words: DuoWords, position: Table): string {
  const plan = planAt(position);
  const { team } = words;
  const own =
    plan?.mode === 'challenge' ? team.challenges[plan.challenge - 1] : team.chapters[(plan?.chapter ?? 0) - 1];
  return own?.title ?? team.free;
}

export function goalSigns({ of, count }: Counted): readonly Sign[] {
  if (of === 'count') return count ? countSigns(count).slice(0, 1) : [];
  return [{ icon: of === 'margin' ? goodSymbol('points') : termSymbol('event') }];
}

export function Goals({ words, position }: Props) {
  const lines = goalLines(words, position);
  return (
    <div class="ed-goals">
      <p class="ed-kicker">{kickerOf(words, position)}</p>
      <h3>{titleOf(words, position)}</h3>
      <ul>
        {lines.length === 0 && <li class="ed-none">{words.team.goals.none}</li>}
        {lines.map((line) => (
          <GoalItem key={line.what} words={words} line={line} />
        ))}
      </ul>
      <Aim words={words} position={position} />
      <HouseNote words={words} position={position} />
    </div>
  );
}

function GoalItem({ words, line }: WithWords & { readonly line: GoalLine }) {
  const { goal, what, limit, have, need, met, broken } = line;
  const { goals } = words.team;
  const state = broken ? goals.broken : met ? goals.met : '';
  return (
    <li class={classes('ed-goal', met && 'met', broken && 'broken')}>
      <span class="ed-plain" aria-hidden="true">
        <Signs signs={goalSigns(goal)} />
      </span>
      <span class="ed-goal-text">
        <b>{what}</b>
        {limit && <small>{limit}</small>}
      </span>
      <span class="ed-goal-count">
        {met && goal.max === null && <Icon id="i-check" />}
        <b>{have}</b>
        <small>/{need}</small>
        {state && <span class="unseen">{state}</span>}
      </span>
    </li>
  );
}

/** The points of the team beside what is needed, or beside what the opponent has. */
function Aim({ words, position }: Props) {
  const plan = planAt(position);
  const open = teamOf(position);
  if (!plan || !open) return null;
  const total = position.sheets[0]?.total ?? 0;
  const { team } = words;
  if (plan.mode === 'challenge') {
    const hers = open.opponent.score;
    const lead = total - hers;
    const most = Math.max(total, hers, 1);
    return (
      <div class="ed-aim" role="img" aria-label={`${team.team} ${total}, ${team.opponent.short} ${hers}`}>
        <p>
          <span>{team.team}</span>
          <b>{total}</b>
        </p>
        <i class="ed-track" style={`--done:${total / most}`} />
        <p>
          <span>{team.opponent.short}</span>
          <b>{hers}</b>
        </p>
        <i class="ed-track hers" style={`--done:${hers / most}`} />
        <small>{lead > 0 ? team.opponent.ahead(lead) : team.opponent.behind(-lead)}</small>
      </div>
    );
  }
  const end = Math.max(plan.hard ?? plan.target, total);
  return (
    <div class="ed-aim" role="img" aria-label={team.goals.points(total, plan.target)}>
      <i class="ed-track" style={`--done:${total / end}`}>
        <i class="mark" style={`--at:${plan.target / end}`} />
        {plan.hard !== null && <i class="mark hard" style={`--at:${plan.hard / end}`} />}
      </i>
      <p>
        <span>{team.goals.points(total, plan.target)}</span>
        {plan.hard !== null && <small>{team.goals.hard(plan.hard)}</small>}
      </p>
    </div>
  );
}
