// Where the points came from: the sheet, the parts as bars, and the course of the game, chapter by chapter.
import { hasSeat, seat } from '@sunglade/core';
import { useEffect, useState } from 'preact/hooks';
import { Face } from '../../art/Face.tsx';
import { Icon } from '../../art/Icon.tsx';
import { mannerOf } from '../../locales/animals/animals.ts';
import { t } from '../../locales/index.ts';
import { levelName } from '../../locales/names.ts';
import { packRecord, recordLink } from '../../session/share.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import type { TableModel } from '../model/model.ts';
import { Points } from '../parts/Points.tsx';
import { nameOf } from '../screen/words.ts';
import { Pad } from '../seats/Pad.tsx';
import { partName, partsOf, sideName, sidesOf } from '../seats/Score.tsx';
import { Course, CourseTable } from './CourseChart.tsx';
import { type CourseOfGame, readCourse } from './chapters.ts';
import { PartBars } from './PartBars.tsx';
import './Story.css';

const winnersOf = ({ places }: { readonly places: readonly number[] }): readonly number[] =>
  places.flatMap((place, i) => (place === 1 ? [i] : []));

function headline(model: TableModel): string {
  const { result, chairs, you } = model.shown.value;
  if (!result) return '';
  const winners = winnersOf(result);
  if (result.won !== undefined) return result.won ? t('goalReached') : t('goalMissed');
  if (chairs.length === 1) return t('soloEnd', result.scores[0] ?? 0);
  if (winners.length > 1)
    return t(
      'sharedWin',
      winners.map((i) => nameOf(chairs, i)),
    );
  const winner = winners[0] ?? 0;
  return hasSeat(you, seat(winner)) && chairs.filter((chair) => chair.you).length === 1
    ? t('youWin')
    : t('wins', nameOf(chairs, winner));
}

/** Who is met after a win, and how that table is opened. */
export interface NextOpponent {
  readonly beaten: string;
  readonly level: string;
  readonly play: () => void;
}

/** The animal that was beaten bows, and the next one comes. */
function Meet({ beaten, level, play }: NextOpponent) {
  const loses = mannerOf(beaten)?.loses;
  const temper = mannerOf(level)?.temper;
  return (
    <section class="story-meet">
      <Face level={beaten} />
      <div>
        <p>
          <b>{t('youBeat', levelName(beaten))}</b>
        </p>
        {loses && <q>{loses}</q>}
      </div>
      <Face level={level} />
      <div>
        <p>
          <b>{t('meet', levelName(level))}</b>
        </p>
        {temper && <p>{temper}</p>}
        <button type="button" class="btn primary" onClick={play}>
          <Icon id="i-arrow" />
          {t('playAgainst', levelName(level))}
        </button>
      </div>
    </section>
  );
}

/** An animal that has won has something to say about it. */
function Boast({ level }: { readonly level: string }) {
  const wins = mannerOf(level)?.wins;
  return wins ? (
    <section class="story-meet alone">
      <Face level={level} />
      <q>{wins}</q>
    </section>
  ) : null;
}

interface StoryProps {
  readonly model: TableModel;
  readonly again: (() => void) | null;
  readonly next: NextOpponent | null;
  /** Where it goes on from here. */
  readonly more?: { readonly name: string; readonly icon: string; readonly press: () => void } | null;
  readonly onClose: () => void;
}

/** Who asked for hints, and how often: everybody may know at the end. */
function Asked({ model }: { readonly model: TableModel }) {
  const { hints, chairs } = model.shown.value;
  if (!hints) return null;
  return (
    <p class="story-hints">
      {hints.flatMap((times, i) => (times > 0 ? [t('hintsAsked', nameOf(chairs, i), times)] : [])).join(' ')}
    </p>
  );
}

export function Story({ model, again, next, more = null, onClose }: StoryProps) {
  const [course, setCourse] = useState<CourseOfGame | null>(null);
  const { result, chairs } = model.shown.value;
  useEffect(() => {
    void readCourse(model).then(setCourse);
  }, [model]);
  if (!result) return null;
  const position = model.live.value;
  const verdict = model.screen.value.verdict?.(position, result.facts ?? {});
  const sides = sidesOf(model);
  const names = sides.map((i) => sideName(model, i));
  const order = [...sides].sort((a, b) => (result.places[a] ?? 9) - (result.places[b] ?? 9));
  const { Ending } = model.screen.value;
  const boaster = result.won === undefined ? chairs[winnersOf(result)[0] ?? 0]?.bot : null;
  return (
    <div class="story">
      <p class="story-head">
        <Icon id="sun" />
        <strong>{headline(model)}</strong>
      </p>
      {verdict && <p class="story-verdict">{verdict}</p>}
      {Ending && (
        <Ending position={position} winners={winnersOf(result)} won={result.won ?? null} facts={result.facts ?? {}} />
      )}
      {result.by !== 'rules' && <p>{result.by === 'resign' ? t('endedByResign') : t('endedByForfeit')}</p>}
      <ol class="podium">
        {order.map((i) => (
          <li key={i} class={`seat-${i}`}>
            {sides.length > 1 && <span class="place">{result.places[i]}</span>}
            {chairs[i]?.bot && <Face level={chairs[i].bot} />}
            <span class="podium-name">{sideName(model, i)}</span>
            <strong>
              <Points value={result.scores[i] ?? 0} from={0} ms={900} />
            </strong>
          </li>
        ))}
      </ol>
      {next && <Meet {...next} />}
      {boaster && <Boast level={boaster} />}
      <Asked model={model} />
      <Pad model={model} onTrace={onClose} />
      <h3>{t('storyParts')}</h3>
      <PartBars
        sheets={position.sheets}
        parts={partsOf(model)}
        names={names}
        partName={(part) => partName(model, part)}
        look={model.screen.value.look}
        order={order}
      />
      {course && course.chapters.length > 1 && (
        <>
          <h3>{t('storyCourse')}</h3>
          <Course {...course} names={names} />
          <CourseTable
            chapters={course.chapters}
            names={names}
            parts={partsOf(model)}
            partName={(part) => partName(model, part)}
          />
        </>
      )}
      <div class="story-end">
        {again && (
          <button type="button" class={next ? 'btn quiet' : 'btn primary'} onClick={again}>
            <Icon id="i-arrow" />
            {t('playAgain')}
          </button>
        )}
        {more && (
          <button type="button" class="btn quiet" onClick={more.press}>
            <Icon id={more.icon} />
            {more.name}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={() => void model.back.look(1)}>
          <Icon id="i-history" />
          {t('watchReplay')}
        </button>
        <CopyLink
          compact
          label={t('shareGame')}
          link={async () => recordLink(location.origin, await packRecord(await model.session.record()))}
        />
      </div>
    </div>
  );
}
