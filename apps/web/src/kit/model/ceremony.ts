/** Waits for a ceremony to end: by itself, at a press anywhere, or by Escape. The press does nothing else. */
export function celebrate(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (event?: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('click', end, true);
      removeEventListener('keydown', end, true);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('pointerdown', end, true);
    addEventListener('click', end, true);
    addEventListener('keydown', end, true);
  });
}
