import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';

/** Several steps are possible on the same target: which one? */
export function Choose({ model }: { readonly model: TableModel }) {
  const choice = model.choice.value;
  if (!choice) return null;
  return (
    <Dialog title={t('chooseStep')} onClose={() => (model.choice.value = null)}>
      <ul class="choices">
        {choice.steps.map((step) => (
          <li key={step}>
            <button type="button" class="btn step" data-step={step} onClick={() => model.play(step)}>
              {model.screen.value.label(step, model.position.value)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
