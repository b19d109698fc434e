// A card of the draft, large enough to be read: the land it is for, its power with the strengths, and below it what it
// changes if nobody takes it.
import type { EditionCard } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import { powerSymbol, symbolOf } from '../symbols.ts';
import { isArid, isFertile, nextValue, strengthsOf, type Table } from '../table.ts';
import { type Fate, signed } from './leftover.ts';
import type { WithWords } from './props.ts';
import './DraftCard.css';

/** The strengths of a power; the one it would have now stands out. */
function Strengths({ values, now }: { readonly values: readonly number[]; readonly now: number }) {
  return (
    <span class="eg-strengths" aria-hidden="true">
      {values.map((value, i) => (
        <i key={`${i}`} class={i === now ? 'now' : i < now ? 'past' : undefined}>
          {value}
        </i>
      ))}
    </span>
  );
}

type FaceProps = WithWords & { readonly card: EditionCard; readonly position: Table; readonly seat: number };

export function DraftFace({ words, card, position, seat }: FaceProps) {
  const { values, now } = strengthsOf(position, seat, card.power);
  const value = nextValue(position, seat, card.power);
  return (
    <span class="eg-dface" style={`--b:var(--${card.biome});color:var(--ink)`} aria-hidden="true">
      <svg class="eg-dscene" viewBox="0 0 132 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`#eg-scene-${card.biome}`} width="132" height="90" />
      </svg>
      <svg class="eg-dwave" viewBox="0 0 132 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14V8Q26 -3 60 6T132 4V14Z" fill="var(--paper)" />
      </svg>
      <span class="eg-dcoin" style={`color:var(--med-${card.biome})`}>
        <Icon id={symbolOf(card.biome)} />
      </span>
      <span class="eg-dicons">
        {isArid(card) && <Icon id="eg-aridity" />}
        {isFertile(card) &&
          Array.from({ length: Math.min(card.fertility, 3) }, (_, i) => <Icon key={`${i}`} id="eg-fertility" />)}
      </span>
      <strong>{words.biomes[card.biome]}</strong>
      <span class="eg-dpower">
        <Icon id={powerSymbol(card.power)} />
        <span>
          <b>{words.powers[card.power]}</b>
          <small>{card.power === 'bud' ? words.draft.bud(value) : words.draft.strength(value)}</small>
          <Strengths values={values} now={now} />
        </span>
      </span>
    </span>
  );
}

/** The tab under a card: from what to what, and what that means for the seat. */
export function FateTab({ words, fate }: WithWords & { readonly fate: Fate }) {
  const none = fate.to !== 'zone' || fate.change === 0;
  return (
    <span class={`eg-fate${fate.change < 0 ? ' dry' : ''}`} aria-hidden="true">
      <small>{words.draft.ifLeft}</small>
      {none ? (
        <b>±0</b>
      ) : (
        <>
          <b>
            <Icon id={fate.change > 0 ? 'eg-fertility' : 'eg-aridity'} />
            {fate.before}→{fate.after}
          </b>
          <span class="eg-fate-me">{words.draft.forYou(signed(fate.mine))}</span>
        </>
      )}
    </span>
  );
}
