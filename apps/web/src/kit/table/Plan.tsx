// Planning ahead in the dock: the button while others act, what was planned, and the buttons while one plans.
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import type { Position } from '../screen/screen.ts';
import './Plan.css';

/** A way in words: what is done first, and what follows. */
function wayText(model: TableModel, way: readonly string[], from: Position): string {
  let at: Position = from;
  return way
    .map((step) => {
      const text = model.screen.value.label(step, at);
      at = at.after(step) ?? at;
      return text;
    })
    .join(', ');
}

const waysText = (model: TableModel, ways: readonly (readonly string[])[], from: Position): string =>
  ways.map((way) => wayText(model, way, from)).join(` ${t('planElse')} `);

/** What was planned, or that it was dropped; while one plans, what has been chosen so far. */
export function PlanNote({ model }: { readonly model: TableModel }) {
  const { planning } = model;
  const draft = planning.draft.value;
  if (draft) {
    const ways = planning.ways;
    return (
      <p class="plan-note" aria-live="polite">
        <span>{ways.length > 0 ? waysText(model, ways, draft.start) : model.screen.value.words.ahead}</span>
      </p>
    );
  }
  const ways = model.plan.value;
  if (ways)
    return (
      <p class="plan-note plan-pill">
        <Icon id="i-check" />
        <span>{t('planned', waysText(model, ways, model.ahead.value ?? model.live.value))}</span>
        <button type="button" class="icon-button" aria-label={t('planCancel')} onClick={model.cancelPlan}>
          <Icon id="i-close" />
        </button>
      </p>
    );
  if (!planning.dropped.value) return null;
  return (
    <p class="plan-note plan-pill" role="status">
      <span>{t('planDropped')}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={t('close')}
        onClick={() => (planning.dropped.value = false)}
      >
        <Icon id="i-close" />
      </button>
    </p>
  );
}

/** While others act: the way to a plan. */
export function PlanAhead({ model }: { readonly model: TableModel }) {
  if (model.plan.value || !model.ahead.value) return null;
  return (
    <button type="button" class="btn quiet plan-ahead" onClick={model.planAhead}>
      {t('planAhead')}
    </button>
  );
}

/** While one plans: keep it, or leave it. */
export function PlanEnd({ model }: { readonly model: TableModel }) {
  const ready = model.planning.ways.length > 0;
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => model.planning.end()}>
        {t('planLeave')}
      </button>
      {ready && (
        <button type="button" class="btn primary" onClick={() => void model.keepPlan()}>
          <Icon id="i-check" />
          {t('planKeep')}
        </button>
      )}
    </>
  );
}
