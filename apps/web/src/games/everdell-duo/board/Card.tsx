// A card that can be touched, wherever it lies open: in the meadow, in the hand, among those one looks at.
import type { StepData } from '@sunglade/everdell-duo';
import { touching } from '../interact.ts';
import { type BoardParts, classes, pointing } from '../panels/props.ts';
import { askedOf, verbOf } from '../pending.ts';
import { waysOf } from '../prices.ts';
import { cardOf, cardTarget, contentOf, type Table } from '../table.ts';
import { asSentences, cardText, priceFact } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import { Face, type Price } from './Face.tsx';

type CardProps = Omit<BoardParts, 'seat' | 'size' | 'pointed' | 'preview'> & {
  readonly card: number;
  /** Where it lies, for readers. */
  readonly facts?: readonly string[];
  readonly class?: string;
  /** It has come while the other player was at work. */
  readonly fresh?: boolean;
};

/** What a card costs now; only while cards may be played at all. */
function priceOf(position: Table, card: number): Price | null {
  const asked = askedOf(position.legal);
  if (asked !== 'main' && asked !== 'play') return null;
  const [best] = waysOf(position, card);
  if (!best) return null;
  // What is taken off at the payer's choice is told in the sheet.
  return { resources: best.price, payable: best.payable ? (best.home < 0 ? 'yes' : 'token') : 'no' };
}

export function Card(props: CardProps) {
  const { words, position, choice, targets, point, marked, card, facts = [], class: shape, fresh = false } = props;
  const content = contentOf(position);
  const face = cardOf(content, card);
  if (!face) return null;
  const name = content.names[card] ?? '';
  const target = cardTarget(name);
  const steps = targets.get(target) ?? [];
  const does = (verb: StepData['verb']): boolean => steps.some((step) => verbOf(step) === verb);
  const [plays, takes] = [does('play'), does('take')];
  const may = steps.length > 0;
  const asked = askedOf(position.legal);
  const can = [
    ...(fresh ? [words.card.fresh] : []),
    ...(plays ? [words.meadow.mayPlay] : []),
    ...(takes ? [words.meadow.mayTake] : []),
  ];
  return (
    <button
      type="button"
      class={classes(
        'ed-card ed-cardbox',
        shape,
        plays && 'play',
        takes && !plays && 'take',
        may && 'may',
        may && asked !== 'main' && 'answers',
        fresh && 'new',
        choice.looked.value === target && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-label={asSentences([cardText(words, position, card), ...priceFact(words, position, card), ...facts, ...can])}
      aria-haspopup="dialog"
      {...touching(props, target)}
      {...pointing(point, target)}
    >
      <Face words={words} card={face} name={cardName(words, position, card)} price={priceOf(position, card)} />
      {fresh && <span class="ed-tag ed-soft" data-name={words.card.fresh} aria-hidden="true" />}
    </button>
  );
}
