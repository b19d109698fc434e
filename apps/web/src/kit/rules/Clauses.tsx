import type { ComponentChildren } from 'preact';
import { humanise } from '../../locales/humanise.ts';
import type { GameWords } from '../screen/screen.ts';
import './Clauses.css';

interface ClausesProps {
  readonly ids: readonly string[];
  readonly words: GameWords;
  /** The clause in question. */
  readonly here: string;
  readonly Title: 'h3' | 'h4';
  /** What goes with a clause, below its text. */
  readonly more?: (id: string) => ComponentChildren;
}

/** Rules one by one, each with an address of its own. */
export function Clauses({ ids, words, here, Title, more }: ClausesProps) {
  return (
    <div class="clauses">
      {ids.map((id) => (
        <section key={id} class={id === here ? 'clause named' : 'clause'} id={id}>
          <Title>
            <a href={`#${id}`}>{words.clauses[id]?.title ?? humanise(id)}</a>
          </Title>
          {words.clauses[id] && <p>{words.clauses[id]?.text}</p>}
          {more?.(id)}
        </section>
      ))}
    </div>
  );
}
