import type { PanelProps } from '../screen/screen.ts';
import type { TableModel } from './model.ts';

const NOTHING: PanelProps['targets'] = new Map();

/** What the parts of a screen get. Read inside each part, so that only what changes is drawn anew. */
export function propsOf(model: TableModel): PanelProps {
  const home = model.seat.value;
  const seat = model.focus.value ?? home;
  return {
    position: model.position.value,
    seat,
    size: 'large',
    targets: seat === home ? model.targets.value : NOTHING,
    pick: model.pick,
    point: model.point,
    pointed: model.pointed.value ?? model.lifted.value,
    lifted: model.lifted.value,
    ceremony: model.ceremony.value,
    preview: model.preview.value,
    marked: model.marked.value,
    brings: seat === home ? model.brings.value : null,
    play: model.play,
  };
}
