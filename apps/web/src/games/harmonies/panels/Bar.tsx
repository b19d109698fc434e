// The own tokens, and at the beginning the choice of a spirit.
import type { Colour } from '@sunglade/harmonies';
import { Tip } from '../../../kit/parts/Tip.tsx';
import { cardName, cardOf, contentOf, GROUP } from '../table.ts';
import { cardTarget, handTarget } from '../targets.ts';
import { Card } from './Card.tsx';
import { cardText } from './cardText.ts';
import { hintOf } from './hint.ts';
import { classes, type Props, pointing } from './props.ts';
import { TokenIcon } from './Token.tsx';
import './Bar.css';

export function Bar(props: Props) {
  const { words, position, seat } = props;
  const { open } = position.view;
  const playing = position.mine && !position.over && open.mover === position.seat && seat === position.seat;
  const hint = hintOf(position);
  return (
    <div class="hm-bar">
      <Tip
        game="harmonies"
        title={words.bar.hint}
        text={hint === null ? null : words.hints[hint]}
        hide={words.bar.hide}
      />
      {playing && open.phase === 'spirit' && <Spirits {...props} />}
      {playing && open.phase === 'turn' && (
        <div class="hm-turn">
          <Hand {...props} />
        </div>
      )}
    </div>
  );
}

function Hand({ words, position, choice }: Props) {
  const { hand } = position.view.open;
  const chosen = choice.colour.value ?? hand[0];
  const first = (colour: Colour, i: number): boolean => hand.indexOf(colour) === i;
  return (
    <fieldset class="hm-hand">
      <legend class="unseen">{words.bar.hand}</legend>
      {hand.map((colour, i) => {
        const on = colour === chosen && first(colour, i);
        return (
          <button
            type="button"
            key={`${colour}-${hand.slice(0, i).filter((one) => one === colour).length}`}
            class={classes('hm-mine', on && 'on')}
            data-target={first(colour, i) ? handTarget(colour) : undefined}
            aria-pressed={on}
            aria-label={words.bar.token(words.tokens[colour])}
            onClick={() => {
              choice.colour.value = colour;
            }}
          >
            <TokenIcon colour={colour} />
          </button>
        );
      })}
      {Array.from({ length: GROUP - hand.length }, (_, i) => (
        <span key={`gone ${i}`} class="hm-mine gone" role="img" aria-label={words.bar.placed} />
      ))}
    </fieldset>
  );
}

function Spirits({ words, position, seat, targets, pick, point }: Props) {
  const dealt = position.view.own[seat]?.spirits ?? [];
  const content = contentOf(position);
  return (
    <fieldset class="hm-spirits">
      <legend class="unseen">{words.bar.spirits}</legend>
      {dealt.map((id) => {
        const card = cardOf(content, id);
        const target = cardTarget(id);
        if (!card) return null;
        return (
          <button
            type="button"
            key={id}
            class={classes('hm-spirit', targets.has(target) && 'may')}
            data-target={target}
            onClick={() => pick(target)}
            {...pointing(point, target)}
          >
            <Card
              card={card}
              name={cardName(words, position, card.id)}
              pays={card.spirit ? words.spiritPays(card.spirit) : null}
              placed={0}
              shape="wide"
            />
            <span class="unseen">{`. ${words.card.keep(cardName(words, position, card.id))}. ${cardText(words, card)}`}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
