import type { SeenChair } from '@sunglade/table';
import { Icon } from '../../art/Icon.tsx';
import type { Bit, Target } from '../screen/screen.ts';
import { nameOf } from '../screen/words.ts';

interface BitsProps {
  readonly bits: readonly Bit[];
  readonly chairs: readonly SeenChair[];
  /** Lights what is pointed at; without it a sentence is only read. */
  readonly mark?: (targets: readonly Target[] | null) => void;
}

/** A sentence with its names, symbols and places. */
export function Bits({ bits, chairs, mark }: BitsProps) {
  return (
    <>
      {bits.map((bit, i) => {
        const key = `${i}`;
        if (typeof bit === 'string') return <span key={key}>{bit}</span>;
        if ('seat' in bit)
          return (
            <b key={key} class={`seat-name seat-${bit.seat}`}>
              {bit.text ?? nameOf(chairs, bit.seat)}
            </b>
          );
        if ('icon' in bit)
          return (
            <span key={key} class="bit-icon">
              <Icon id={bit.icon} /> {bit.text}
            </span>
          );
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights what the sentence names
          <span
            key={key}
            class="bit-target"
            onMouseEnter={() => mark?.([bit.target])}
            onMouseLeave={() => mark?.(null)}
          >
            {bit.text}
          </span>
        );
      })}
    </>
  );
}
