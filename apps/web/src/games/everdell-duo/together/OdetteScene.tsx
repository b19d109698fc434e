// The opponent's season as a scene: what she compares, what she takes and why, one thing after the other. A press anywhere
// ends it. Who wants no motion reads the same in the season's banner and in the log.
import { type Event, SEASONS, type Season } from '@sunglade/everdell-duo';
import { settings } from '../../../base/settings.ts';
import { Odette } from '../art/Picture.tsx';
import { Face } from '../board/Face.tsx';
import { Num } from '../board/Signs.tsx';
import { type BoardParts, classes } from '../panels/props.ts';
import { cardOf, contentOf, eventOf } from '../table.ts';
import { teamOf } from '../team.ts';
import { cardName, eventName } from '../words/names.ts';
import { type OdetteStep, odetteTurn, stepMs } from './odette.ts';
import './OdetteScene.css';

/** The season that ends for her now, or null. */
function endedSeason({ ceremony }: BoardParts): Season | null {
  const event = ceremony?.event as Event | undefined;
  return event?.type === 'season-end' ? (SEASONS[event.season] ?? null) : null;
}

export function OdetteScene(props: BoardParts) {
  const { words, position, ceremony } = props;
  const season = endedSeason(props);
  const team = teamOf(position);
  if (season === null || !team || !ceremony) return null;
  const before = { meadow: position.view.open.meadow, path: team.skunks.path };
  const steps = odetteTurn(before, ceremony.events as unknown as readonly Event[]);
  if (steps.length === 0) return null;
  const { turn } = words.team.opponent;
  const now = teamOf(ceremony.after);
  const each = stepMs(settings.value.pace);
  return (
    <section class="ed-odette" aria-label={turn.title}>
      <header>
        <span class="ed-odette-picture">
          <Odette />
        </span>
        <div>
          <p>{turn.when(words.seasons[season])}</p>
          <h2>{turn.title}</h2>
        </div>
      </header>
      <ol>
        {steps.map((step, i) => (
          <li key={`${i}`} style={`--at:${i * each}ms`}>
            <Step {...props} step={step} />
          </li>
        ))}
      </ol>
      {now && (
        <p class="ed-odette-now" style={`--at:${steps.length * each}ms`}>
          {words.team.opponent.now(now.opponent.cards.length, now.opponent.score)}
        </p>
      )}
      <small>{turn.skip}</small>
    </section>
  );
}

function Step(props: BoardParts & { readonly step: OdetteStep }) {
  const { words, position, step } = props;
  const { turn } = words.team.opponent;
  switch (step.kind) {
    case 'path':
      return <Compared {...props} title={turn.path(step.field + 1)} cards={step.cards} taken={step.taken} />;
    case 'throw':
      return <Compared {...props} title={turn.throw(step.column + 1)} cards={step.cards} taken={step.taken} />;
    case 'event': {
      const tile = eventOf(contentOf(position), step.event);
      return <p>{turn.event(eventName(words, position, step.event), tile?.points ?? 0)}</p>;
    }
    case 'points':
      return <p>{turn.points(step.n)}</p>;
  }
}

/** The cards she looks at, and the one she takes. */
function Compared({
  words,
  position,
  title,
  cards,
  taken,
}: BoardParts & { readonly title: string; readonly cards: readonly number[]; readonly taken: number }) {
  const content = contentOf(position);
  return (
    <>
      <p>
        {title} <b>{cardName(words, position, taken)}</b>
      </p>
      <ul>
        {cards.map((card) => {
          const face = cardOf(content, card);
          if (!face) return null;
          return (
            <li key={card} class={classes('ed-cardbox', card === taken && 'taken')}>
              <Face words={words} card={face} name={cardName(words, position, card)} />
              {card === taken && (
                <span class="ed-odette-points" aria-hidden="true">
                  <Num n={face.points} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
