// What a team decides in common: who gets what a season brings, which good news are kept. One proposes, the partner agrees
// or hands back.
import { type Benefit, readStep, TEAM_DATA } from '@sunglade/everdell-duo';
import { Icon } from '../../../art/Icon.tsx';
import { nameOf } from '../../../kit/screen/words.ts';
import { workerSymbol } from '../art/symbols.ts';
import { effectSigns } from '../board/gist.ts';
import { Signs, Sym } from '../board/Signs.tsx';
import { classes, type Props } from '../panels/props.ts';
import { teamAsked } from '../pending.ts';
import { labelOf } from '../steps.ts';
import { cardOf, contentOf, seasonOf, seatOf } from '../table.ts';
import { commonAt, heldNews, shownNews } from '../team.ts';
import { cardName } from '../words/names.ts';
import { clauseOf } from '../words/phrases.ts';
import './Common.css';

/** The question with its answers; null where it is asked like anything else. */
export function Common(props: Props) {
  const { words, position } = props;
  const asked = teamAsked(position);
  const common = commonAt(position);
  if (asked === null || common === null) return null;
  const title = words.bar.season[seasonOf(position)];
  return (
    <fieldset class="ed-asked ed-common">
      <legend class="ed-asker">
        {common.kind === 'share' ? title : common.kind === 'name' ? words.team.team : words.team.goodNews.title}
      </legend>
      {common.kind === 'share' && (
        <Shares {...props} benefits={common.benefits} next={common.stage === 'confirming' ? -1 : common.next} />
      )}
      {common.kind === 'keep' && common.stage !== 'confirming' ? (
        <Choices {...props} />
      ) : (
        <>
          {common.kind === 'keep' && <Cutting {...props} id={shownNews(position)[0] ?? ''} />}
          {common.kind === 'keep-old' && heldNews(position).map((id) => <Cutting key={id} {...props} id={id} />)}
          <Answers {...props} />
        </>
      )}
    </fieldset>
  );
}

/** What somebody gets, in words and signs. */
function Shares({
  words,
  position,
  benefits,
  next,
}: Props & { readonly benefits: readonly Benefit[]; readonly next: number }) {
  const content = contentOf(position);
  return (
    <ol class="ed-shares">
      {benefits.map((benefit, i) => {
        const effect =
          benefit.card >= 0
            ? cardOf(content, benefit.card)?.ability.production
            : TEAM_DATA.seasons[seasonOf(position)].team[benefit.entry];
        const what =
          benefit.card >= 0 ? cardName(words, position, benefit.card) : effect ? clauseOf(words.phrases, effect) : '';
        const { to } = benefit;
        const who =
          to === null ? '' : to === 'nobody' ? words.team.steps.nobody : nameOf(position.chairs, seatOf(position, to));
        return (
          <li
            key={`${benefit.card} ${benefit.entry}`}
            class={classes(i === next && 'now', to !== null && 'told')}
            aria-current={i === next ? 'step' : undefined}
          >
            <span>{what}</span>
            {effect && (
              <span class="ed-plain">
                <Signs signs={effectSigns(effect, words.per)} />
              </span>
            )}
            {to !== null && (
              <b>
                {to !== 'nobody' && <Sym id={workerSymbol(to)} />}
                {who}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** All answers that are allowed, as buttons. */
function Answers({ words, position, play }: Props) {
  return (
    <ul class="ed-answers">
      {position.legal.map((text) => {
        const step = readStep(text);
        const quiet =
          step?.verb === 'return' || step?.verb === 'decline' || (step?.verb === 'to' && step.who === 'nobody');
        return (
          <li key={text}>
            <button
              type="button"
              class={classes('btn', quiet ? 'quiet' : 'step')}
              data-step={text}
              onClick={() => play(text)}
            >
              {step?.verb === 'to' && step.who !== 'nobody' && <Sym id={workerSymbol(step.who)} />}
              {step?.verb === 'accept' && <Icon id="i-check" />}
              {step?.verb === 'to' && step.who !== 'nobody'
                ? words.team.steps.to(nameOf(position.chairs, seatOf(position, step.who)))
                : labelOf(words, text, position)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Good news as a cutting from the paper. */
function Cutting({ words, id }: Pick<Props, 'words'> & { readonly id: string }) {
  const { title, text } = words.team.news[id] ?? { title: id, text: '' };
  return (
    <span class="ed-news">
      <em>{words.team.goodNews.title}</em>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </span>
  );
}

/** Three good news, of which one is kept. */
function Choices({ words, position, play }: Props) {
  return (
    <ul class="ed-cuttings">
      {position.legal.map((text) => {
        const step = readStep(text);
        if (step?.verb !== 'news') return null;
        return (
          <li key={text}>
            <Cutting words={words} id={step.news} />
            <button
              type="button"
              class="btn step"
              data-step={text}
              aria-label={labelOf(words, text, position)}
              onClick={() => play(text)}
            >
              {words.team.goodNews.keep}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
