// What helps a team once: the pocket watch and the good news it holds.
import { readStep } from '@sunglade/everdell-duo';
import { Icon } from '../../../art/Icon.tsx';
import { propSymbol } from '../art/symbols.ts';
import { Sym } from '../board/Signs.tsx';
import type { Props } from '../panels/props.ts';
import { heldNews, planAt, teamOf } from '../team.ts';
import './Help.css';

export function Help(props: Props) {
  const { words, position } = props;
  const held = heldNews(position);
  return (
    <div class="ed-help">
      <Watch {...props} />
      {planAt(position)?.mode === 'together' &&
        (held.length === 0 ? (
          <p class="ed-none">{`${words.team.goodNews.title}: ${words.team.goodNews.none}`}</p>
        ) : (
          held.map((id) => <News key={id} {...props} id={id} />)
        ))}
    </div>
  );
}

/** Turned back it makes the season one turn longer. */
function Watch({ words, position, play }: Props) {
  const { watch } = words.team;
  const left = teamOf(position)?.watches ?? 0;
  const uses = position.legal.flatMap((text) => {
    const step = readStep(text);
    return step?.verb === 'watch' ? [{ text, marker: step.marker }] : [];
  });
  return (
    <section class="ed-watch" aria-label={`${watch.title}, ${watch.left(left)}`}>
      <Sym id={propSymbol('watch')} />
      <span>
        <b>{watch.title}</b>
        <small>{left === 0 ? watch.left(0) : watch.about}</small>
      </span>
      <span class="ed-uses">
        {left > 0 && <b class="ed-left">{left}</b>}
        {uses.map(({ text, marker }) => (
          <button
            key={text}
            type="button"
            class="btn quiet"
            data-step={text}
            aria-label={watch.back[marker]}
            title={watch.back[marker]}
            onClick={() => play(text)}
          >
            <Icon id={marker} />
          </button>
        ))}
      </span>
    </section>
  );
}

function News({ words, position, play, id }: Props & { readonly id: string }) {
  const { news, goodNews, steps } = words.team;
  const use = position.legal.find((text) => {
    const step = readStep(text);
    return step?.verb === 'news' && step.news === id;
  });
  const { title, text } = news[id] ?? { title: id, text: '' };
  return (
    <section class="ed-news" aria-label={`${goodNews.title}: ${title}`}>
      <em>{goodNews.title}</em>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {use !== undefined && (
        <button
          type="button"
          class="btn quiet"
          data-step={use}
          aria-label={steps.news(title)}
          onClick={() => play(use)}
        >
          {goodNews.use}
        </button>
      )}
    </section>
  );
}
