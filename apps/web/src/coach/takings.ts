import type { TableModel } from '../kit/model/model.ts';

/** The steps that take a card or tokens now, printed. */
export function takingsOf({ live, screen }: TableModel): readonly string[] {
  const { taking } = screen.value;
  return taking ? live.value.legal.filter((step) => taking.is(step)) : [];
}
