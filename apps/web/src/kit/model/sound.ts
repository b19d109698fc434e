// Small sounds made on the spot: wood, paper, a marimba. Nothing is loaded, nothing sounds before a first gesture.
import { settings } from '../../base/settings.ts';
import type { Sound } from '../screen/screen.ts';

let context: AudioContext | null = null;

function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Browsers allow sound only after somebody has touched the page. */
export function startSound(): void {
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, wake, { once: true });
}

interface Note {
  readonly hz: number;
  readonly at?: number;
  readonly ms?: number;
  readonly loud?: number;
  readonly shape?: OscillatorType;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  place: [{ hz: 196, ms: 110, loud: 0.5 }],
  grow: [
    { hz: 294, ms: 120 },
    { hz: 440, at: 70, ms: 160 },
  ],
  card: [{ hz: 620, ms: 50, loud: 0.2, shape: 'triangle' }],
  turn: [
    { hz: 523, ms: 180 },
    { hz: 784, at: 120, ms: 260 },
  ],
  points: [
    { hz: 659, ms: 90, loud: 0.25 },
    { hz: 880, at: 60, ms: 140, loud: 0.25 },
  ],
  chance: [
    { hz: 330, ms: 50, loud: 0.25, shape: 'triangle' },
    { hz: 277, at: 60, ms: 50, loud: 0.25, shape: 'triangle' },
    { hz: 370, at: 120, ms: 70, loud: 0.25, shape: 'triangle' },
  ],
  end: [
    { hz: 392, ms: 220 },
    { hz: 494, at: 140, ms: 220 },
    { hz: 587, at: 280, ms: 240 },
    { hz: 784, at: 420, ms: 500 },
  ],
  no: [{ hz: 147, ms: 130, loud: 0.4, shape: 'triangle' }],
};

export function play(sound: Sound): void {
  if (!settings.value.sound || context?.state !== 'running') return;
  for (const { hz, at = 0, ms = 120, loud = 0.4, shape = 'sine' } of NOTES[sound]) {
    const begin = context.currentTime + at / 1000;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * 0.3, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + ms / 1000);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + ms / 1000 + 0.02);
  }
}
