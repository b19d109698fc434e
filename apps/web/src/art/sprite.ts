// Symbols live once in the document and are drawn by <use>. The site's own come with the page, a game's with its screen.
import common from './common.svg?raw';

const added = new Set<string>();

/** Puts a sheet of symbols into the document, once. */
export function addSprite(name: string, sheet: () => string): void {
  if (added.has(name)) return;
  added.add(name);
  const holder = document.createElement('div');
  // Not display:none: gradients and patterns inside would not be painted.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = sheet();
  document.body.append(holder);
}

export const addCommonSprite = (): void => addSprite('common', () => common);
