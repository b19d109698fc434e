// A card as it is printed: a picture, what it is worth and what it costs on its edge, what it is on the seam, and below it
// the name and the gist. All lengths follow from the width of the box it lies in.
import { type CardJson, type Color, RESOURCES } from '@sunglade/everdell-duo';
import { Icon } from '../../../art/Icon.tsx';
import { Picture } from '../art/Picture.tsx';
import { goodSymbol } from '../art/symbols.ts';
import type { WithWords } from '../panels/props.ts';
import { softened } from '../words/breaks.ts';
import { abilitySigns } from './gist.ts';
import { Badge, Num, Signs, Sym } from './Signs.tsx';
import './Face.css';

/** How the picture is cut off at its lower edge: every colour in its own way. */
const SEAMS: Readonly<Record<Color, string>> = {
  green:
    'M0 12V7Q5 0 10 7Q15 0 20 7Q25 0 30 7Q35 0 40 7Q45 0 50 7Q55 0 60 7Q65 0 70 7Q75 0 80 7Q85 0 90 7Q95 0 100 7V12Z',
  brown: 'M0 12V4H12V8H25V4H37V8H50V4H62V8H75V4H87V8H100V12Z',
  red: 'M0 12V8L10 2L20 8L30 2L40 8L50 2L60 8L70 2L80 8L90 2L100 8V12Z',
  purple: 'M0 12V8L6 8L12 0L18 8H32L38 0L44 8H56L62 0L68 8H82L88 0L94 8H100V12Z',
  blue: 'M0 12V6Q12 0 25 6T50 6T75 6T100 6V12Z',
};

/** What a card costs its player now. */
export interface Price {
  readonly resources: readonly number[];
  /** Whether it can be paid, and with what. */
  readonly payable: 'yes' | 'token' | 'no';
}

interface FaceProps extends WithWords {
  readonly card: CardJson;
  readonly name: string;
  readonly price?: Price | null;
}

export function Face({ words, card, name, price = null }: FaceProps) {
  const { color, type } = card;
  return (
    <span class={`ed-face ed-k-${color}`} aria-hidden="true">
      <span class="ed-art">
        <Picture card={card} />
        <svg class="ed-seam" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <path d={SEAMS[color]} />
        </svg>
      </span>
      <span class="ed-points">
        <Num n={card.points} />
      </span>
      <Costs card={card} price={price} />
      <Badge color={color} type={type} />
      {price?.payable === 'yes' && (
        <span class="ed-pay">
          <Icon id="i-check" />
        </span>
      )}
      {price?.payable === 'token' && (
        <span class="ed-pay token">
          <Sym id={goodSymbol('occupied')} />
        </span>
      )}
      <span class="ed-name ed-soft" data-name={softened(words, name)} />
      <span class="ed-gist">
        <Signs signs={abilitySigns(card.ability, words.per)} />
      </span>
    </span>
  );
}

/** The price chip by chip; what it would cost without help is struck out. */
function Costs({ card, price }: Pick<FaceProps, 'card' | 'price'>) {
  return (
    <span class="ed-cost">
      {RESOURCES.map((kind, i) => {
        const printed = card.cost[kind] ?? 0;
        const now = price?.resources[i] ?? printed;
        if (printed === 0 && now === 0) return null;
        return (
          <span key={kind} class={now < printed ? 'less' : ''}>
            {now < printed && (
              <s>
                <Num n={printed} />
              </s>
            )}
            <Num n={now} />
            <Sym id={goodSymbol(kind)} />
          </span>
        );
      })}
      {card.cost.cards ? (
        <span>
          <Num n={card.cost.cards} />
          <Sym id={goodSymbol('card')} />
        </span>
      ) : null}
    </span>
  );
}

/** The back of a card. */
export function Back() {
  return (
    <svg viewBox="0 0 100 123" class="ed-back" aria-hidden="true">
      <rect class="sheet" x="1" y="1" width="98" height="121" rx="10" />
      <rect x="6" y="6" width="88" height="111" rx="8" fill="#1f7a45" />
      <path d="M6 86Q34 68 60 82T94 76V109Q94 117 86 117H14Q6 117 6 109Z" fill="#14532f" opacity=".7" />
      <use href="#sun" x="14" y="16" width="40" height="40" />
      <use href="#moon" x="52" y="38" width="34" height="34" />
    </svg>
  );
}
