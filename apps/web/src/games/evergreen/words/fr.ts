import { de, persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses } from './fr.clauses.ts';
import { chapters, guide } from './fr.guide.ts';
import { bits, type EvergreenWords, joined } from './words.ts';

const { about, told } = persons('fr');
const and = (list: readonly string[]): string => new Intl.ListFormat('fr').format(list);
const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');

const biomes = {
  snow: 'Forêt enneigée',
  wheat: 'Champs de blé',
  flowers: 'Forêt fleurie',
  grassland: 'Prairie',
  swamp: 'Marécage',
  rock: 'Montagne',
  wild: 'Joker',
} as const;
const nameOfBiome = (key: unknown): string => (biomes as Readonly<Record<string, string>>)[String(key)] ?? '';

const powers = {
  sprout: 'Planter une Pousse',
  smallTree: 'Croissance d’Arbuste',
  bigTree: 'Croissance d’Arbre',
  bush: 'Planter un Buisson',
  lake: 'Placer un Lac',
  bud: 'Bourgeon',
} as const;

const pieces = {
  _: 'vide',
  p: 'Pousse',
  S: 'Arbuste',
  B: 'Arbre',
  b: 'Buisson',
  L: 'Lac',
  x: 'Crevasse',
} as const;

const opponent = 'Le joueur virtuel';

export const words: EvergreenWords = {
  name: 'Evergreen',
  ahead: 'Choisissez des cartes, la meilleure d’abord : parmi celles qui restent, la première sera prise.',
  pitch:
    'Plantez une planète ronde, faites grandir vos forêts et gardez vos arbres hors de l’ombre pendant que le soleil tourne.',
  biomes,
  powers,
  powerAbout: {
    sprout: 'Planter des Pousses sur des espaces vides.',
    smallTree: 'Faire grandir des Pousses en Arbustes.',
    bigTree: 'Faire grandir des Arbustes en Arbres.',
    bush: 'Planter des Buissons : ni Lumière ni ombre, mais ils comptent dans la Forêt.',
    lake: 'Placer des Lacs ; chacun fait croître jusqu’à 2 plantes voisines.',
    bud: 'Des points tout de suite.',
  },
  pieces,
  seasons: { spring: 'Printemps', summer: 'Été', autumn: 'Automne', winter: 'Hiver' },
  sides: { N: 'nord', E: 'est', S: 'sud', W: 'ouest' },
  titles: {
    broccoli: 'Brocoli',
    bonsai: 'Bonsaï',
    olive: 'Olivier',
    holly: 'Houx',
    birch: 'Bouleau',
    pine: 'Pin',
    oak: 'Chêne',
    baobab: 'Baobab',
    sequoia: 'Séquoia légendaire',
  },
  reasons: {
    wild: 'un Joker passe avant tout',
    'most-fertility': 'c’est la carte la plus fertile',
    driest: 'son Biome est le moins fertile',
    leftmost: 'rien d’autre ne les distinguait',
  },
  actions: {
    A: { short: 'Planter 3', long: 'planter jusqu’à 3 Pousses' },
    B: { short: '2 Croissances', long: 'jusqu’à 2 Croissances sur des espaces différents' },
    C: { short: '1 + 1', long: 'planter jusqu’à 1 Pousse et jusqu’à 1 Croissance sur un autre espace' },
    D: { short: '1 partout', long: 'planter ou faire croître une fois, dans n’importe quel Biome' },
  },
  hints: {
    draft:
      'Votre carte dit dans quel Biome vous agissez et quel Pouvoir vous pouvez activer. La carte que personne ne prend change la valeur finale des Arbres.',
    action: 'A, B et C ne valent que dans le Biome de votre carte. D est un seul effet, mais n’importe où.',
    wild: 'Avec une carte Joker, chaque Action vaut dans tous les Biomes.',
    spaces:
      'Touchez un espace entouré. Pointillés : planter ; flèche : faire croître. Pointez une Saison au bord de la Planète pour voir ses ombres.',
    power: 'Un Pouvoir agit partout, avant ou après l’Action, et devient plus fort à chaque fois.',
    done: 'En fin de Saison comptent les Arbustes (1) et Arbres (2) éclairés, et chaque plante de la Forêt entourée.',
  },
  moment: (season, round, rounds) => `${season}, tour ${round} sur ${rounds}`,
  ended: 'La partie est terminée',
  opponent,
  place: (biome, row, column) => `${biome ?? 'Crevasse'} ${row},${column}`,
  board: {
    planet: about(
      (rows, columns) => `Votre Planète, ${rows} lignes, ${columns} colonnes`,
      (name, rows, columns) => `Planète ${de(name)}, ${rows} lignes, ${columns} colonnes`,
    ),
    space: (row, column) => `Ligne ${row}, colonne ${column}`,
    lit: (count) => `éclairé, ${points(count)}`,
    dark: 'masqué, aucun point',
    shadow: 'à l’ombre',
    inForest: 'dans la Forêt principale',
    mayPlant: (what) => `possible : ${what}`,
    mayGrow: (what) => `peut devenir : ${what}`,
    dock: (season, side, count) =>
      `Lumière ${season === 'Printemps' ? 'au' : 'en'} ${season}, côté ${side} : ${points(count)}`,
    sunHere: 'le Soleil est ici',
    light: 'Lumière',
    forest: 'Forêt',
    ready: 'a terminé',
  },
  season: {
    now: 'Cette Saison pour l’instant',
    total: 'Total',
    over: (season) => `Fin de saison : ${season}`,
    harvest: 'Fertilité, le dernier décompte',
  },
  card: {
    name: (biome, power) => `${biome} avec « ${power} »`,
    fertility: (icons) => `Fertilité ${icons}`,
    aridity: 'Aridité',
    none: 'sans icône',
    deck: (cards) => `Pioche : ${n(cards, 'carte', 'cartes')}`,
    token: 'Jeton Premier Joueur : qui prend cette carte commence le prochain tour',
    takenBy: about(
      () => 'prise par vous',
      (name) => `prise par ${name}`,
    ),
    take: (card) => `Prendre ${card}`,
  },
  draft: {
    title: 'Rivière',
    starts: about(
      () => 'Premier Joueur : vous',
      (name) => `Premier Joueur : ${name}`,
    ),
    startsNext: about(
      () => 'Premier au prochain tour : vous',
      (name) => `Premier au prochain tour : ${name}`,
    ),
    ifLeft: 'Si personne ne la prend',
    gains: (biome, before, after) => `${biome} : Fertilité ${before} → ${after}`,
    dries: (biome, before, after) => `Aridité : ${biome} ${before} → ${after}`,
    driesNothing: (biome) => `Aridité (${biome}), rien ne change`,
    goes: 'Défaussée, sans effet',
    forYou: (change) => `vous ${change}`,
    strength: (value) => `×${value} maintenant`,
    bud: (value) => points(value),
    took: about(
      () => 'Vous avez pris',
      (name) => `${name} a pris`,
    ),
    oneStays: (card, others) => `${card} : une des ${others} autres restera.`,
    thisStays: (card, other, fate) => `Si vous prenez ${card}, ${other} reste. ${fate}.`,
  },
  zone: {
    title: 'Fertilité',
    note: 'icônes × vos Arbres, à la fin',
    stack: (biome, icons, trees, count) =>
      `${biome} : Fertilité ${icons}, ${n(trees, 'Arbre', 'Arbres')}, ${points(count)} à la fin`,
    faceDown: (cards) => n(cards, 'carte retournée', 'cartes retournées'),
    now: (count) => `${points(count)} si la partie finissait maintenant`,
    end: (count) => `${points(count)} pour la Fertilité`,
    leftover: 'Si elle reste',
  },
  power: {
    title: 'Pouvoirs',
    key: 'Utiliser le pouvoir',
    step: (power, level, most) => `${power}, case ${level} sur ${most}.`,
    next: (value) => `La prochaine fois : force ${value}.`,
    use: (power, value) => `Activer le Pouvoir : ${power}, force ${value}`,
    used: 'Activé',
    left: (effects) => `encore ${effects}`,
  },
  solo: {
    title: 'Solo',
    rule: 'Le joueur virtuel n’a pas de Planète ; il prend seulement des cartes, toujours dans cet ordre :',
    order: [
      'une carte Joker',
      'la carte la plus fertile',
      'l’Aridité du Biome le moins fertile',
      'la carte la plus proche de la pioche',
    ],
    latest: 'Dernière carte',
    none: 'Il n’a pas encore pris de carte.',
    here: 'vous, si la partie finissait maintenant',
    toNext: (count, title) => `${points(count)} avant ${title}`,
    from: (count) => `dès ${count}`,
    verdict: (title, count) => `${title}, avec ${points(count)}`,
  },
  bar: {
    actions: 'Action',
    nothing: 'rien à y faire',
    onlyStronger: 'Seulement plus fort',
    yourCard: 'Votre carte',
    hint: 'Conseil',
    hide: 'Masquer les conseils',
  },
  prompt: {
    take: 'Prenez une carte de la rivière.',
    takes: about(
      () => 'Vous prenez une carte.',
      (name) => `${name} prend une carte.`,
    ),
    choose: (biome) => `Choisissez votre Action (${biome}).`,
    chooseWild: 'Choisissez votre Action ; avec le Joker, dans tous les Biomes.',
    plant: (count, where) => `Plantez jusqu’à ${n(count, 'Pousse', 'Pousses')} ${where}.`,
    grow: (count, where) => `Faites croître jusqu’à ${n(count, 'plante', 'plantes')} ${where}.`,
    plantAndGrow: (where) => `Plantez 1 Pousse et faites croître 1 plante ${where}.`,
    once: 'Plantez ou faites croître une fois, où vous voulez.',
    inBiome: (biome) => `en ${biome}`,
    anywhere: 'où vous voulez',
    powerPlant: (count) => `Plantez jusqu’à ${n(count, 'Pousse', 'Pousses')}, où vous voulez.`,
    powerSmall: (count) => `Changez jusqu’à ${n(count, 'Pousse en Arbuste', 'Pousses en Arbustes')}.`,
    powerBig: (count) => `Changez jusqu’à ${n(count, 'Arbuste en Arbre', 'Arbustes en Arbres')}.`,
    powerBush: (count) => `Plantez jusqu’à ${n(count, 'Buisson', 'Buissons')}, où vous voulez.`,
    powerLake: (count) => `Placez jusqu’à ${n(count, 'Lac', 'Lacs')}, où vous voulez.`,
    besideLake: (count) => `Faites croître jusqu’à ${n(count, 'plante', 'plantes')} à côté du Lac.`,
    chooseNow: 'Choisissez maintenant votre Action.',
    ready: 'Tout est fait ? Alors terminez le tour.',
    readyPower: 'Activez votre Pouvoir, ou terminez le tour.',
    readyIdle: 'Votre Pouvoir n’a rien à faire ; activé, il devient seulement plus fort.',
    wait: (names) => `En attente ${and(names.map(de))}.`,
  },
  waste: {
    sprouts: (count) => n(count, 'Pousse', 'Pousses'),
    growths: (count) => n(count, 'Croissance', 'Croissances'),
    bushes: (count) => n(count, 'Buisson', 'Buissons'),
    lakes: (count) => n(count, 'Lac', 'Lacs'),
    power: 'le Pouvoir',
    list: (things) => and(things).replace(' et ', ' et sans '),
  },
  steps: {
    plant: (place) => `Planter une Pousse : ${place}`,
    grow: (place) => `Faire croître : ${place}`,
    bush: (place) => `Planter un Buisson : ${place}`,
    lake: (place) => `Placer un Lac : ${place}`,
    done: 'Terminer le tour',
  },
  say: {
    take: told(
      (vous, card) => bits`${vous('Vous')} prenez ${card}.`,
      (who, card) => bits`${who} prend ${card}.`,
    ),
    opponentTakes: (card, why, tied) =>
      bits`Le joueur virtuel prend ${card} : ${why}${tied ? ' ; de plusieurs, la plus à gauche' : ''}.`,
    tokenPlaced: (card) => bits`Jeton Premier Joueur : ${card}.`,
    tokenTaken: told(
      (vous) => bits`${vous('Vous')} prenez le jeton Premier Joueur.`,
      (who) => bits`${who} prend le jeton Premier Joueur.`,
    ),
    tokenBack: told(
      (vous) => bits`Le jeton Premier Joueur ${vous('vous')} revient.`,
      (who) =>
        who === opponent
          ? bits`Le jeton Premier Joueur revient au joueur virtuel.`
          : bits`Le jeton Premier Joueur revient à ${who}.`,
    ),
    fertile: (card, biome, before, after) =>
      bits`${card} reste : la Fertilité passe de ${before} à ${after} (${biome}).`,
    dry: (card, biome, before, after) =>
      bits`${card} reste : l’Aridité fait baisser la Fertilité de ${before} à ${after} (${biome}).`,
    dryNothing: (card, biome) => bits`${card} reste : l’Aridité ne change rien (${biome}).`,
    discarded: (card) => bits`${card} reste et va à la défausse.`,
    action: told(
      (vous, action, what) => bits`${vous('Vous')} choisissez l’Action ${action} (${what}).`,
      (who, action, what) => bits`${who} choisit l’Action ${action} (${what}).`,
    ),
    power: told(
      (vous, power, value) => bits`${vous('Vous')} activez ${power}, force ${value}.`,
      (who, power, value) => bits`${who} active ${power}, force ${value}.`,
    ),
    bud: told(
      (vous, power, count) => bits`${vous('Vous')} activez ${power} : ${points(count)}.`,
      (who, power, count) => bits`${who} active ${power} : ${points(count)}.`,
    ),
    place: told(
      (vous, piece, place) =>
        piece === 'L'
          ? bits`${vous('Vous')} placez un Lac : ${place}.`
          : bits`${vous('Vous')} plantez ${piece === 'p' ? 'une Pousse' : 'un Buisson'} : ${place}.`,
      (who, piece, place) =>
        piece === 'L'
          ? bits`${who} place un Lac : ${place}.`
          : bits`${who} plante ${piece === 'p' ? 'une Pousse' : 'un Buisson'} : ${place}.`,
    ),
    grow: told(
      (vous, piece, place) => bits`${vous('Vous')} faites croître un ${pieces[piece]} : ${place}.`,
      (who, piece, place) => bits`${who} fait croître un ${pieces[piece]} : ${place}.`,
    ),
    done: told(
      (vous) => bits`${vous('Vous')} avez terminé.`,
      (who) => bits`${who} a terminé.`,
    ),
    seasonEnd: (season, lines) =>
      bits`Fin de Saison (${season}). `.concat(
        joined(
          lines.map(({ who, light, forest }) => bits`${who} : Lumière ${light}, Forêt ${forest}`),
          ' ; ',
        ),
        ['.'],
      ),
    season: (season, side) =>
      bits`${{ spring: 'Le Printemps', summer: 'L’Été', autumn: 'L’Automne', winter: 'L’Hiver' }[season]} commence ; le Soleil est côté ${side}.`,
    deal: (season, round) => bits`${season}, tour ${round}`,
    reshuffle: (cards) => bits`La défausse est mélangée et devient la pioche (${n(cards, 'carte', 'cartes')}).`,
    end: (lines) =>
      bits`La partie est terminée. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who} : ${points(score)}`),
          ' ; ',
        ),
        ['.'],
      ),
    title: (title) => bits` Statut : ${title}.`,
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Quelqu’un d’autre doit jouer d’abord.',
    'not-drafting': 'On prend les cartes au début du tour.',
    'card-gone': 'Cette carte est déjà prise.',
    'draft-first': 'Chacun prend d’abord une carte.',
    'action-chosen': ({ action }) => `Vous avez déjà choisi l’Action ${action ?? ''} ; annulez pour en changer.`,
    'nothing-possible': 'Il n’y a rien à planter ni à faire croître.',
    'effect-missing': 'L’Action D est un effet exactement : plantez ou faites croître une fois.',
    'power-used': 'Vous avez déjà activé votre Pouvoir ce tour-ci.',
    'action-missing': 'Choisissez d’abord une Action ; il en faut une par tour.',
    'nothing-begun': 'Choisissez d’abord une Action ou votre Pouvoir.',
    'not-this-action': ({ action }) =>
      action === 'B'
        ? 'L’Action B ne fait que croître.'
        : action === 'A'
          ? 'L’Action A ne fait que planter.'
          : `L’Action ${action ?? ''} ne le permet pas ; un Pouvoir peut-être.`,
    'not-this-power': ({ power }) =>
      `Le Pouvoir « ${(powers as Readonly<Record<string, string>>)[String(power)] ?? ''} » ne le permet pas.`,
    'no-effects-left': 'Il ne reste plus d’effet de ce genre ce tour-ci.',
    'lake-first': 'Placez d’abord un Lac, puis faites croître à côté.',
    crevice: 'On ne place rien sur une Crevasse.',
    'not-in-biome': ({ wanted }) => `Votre Action ne vaut que dans ce Biome : ${nameOfBiome(wanted)}.`,
    'space-taken': 'Cet espace est déjà occupé.',
    'space-empty': 'Il n’y a rien à faire croître ici.',
    'never-grows': 'Buissons et Lacs restent tels quels.',
    'fully-grown': 'Un Arbre ne grandit plus.',
    'same-space-twice': ({ lake }) =>
      lake === undefined
        ? 'Les effets d’une Action vont sur des espaces différents.'
        : 'Un Lac fait croître sur des espaces différents.',
    'not-beside-lake': 'Un Lac n’aide que les espaces juste à côté.',
    'not-a-sprout': 'Ce Pouvoir ne fait croître que des Pousses.',
    'would-skip-a-stage': 'Ce Pouvoir ne fait croître que des Arbustes ; une Pousse devient d’abord un Arbuste.',
  },
  clauses,
  guide,
  chapters,
  parts: { light: 'Lumière', forest: 'Forêt', fertility: 'Fertilité', bud: 'Bourgeons', start: 'Départ' },
  options: {
    sunStart: {
      name: 'Le Soleil au Printemps',
      about:
        'Le côté d’où vient d’abord la Lumière ; à chaque Saison il avance dans le sens des aiguilles d’une montre.',
      values: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    },
    aridityTarget: {
      name: 'Ce que l’Aridité retourne',
      about: 'Une carte Aridité restante retourne une carte de son Biome.',
      values: {
        latestCard: 'la dernière carte posée',
        latestVisibleFertility: 'la dernière carte encore fertile',
      },
    },
  },
  editions: { 'house-40': 'Planète maison (40 espaces)' },
};
