// The middle of the table: groups of three tokens to take, and what is left in the pouch.
import { COLOURS } from '@sunglade/harmonies';
import { Icon } from '../../../art/Icon.tsx';
import { nameOf } from '../../../kit/screen/words.ts';
import { tokensText } from '../steps.ts';
import { pouchSize, type Table } from '../table.ts';
import { groupTarget, POUCH_TARGET } from '../targets.ts';
import type { HarmoniesWords } from '../words/words.ts';
import { classes, type Props, pointing, type WithWords } from './props.ts';
import { TokenIcon } from './Token.tsx';
import './Middle.css';

export function Middle({ words, position, targets, pick, point, marked, lifted }: Props) {
  const { open } = position.view;
  return (
    <div class="hm-middle">
      <ul class="hm-groups">
        {open.central.map((tokens, i) => {
          const target = groupTarget(i + 1);
          const lit = targets.has(target);
          const text = tokensText(words, tokens);
          const empty = tokens.length === 0;
          const name = empty ? words.middle.emptyGroup(i + 1) : words.middle.group(i + 1, text);
          return (
            <li key={target}>
              <button
                type="button"
                class={classes(
                  'hm-group',
                  lit && 'may',
                  empty && 'none',
                  lifted === target && 'lifted',
                  marked.has(target) && 'marked',
                )}
                data-target={target}
                aria-label={lit ? `${name}. ${words.middle.take(text)}` : name}
                aria-disabled={!lit}
                onClick={() => pick(target)}
                {...pointing(point, target)}
              >
                {tokens.map((colour, k) => (
                  <TokenIcon key={`${k}`} colour={colour} class={`at-${k}`} />
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is left in the pouch, colour by colour: it can be counted from what lies on the table. */
export function Pouch({ words, position }: WithWords & { readonly position: Table }) {
  const { open } = position.view;
  return (
    <div class="hm-pouch" data-target={POUCH_TARGET}>
      <span class="hm-pouch-all" title={words.middle.inPouch(pouchSize(position))}>
        <Icon id="hm-pouch" />
        <b>{pouchSize(position)}</b>
        <span class="unseen">{words.middle.inPouch(pouchSize(position))}</span>
      </span>
      <ul aria-label={words.middle.pouch}>
        {COLOURS.map((colour) => (
          <li key={colour} title={words.counted(colour, open.pouch[colour])}>
            <TokenIcon colour={colour} />
            <span aria-hidden="true">{open.pouch[colour]}</span>
            <span class="unseen">{words.counted(colour, open.pouch[colour])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function middleNote(words: HarmoniesWords, position: Table): string | null {
  const { open } = position.view;
  if (open.phase === 'over') return null;
  if (open.final !== null) return words.lastRound;
  return position.setup.seats > 1 ? nameOf(position.chairs, open.mover) : null;
}
