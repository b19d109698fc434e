// The automated opponent of a challenge: her cards lie open, and what she has is counted with the team's.
import { COLORS } from '@sunglade/everdell-duo';
import { Picture } from '../art/Picture.tsx';
import { touching } from '../interact.ts';
import { type BoardParts, classes } from '../panels/props.ts';
import { cardOf, cardTarget, contentOf } from '../table.ts';
import { planAt, teamOf } from '../team.ts';
import { cardText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import './Opponent.css';

export function Opponent(props: BoardParts) {
  const { words, position } = props;
  const team = teamOf(position);
  if (!team || planAt(position)?.mode !== 'challenge') return null;
  const { cards } = team.opponent;
  return (
    <div class="ed-her">
      {cards.length === 0 && <p class="ed-none">{words.team.opponent.noCards}</p>}
      <ul aria-label={words.team.opponent.row}>
        {cards.map((card) => (
          <li key={card}>
            <HerCard {...props} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HerCard(props: BoardParts & { readonly card: number }) {
  const { words, position, choice, marked, card } = props;
  const content = contentOf(position);
  const face = cardOf(content, card);
  const target = cardTarget(content.names[card] ?? '');
  if (!face) return null;
  const color = COLORS[content.color[card] ?? 0] ?? 'green';
  return (
    <button
      type="button"
      class={classes(
        'ed-her-card',
        `ed-k-${color}`,
        choice.looked.value === target && 'looked',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-label={cardText(words, position, card)}
      aria-haspopup="dialog"
      title={cardName(words, position, card)}
      {...touching(props, target)}
    >
      <Picture card={face} />
      <b class="ed-n" data-n={face.points} aria-hidden="true" />
    </button>
  );
}
