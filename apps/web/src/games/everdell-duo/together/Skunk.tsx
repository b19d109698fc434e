// Skunks where they stand, and the signpost on the path. They can be touched only while good news move one.
import { LAST_FIELD, SIGNPOST_FIELD } from '@sunglade/everdell-duo';
import { propSymbol } from '../art/symbols.ts';
import { Sym } from '../board/Signs.tsx';
import type { BoardParts } from '../panels/props.ts';
import { classes, pointing } from '../panels/props.ts';
import { contentOf, placeName, type Table } from '../table.ts';
import { skunkAt, skunkOnField, spaceTarget, teamOf } from '../team.ts';
import './Skunk.css';

/** On a place for workers. */
export function Skunk({ position, place }: { readonly position: Table; readonly place: number }) {
  if (!skunkAt(position, place)) return null;
  return (
    <span class="ed-skunk" data-target={`skunk:${placeName(contentOf(position), place)}`} aria-hidden="true">
      <Sym id={propSymbol('skunk')} />
    </span>
  );
}

const FIELDS = Array.from({ length: LAST_FIELD + 1 }, (_, i) => i);

/** On the path between the cards. */
export function PathSkunks({ words, position, targets, pick, point, marked }: BoardParts) {
  if (!teamOf(position)) return null;
  return (
    <>
      <span class="ed-signpost" style={`--at:${SIGNPOST_FIELD}`} role="img" aria-label={words.team.skunk.signpost}>
        <Sym id={propSymbol('signpost')} />
      </span>
      {FIELDS.map((field) => {
        const space = `path-${field}`;
        const target = spaceTarget(space);
        const stands = skunkOnField(position, field);
        const lit = targets.has(target);
        const shape = classes('ed-path-skunk', lit && 'may', marked.has(target) && 'marked');
        const picture = stands && (
          <span data-target={`skunk:${space}`}>
            <Sym id={propSymbol('skunk')} />
          </span>
        );
        if (lit)
          return (
            <button
              type="button"
              key={field}
              class={shape}
              style={`--at:${field}`}
              data-target={target}
              aria-label={stands ? words.team.skunk.field(field + 1) : words.team.spaces.path(field + 1)}
              onClick={() => pick(target)}
              {...pointing(point, target)}
            >
              {picture}
            </button>
          );
        if (!stands) return null;
        return (
          <span
            key={field}
            class={shape}
            style={`--at:${field}`}
            data-target={target}
            role="img"
            aria-label={words.team.skunk.field(field + 1)}
          >
            {picture}
          </span>
        );
      })}
    </>
  );
}
