// Planning ahead in the dock: the button while others act, what was planned in its place, and the buttons while one plans.
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

/** While one plans: what was chosen so far, or what a plan is. */
export function draftText(model: TableModel): string {
  const { draft, ways } = model.planning;
  if (!draft.value || ways.length === 0) return model.screen.value.words.ahead ?? '';
  return t('planSoFar', waysText(model, ways, draft.value.start));
}

/** While others act: the way to a plan, or the plan. */
export function PlanAhead({ model }: { readonly model: TableModel }) {
  const ways = model.plan.value;
  if (!ways)
    return (
      <button type="button" class="btn quiet" onClick={model.planAhead}>
        {t('planAhead')}
      </button>
    );
  const text = t('planned', waysText(model, ways, model.ahead.value ?? model.live.value));
  return (
    <p class="plan-pill">
      <span title={text}>{text}</span>
      <button type="button" class="icon-button" aria-label={t('planCancel')} onClick={model.cancelPlan}>
        <Icon id="i-close" />
      </button>
    </p>
  );
}

/** While one plans: take back, leave it, keep it. */
export function PlanEnd({ model }: { readonly model: TableModel }) {
  const { planning } = model;
  const ready = planning.ways.length > 0;
  return (
    <div class="plan-end">
      <button type="button" class="icon-button" aria-label={t('planLeave')} onClick={() => planning.end()}>
        <Icon id="i-close" />
      </button>
      {ready && (
        <button type="button" class="icon-button" aria-label={t('undo')} onClick={model.undo}>
          <Icon id="i-undo" />
        </button>
      )}
      {ready && (
        <button type="button" class="btn primary" onClick={() => void model.keepPlan()}>
          {t('planKeep')}
        </button>
      )}
    </div>
  );
}
