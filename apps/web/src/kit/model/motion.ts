// Runs the motions of an event on the elements that carry its targets. Individual transform properties are used, so that
// a place set by a transform stays what it is.
import type { Motion, Target } from '../screen/screen.ts';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const SPRING = 'cubic-bezier(.34,1.56,.64,1)';

const find = (target: Target): Element[] => [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];

/** The one that can be seen best: own boards are drawn large, others small. */
function biggest(target: Target): Element | null {
  let best: Element | null = null;
  let area = 0;
  for (const element of find(target)) {
    const { width, height } = element.getBoundingClientRect();
    if (width * height > area) {
      best = element;
      area = width * height;
    }
  }
  return best;
}

/** Where things are before the picture changes. */
export function placesOf(motions: readonly Motion[]): Map<Target, DOMRect> {
  const places = new Map<Target, DOMRect>();
  for (const { from } of motions) {
    const element = from ? biggest(from) : null;
    if (from && element) places.set(from, element.getBoundingClientRect());
  }
  return places;
}

/** Lengths inside a drawing are in its own units. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
    ? (element.getScreenCTM()?.a ?? 1)
    : 1;
}

function frames(motion: Motion, element: Element, places: ReadonlyMap<Target, DOMRect>): Keyframe[] {
  const foot = { transformBox: 'fill-box', transformOrigin: '50% 90%' };
  switch (motion.kind) {
    case 'grow':
      return [
        { ...foot, scale: '0.6', opacity: 0.4 },
        { ...foot, scale: '1', opacity: 1 },
      ];
    case 'flip':
      return [
        { transformBox: 'fill-box', transformOrigin: '50% 50%', scale: '0 1' },
        { transformBox: 'fill-box', transformOrigin: '50% 50%', scale: '1 1' },
      ];
    case 'glow':
      return [{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'brightness(1)' }];
    case 'fade':
      return [{ opacity: 0 }, { opacity: 1 }];
    case 'slide':
    case 'hop': {
      const from = motion.from ? (places.get(motion.from) ?? biggest(motion.from)?.getBoundingClientRect()) : undefined;
      if (!from) return [{ opacity: 0 }, { opacity: 1 }];
      const to = element.getBoundingClientRect();
      const unit = scaleOf(element);
      const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
      const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
      const high = motion.kind === 'hop' ? [{ translate: `${x / 2}px ${y / 2 - 24 / unit}px` }] : [];
      return [{ translate: `${x}px ${y}px` }, ...high, { translate: '0px 0px' }];
    }
  }
}

/** Starts the motions together and waits for the longest. */
export async function runMotions(motions: readonly Motion[], places: ReadonlyMap<Target, DOMRect>): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (const motion of motions) {
    for (const element of find(motion.target)) {
      if (element.getClientRects().length === 0) continue;
      const animation = element.animate(frames(motion, element, places), {
        duration: motion.ms ?? (motion.kind === 'grow' ? 280 : 240),
        easing: motion.kind === 'grow' ? SPRING : OUT,
      });
      running.push(animation.finished.catch(() => undefined));
    }
  }
  await Promise.all(running);
}
