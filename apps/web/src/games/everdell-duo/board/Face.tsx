// A card as it is printed: a picture above a wavy cut, what it costs on the edge, what it is and does below.
import { type CardJson, RESOURCES } from '@sunglade/everdell-duo';
import { colorSymbol, goodSymbol, pictureSymbol, typeSymbol } from '../art/symbols.ts';
import { abilitySigns } from './gist.ts';
import { Num, Signs, Sym } from './Signs.tsx';
import './Face.css';

const SHEET = 'M7 1.5L93 .8Q99.2 1 99 8L99.3 121Q99 127 92 126.8L7.5 127.3Q.8 127 1 120L.7 8Q1 1.5 7 1.5Z';

export function Face({ card, name }: { readonly card: CardJson; readonly name: string }) {
  const { color, type } = card;
  return (
    <span class={`ed-face ${type}`} aria-hidden="true">
      <svg viewBox="0 0 100 128" class="ed-face-art" aria-hidden="true">
        <path class="sheet" d={SHEET} />
        <path
          d="M8 3L92 2.4Q97.8 2.6 97.6 8V58C84 68 64 65 47 60S18 56 2.4 65V8Q2.6 3 8 3Z"
          fill={`var(--ed-${color}1)`}
        />
        <path
          d="M2.4 46C20 36 34 42 50 48S82 52 97.6 42V58C84 68 64 65 47 60S18 56 2.4 65Z"
          fill={`var(--ed-${color}2)`}
        />
        <use href={`#${pictureSymbol(color, type)}`} x="19" y="2" width="62" height="62" />
      </svg>
      <span class="ed-points">
        <Sym id={goodSymbol('points')} />
        <Num n={card.points} />
      </span>
      <span class="ed-cost">
        {RESOURCES.map((kind) =>
          card.cost[kind] ? (
            <span key={kind}>
              <Num n={card.cost[kind]} />
              <Sym id={goodSymbol(kind)} />
            </span>
          ) : null,
        )}
        {card.cost.cards ? (
          <span>
            <Num n={card.cost.cards} />
            <Sym id={goodSymbol('card')} />
          </span>
        ) : null}
      </span>
      <span class={`ed-coins ${type}`}>
        <Sym id={typeSymbol(type)} class={`ed-coin ed-ink-${color}`} />
        <Sym id={colorSymbol(color)} class="ed-coin" />
      </span>
      <span class="ed-below">
        <Signs signs={abilitySigns(card.ability)} />
        <span class="ed-name">{name}</span>
      </span>
    </span>
  );
}

/** The back of a card. */
export function Back() {
  return (
    <svg viewBox="0 0 100 128" class="ed-back" aria-hidden="true">
      <path class="sheet" d={SHEET} />
      <rect x="6" y="6" width="88" height="116" rx="8" fill="#1f7a45" />
      <path d="M6 90Q34 72 60 86T94 80V114Q94 122 86 122H14Q6 122 6 114Z" fill="#14532f" opacity=".7" />
      <use href="#sun" x="14" y="18" width="40" height="40" />
      <use href="#moon" x="52" y="40" width="34" height="34" />
    </svg>
  );
}
