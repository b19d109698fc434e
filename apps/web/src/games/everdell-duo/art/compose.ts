// A line of words becomes a picture: which parts stand where, in which colours. Pure, so that tests can look at it.
//
// The box is -60 -72 120 96 with the ground at y 16. Heads have their centre at 0,0, hats their brow, clothes their neck,
// props the paw that holds them; buildings stand on 0. An item is `part[/tint] x y [scale] [r<degrees>] [f]`: `f` flips it,
// `^` behind it means that a paw holds it, `!` before it that it is behind the body.
import type { CardType, Color } from '@sunglade/everdell-duo';
import { FURS, TINTS } from './tints.ts';

export interface Line {
  /** The scene behind everything, in the tones of the card's colour. */
  readonly bg: string;
  /** The head of a critter, or the parts of a building. */
  readonly subject: string;
  /** Only critters wear something. */
  readonly wear?: string;
  /** One hat, or two with a space between. */
  readonly hat?: string;
  readonly props?: string;
  readonly accents?: string;
}

interface Use {
  readonly part: string;
  readonly transform: string;
  /** Colours as custom properties. */
  readonly style: string;
}

interface Group {
  readonly transform: string;
  readonly uses: readonly Use[];
}

export interface Picture {
  readonly scene: string;
  readonly groups: readonly Group[];
}

export const BOX = '-60 -72 120 96';
export const symbolOf = (part: string): string => `d-${part}`;
export const sceneOf = (bg: string): string => `d-bg-${bg}`;

/** Where the brow of each animal is. */
const BROW: Readonly<Record<string, number>> = {
  badger: -18,
  frog: -24,
  owl: -19,
  jay: -19,
  deer: -18,
  bat: -15,
  skunk: -18,
};
const USUAL_BROW = -17;
const browOf = (animal: string): number => BROW[animal] ?? USUAL_BROW;

/** What is behind the body. */
const TAILS: Readonly<Record<string, string>> = {
  squirrel: 'tail 30 -2',
  fox: 'brush 30 2',
  beaver: 'paddle 30 8',
  bat: 'wings 0 12',
  skunk: 'fluff 30 4',
};

/** What is worn before the eyes, and how high. */
const GLASSES: Readonly<Record<string, number>> = { specs: 0, monocle: -1, goggles: -12 };
const OWL_EYES = -2;
const FROG_EYES = -19;

/** How far below its grip a thing is held. */
const HELD_LOWER: readonly (readonly [things: RegExp, by: number])[] = [
  [/^notepad/, 18],
  [/^(book|map|plan|scroll|bundle|loaf)/, 8],
];
const HELD = 7;

const tintOf = (tint: string | undefined): string => {
  const tones = tint === undefined ? undefined : TINTS[tint as keyof typeof TINTS];
  return tones ? `--a:${tones[0]};--b:${tones[1]};` : '';
};

function furOf(subject: string): string {
  const tones = FURS[subject] ?? FURS[subject.split('/')[0] ?? ''];
  return tones ? `--f1:${tones[0]};--f2:${tones[1]};--f3:${tones[2]}` : '';
}

const itemsOf = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** One item of a line. */
function useOf(item: string, style = ''): Use {
  const [name = '', ...rest] = item.replace('^', '').trim().split(/\s+/);
  const [part = '', tint] = name.split('/');
  const [x = 0, y = 0, scale = 1] = rest.filter((word) => /^-?[\d.]+$/.test(word)).map(Number);
  const turn = rest.find((word) => /^r-?\d/.test(word));
  const flip = rest.includes('f');
  const size = scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : '';
  return {
    part,
    transform: `translate(${x} ${y})${turn ? ` rotate(${turn.slice(1)})` : ''}${size}`,
    style: tintOf(tint) + style,
  };
}

function hatOf(hat: string, animal: string, fur: string): Use {
  const name = hat.split('/')[0] ?? '';
  const brow = browOf(animal);
  const eyes = GLASSES[name];
  const frog = animal === 'frog';
  const crowned = animal === 'deer' && name === 'crown';
  const eyeShift = animal === 'owl' ? OWL_EYES : frog && name !== 'goggles' ? FROG_EYES : 0;
  const y = name === 'hood' ? (frog ? -38 : brow - 2) : eyes !== undefined ? eyes + eyeShift : brow - (crowned ? 3 : 0);
  const scale = frog ? (['hood', 'wig'].includes(name) ? 1.25 : 0.9) : crowned ? 0.72 : 1;
  return useOf(`${hat} 0 ${y} ${scale}`, fur);
}

/** The paw over the thing it holds. */
function pawOn(held: string, fur: string): Use {
  const [name = '', x = '0', y = '0'] = held.split(/\s+/);
  const lower = HELD_LOWER.find(([things]) => things.test(name))?.[1] ?? HELD;
  return useOf(`paw ${Number(x) - 1} ${Number(y) + lower}`, fur);
}

function critter(line: Line & { readonly wear: string }): readonly Group[] {
  const animal = line.subject.split('/')[0] ?? '';
  const fur = furOf(line.subject);
  const props = itemsOf(line.props);
  const front = props.filter((item) => !item.startsWith('!'));
  const held = front.find((item) => item.includes('^'));
  const head = useOf(`${animal} 0 0`, fur);
  const hats = (line.hat ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((hat) => hatOf(hat, animal, fur));
  const tail = TAILS[animal];
  const clothes = line.wear.startsWith('scarf')
    ? [useOf('furbody/brown 0 22', fur), useOf(`${line.wear} 0 24`)]
    : [useOf(`${line.wear} 0 22`, fur)];
  // A frog's eyes stand above its hat, unless the hat is worn over them.
  const hatBehind = animal === 'frog' && !/hood|specs|goggles/.test(line.hat ?? '');
  return [
    { transform: '', uses: props.filter((item) => item.startsWith('!')).map((item) => useOf(item.slice(1), fur)) },
    {
      transform: 'translate(-2 -16) scale(.94)',
      uses: [...(tail ? [useOf(tail, fur)] : []), ...clothes, ...(hatBehind ? [...hats, head] : [head, ...hats])],
    },
    { transform: '', uses: [...front.map((item) => useOf(item, fur)), ...(held ? [pawOn(held, fur)] : [])] },
  ];
}

const plain = (list: string | undefined): Group => ({
  transform: '',
  uses: itemsOf(list).map((item) => useOf(item)),
});

export function compose(line: Line): Picture {
  const { wear } = line;
  const groups =
    wear === undefined
      ? [plain(line.subject), plain(line.props), plain(line.accents)]
      : [plain(line.accents), ...critter({ ...line, wear })];
  return { scene: line.bg, groups: groups.filter(({ uses }) => uses.length > 0) };
}

/** Who may be on a card without a line, by its colour. */
const STRANGERS: Readonly<Record<Color, readonly string[]>> = {
  green: ['mouse', 'badger', 'beaver'],
  brown: ['fox', 'squirrel', 'mole'],
  red: ['otter', 'hedgehog', 'frog'],
  purple: ['owl', 'deer', 'fox/cream'],
  blue: ['jay', 'badger/grey', 'otter/sand'],
};
const HOUSES: Readonly<Record<Color, string>> = {
  green: 'logs/brown 0 16 1.1; gable/green 0 -20 1.1; door 0 16 1.2; win -20 -2; win 20 -2',
  brown: 'stall 0 16 1.2; awning/orange 0 -28 1.2',
  red: 'timber/brown 0 16 1.1; hip/red 0 -25; door 0 16 1.2; win -20 -2; win 20 -2',
  purple: 'wall/cream 0 16 1.1; dome/purple 0 -20 1; gate 0 16 1.1',
  blue: 'tower/cream 0 16 1.1; cone/blue 0 -46 1; clock 0 -28; door 0 16',
};
const SCENES = ['hills', 'street', 'wood', 'room'] as const;
const CLOTHES = ['coat', 'vest', 'apron', 'robe'] as const;
const HATS = ['', 'flatcap/green', 'straw/red', 'beret/red', 'feathercap/green', 'bandana/blue'] as const;
const BESIDE = ['tree 44 18 .8', 'barrel -42 18', 'crate 44 18', 'bush -44 18'] as const;
/** Tints that clothes are seen in. */
const DYES = Object.keys(TINTS).slice(0, 14);

/** A number that is always the same for the same name. */
function numberOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash;
}

const pickOf = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** For cards of other editions: always the same picture for a card, of the right colour and type. */
export function fallback({
  id,
  color,
  type,
}: {
  readonly id: string;
  readonly color: Color;
  readonly type: CardType;
}): Line {
  const n = numberOf(id);
  if (type === 'construction')
    return { bg: pickOf(SCENES.slice(0, 3), n), subject: HOUSES[color], props: pickOf(BESIDE, n >>> 4) };
  return {
    bg: pickOf(SCENES, n),
    subject: pickOf(STRANGERS[color], n),
    wear: `${pickOf(CLOTHES, n >>> 3)}/${pickOf(DYES, n >>> 6)}`,
    hat: pickOf(HATS, n >>> 9),
  };
}
