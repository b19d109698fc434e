// A new season: who begins, and what it brings to both. It lies over the meadow until anything is pressed, and never in the
// way of a press.
import { type Effect, type Season, TEAM_DATA } from '@sunglade/everdell-duo';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { mayMove } from '../../../base/settings.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import { propSymbol, seasonSymbol, workerSymbol } from '../art/symbols.ts';
import { Sym } from '../board/Signs.tsx';
import { animalOf } from '../board/Workers.tsx';
import { contentOf, movesLeft, OTHER, seasonOf, type Table } from '../table.ts';
import { planAt, teamOf } from '../team.ts';
import { cardName } from '../words/names.ts';
import { effectText } from '../words/phrases.ts';
import type { DuoWords } from '../words/words.ts';
import type { BoardParts } from './props.ts';
import './SeasonBanner.css';

const NO_CARDS: readonly number[] = [];

const tileOf = (position: Table) =>
  teamOf(position)
    ? TEAM_DATA.seasons[seasonOf(position)]
    : contentOf(position).edition.seasons.competitive[seasonOf(position)];

export function SeasonBanner(props: BoardParts) {
  const { words, position, choice } = props;
  const season = seasonOf(position);
  const hers = teamOf(position)?.opponent.cards ?? NO_CARDS;
  const known = useRef({ season, hers });
  const taken = useRef(NO_CARDS);
  if (known.current.season !== season) taken.current = hers.filter((card) => !known.current.hers.includes(card));
  useEffect(() => {
    // Whoever opens a table in the middle of a season has not seen it begin; going back in a replay is no beginning.
    if (known.current.season !== season && position.acting !== 0) choice.season.value = season;
    if (known.current.season !== season) known.current = { season, hers };
  }, [season, hers, position.acting, choice]);
  const shown = choice.season.value === season && !position.over;
  useEffect(() => {
    if (!shown) return;
    const close = (): void => {
      choice.season.value = null;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [shown, choice]);
  if (!shown) return null;
  const tile = tileOf(position);
  return (
    <>
      {mayMove() && <Weather season={season} />}
      <section class={`ed-season ${season}`} role="status" aria-label={words.season.begins[season]}>
        <header>
          <Sym id={seasonSymbol(season)} />
          <div>
            <h2>{words.season.begins[season]}</h2>
            <p>
              {[words.season.first(words.animals[tile.first]), ...(tile.replaceRiver ? [words.season.river] : [])].join(
                ' ',
              )}
            </p>
          </div>
        </header>
        <ul>
          {'team' in tile ? (
            <li>
              <Sym id={workerSymbol('hare')} />
              <span>{teamGifts(words, tile.team)}</span>
            </li>
          ) : (
            [position.seat, OTHER(position.seat)].map((seat) => (
              <Gift key={seat} {...props} of={seat} effects={tile[animalOf(position, seat)]} />
            ))
          )}
          {planAt(position)?.mode === 'challenge' && (
            <li>
              <Sym id={propSymbol('skunk')} />
              <span>{hersNow(words, position, taken.current)}</span>
            </li>
          )}
          <li>
            <Icon id="sun" />
            <span>{words.season.home(movesLeft(position, 'sun') + movesLeft(position, 'moon'))}</span>
          </li>
        </ul>
        <button type="button" class="btn primary" onClick={() => (choice.season.value = null)}>
          {words.season.close}
        </button>
      </section>
    </>
  );
}

const FLAKES = Array.from({ length: 22 }, (_, i) => i);

/** Snow, petals or leaves cross the table once; summer has none. */
const Weather = ({ season }: { readonly season: Season }) =>
  season === 'summer' ? null : (
    <div class={`ed-weather ${season}`} aria-hidden="true">
      {FLAKES.map((i) => (
        <i key={i} style={`--x:${(i * 37) % 100};--late:${(i * 13) % 10};--big:${6 + ((i * 7) % 8)}px`} />
      ))}
    </div>
  );

/** What the opponent took at the end of the season before, and what she has now. */
function hersNow(words: DuoWords, position: Table, taken: readonly number[]): string {
  const { cards = [], score = 0 } = teamOf(position)?.opponent ?? {};
  const { now, turn } = words.team.opponent;
  const names = taken.map((card) => cardName(words, position, card));
  return [...(names.length > 0 ? [turn.took(names)] : []), now(cards.length, score)].join(' ');
}

/** What a team shares out. */
function teamGifts(words: DuoWords, effects: readonly Effect[]): string {
  const { season } = words.team;
  const told = effects.map((effect) =>
    effect.op === 'production' ? season.production : effectText(words.phrases, effect),
  );
  return [season.team, ...told].join(' ');
}

/** What the season's tile brings to one player. */
function Gift({
  words,
  position,
  of,
  effects,
}: BoardParts & { readonly of: number; readonly effects: readonly Effect[] }) {
  if (effects.length === 0) return null;
  const text = effects.map((effect) => effectText(words.phrases, effect)).join(' ');
  return (
    <li>
      <Sym id={workerSymbol(animalOf(position, of))} />
      <span>{words.season.gift(nameOf(position.chairs, of), text)}</span>
    </li>
  );
}
