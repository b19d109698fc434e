// Ten challenges on four levels, with the best result of each; beside them the opponent, how she counts, and her levels.
import { type Level, TEAM_DATA } from '@sunglade/everdell-duo';
import { WideOdette } from '../art/Picture.tsx';
import { goodSymbol, propSymbol, termSymbol } from '../art/symbols.ts';
import { Signs, Sym } from '../board/Signs.tsx';
import { classes } from '../panels/props.ts';
import { countedGoal } from '../team.ts';
import { goalSigns } from '../together/Goals.tsx';
import { type Book, bestKey } from './kept.ts';
import type { Loaded } from './parts.ts';

const LEVELS: readonly Level[] = ['easy', 'normal', 'hard', 'expert'];

export function Challenges({ words, book, kept }: Loaded & { readonly kept: Book }) {
  const { team } = words;
  return (
    <table class="ed-challenges">
      <thead>
        <tr>
          <th scope="col">{book.challenge}</th>
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              {team.levels[level]}
              <small>{`+${TEAM_DATA.opponent[level].bonus}`}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEAM_DATA.challenges.map(({ challenge, goal }) => {
          const text = team.challenges[challenge - 1];
          const counted = countedGoal(goal);
          return (
            <tr key={challenge}>
              <th scope="row">
                <span class={classes('ed-sign-round', counted.max === 0 && 'ban')} aria-hidden="true">
                  <Signs signs={goalSigns(counted)} />
                </span>
                <span>
                  <b>{text?.title}</b>
                  <small>{text?.text}</small>
                </span>
              </th>
              {LEVELS.map((level) => (
                <td key={level}>
                  <Cell
                    best={kept.bests[bestKey(challenge, level)]}
                    level={level}
                    told={book.playChallenge(text?.title ?? '', team.levels[level])}
                    won={book.best}
                    word={book.playShort}
                    href={`/new/everdell-duo?mode=challenge&challenge=${challenge}&opponent=${level}`}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly best: number | undefined;
  readonly level: Level;
  readonly told: string;
  readonly won: (margin: number) => string;
  readonly word: string;
  readonly href: string;
}

/** A seal with the lead it was won by, or the way to play it. */
const Cell = ({ best, level, told, won, word, href }: CellProps) =>
  best === undefined ? (
    <a class="ed-play" href={href} aria-label={told}>
      {word}
    </a>
  ) : (
    <a class={`ed-seal level-${level}`} href={href} aria-label={`${told}, ${won(best)}`} title={won(best)}>
      <Sym id={termSymbol('star')} />
      <b>{`+${best}`}</b>
    </a>
  );

/** The right page. */
export function OfOdette({ words, book }: Loaded) {
  const { opponent, levels } = words.team;
  const signs = [goodSymbol('card'), termSymbol('five'), termSymbol('event'), goodSymbol('points')];
  return (
    <>
      <div class="ed-plate">
        <WideOdette />
      </div>
      <h2>{opponent.name}</h2>
      <p class="ed-story">{`${opponent.about} ${book.promise}`}</p>
      <h3>{book.counts}</h3>
      <ul class="ed-lines">
        {opponent.counts.map((text, i) => (
          <li key={text}>
            <Sym id={signs[i] ?? ''} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <h3>{book.levels}</h3>
      <table class="ed-levels">
        <thead>
          <tr>
            <td />
            {Object.values(book.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((level) => {
            const { skunks, bonus } = TEAM_DATA.opponent[level];
            return (
              <tr key={level}>
                <th scope="row">{levels[level]}</th>
                {[skunks.events, skunks.meadow, skunks.farmRiver].map((count, i) => (
                  <td key={`${i}`}>
                    {Array.from({ length: count }, (_, k) => (
                      <Sym key={`${k}`} id={propSymbol('skunk')} />
                    ))}
                    <span class="unseen">{count}</span>
                  </td>
                ))}
                <td>
                  {level === 'easy' || level === 'normal' ? (
                    <>
                      <Sym id={propSymbol('watch')} />
                      <span class="unseen">1</span>
                    </>
                  ) : (
                    book.none
                  )}
                </td>
                <td>
                  <b>{`+${bonus}`}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
