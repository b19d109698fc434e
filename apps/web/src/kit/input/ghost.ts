const SVG = 'http://www.w3.org/2000/svg';

/** A part of a drawing needs a drawing around it. */
function framed(element: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS(SVG, 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.removeAttribute('transform');
  frame.append(copy);
  return frame;
}

/** A picture of a thing that follows the pointer: nothing that could be reached, read or hit. */
export function ghostOf(element: Element, touch: boolean) {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-target', 'data-place', 'data-step', 'tabindex']) one.removeAttribute(name);
  const inDrawing = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.append(inDrawing ? framed(element, copy) : copy);
  document.body.append(ghost);
  return {
    /** Above the pointer, so that the place under it is to be seen; more so above a finger. */
    move(x: number, y: number): void {
      ghost.style.translate = `${x - width / 2}px ${y - height * (touch ? 1.1 : 0.8)}px`;
    },
    remove: () => ghost.remove(),
  };
}
