// All cards of a game with their pictures, found by a word or by what they are.
import { loadGame } from '@sunglade/registry';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { cardsOf } from '../../games/cards.ts';
import { type CardList, findCards, type ListedCard } from '../../kit/screen/card-list.ts';
import { openingOf } from '../../kit/screen/looked-at.ts';
import { spoken } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Lost } from '../Lost.tsx';
import { loadScreen } from '../load.ts';
import { words } from './words/index.ts';
import './cards.css';

async function load(game: string): Promise<CardList | null> {
  const list = cardsOf(game);
  const rules = list && (await loadGame(game));
  const opening = rules ? openingOf(rules) : null;
  if (!list || !opening) return null;
  const screen = await loadScreen(game, spoken.peek());
  await screen.prepare?.(opening.setup);
  return list(spoken.peek(), opening);
}

function Card({ card, Picture }: { readonly card: ListedCard; readonly Picture: CardList['Picture'] }) {
  return (
    <li class="panel listed-card" id={card.id}>
      <div class="listed-picture" aria-hidden="true">
        <Picture id={card.id} />
      </div>
      <h2>{card.name}</h2>
      <p>{card.text}</p>
    </li>
  );
}

type Chosen = Readonly<Record<string, string>>;

function Index({ list }: { readonly list: CardList }) {
  const w = words();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const found = useMemo(() => findCards(list, typed, chosen), [list, typed, chosen]);
  const clear = (): void => {
    setTyped('');
    setChosen({});
  };
  return (
    <>
      <search class="panel card-find">
        <label>
          <span>{w.find}</span>
          <input
            type="search"
            placeholder={w.findHint}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {list.filters.map(({ id, name, values }) => (
          <label key={id}>
            <span>{name}</span>
            <select
              value={chosen[id] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [id]: event.currentTarget.value })}
            >
              <option value="">{w.any}</option>
              {values.map((value) => (
                <option key={value.id} value={value.id}>
                  {value.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p class="card-count" role="status">
          {found.length > 0 ? w.count(found.length) : w.none}
        </p>
        {found.length < list.cards.length && (
          <button type="button" class="btn quiet" onClick={clear}>
            {w.clear}
          </button>
        )}
      </search>
      <ul class="card-list">
        {found.map((card) => (
          <Card key={card.id} card={card} Picture={list.Picture} />
        ))}
      </ul>
    </>
  );
}

export function CardIndex({ game }: { readonly game: string }) {
  const [list, setList] = useState<CardList | 'lost' | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    let there = true;
    load(game).then(
      (loaded) => there && setList(loaded ?? 'lost'),
      () => there && setList('lost'),
    );
    return () => {
      there = false;
    };
  }, [game, lang]);
  if (list === 'lost') return <Lost />;
  return (
    <Shell title={words().cardsOf(gameName(game))}>
      <p>
        <a class="btn quiet" href={`/rules/${game}`}>
          <Icon id="i-book" />
          {words().backToRules}
        </a>
      </p>
      {list ? <Index list={list} /> : <div aria-busy="true" />}
    </Shell>
  );
}
