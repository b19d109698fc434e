import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';

interface PanelProps {
  readonly model: TableModel;
  readonly id: string;
}

export function PanelBody({ model, id }: PanelProps) {
  const panel = model.screen.value.panels.find((one) => one.id === id);
  return panel ? <panel.Body {...propsOf(model)} /> : null;
}

/** A panel of the game, at the place in the grid that has its name. */
export function GamePanel({ model, id, open }: PanelProps & { readonly open: boolean }) {
  const panel = model.screen.value.panels.find((one) => one.id === id);
  if (!panel) return null;
  const note = panel.note?.(model.position.value) ?? null;
  return (
    <section
      class={`panel side-panel panel-${id}${open ? ' open' : ''}`}
      id={`panel-${id}`}
      style={{ gridArea: id }}
      aria-label={panel.title}
    >
      <h2 class="title">
        {panel.title}
        {note && <small>{note}</small>}
      </h2>
      {open && <PanelBody model={model} id={id} />}
    </section>
  );
}
