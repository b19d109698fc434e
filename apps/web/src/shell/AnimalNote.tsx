import { Face } from '../art/Face.tsx';
import { mannerOf } from '../locales/animals/animals.ts';
import './AnimalNote.css';

/** Who would sit down: the face, and what it is like. Nothing for a bot that is none of the animals. */
export function AnimalNote({ level }: { readonly level: string }) {
  const temper = mannerOf(level)?.temper;
  if (!temper) return null;
  return (
    <p class="animal-note">
      <Face level={level} />
      {temper}
    </p>
  );
}
