// The five animals. Their portraits are a file of its own, fetched when the first of them is to be seen.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { addSprite } from './sprite.ts';
import './Face.css';

const DRAWN = ['hedgehog', 'fox', 'badger', 'owl', 'raven'] as const;
const there = signal(false);

/** What a bot loves stands behind a plus; names of old have no face. */
const animalOf = (level: string): string | undefined => DRAWN.find((animal) => animal === level.split('+')[0]);

/** A bot's face; a plain sign for one that has none, and until it is there. */
export function Face({ level, class: name }: { readonly level: string; readonly class?: string }) {
  const animal = animalOf(level);
  useEffect(() => {
    if (animal === undefined || there.value) return;
    // Without the picture there is still the sign.
    void import('./animals.svg?raw').then(
      ({ default: sheet }) => {
        addSprite('animals', () => sheet);
        there.value = true;
      },
      () => undefined,
    );
  }, [animal]);
  const drawn = animal !== undefined && there.value;
  return <Icon id={drawn ? `face-${animal}` : 'i-bot'} class={name ? `face ${name}` : 'face'} />;
}
