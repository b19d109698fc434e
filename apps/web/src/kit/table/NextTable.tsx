// Whose turn is over here may have one elsewhere: a quiet way there, while there is such a table.
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { nextTurn } from '../../session/next-turn.ts';
import { ownOnline } from '../../session/own-tables.ts';
import type { TableModel } from '../model/model.ts';

interface NextTableProps {
  readonly model: TableModel;
  /** How it is drawn: a button of the dock, a picture among the tools, or a line of the menu. */
  readonly as: 'button' | 'tool' | 'line';
}

const LOOKS = { button: 'btn quiet', tool: 'icon-button wide-only', line: undefined } as const;

export const hasNextTable = ({ session, shown, myTurn }: TableModel): boolean =>
  session.kind === 'remote' && !myTurn.value && nextTurn(ownOnline.value, shown.value.id) !== null;

export function NextTable({ model, as }: NextTableProps) {
  const next = hasNextTable(model) ? nextTurn(ownOnline.value, model.shown.value.id) : null;
  if (!next) return null;
  const text = t('nextTable', gameName(next.game));
  return (
    <a class={LOOKS[as]} href={`/t/${next.id}`} {...(as === 'tool' ? { 'aria-label': text, title: text } : {})}>
      <Icon id="i-next" />
      {as !== 'tool' && text}
    </a>
  );
}
