// Moments in which another turn would have brought more. Closed they give nothing away; open, both turns can be looked at
// on the board, and the game goes on from there at a table of one's own.
import type { KeyMoment } from '@sunglade/coach';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { go } from '../base/router.ts';
import type { TableModel } from '../kit/model/model.ts';
import { t } from '../locales/index.ts';
import { playOn } from '../session/play-on.ts';
import { Choice } from '../shell/Choice.tsx';
import { reasonText, signed, tenth } from './figures.ts';
import { momentName } from './moment-name.ts';
import { positionOf, stateAt, withTurn } from './positions.ts';
import type { Reviewing } from './reviewing.ts';
import { labelsOf, targetsOf } from './turn-words.ts';
import type { CoachWords } from './words/words.ts';

interface MomentsProps {
  readonly model: TableModel;
  readonly reviewing: Reviewing;
  readonly words: CoachWords;
}

/** The moment as it was played, or as it might have been. */
function supposedOf(model: TableModel, { replay }: Reviewing, { seat, from }: KeyMoment, turn: readonly string[]) {
  const state = withTurn(replay, stateAt(replay, from), seat, turn);
  return { position: positionOf(model, replay, state, seat), marked: new Set(targetsOf(model, seat, turn)) };
}

type Shown = 'played' | 'better';

function Open({ model, reviewing, words, moment }: MomentsProps & { readonly moment: KeyMoment }) {
  const [shown, setShown] = useState<Shown | null>(reviewing.revealed.value.has(moment.from) ? 'better' : null);
  const { replay, game } = reviewing;
  const { from, seat, played, better, reasons } = moment;
  const turn = shown === 'better' ? better : played;
  const [drawn, setDrawn] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let late = false;
    void model.back.look(Math.max(1, from)).then(() => {
      // Another turn was asked for meanwhile.
      if (late) return;
      model.focus.value = seat === model.seat.value ? null : seat;
      model.back.supposed.value = supposedOf(model, reviewing, moment, turn);
      setDrawn(turn);
    });
    return () => {
      late = true;
    };
  }, [model, reviewing, moment, turn]);
  useEffect(
    () => () => {
      model.back.supposed.value = null;
    },
    [model],
  );
  const start = positionOf(model, replay, stateAt(replay, from), seat);
  const reveal = (): void => {
    reviewing.reveal(moment);
    setShown('better');
  };
  const open = async (): Promise<void> => {
    const address = await playOn(replay, game, { steps: from, seat, help: 'hints' });
    if (address) go(address);
  };
  return (
    <div class="moment-open" aria-busy={drawn !== turn}>
      {shown === null ? (
        <p>{words.blindText}</p>
      ) : (
        <>
          <Choice
            legend={words.view}
            name={`moment-${from}`}
            value={shown}
            values={['played', 'better'] as const}
            label={(one) => (one === 'better' ? words.better : words.asPlayed)}
            onChange={setShown}
          />
          <p class="moment-steps">{labelsOf(model, start, turn).join(' · ')}</p>
          {reasons.length > 0 && (
            <p>
              {words.wouldBring} {reasons.map((reason) => reasonText(model, words, reason)).join(' · ')}
            </p>
          )}
        </>
      )}
      <div class="moment-ways">
        {shown === null && (
          <button type="button" class="btn primary" onClick={reveal}>
            <Icon id="i-eye" />
            {words.reveal}
          </button>
        )}
        <button type="button" class={shown === null ? 'btn quiet' : 'btn primary'} onClick={() => void open()}>
          <Icon id="i-arrow" />
          {t('playOnHere')}
        </button>
        {shown === null && (
          <button type="button" class="btn quiet" onClick={() => (reviewing.blind.value = moment)}>
            <Icon id="i-hint" />
            {words.blind}
          </button>
        )}
      </div>
    </div>
  );
}

export function Moments({ model, reviewing, words }: MomentsProps) {
  const moments = reviewing.moments.value;
  const chosen = reviewing.chosen.value;
  const over = reviewing.state.value !== 'running';
  return (
    <section class="review-moments" aria-live="polite">
      <h3>{moments.length > 0 ? words.momentsOf(moments.length) : words.moments}</h3>
      {moments.length === 0 && <p>{over ? words.noMoment : words.searching}</p>}
      <ol>
        {moments.map((moment, i) => (
          <li key={moment.from} class={chosen === moment.from ? 'on' : undefined}>
            <button
              type="button"
              class="moment-head"
              aria-expanded={chosen === moment.from}
              onClick={() => (reviewing.chosen.value = chosen === moment.from ? null : moment.from)}
            >
              <span class="moment-coin" aria-hidden="true">
                {i + 1}
              </span>
              <span>{momentName(model, reviewing, moment)}</span>
              <b>
                {signed(-moment.loss)} <small>{words.error(tenth(moment.error))}</small>
              </b>
            </button>
            {chosen === moment.from && <Open model={model} reviewing={reviewing} words={words} moment={moment} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
