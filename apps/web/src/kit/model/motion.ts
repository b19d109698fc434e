// Runs the motions of an event on the elements that carry its targets. Individual transform properties are used, so that
// a place set by a transform stays what it is.
import { batch } from '@preact/signals';
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

/** Where something lies, if it can be seen. */
const placeOf = (target: Target | undefined): DOMRect | undefined =>
  target === undefined ? undefined : biggest(target)?.getBoundingClientRect();

type Places = ReadonlyMap<Target, DOMRect>;

/** Lengths inside a drawing are in its own units. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
    ? (element.getScreenCTM()?.a ?? 1)
    : 1;
}

/** On a board beside the table a thing is small: it sets out as large as it was, so that one sees where it goes. */
const isSmall = (element: Element): boolean => element.closest('.seat-board') !== null;
const LARGEST = 4;
/** And it takes longer, since it goes further. */
const FAR_MS = 480;

function frames(motion: Motion, element: Element, places: Places): Keyframe[] {
  const foot = { transformBox: 'fill-box', transformOrigin: '50% 90%' };
  const centre = { transformBox: 'fill-box', transformOrigin: '50% 50%' };
  switch (motion.kind) {
    case 'grow':
      return [
        { ...foot, scale: '0.6', opacity: 0.4 },
        { ...foot, scale: '1', opacity: 1 },
      ];
    case 'flip':
      return [
        { ...centre, scale: '0 1' },
        { ...centre, scale: '1 1' },
      ];
    case 'glow':
      return [{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'brightness(1)' }];
    case 'fade':
      return [{ opacity: 0 }, { opacity: 1 }];
    case 'slide':
    case 'hop': {
      const from = motion.from ? (places.get(motion.from) ?? placeOf(motion.from)) : undefined;
      if (!from) return [{ opacity: 0 }, { opacity: 1 }];
      const to = element.getBoundingClientRect();
      const unit = scaleOf(element);
      const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
      const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
      const larger = isSmall(element) ? Math.min(Math.max(from.height / to.height, 1), LARGEST) : 1;
      const high =
        motion.kind === 'hop'
          ? [{ ...centre, translate: `${x / 2}px ${y / 2 - 24 / unit}px`, scale: `${(larger + 1) / 2}` }]
          : [];
      return [
        { ...centre, translate: `${x}px ${y}px`, scale: `${larger}` },
        ...high,
        { ...centre, translate: '0px 0px', scale: '1' },
      ];
    }
  }
}

function durationOf({ kind }: Motion, element: Element): number {
  if (kind === 'grow') return 280;
  return (kind === 'slide' || kind === 'hop') && isSmall(element) ? FAR_MS : 240;
}

/** Starts the motions together and waits for the longest. */
async function run(motions: readonly Motion[], places: Places): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (const motion of motions) {
    for (const element of find(motion.target)) {
      if (element.getClientRects().length === 0) continue;
      const animation = element.animate(frames(motion, element, places), {
        duration: motion.ms ?? durationOf(motion, element),
        easing: motion.kind === 'grow' ? SPRING : OUT,
      });
      running.push(animation.finished.catch(() => undefined));
    }
  }
  await Promise.all(running);
}

export class Mover {
  /** Where things came from last: tokens go through hands that are not on the screen. */
  readonly #origins = new Map<Target, Target>();

  /** Remembers where things came from though nobody sees them come: what follows may go on from there. */
  note(motions: readonly Motion[]): void {
    for (const { target, from } of motions) if (from && from !== target) this.#origins.set(target, from);
  }

  /** Changes the picture, and moves what has changed from where it was. */
  async move(motions: readonly Motion[], change: () => void): Promise<void> {
    const places = this.#placesBefore(motions);
    batch(change);
    if (motions.length === 0) return;
    await new Promise(requestAnimationFrame);
    await run(motions, places);
  }

  #placesBefore(motions: readonly Motion[]): Places {
    this.note(motions);
    const places = new Map<Target, DOMRect>();
    for (const { from } of motions) {
      const place = placeOf(from) ?? (from && placeOf(this.#origins.get(from)));
      if (from && place) places.set(from, place);
    }
    return places;
  }
}
