// The few cuts of which every animal is made. The box of a face is -50 … 50 in both directions.

export const INK = '#2b2118';

export const cut = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same on both sides. */
export const both = (part: string): string => `${part}<g transform="scale(-1 1)">${part}</g>`;

/** Two eyes with a light in them. */
export const eyes = (x: number, y: number, r = 4.6, ink = INK): string =>
  [x, -x].map((at) => dot(at, y, r, ink) + dot(at + r * 0.3, y - r * 0.35, r * 0.36, '#fff')).join('');

export const nose = (y: number, width = 7, fill = INK): string =>
  cut(
    `M${-width} ${y - 3}Q0 ${y - 7} ${width} ${y - 3}Q${width * 0.6} ${y + 4} 0 ${y + 5}Q${-width * 0.6} ${y + 4} ${-width} ${y - 3}Z`,
    fill,
  );

export const mouth = (y: number, width = 9, ink = INK): string =>
  line(
    `M0 ${y - 5}V${y}M${-width} ${y - 1}Q${-width / 2} ${y + 5} 0 ${y}Q${width / 2} ${y + 5} ${width} ${y - 1}`,
    ink,
    2.2,
  );

export const whiskers = (y: number, ink: string): string =>
  both(line(`M16 ${y}L34 ${y - 4}M16 ${y + 4}L34 ${y + 5}`, ink, 1.8));

/** A head seen from the front: broad at the cheeks, a little uneven. */
export const head = (fill: string, width = 34, top = -26, bottom = 34): string =>
  cut(
    `M0 ${top}C${width * 0.62} ${top} ${width} ${top + 22} ${width} ${(top + bottom) / 2 + 6}C${width} ${bottom - 8} ${width * 0.5} ${bottom} 0 ${bottom}C${-width * 0.5} ${bottom} ${-width} ${bottom - 8} ${-width} ${(top + bottom) / 2 + 6}C${-width} ${top + 22} ${-width * 0.62} ${top} 0 ${top}Z`,
    fill,
  );

export const roundEars = (x: number, y: number, r: number, fur: string, inner: string): string =>
  both(dot(x, y, r, fur) + dot(x, y, r * 0.58, inner));

/** Pointed ears, as of foxes and cats. */
export const pointedEars = (fur: string, inner: string, tip = -44, out = 30): string =>
  both(
    cut(`M8 -20L${out} ${tip}Q${out + 8} -22 30 -4Z`, fur) +
      cut(`M15 -19L${out - 2} ${tip + 9}Q${out + 3} -22 28 -11Z`, inner),
  );
