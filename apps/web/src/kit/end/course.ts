// The course of a game in figures: its parts, what each of them brought, and how they are named under a drawing.
import type { ScoreSheet } from '@sunglade/core';

/** A stretch of the game (a round) and the sheets at its end. */
export interface Chapter {
  readonly name: string;
  /** The larger part it belongs to (the season of a round); its own name where there is none, empty for no part. */
  readonly part: string;
  readonly sheets: readonly ScoreSheet[];
}

/** Chapters of one part, one after the other. */
export interface Part {
  readonly name: string;
  /** The number of its first chapter, and of the first one after it. */
  readonly from: number;
  readonly to: number;
}

export function partsOfCourse(chapters: readonly Chapter[]): readonly Part[] {
  const parts: Part[] = [];
  for (const [i, { part }] of chapters.entries()) {
    const last = parts.at(-1);
    if (last?.name === part) parts[parts.length - 1] = { ...last, to: i + 1 };
    else parts.push({ name: part, from: i, to: i + 1 });
  }
  return parts;
}

/** What one part brought to one seat. */
export interface Gain {
  readonly total: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** What each part of the game brought to each seat; all of them together are the last sheet. */
export function gainsOf(chapters: readonly Chapter[]): readonly (readonly Gain[])[] {
  return partsOfCourse(chapters).map(({ from, to }) => {
    const before = chapters[from - 1]?.sheets;
    return (chapters[to - 1]?.sheets ?? []).map((sheet, seat) => {
      const old = before?.[seat];
      const names = Object.keys({ ...old?.parts, ...sheet.parts });
      return {
        total: sheet.total - (old?.total ?? 0),
        parts: Object.fromEntries(names.map((name) => [name, (sheet.parts[name] ?? 0) - (old?.parts[name] ?? 0)])),
      };
    });
  });
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];

/** Round numbers for the lines of the drawing: few, and within what it shows. */
export function ticksOf(low: number, top: number): readonly number[] {
  const step = STEPS.find((one) => (top - low) / one <= 5) ?? Math.ceil((top - low) / 5);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, i) => (first + i) * step);
}

export interface Label {
  readonly text: string;
  /** Its middle. */
  readonly x: number;
}

interface Wish {
  readonly text: string;
  readonly x: number;
}

/** How wide a text is, generously: `letter` is the width of a usual letter. */
export function widthOf(text: string, letter: number): number {
  let letters = 0;
  for (const one of text) letters += /[.,:ijltfr1 ]/.test(one) ? 0.6 : /[mwMW%]/.test(one) ? 1.4 : 1;
  return letters * letter;
}

const short = (text: string): string => (text.length > 4 ? `${text.slice(0, 3)}.` : text);

/** Pushes labels apart until none touches another or an edge; null if there is no room for all of them. */
function apart(wishes: readonly Wish[], width: number, letter: number): readonly Label[] | null {
  const widths = wishes.map(({ text }) => widthOf(text, letter));
  const lefts = wishes.map(({ x }, i) => x - (widths[i] as number) / 2);
  let edge = 0;
  for (const [i, size] of widths.entries()) {
    lefts[i] = Math.max(lefts[i] as number, edge);
    edge = (lefts[i] as number) + size + letter / 2;
  }
  edge = width;
  for (let i = widths.length - 1; i >= 0; i--) {
    lefts[i] = Math.min(lefts[i] as number, edge - (widths[i] as number));
    edge = (lefts[i] as number) - letter / 2;
  }
  if ((lefts[0] ?? 0) < 0) return null;
  return wishes.map(({ text }, i) => ({ text, x: (lefts[i] as number) + (widths[i] as number) / 2 }));
}

/**
 * Labels that never overlap: whole names; else the first letters of each, if they still tell them apart; else every second,
 * third … one.
 */
export function layLabels(wishes: readonly Wish[], width: number, letter: number): readonly Label[] {
  const named = wishes.filter(({ text }) => text !== '');
  const whole = apart(named, width, letter);
  if (whole) return whole;
  const brief = named.map(({ text, x }) => ({ text: short(text), x }));
  if (new Set(brief.map(({ text }) => text)).size === brief.length) {
    const labels = apart(brief, width, letter);
    if (labels) return labels;
  }
  for (let every = 2; every <= named.length; every++) {
    const some = named.filter((_, i) => i % every === 0);
    const labels = apart(some, width, letter);
    if (labels) return labels;
  }
  return [];
}
