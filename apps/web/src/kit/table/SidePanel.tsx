import type { ComponentChildren } from 'preact';
import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';
import { isPhone } from '../parts/phone.ts';

interface SidePanelProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string | null;
  /** Whether its tab is chosen on a phone. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

export function SidePanel({ id, title, note, open, children }: SidePanelProps) {
  // The side scrolls inside: without one place to focus, nobody could scroll it by keyboard while nothing in it can be chosen.
  const reachable = id === 'score';
  return (
    <section
      class={`panel side-panel panel-${id}${open ? ' open' : ''}`}
      id={`panel-${id}`}
      {...(reachable ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
    >
      <h2 class="title">
        {title}
        {note && <small>{note}</small>}
      </h2>
      {(open || !isPhone.value) && children}
    </section>
  );
}

function Inside({ model, id }: { readonly model: TableModel; readonly id: string }) {
  const panel = model.screen.value.panels.find((one) => one.id === id);
  return panel ? <panel.Body {...propsOf(model)} /> : null;
}

/** A panel of the game. */
export function GamePanel({
  model,
  id,
  open,
}: {
  readonly model: TableModel;
  readonly id: string;
  readonly open: boolean;
}) {
  const panel = model.screen.value.panels.find((one) => one.id === id);
  if (!panel) return null;
  return (
    <SidePanel id={id} title={panel.title} note={panel.note?.(model.position.value) ?? null} open={open}>
      <Inside model={model} id={id} />
    </SidePanel>
  );
}
