// The bar at the thumb: what to do now, the steps that are not done on the board, undo, and the one green button.
import { seatList } from '@sunglade/core';
import { useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';
import { AskBrings, useAnswerFocus } from '../parts/Brings.tsx';
import type { Brings } from '../screen/brings.ts';
import { rulesLink } from '../screen/rules-link.ts';
import type { PanelProps } from '../screen/screen.ts';
import { nameOf } from '../screen/words.ts';
import { Absent } from './Absent.tsx';
import { draftText, PlanAhead, PlanEnd } from './Plan.tsx';
import './Bar.css';

function promptOf(model: TableModel): string {
  const position = model.position.value;
  const { chairs, acting } = model.shown.value;
  if (model.back.replay.value) return t('promptReplay');
  if (model.planning.draft.value) return draftText(model);
  const screen = model.screen.value;
  if (model.myTurn.value && screen.taking?.looked === 'at-once') {
    const asked = model.brings.value?.state;
    if (asked === 'told') return t('bringsHow');
    if (asked === 'failed') return t('bringsFailed');
  }
  if (model.myTurn.value) return screen.prompt(position) ?? t('promptYou');
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

/** Takes what is lifted. The sentence beside it says what that is, so its verb is enough for whoever sees both. */
function Take({ model, target }: { readonly model: TableModel; readonly target: string }) {
  const steps = model.targets.value.get(target) ?? [];
  const [step = ''] = steps;
  const label = model.screen.value.label(step, model.position.value);
  // Whoever speaks to the page says what they read: that must be part of the name.
  const isTaking = label.toLowerCase().includes(t('take').toLowerCase());
  return (
    <button type="button" class="btn primary" data-take={step} aria-label={label} onClick={() => model.pick(target)}>
      <Icon id="i-check" />
      {isTaking ? t('take') : label}
    </button>
  );
}

/** The one green button; quiet while there is something left to do, and then it wants to be pressed twice. */
function Finish({ model, done }: { readonly model: TableModel; readonly done: string }) {
  const waste = model.waste.value;
  // While one plans, keeping the plan is the one green button.
  const plans = model.planning.draft.value !== null;
  const careful = waste !== null || model.whisper.value !== null;
  const label = model.screen.value.label(done, model.position.value);
  const asked = careful && model.asked.value !== null;
  return (
    <button
      type="button"
      class={!careful ? `btn ${plans ? 'quiet' : 'primary'}` : `btn quiet early${asked ? ' asked' : ''}`}
      data-step={done}
      onClick={model.finish}
      // A key that is held down is one press.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onBlur={() => (model.asked.value = null)}
    >
      {!careful ? (
        <>
          <Icon id="i-check" />
          {label}
        </>
      ) : (
        <span>
          {asked ? t('pressAgain') : label} {waste !== null && <small>{t('without', waste)}</small>}
        </span>
      )}
    </button>
  );
}

/**
 * Where to ask what the thing that is lifted would bring; where things are taken at once, what each of them would bring. null:
 * nowhere here, or it has been answered.
 */
function askable(model: TableModel): Brings | null {
  const brings = model.brings.value;
  const looked = model.screen.value.taking?.looked;
  if (!brings || looked === 'sheet' || brings.state === 'told' || model.focus.value !== null) return null;
  if (looked === 'at-once') return brings;
  const steps = model.lifted.value === null ? [] : (model.targets.value.get(model.lifted.value) ?? []);
  return steps.some((step) => brings.steps.has(step)) ? brings : null;
}

/** Undo and the green button: each is there only while it does something, and keeps its place. */
function End({ model, onAsk }: { readonly model: TableModel; readonly onAsk: () => void }) {
  const ask = askable(model);
  const done = model.done.value;
  const lifted = model.lifted.value;
  const plans = model.planning.draft.value !== null;
  const undo = model.canUndo.value && !plans;
  const waits = !plans && model.ahead.value !== null;
  const idle = !undo && done === null && lifted === null && !plans && !waits && !model.plan.value && !ask;
  return (
    <div class={`bar-end${idle ? ' idle' : ''}`}>
      {undo && (
        <button type="button" class="btn quiet undo" onClick={model.undo}>
          <Icon id="i-undo" />
          <span class="undo-word">{t('undo')}</span>
        </button>
      )}
      {plans && <PlanEnd model={model} />}
      {ask && <AskBrings brings={ask} onAsk={onAsk} />}
      {lifted !== null ? <Take model={model} target={lifted} /> : done !== null && <Finish model={model} done={done} />}
      {(waits || model.plan.value) && !plans && <PlanAhead model={model} />}
    </div>
  );
}

/** Who only watches may look from any seat. */
function SeenFrom({ model }: { readonly model: TableModel }) {
  const { chairs } = model.shown.value;
  const seen = model.focus.value ?? model.seat.value;
  return (
    <fieldset class="seen-from">
      <legend>{t('seenFrom')}</legend>
      {chairs.map((_, one) => (
        <label key={nameOf(chairs, one)} class={one === seen ? 'on' : undefined}>
          <input
            type="radio"
            name="seen-from"
            checked={one === seen}
            onChange={() => (model.focus.value = one === model.seat.value ? null : one)}
          />
          {nameOf(chairs, one)}
        </label>
      ))}
    </fieldset>
  );
}

export function Bar({ model }: { readonly model: TableModel }) {
  const props = propsOf(model);
  const screen = model.screen.value;
  const { status, you } = model.shown.value;
  const live = model.back.replay.value === null;
  const celebrates = model.ceremony.value !== null;
  const say = useRef<HTMLParagraphElement>(null);
  const told = model.brings.value?.state === 'told' && screen.taking?.looked !== 'sheet';
  const onAsk = useAnswerFocus(told, say);
  const kinds = [
    'bar-say prompt',
    model.myTurn.value && 'mine',
    model.planning.draft.value && 'plans',
    told && model.lifted.value !== null && 'brings-told',
  ];
  return (
    <section class="panel bar" aria-label={t('yourMove')}>
      <Why model={model} />
      <p class={kinds.filter(Boolean).join(' ')} ref={say} tabIndex={-1}>
        {celebrates ? '' : (model.liftedText.value ?? model.whisper.value ?? promptOf(model))}
        {model.planning.dropped.value && ` ${t('planDropped')}`}
      </p>
      <div class="bar-do">
        {live && <Absent model={model} />}
        {live && (screen.Bar ? <screen.Bar {...props} /> : <PlainSteps model={model} props={props} />)}
      </div>
      {celebrates ? (
        <div class="bar-end">
          {/* Any press ends it; this one says so. */}
          <button type="button" class="btn quiet">
            {t('skipShow')}
          </button>
        </div>
      ) : (
        live && status === 'playing' && (you === 0 ? <SeenFrom model={model} /> : <End model={model} onAsk={onAsk} />)
      )}
    </section>
  );
}
