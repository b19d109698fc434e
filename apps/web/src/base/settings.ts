// What a person has chosen for this browser. Applied to the root element before the first paint (index.html does the same).
import { effect, signal } from '@preact/signals';
import { isLang, type Lang } from './lang.ts';

export const THEMES = ['auto', 'light', 'night'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;
export const PACES = ['calm', 'brisk', 'quick'] as const;

export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  /** false is silence, whatever the volumes. */
  readonly sound: boolean;
  /** Volumes in percent: what is done at the table, what calls one back to it, and the music. */
  readonly effects: number;
  readonly calls: number;
  readonly music: number;
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  /** How others see one at a table; empty until chosen. */
  readonly name: string;
}

const KEY = 'sunglade.settings';

function preferredLang(): Lang {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2);
    if (isLang(short)) return short;
  }
  return 'en';
}

function load(): Settings {
  const first: Settings = {
    lang: preferredLang(),
    theme: 'auto',
    text: 100,
    sound: true,
    effects: 80,
    calls: 80,
    // A phone is used where others are.
    music: matchMedia('(pointer: coarse)').matches ? 0 : 25,
    motion: 'auto',
    pace: 'calm',
    name: '',
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...first, ...(kept as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings = signal<Settings>(load());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(dark.matches);
dark.addEventListener('change', () => {
  systemDark.value = dark.matches;
});

export const isNight = (): boolean =>
  settings.value.theme === 'night' || (settings.value.theme === 'auto' && systemDark.value);

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export const mayMove = (): boolean =>
  settings.value.motion === 'full' || (settings.value.motion === 'auto' && !still.matches);

export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    const { lang, text, motion } = settings.value;
    root.lang = lang;
    root.dataset.theme = isNight() ? 'night' : 'light';
    root.dataset.motion = motion;
    root.dataset.text = text >= 150 ? 'large' : 'usual';
    root.style.fontSize = text === 100 ? '' : `${text}%`;
    const paper = getComputedStyle(root).getPropertyValue('--bg').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  });
}
