// What the five colours and the two types are: sign, name, and when such cards work.
import { COLORS, TYPES } from '@sunglade/everdell-duo';
import { colorSymbol, typeSymbol } from '../art/symbols.ts';
import { Sym } from '../board/Signs.tsx';
import type { WithWords } from './props.ts';
import './Key.css';

export function Key({ words }: WithWords) {
  return (
    <ul class="ed-key">
      {COLORS.map((color) => (
        <li key={color}>
          <span class={`ed-key-sign ground-${color}`}>
            <Sym id={colorSymbol(color)} />
          </span>
          <span>
            <b>{words.colors[color]}</b> {words.colorAbout[color]}
          </span>
        </li>
      ))}
      <li class="ed-key-types">
        {TYPES.map((type) => (
          <span key={type}>
            <Sym id={typeSymbol(type)} />
            {words.types[type]}
          </span>
        ))}
      </li>
    </ul>
  );
}
