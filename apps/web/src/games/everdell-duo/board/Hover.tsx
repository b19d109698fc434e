// The card that is pointed at, large and in words, beside the small one. Only to be seen: its button says the same.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isPhone } from '../../../kit/parts/phone.ts';
import { Looked } from '../panels/Looked.tsx';
import type { BoardParts } from '../panels/props.ts';
import { cardNumber, cardOfTarget, contentOf } from '../table.ts';
import './Hover.css';

const GAP = 12;
const EDGE = 8;

export function Hover({ words, position, pointed }: BoardParts) {
  const box = useRef<HTMLDivElement>(null);
  const name = cardOfTarget(pointed);
  const card = name === null ? -1 : cardNumber(contentOf(position), name);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || name === null) return;
    const thing = document.querySelector(`[data-target="${CSS.escape(`card:${name}`)}"]`)?.getBoundingClientRect();
    if (!thing) return;
    const { width, height } = element.getBoundingClientRect();
    const right = thing.right + GAP + width < innerWidth - EDGE;
    const left = right ? thing.right + GAP : Math.max(EDGE, thing.left - GAP - width);
    const top = Math.max(EDGE, Math.min(thing.top, innerHeight - height - EDGE));
    element.style.translate = `${left}px ${top}px`;
  }, [name]);
  if (card < 0 || isPhone.value) return null;
  return (
    <div class="ed-hover panel" ref={box} aria-hidden="true">
      <Looked words={words} position={position} card={card} />
    </div>
  );
}
