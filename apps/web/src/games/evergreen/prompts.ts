// What a player is asked to do now, and what would be given up by handing in.
import type { Drafter, Open, Power, TurnView } from '@sunglade/evergreen';
import { DONE, lightsSpaces, POWER, type SpaceVerb, spaceStep } from './steps.ts';
import { cardOf, type Table, turnOf } from './table.ts';
import type { EvergreenWords } from './words/words.ts';

export function promptOf(words: EvergreenWords, position: Table, name: (who: Drafter) => string): string | null {
  const { open } = position.view;
  const { prompt } = words;
  if (position.over || open.phase === 'over') return null;
  if (open.phase === 'draft') {
    if (open.drafting === null) return null;
    return open.drafting === position.seat && position.mine ? prompt.take : prompt.takes(name(open.drafting));
  }
  const turn = turnOf(position);
  if (!position.mine || !turn || turn.handedIn) return waitFor(words, open, position.seat, name);
  const card = cardOf(position, turn.card);
  if (!card) return null;
  // What nothing can be done with any more is not asked for.
  const left = effectsLeft(position, turn);
  if (turn.doing === 'power') return powerPrompt(words, left, card.power) ?? afterwards(words, position, turn);
  if (turn.doing === 'action') return actionPrompt(words, left, turn, card.biome) ?? afterwards(words, position, turn);
  return card.biome === 'wild' ? prompt.chooseWild : prompt.choose(words.biomes[card.biome]);
}

function waitFor(words: EvergreenWords, open: Open, me: number, name: (who: number) => string): string | null {
  const names = open.waiting.filter((seat) => seat !== me).map(name);
  return names.length > 0 ? words.prompt.wait(names) : null;
}

function afterwards({ prompt }: EvergreenWords, position: Table, turn: TurnView): string {
  if (turn.action === null) return prompt.chooseNow;
  if (turn.powerUsed) return prompt.ready;
  return powerUse(position) === 'effect' ? prompt.readyPower : prompt.readyIdle;
}

interface Effects {
  readonly plants: number;
  readonly grows: number;
  readonly bushes: number;
  readonly lakes: number;
}

/** The effects of the action or the power that there still are and that some space would take. */
function effectsLeft(position: Table, turn: TurnView): Effects {
  const verbs = position.legal.map((step) => spaceStep(step)?.verb);
  const of = (verb: SpaceVerb, most: number): number => Math.min(most, verbs.filter((one) => one === verb).length);
  const byPower = turn.doing === 'power' ? turn.left : 0;
  const byLake = turn.doing === 'power' && turn.lake !== null;
  return {
    plants: of('plant', turn.plants + byPower),
    grows: of('grow', byLake ? turn.grows : turn.grows + byPower),
    bushes: of('bush', byPower),
    lakes: of('lake', byPower),
  };
}

/** What handing in now would give up, in words: effects that some space would take, and the power. */
export function wasteOf(words: EvergreenWords, position: Table): string | null {
  const turn = turnOf(position);
  if (!turn || turn.handedIn || !position.legal.includes(DONE)) return null;
  const { waste } = words;
  const { plants, grows, bushes, lakes } = effectsLeft(position, turn);
  const things: string[] = [];
  if (plants > 0) things.push(waste.sprouts(plants));
  if (grows > 0) things.push(waste.growths(grows));
  if (bushes > 0) things.push(waste.bushes(bushes));
  if (lakes > 0) things.push(waste.lakes(lakes));
  // Even where it finds nothing to do, the power gets stronger by being used.
  if (position.legal.includes(POWER) && powerUse(position) !== 'nothing') things.push(waste.power);
  return things.length > 0 ? waste.list(things) : null;
}

/** What the power would be good for now: something on the planet, only a step on its track, or nothing at all. */
export function powerUse(position: Table): 'effect' | 'strength' | 'nothing' {
  const card = cardOf(position, turnOf(position)?.card ?? '');
  if (!card || card.power === 'bud') return 'effect';
  const next = position.after(POWER);
  if (!next || lightsSpaces(next)) return 'effect';
  const level = (at: Table): number => at.view.open.players[position.seat]?.levels[card.power] ?? 0;
  return level(next) > level(position) ? 'strength' : 'nothing';
}

function actionPrompt(
  { prompt, biomes }: EvergreenWords,
  { plants, grows }: Effects,
  turn: TurnView,
  biome: keyof typeof biomes,
): string | null {
  const where = biome === 'wild' ? prompt.anywhere : prompt.inBiome(biomes[biome]);
  if (turn.action === 'D') return plants + grows > 0 ? prompt.once : null;
  if (plants > 0 && grows > 0) return prompt.plantAndGrow(where);
  if (plants > 0) return prompt.plant(plants, where);
  return grows > 0 ? prompt.grow(grows, where) : null;
}

function powerPrompt({ prompt }: EvergreenWords, effects: Effects, power: Power): string | null {
  const { plants, grows, bushes, lakes } = effects;
  switch (power) {
    case 'sprout':
      return plants > 0 ? prompt.powerPlant(plants) : null;
    case 'smallTree':
      return grows > 0 ? prompt.powerSmall(grows) : null;
    case 'bigTree':
      return grows > 0 ? prompt.powerBig(grows) : null;
    case 'bush':
      return bushes > 0 ? prompt.powerBush(bushes) : null;
    case 'lake':
      if (grows > 0) return prompt.besideLake(grows);
      return lakes > 0 ? prompt.powerLake(lakes) : null;
    case 'bud':
      return null;
  }
}
