// What the tab says from afar: the page, and how many tables wait for whoever left it open.
import { effect, signal } from '@preact/signals';

/** Tables where it is one's turn. */
export const waiting = signal(0);
const page = signal('Sunglade');

export function setTitle(text: string): void {
  page.value = text;
}

/** The tab's picture with a number in it. */
async function badged(count: number): Promise<string> {
  const size = 64;
  const picture = new Image(size, size);
  picture.src = '/icon.svg';
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return picture.src;
  pen.drawImage(picture, 0, 0, size, size);
  pen.fillStyle = '#b3261e';
  pen.beginPath();
  pen.arc(size * 0.68, size * 0.32, size * 0.32, 0, 7);
  pen.fill();
  pen.fillStyle = '#fff';
  pen.font = `700 ${size * 0.46}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(count > 9 ? '9+' : String(count), size * 0.68, size * 0.34);
  return canvas.toDataURL();
}

/** Title, picture and, where the page is installed, the badge of its icon. */
export function startTitle(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href ?? '';
  effect(() => {
    document.title = waiting.value > 0 ? `(${waiting.value}) ${page.value}` : page.value;
  });
  effect(() => {
    const count = waiting.value;
    if (icon) void drawBadge(icon, plain, count);
    if (!('setAppBadge' in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  });
}

async function drawBadge(icon: HTMLLinkElement, plain: string, count: number): Promise<void> {
  const href = count === 0 ? plain : await badged(count).catch(() => plain);
  // The number may have changed while it was drawn.
  if (waiting.peek() === count) icon.href = href;
}
