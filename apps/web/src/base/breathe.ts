/** Lets the browser do what waits, a tap or a paint, before the next piece of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** After the next paint; a page in the background is never painted and does not wait for it. */
export const painted = (): Promise<void> =>
  document.visibilityState === 'hidden'
    ? breathe()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
