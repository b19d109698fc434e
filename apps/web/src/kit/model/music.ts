// A quiet music that never repeats: single soft notes of one scale, far apart, another scale for each side of the sun. Made on
// the spot like the sounds; no note is begun while it is turned off, muted or the page is hidden.
import { settings } from '../../base/settings.ts';
import { speaker } from './sound.ts';

export type Mood = 'N' | 'E' | 'S' | 'W';

/** Five tones each, in half tones above a root: open in spring, bright in summer, falling in autumn, sparse in winter. */
const SCALES: Readonly<Record<Mood, { readonly root: number; readonly steps: readonly number[] }>> = {
  N: { root: 196, steps: [0, 2, 4, 7, 9, 12, 14] },
  E: { root: 220, steps: [0, 4, 7, 9, 11, 14, 16] },
  S: { root: 174.6, steps: [0, 3, 5, 7, 10, 12, 15] },
  W: { root: 164.8, steps: [0, 5, 7, 12, 14, 19] },
};

const WAYS = [-2, -1, 1, 1, 2, 3] as const;
const LONG = 3.2;

function pluck(audio: AudioContext, hz: number, loud: number): void {
  const begin = audio.currentTime + 0.02;
  for (const [times, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = hz * times;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * share, begin + 0.05);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + LONG);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + LONG);
  }
}

/** Plays on until it is stopped; the mood is asked for at every note. */
export function startMusic(mood: () => Mood): () => void {
  let step = 0;
  let timer = 0;
  const next = (): void => {
    const audio = speaker();
    const volume = settings.value.music / 100;
    if (audio && volume > 0) {
      const { root, steps } = SCALES[mood()];
      // Mostly to a neighbour, now and then a leap.
      step = (step + (WAYS[Math.floor(Math.random() * WAYS.length)] ?? 1) + steps.length) % steps.length;
      pluck(audio, root * 2 ** ((steps[step] ?? 0) / 12), 0.05 * volume);
    }
    timer = window.setTimeout(next, 1400 + Math.random() * 2200);
  };
  next();
  return () => clearTimeout(timer);
}
