/**
 * Arrow keys on a board: put it on the element with role="grid", and `data-row`, `data-col`, tabindex="-1" on each space
 * (0 on one of them). Skips over places without a space.
 */
export function gridKeys(event: KeyboardEvent): void {
  const board = event.currentTarget;
  const from = event.target instanceof Element ? event.target.closest('[data-row]') : null;
  if (!(board instanceof Element) || !from) return;
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  let row = Number(from.getAttribute('data-row'));
  let column = Number(from.getAttribute('data-col'));
  for (let i = 0; i < 12; i++) {
    row += way[0];
    column += way[1];
    const next = board.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${column}"]`);
    if (next) {
      for (const old of board.querySelectorAll('[data-row][tabindex="0"]')) old.setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
      return;
    }
  }
}
