// The own card, the four actions and the power; tips on the first turns.
import { ACTIONS, type Action, type Open } from '@sunglade/evergreen';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen.ts';
import { actionTarget, nextValue, POWER_TARGET, turnOf } from '../steps.ts';
import { powerSymbol } from '../symbols.ts';
import { cardName, cardOf, type Table } from '../table.ts';
import type { Hint } from '../words/words.ts';
import { Card } from './Card.tsx';
import { iconsText, type WithWords } from './Draft.tsx';

const KEY = 'sunglade.evergreen.tips';

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
function useUses(stand: Table, chosen: boolean): Readonly<Record<Action, number | null>> {
  return useMemo(() => {
    const count = (action: Action): number | null => {
      if (chosen) return null;
      const next = stand.after(`action ${action}`);
      return next ? next.legal.filter((step) => /^(plant|grow) /.test(step)).length : 0;
    };
    return { A: count('A'), B: count('B'), C: count('C'), D: count('D') };
  }, [stand, chosen]);
}

export function Bar({ words, stand, seat, targets, pick, point }: PanelProps<Open, null> & WithWords) {
  const turn = turnOf(stand);
  const playing =
    stand.mine && stand.view.open.phase === 'action' && turn !== null && !turn.handedIn && seat === stand.seat;
  return (
    <div class="eg-bar">
      <Tip words={words} stand={stand} />
      {playing && <Turn words={words} stand={stand} targets={targets} pick={pick} point={point} />}
    </div>
  );
}

type TurnProps = WithWords & Pick<PanelProps<Open, null>, 'stand' | 'targets' | 'pick' | 'point'>;

function Turn({ words, stand, targets, pick, point }: TurnProps) {
  const turn = turnOf(stand);
  const card = cardOf(stand, turn?.card ?? '');
  const uses = useUses(stand, turn?.action !== null);
  if (!turn || !card) return null;
  const touch = (target: string) => ({
    onClick: () => pick(target),
    onPointerEnter: () => point(target),
    onPointerLeave: () => point(null),
    onFocus: () => point(target),
    onBlur: () => point(null),
  });
  const value = nextValue(stand, stand.seat, card.power);
  const powerNow = turn.doing === 'power' && turn.left > 0;
  return (
    <div class="eg-turn">
      <figure class="eg-mycard">
        <span
          role="img"
          aria-label={`${words.bar.yourCard}: ${cardName(words, card)}, ${iconsText(words, stand, turn.card)}`}
        >
          <Card card={card} />
        </span>
      </figure>
      <fieldset class="eg-acts">
        <legend class="unseen">{words.bar.actions}</legend>
        {ACTIONS.map((action) => {
          const target = actionTarget(action);
          const on = turn.action === action;
          const idle = uses[action] === 0;
          return (
            <button
              type="button"
              key={action}
              class={`eg-act${on ? ' on' : ''}${targets.has(target) ? ' may' : ''}${idle ? ' idle' : ''}`}
              data-target={target}
              aria-pressed={on}
              aria-disabled={!targets.has(target)}
              aria-label={idle ? `${words.actions[action].long} (${words.bar.nothing})` : words.actions[action].long}
              {...touch(target)}
            >
              <kbd>{action}</kbd>
              <span class="eg-pic" aria-hidden="true">
                <Picture action={action} />
              </span>
              <span class="eg-short">{words.actions[action].short}</span>
            </button>
          );
        })}
      </fieldset>
      <button
        type="button"
        class={`eg-act eg-power${powerNow ? ' on' : ''}${targets.has(POWER_TARGET) ? ' may' : ''}${turn.powerUsed && !powerNow ? ' spent' : ''}`}
        data-target={POWER_TARGET}
        aria-pressed={turn.powerUsed}
        aria-disabled={!targets.has(POWER_TARGET)}
        aria-label={
          turn.powerUsed
            ? `${words.powers[card.power]}: ${words.power.used}`
            : words.power.use(words.powers[card.power], value)
        }
        title={words.powerAbout[card.power]}
        {...touch(POWER_TARGET)}
      >
        <span class="eg-pic" aria-hidden="true">
          <Icon id={powerSymbol(card.power)} />
          {!turn.powerUsed && <em>{card.power === 'bud' ? `+${value}` : `×${value}`}</em>}
          {turn.powerUsed && !powerNow && <Icon id="i-check" class="up" />}
        </span>
        <span class="eg-short">
          {powerNow ? words.power.left(turn.left) : turn.powerUsed ? words.power.used : words.powers[card.power]}
        </span>
      </button>
    </div>
  );
}

/** Tips belong to the first two rounds. */
function hintOf(stand: Table): Hint | null {
  const { open } = stand.view;
  if (!stand.mine || stand.over || open.season !== 'spring' || open.round > 2) return null;
  if (open.phase === 'draft') return open.drafting === stand.seat ? 'draft' : null;
  const turn = turnOf(stand);
  if (!turn || turn.handedIn) return null;
  if (turn.doing === 'nothing') return 'action';
  const more =
    turn.plants + turn.grows + turn.left > 0 && stand.legal.some((step) => /^(plant|grow|bush|lake) /.test(step));
  if (more) return 'spaces';
  return turn.powerUsed ? 'done' : 'power';
}

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

function Tip({ words, stand }: WithWords & { readonly stand: Table }) {
  const [on, setOn] = useState(kept);
  const hint = on ? hintOf(stand) : null;
  if (!hint) return null;
  return (
    <p class="eg-tip">
      <Icon id="sun" />
      <span>
        <b>{words.bar.hint}:</b> {words.hints[hint]}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={words.bar.hide}
        title={words.bar.hide}
        onClick={() => {
          setOn(false);
          try {
            localStorage.setItem(KEY, 'off');
          } catch {
            // A browser that keeps nothing shows the tips again next time.
          }
        }}
      >
        <Icon id="i-close" />
      </button>
    </p>
  );
}
