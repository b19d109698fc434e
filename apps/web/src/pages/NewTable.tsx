// A new table: how one wants to play (here or online), with how many, against whom, with which options of the game.
import { levelsOf, usualBots } from '@sunglade/bots';
import { type AnyGame, type Json, type OptionSpec, offeredOptions } from '@sunglade/core';
import { loadGame, SHELF } from '@sunglade/registry';
import { HELPS, type Help, safeName, type Talk, TIMEOUTS, type Timeout } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { go } from '../base/router.ts';
import { change, settings } from '../base/settings.ts';
import { isTaught } from '../games/lessons.ts';
import type { GameWords } from '../kit/screen/screen.ts';
import { problemText, refusalText } from '../locales/codes.ts';
import { humanise } from '../locales/humanise.ts';
import { spoken, t } from '../locales/index.ts';
import { gameName, levelLabel } from '../locales/names.ts';
import { openTable } from '../session/api.ts';
import type { LocalChair } from '../session/saved-table.ts';
import { expectSeat } from '../session/seating.ts';
import { AnimalNote } from '../shell/AnimalNote.tsx';
import { Choice } from '../shell/Choice.tsx';
import { CLOCKS, type ClockChoice, clockName } from '../shell/clocks.ts';
import { Shell } from '../shell/Shell.tsx';
import { EditionFile } from './edition/EditionFile.tsx';
import { Lost } from './Lost.tsx';
import { loadScreen } from './load.ts';
import { openHere } from './open-here.ts';
import { helpName, type OptionValue, optionValueName, timeoutName } from './options.ts';
import { hasOwnScreen } from './own-screen.ts';
import { TalkChoice } from './TalkChoice.tsx';
import './NewTable.css';

type Where = 'here' | 'online';

/** Who sits at a table in this browser: a bot of a level, somebody beside me, or me once more. */
const PERSON = 'person';
const ME = 'me';

type Options = Readonly<Record<string, OptionValue>>;

/** What is chosen at a table with so many players: options that others make possible come and go with them. */
function chosenOptions(specs: readonly OptionSpec[], seats: number, wished: Options): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const spec of specs)
    if (offeredOptions([spec], seats, chosen).length > 0) {
      const wish = wished[spec.id];
      chosen[spec.id] = wish !== undefined && spec.values.includes(wish) ? wish : spec.default;
    }
  return chosen;
}

/** Options that the way here has chosen already, by their names: `?mode=together&chapter=3`. */
function wishedOptions(specs: readonly OptionSpec[], search: string): Options {
  const wishes = new URLSearchParams(search);
  return Object.fromEntries(
    specs.flatMap(({ id, values }) => {
      const value = values.find((one) => String(one) === wishes.get(id));
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

interface Loaded {
  readonly game: AnyGame;
  readonly words: GameWords;
}

interface OptionProps {
  readonly words: GameWords;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** More than these are a list to unfold. */
const MOST_BUTTONS = 7;

function Option({ words, spec, value, onChange }: OptionProps) {
  const name = words.options[spec.id]?.name ?? humanise(spec.id);
  const label = (one: OptionValue): string => optionValueName(words, spec.id, one);
  if (spec.values.length <= MOST_BUTTONS)
    return (
      <Choice
        legend={name}
        name={`option-${spec.id}`}
        value={value}
        values={spec.values}
        label={label}
        onChange={onChange}
      />
    );
  return (
    <div class="field">
      <label for={`option-${spec.id}`}>{name}</label>
      <select
        id={`option-${spec.id}`}
        value={String(value)}
        onChange={(event) => {
          const chosen = spec.values.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {spec.values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {label(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FormProps extends Loaded {
  /** Whoever comes to play with friends chooses the game here. */
  readonly online: boolean;
}

function Form({ game, words, online }: FormProps) {
  const [where, setWhere] = useState<Where>(online ? 'online' : 'here');
  const { max } = game.seats;
  // Nobody opens a table for others to play alone.
  const min = where === 'online' ? Math.min(max, Math.max(2, game.seats.min)) : game.seats.min;
  const [wished, setSeats] = useState(Math.min(max, Math.max(2, min)));
  const seats = Math.max(min, wished);
  const [others, setOthers] = useState<readonly string[]>(usualBots(game.id));
  const [names, setNames] = useState<readonly string[]>(['', '', '', '']);
  const [name, setName] = useState(settings.value.name);
  const [options, setOptions] = useState<Options>(() => wishedOptions(game.options, location.search));
  const [shipped, setShipped] = useState(game.editions[0]?.id ?? '');
  const [own, setOwn] = useState<Json | null>(null);
  const edition = own ?? shipped;
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState<ClockChoice>('none');
  const [onTimeout, setOnTimeout] = useState<Timeout>('bot');
  const [talk, setTalk] = useState<Talk | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = chosenOptions(game.options, seats, options);
  const specs = offeredOptions(game.options, seats, chosen);
  // Stored tables name an option with one value too, but there is nothing to choose.
  const offered = specs.filter(({ values }) => values.length > 1);

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    change({ name: name.trim() });
    if (where === 'online') {
      const made = await openTable({
        game: game.id,
        seats,
        options: chosen,
        edition,
        public: open,
        clock: CLOCKS[clock],
        onTimeout,
        help: help ?? 'none',
        ...(talk ? { talk } : {}),
      });
      if (made.ok) {
        expectSeat(made.value.id, 0);
        go(`/t/${made.value.id}`);
      } else setProblem(problemText(made.problem));
      return;
    }
    // Alone one is "you"; several people at one screen need names that mean the same to all of them.
    const company = others.slice(0, seats - 1).includes(PERSON);
    const me = safeName(name) ?? (company ? t('player', 1) : '');
    const chairs = Array.from({ length: seats }, (_, i): LocalChair => {
      if (i === 0) return { kind: 'person', person: 0, name: me };
      const who = others[i - 1] ?? 'random';
      if (who === ME) return { kind: 'person', person: 0, name: me };
      if (who === PERSON) return { kind: 'person', person: i, name: safeName(names[i] ?? '') ?? t('player', i + 1) };
      return { kind: 'bot', level: who };
    });
    const made = await openHere(game.id, {
      game: game.id,
      seats,
      options: chosen,
      edition,
      chairs,
      help: help ?? 'hints',
    });
    if (made) go(`/play/${game.id}/${made}`);
    else setProblem(refusalText('bad-setup'));
  };

  return (
    <form class="panel new-form" onSubmit={(event) => void begin(event)}>
      {online && (
        <Choice
          legend={t('whichGame')}
          name="game"
          value={game.id}
          values={SHELF.filter(hasOwnScreen)}
          label={gameName}
          onChange={(id) => go(`/new/${id}?online`, 'replace')}
        />
      )}
      <Choice
        legend={t('where')}
        name="where"
        value={where}
        values={['here', 'online'] as const}
        label={(one) => (one === 'here' ? t('whereHere') : t('whereOnline'))}
        onChange={setWhere}
      />
      <p class="hint">{where === 'here' ? t('whereHereText') : t('whereOnlineText')}</p>
      {max > min && (
        <Choice
          legend={t('howMany')}
          name="seats"
          value={seats}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
          label={(n) => t('nPlayers', n)}
          onChange={setSeats}
        />
      )}
      <div class="field">
        <label for="new-name">{t('yourName')}</label>
        <input
          id="new-name"
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {where === 'here' &&
        Array.from({ length: seats - 1 }, (_, i) => (
          <div class="field" key={`${i}`}>
            <label for={`other-${i}`}>{t('player', i + 2)}</label>
            <div class="row">
              <select
                id={`other-${i}`}
                value={others[i] ?? ''}
                onChange={(event) => setOthers(others.map((old, k) => (k === i ? event.currentTarget.value : old)))}
              >
                {levelsOf(game.id).map((level) => (
                  <option key={level} value={level}>
                    {t('botOf', levelLabel(level))}
                  </option>
                ))}
                <option value={PERSON}>{t('personHere')}</option>
                <option value={ME}>{t('meAgain')}</option>
              </select>
              {others[i] === PERSON && (
                <input
                  type="text"
                  maxLength={24}
                  aria-label={t('nameOfPlayer', i + 2)}
                  placeholder={t('player', i + 2)}
                  value={names[i + 1] ?? ''}
                  onInput={(event) => setNames(names.map((old, k) => (k === i + 1 ? event.currentTarget.value : old)))}
                />
              )}
            </div>
            <AnimalNote level={others[i] ?? ''} />
          </div>
        ))}
      {where === 'online' && (
        <>
          <label class="check">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
            {t('publicTable')}
          </label>
          <div class="field">
            <label for="new-clock">{t('clock')}</label>
            <select
              id="new-clock"
              value={clock}
              onChange={(event) => setClock(event.currentTarget.value as ClockChoice)}
            >
              {Object.keys(CLOCKS).map((one) => (
                <option key={one} value={one}>
                  {clockName(CLOCKS[one as ClockChoice])}
                </option>
              ))}
            </select>
          </div>
          {clock !== 'none' && (
            <Choice
              legend={t('onTimeout')}
              name="timeout"
              value={onTimeout}
              values={TIMEOUTS}
              label={timeoutName}
              onChange={setOnTimeout}
            />
          )}
        </>
      )}
      <Choice
        legend={t('help')}
        name="help"
        value={help ?? (where === 'here' ? 'hints' : 'none')}
        values={HELPS}
        label={helpName}
        onChange={setHelp}
      />
      {where === 'online' && <TalkChoice value={talk} onChange={setTalk} />}
      {game.editions.length > 0 && (
        <details class="game-options" open={Object.keys(options).length > 0}>
          <summary>{t('gameOptions')}</summary>
          {offered.map((spec) => (
            <div key={spec.id}>
              <Option
                words={words}
                spec={spec}
                value={chosen[spec.id] ?? spec.default}
                onChange={(value) => setOptions({ ...options, [spec.id]: value })}
              />
              {words.options[spec.id]?.about && <p class="hint">{words.options[spec.id]?.about}</p>}
            </div>
          ))}
          {game.editions.length > 1 && (
            <Choice
              legend={t('edition')}
              name="edition"
              value={shipped}
              values={game.editions.map((one) => one.id)}
              label={(id) => words.editions[id] ?? humanise(id)}
              onChange={setShipped}
            />
          )}
          <EditionFile game={game} onChange={setOwn} />
        </details>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class="btn primary">
        <Icon id={where === 'here' ? 'i-arrow' : 'i-plus'} />
        {where === 'here' ? t('startGame') : t('openTable')}
      </button>
    </form>
  );
}

export function NewTablePage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'lost' | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    void Promise.all([loadGame(game), loadScreen(game, lang)]).then(([rules, screen]) =>
      setLoaded(rules ? { game: rules, words: screen.words } : 'lost'),
    );
  }, [game, lang]);
  if (loaded === 'lost') return <Lost />;
  return (
    <Shell title={t('newTitle', gameName(game))} narrow>
      {!hasOwnScreen(game) && (
        <p class="panel plain-note">
          <span class="plain-badge">{t('plainBadge')}</span> {t('plainText')}
        </p>
      )}
      {(isTaught(game) || loaded?.words.more) && (
        <p class="new-more">
          {isTaught(game) && (
            <a class="btn quiet" href={`/learn/${game}`}>
              <Icon id="i-help" />
              {t('learnByPlaying')}
            </a>
          )}
          {loaded?.words.more?.map(({ href, text }) => (
            <a key={href} class="btn quiet" href={href}>
              <Icon id="i-book" />
              {text}
            </a>
          ))}
        </p>
      )}
      {loaded && <Form key={loaded.game.id} {...loaded} online={new URLSearchParams(location.search).has('online')} />}
    </Shell>
  );
}
