// The parts of a planet that never change, as symbols: drawn once per edition and shared by every planet on the page.
import { BIOMES, type Biome } from '@sunglade/evergreen';
import { symbolOf } from '../symbols.ts';
import type { Ground } from './ground.ts';
import { rim, SHEET } from './layout.ts';
import { type Land, landOf, medals, regionPath } from './regions.ts';
import { sheet } from './shapes.ts';

const sheetOf = (symbols: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols}</defs></svg>`;

/** `eg-spaces`: sheets and crevices. */
function spacesSheet({ content, layout, id }: Ground): string {
  const spaces = content.board.places.map(([row, column], space) => {
    const [x, y] = layout.at(row, column);
    const biome = BIOMES[content.biomeOf[space] ?? -1];
    if (!biome) return `<use href="#eg-crevice" x="${x - 54}" y="${y - 54}" width="108" height="108"/>`;
    const path = sheet([x, y], SHEET, row * 23 + column + 3);
    return `<path d="${path}" fill="var(--${biome}-c)" stroke="#1b2232" stroke-opacity=".14" stroke-width="2"/>`;
  });
  return sheetOf(`<g id="eg-spaces-${id}">${spaces.join('')}</g>`);
}

interface Landscape {
  readonly land: Land;
  readonly regions: readonly { readonly biome: Biome; readonly path: string }[];
}

/** `eg-rim`: the edge of the land; `eg-land`: its biomes, and the air around. */
function landSheet({ layout, id }: Ground, { regions }: Landscape): string {
  const cut = regions.map(
    ({ biome, path }) =>
      `<path d="${path}" transform="translate(-5 6)" fill="#1b2232" opacity=".22" fill-rule="evenodd"/><path d="${path}" fill="var(--${biome})" stroke="var(--cut)" stroke-width="4" stroke-opacity=".75" fill-rule="evenodd"/>`,
  );
  return sheetOf(`<clipPath id="eg-rim-${id}"><path d="${rim(layout, 0)}"/></clipPath>
<g id="eg-land-${id}"><path d="${rim(layout, 40, 3, 0.008)}" fill="var(--atmo-3)" opacity=".35"/><path d="${rim(layout, 25, 9, 0.007)}" fill="var(--atmo-2)" opacity=".8"/><path d="${rim(layout, 10)}" fill="var(--atmo-1)"/><path d="${rim(layout, 3)}" fill="var(--planet-edge)"/>
<g clip-path="url(#eg-rim-${id})"><path d="${rim(layout, 0)}" fill="var(--rock-t)"/>${cut.join('')}</g></g>`);
}

/** `eg-texture`: the patterns of the biomes and coins with their symbols; `eg-marks`: a symbol on every space. */
function detailSheet({ content, layout, id }: Ground, { land, regions }: Landscape): string {
  const textures = regions.map(
    ({ biome, path }) => `<path d="${path}" fill="url(#eg-tx-${biome})" opacity=".8" fill-rule="evenodd"/>`,
  );
  const coins = medals(content, land, layout).map(
    ({ biome, at: [x, y], size }) =>
      `<g transform="translate(${x} ${y})"><circle r="${size}" fill="var(--coin)" opacity=".92"/><use href="#${symbolOf(biome)}" x="-20" y="-20" width="40" height="40" style="color:var(--med-${biome})"/></g>`,
  );
  const marks = content.board.places.map(([row, column], space) => {
    const [x, y] = layout.at(row, column);
    const biome = BIOMES[content.biomeOf[space] ?? -1];
    if (!biome) return '';
    return `<use href="#${symbolOf(biome)}" x="${x - 15}" y="${y - 15}" width="30" height="30" style="color:var(--${biome}-ink)" opacity=".2"/>`;
  });
  return sheetOf(`<g id="eg-texture-${id}"><g clip-path="url(#eg-rim-${id})">${textures.join('')}</g>${coins.join('')}</g>
<g id="eg-marks-${id}">${marks.join('')}</g>`);
}

function landscapeOf({ content, layout }: Ground): Landscape {
  const land = landOf(content);
  const regions = BIOMES.map((biome) => ({ biome, path: regionPath(biome, land, layout) })).filter(({ path }) => path);
  return { land, regions };
}

/** The three sheets of a planet, each drawn when it is asked for. */
export function planetSheets(ground: Ground) {
  let known: Landscape | null = null;
  const landscape = (): Landscape => (known ??= landscapeOf(ground));
  return {
    spaces: () => spacesSheet(ground),
    land: () => landSheet(ground, landscape()),
    detail: () => detailSheet(ground, landscape()),
  };
}
