// The dock: first the draft, then the own card with its four actions and its power.
import { ACTIONS, type Action, type Open, type Own, printStep } from '@sunglade/evergreen';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { Tip } from '../../../kit/parts/Tip.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { gameEnd } from '../planet/harvest.ts';
import { seasonEnd } from '../planet/season.ts';
import { powerUse } from '../prompts.ts';
import { insteadOf, spaceStep } from '../steps.ts';
import { powerSymbol } from '../symbols.ts';
import { cardName, cardOf, nextValue, type Table, turnOf } from '../table.ts';
import { actionTarget, POWER_TARGET } from '../targets.ts';
import { Count } from './Count.tsx';
import { Draft, iconsText } from './Draft.tsx';
import { DraftFace } from './DraftCard.tsx';
import { Harvest } from './Harvest.tsx';
import { hintOf } from './hint.ts';
import type { WithWords } from './props.ts';
import './Bar.css';

function Picture({ action }: { readonly action: Action }) {
  switch (action) {
    case 'A':
      return (
        <>
          <Icon id="ic-sprout" />
          <Icon id="ic-sprout" />
          <Icon id="ic-sprout" />
        </>
      );
    case 'B':
      return (
        <>
          <Icon id="ic-small" />
          <Icon id="i-up" class="up" />
          <Icon id="ic-big" />
          <Icon id="i-up" class="up" />
        </>
      );
    case 'C':
      return (
        <>
          <Icon id="ic-sprout" />
          <b>+</b>
          <Icon id="ic-small" />
          <Icon id="i-up" class="up" />
        </>
      );
    case 'D':
      return (
        <>
          <Icon id="ic-sprout" />
          <b>/</b>
          <Icon id="ic-small" />
          <Icon id="i-up" class="up" />
        </>
      );
  }
}

/** How many spaces an action would light up, before one is chosen. */
function useUses(position: Table, chosen: boolean): Readonly<Record<Action, number | null>> {
  return useMemo(() => {
    const count = (action: Action): number | null => {
      if (chosen) return null;
      const next = position.after(printStep({ verb: 'action', action }));
      return next ? next.legal.filter((step) => spaceStep(step) !== null).length : 0;
    };
    return { A: count('A'), B: count('B'), C: count('C'), D: count('D') };
  }, [position, chosen]);
}

export function Bar(props: PanelProps<Open, Own> & WithWords) {
  const { words, position, seat } = props;
  const turn = turnOf(position);
  const end = seasonEnd(props.ceremony);
  const last = gameEnd(props.ceremony);
  const hint = hintOf(position);
  if (end) return <Count words={words} position={position} end={end} />;
  if (last) return <Harvest words={words} position={position} end={last} />;
  const playing =
    position.mine && position.view.open.phase === 'action' && turn !== null && !turn.handedIn && seat === position.seat;
  return (
    <div class="eg-bar">
      <Tip
        game="evergreen"
        title={words.bar.hint}
        text={hint === null ? null : words.hints[hint]}
        hide={words.bar.hide}
      />
      {playing ? <Turn {...props} /> : !position.over && <Draft {...props} />}
    </div>
  );
}

type TurnProps = WithWords & Pick<PanelProps<Open, Own>, 'position' | 'targets' | 'pick' | 'point'>;

function Turn({ words, position, targets, pick, point }: TurnProps) {
  const turn = turnOf(position);
  const card = cardOf(position, turn?.card ?? '');
  const uses = useUses(position, turn?.action !== null);
  const spare = targets.has(POWER_TARGET);
  const idlePower = useMemo(() => spare && powerUse(position) !== 'effect', [position, spare]);
  if (!turn || !card) return null;
  const touch = (target: string) => ({
    onClick: () => pick(target),
    onPointerEnter: () => point(target),
    onPointerLeave: () => point(null),
    onFocus: () => point(target),
    onBlur: () => point(null),
  });
  const value = nextValue(position, position.seat, card.power);
  const powerNow = turn.doing === 'power' && turn.left > 0;
  return (
    <div class="eg-turn">
      <figure class="eg-mycard">
        <span
          role="img"
          aria-label={`${words.bar.yourCard}: ${cardName(words, card)}, ${iconsText(words, position, turn.card)}`}
        >
          <DraftFace words={words} card={card} position={position} seat={position.seat} />
        </span>
      </figure>
      <fieldset class="eg-acts">
        <legend class="unseen">{words.bar.actions}</legend>
        {ACTIONS.map((action) => {
          const target = actionTarget(action);
          const on = turn.action === action;
          const idle = uses[action] === 0;
          const may = targets.has(target) ? ' may' : insteadOf(target, position) ? ' swap' : '';
          return (
            <button
              type="button"
              key={action}
              class={`eg-act${on ? ' on' : ''}${may}${idle ? ' idle' : ''}`}
              data-target={target}
              aria-pressed={on}
              aria-disabled={may === ''}
              {...touch(target)}
            >
              <kbd>{action}</kbd>
              <span class="eg-pic" aria-hidden="true">
                <Picture action={action} />
              </span>
              <span class="eg-short">{words.actions[action].short}</span>
              <span class="unseen">{`: ${words.actions[action].long}${idle ? ` (${words.bar.nothing})` : ''}`}</span>
            </button>
          );
        })}
      </fieldset>
      <button
        type="button"
        class={`eg-act eg-power${powerNow ? ' on' : ''}${targets.has(POWER_TARGET) ? ' may' : ''}${turn.powerUsed && !powerNow ? ' spent' : ''}${idlePower ? ' idle' : ''}`}
        data-target={POWER_TARGET}
        aria-pressed={turn.powerUsed}
        aria-disabled={!targets.has(POWER_TARGET)}
        title={words.powerAbout[card.power]}
        {...touch(POWER_TARGET)}
      >
        <span class="eg-pic" aria-hidden="true">
          <Icon id={powerSymbol(card.power)} />
          {!turn.powerUsed && <em>{card.power === 'bud' ? `+${value}` : `×${value}`}</em>}
          {turn.powerUsed && !powerNow && <Icon id="i-check" class="up" />}
        </span>
        <span class="eg-short">
          {powerNow
            ? words.power.left(turn.left)
            : turn.powerUsed
              ? words.power.used
              : idlePower
                ? words.bar.onlyStronger
                : words.powers[card.power]}
        </span>
        <span class="unseen">
          {`: ${turn.powerUsed ? words.powers[card.power] : words.power.use(words.powers[card.power], value)}`}
        </span>
      </button>
    </div>
  );
}
