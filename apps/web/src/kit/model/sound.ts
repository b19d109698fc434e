// Small sounds made on the spot: wood, paper, water, stone, a marimba. Nothing is loaded, nothing sounds before a first
// gesture, and a hidden page is silent.
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

/** Where sound may be made now, or null. */
export const speaker = (): AudioContext | null =>
  settings.value.sound && !document.hidden && context?.state === 'running' ? context : null;

interface Note {
  readonly hz: number;
  /** Milliseconds after the first. */
  readonly at?: number;
  readonly ms?: number;
  readonly loud?: number;
  /** `noise` is breath around the pitch: paper, leaves, straw. */
  readonly shape?: OscillatorType | 'noise';
}

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  place: [{ hz: 196, ms: 110, loud: 0.5 }],
  wood: [
    { hz: 176, ms: 90, loud: 0.5 },
    { hz: 420, ms: 30, loud: 0.12, shape: 'triangle' },
  ],
  stone: [
    { hz: 1250, ms: 45, loud: 0.3, shape: 'noise' },
    { hz: 150, ms: 80, loud: 0.4, shape: 'triangle' },
  ],
  water: [
    { hz: 480, ms: 90, loud: 0.25 },
    { hz: 760, at: 60, ms: 120, loud: 0.2 },
  ],
  leaf: [{ hz: 2600, ms: 170, loud: 0.28, shape: 'noise' }],
  straw: [{ hz: 3600, ms: 120, loud: 0.22, shape: 'noise' }],
  brick: [
    { hz: 880, ms: 40, loud: 0.2, shape: 'triangle' },
    { hz: 260, at: 20, ms: 80, loud: 0.35 },
  ],
  grow: [
    { hz: 294, ms: 120 },
    { hz: 440, at: 70, ms: 160 },
  ],
  card: [
    { hz: 2900, ms: 70, loud: 0.22, shape: 'noise' },
    { hz: 620, at: 40, ms: 40, loud: 0.12, shape: 'triangle' },
  ],
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

/** What calls a person back to the table; all else goes with what is done there. */
const CALLS: ReadonlySet<Sound> = new Set(['turn', 'end']);

/** A short rush, made once. */
let rush: AudioBuffer | null = null;

function noiseIn(audio: AudioContext): AudioBuffer {
  if (rush) return rush;
  rush = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = rush.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return rush;
}

function sourceOf(
  audio: AudioContext,
  hz: number,
  shape: NonNullable<Note['shape']>,
): [AudioScheduledSourceNode, AudioNode] {
  if (shape === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noiseIn(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hz;
    source.connect(band);
    return [source, band];
  }
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = hz;
  return [source, source];
}

export function play(sound: Sound): void {
  const audio = speaker();
  const volume = (CALLS.has(sound) ? settings.value.calls : settings.value.effects) / 100;
  if (!audio || volume === 0) return;
  for (const { hz, at = 0, ms = 120, loud = 0.4, shape = 'sine' } of SOUNDS[sound]) {
    const begin = audio.currentTime + at / 1000;
    const [source, out] = sourceOf(audio, hz, shape);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * 0.38 * volume, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + ms / 1000);
    out.connect(gain).connect(audio.destination);
    source.start(begin);
    source.stop(begin + ms / 1000 + 0.02);
  }
}
