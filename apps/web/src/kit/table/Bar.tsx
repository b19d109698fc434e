// The bar at the thumb: what to do now, the steps that are not done on the board, undo, and the one green button.
import { hasSeat, seatList } from '@sunglade/core';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';
import { rulesLink } from '../screen/rules-link.ts';
import type { PanelProps } from '../screen/screen.ts';
import { nameOf } from '../screen/words.ts';
import './Bar.css';

function promptOf(model: TableModel): string {
  const position = model.position.value;
  const { chairs, status, acting } = model.shown.value;
  if (model.replay.value) return t('promptReplay');
  if (status === 'over') return t('promptOver');
  if (model.myTurn.value) return model.screen.value.prompt(position) ?? t('promptYou');
  const waiting = seatList(acting).map((one) => nameOf(chairs, one));
  return waiting.length > 0 ? t('promptWait', waiting) : '';
}

/** Why not, with the rule: stays until the next step or until it is put away. */
function Why({ model }: { readonly model: TableModel }) {
  const why = model.why.value;
  if (!why) return null;
  return (
    <div class="why" role="alert">
      <Icon id="i-warn" />
      <div>
        <p>{why.text}</p>
        {why.clause && (
          <p class="why-rule">
            <a href={rulesLink(model.game, why.clause.id)} target="_blank" rel="noreferrer">
              {why.clause.title}
            </a>{' '}
            {why.clause.text}
          </p>
        )}
      </div>
      <button type="button" class="icon-button" aria-label={t('close')} onClick={() => (model.why.value = null)}>
        <Icon id="i-close" />
      </button>
    </div>
  );
}

function PlainSteps({ model, props }: { readonly model: TableModel; readonly props: PanelProps }) {
  const { screen } = model;
  const { legal, seat } = props.position;
  const steps = legal.filter((step) => !screen.value.isDone(step) && screen.value.target(step, seat) === null);
  if (steps.length === 0) return null;
  return (
    <ul class={`steps${steps.length > 12 ? ' many' : ''}`}>
      {steps.map((step) => (
        <li key={step}>
          <button type="button" class="btn step" data-step={step} onClick={() => props.play(step)}>
            {screen.value.label(step, props.position)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The one green button; quiet while there is something left to do, and then it wants to be pressed twice. */
function Finish({ model }: { readonly model: TableModel }) {
  const done = model.done.value;
  const waste = model.waste.value;
  const label = done === null ? t('handIn') : model.screen.value.label(done, model.position.value);
  const asked = waste !== null && model.asked.value !== null;
  return (
    <button
      type="button"
      class={waste === null ? 'btn primary' : `btn quiet early${asked ? ' asked' : ''}`}
      data-step={done ?? undefined}
      aria-disabled={done === null}
      onClick={model.finish}
      // A key that is held down is one press.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onBlur={() => (model.asked.value = null)}
    >
      {waste === null ? (
        <>
          <Icon id="i-check" />
          {label}
        </>
      ) : (
        <span>
          {asked ? t('pressAgain') : label} <small>{t('without', waste)}</small>
        </span>
      )}
    </button>
  );
}

export function Bar({ model }: { readonly model: TableModel }) {
  const props = propsOf(model);
  const screen = model.screen.value;
  const { status, you } = model.shown.value;
  const done = model.done.value;
  const playing = status === 'playing' && you !== 0;
  // Nothing to take back and nothing to hand in: on a phone the buttons make room.
  const idle = !model.canUndo.value && done === null;
  const handsIn = playing && !model.replay.value;
  return (
    <section class="panel bar" aria-label={t('yourMove')}>
      <Why model={model} />
      <div class="bar-row">
        <div class="bar-do">
          <p class={`prompt${model.myTurn.value ? ' mine' : ''}`}>{promptOf(model)}</p>
          {model.replay.value === null &&
            (screen.Bar ? <screen.Bar {...props} /> : <PlainSteps model={model} props={props} />)}
        </div>
        {handsIn && (
          <div class={idle ? 'bar-end idle' : 'bar-end'}>
            <button type="button" class="btn quiet" disabled={!model.canUndo.value} onClick={model.undo}>
              <Icon id="i-undo" />
              {t('undo')}
            </button>
            {(done || !hasSeat(model.position.value.acting, model.seat.value) || screen.Bar) && (
              <Finish model={model} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
