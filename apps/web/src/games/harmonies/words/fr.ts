import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './fr.clauses.ts';
import { chapters, guide } from './fr.guide.ts';
import { names } from './fr.names.ts';
import { animalParts, bits, type HarmoniesWords, joined, type Who } from './words.ts';

const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const suns = (count: number): string => n(count, 'soleil', 'soleils');
/** Le verbe qui va avec « vous » ou avec un nom. */
const verb = (who: Who, you: string, other: string): string => (who.you ? you : other);

const tokens = {
  blue: 'eau (bleu)',
  gray: 'roche (gris)',
  brown: 'tronc (brun)',
  green: 'feuillage (vert)',
  yellow: 'champ (jaune)',
  red: 'brique (rouge)',
} as const;
const short = {
  blue: ['jeton bleu', 'jetons bleus'],
  gray: ['jeton gris', 'jetons gris'],
  brown: ['jeton brun', 'jetons bruns'],
  green: ['jeton vert', 'jetons verts'],
  yellow: ['jeton jaune', 'jetons jaunes'],
  red: ['jeton rouge', 'jetons rouges'],
} as const;
const landscapes = { water: 'eau', field: 'champ', building: 'bâtiment', tree: 'arbre', mountain: 'montagne' } as const;
const groups = {
  water: 'd’eau',
  field: 'de champs',
  building: 'de bâtiments',
  tree: 'd’arbres',
  mountain: 'de montagnes',
} as const;
const plurals = {
  water: 'Eau',
  field: 'Champs',
  building: 'Bâtiments',
  tree: 'Arbres',
  mountain: 'Montagnes',
} as const;
const tokenOf = (key: unknown): string => (tokens as Readonly<Record<string, string>>)[String(key)] ?? 'cette couleur';

export const words: HarmoniesWords = {
  lang: 'fr',
  names,
  name: 'Harmonies',
  ahead:
    'Il tient tant que vos trois jetons restent là. De nouveaux jetons ailleurs ne l’arrêtent pas ; un nouvel animal ou la dernière manche, si.',
  pitch:
    'Empilez rivières, forêts et montagnes sur votre plateau, et accueillez les animaux là où leur habitat a poussé.',
  you: 'Vous',
  tokens,
  counted: (colour, count) => n(count, short[colour][0], short[colour][1]),
  features: {
    water: 'eau',
    field: 'champ',
    building: 'bâtiment',
    tree1: 'arbre de hauteur 1',
    tree2: 'arbre de hauteur 2',
    tree3: 'arbre de hauteur 3',
    mountain1: 'montagne de hauteur 1',
    mountain2: 'montagne de hauteur 2',
    mountain3: 'montagne de hauteur 3',
  },
  hints: {
    take: 'À chaque tour, vous prenez un groupe de trois jetons et vous les posez tous. Pointez un animal pour voir où il pourrait vivre.',
    place:
      'Le vert va sur les troncs, le gris sur le gris, le rouge sur un jeton gris, brun ou rouge. Choisissez un autre jeton pour le poser d’abord.',
    cards:
      'Une fois par tour, vous pouvez prendre un animal, quatre au plus. Anneau plein : l’habitat est là. En tirets : il manque un jeton.',
    cube: 'Un cube ferme sa case aux jetons et découvre plus de points sur la carte.',
    done: 'Terminer le tour montre la suite ; jusque-là, tout peut être repris.',
  },
  and: (list) => new Intl.ListFormat('fr').format(list),
  or: (list) => new Intl.ListFormat('fr', { type: 'disjunction' }).format(list),
  moment: (round, rounds) => `Manche ${round} sur ${rounds} au plus`,
  lastRound: 'Dernière manche',
  over: 'Fin de partie',
  dial: (round, rounds, left) => `Manche ${round} sur ${rounds} au plus, ${n(left, 'jeton', 'jetons')} dans le sac`,
  board: {
    name: (name, spaces) => `Plateau de ${name}, ${spaces} cases`,
    space: (place) => place,
    empty: 'vide',
    bare: { brown: 'tronc nu', brown2: 'tronc nu de hauteur 2', red: 'brique au sol' },
    cubeOf: (card) => `cube : ${card}`,
    mayPlace: (token) => `peut recevoir : ${token}`,
    mayCube: (cards) => `peut recevoir un cube : ${cards}`,
    stands: (card) => `l’habitat est là pour ${card}, le cube irait ici`,
    lacks: (token, card) => `${token} ici compléterait un habitat pour ${card}`,
  },
  middle: {
    title: 'Centre',
    group: (number, list) => `Groupe ${number} : ${list}`,
    emptyGroup: (number) => `Groupe ${number} : vide`,
    take: (list) => `Prendre ${list}`,
    pouch: 'Dans le sac',
    inPouch: (count) => `${n(count, 'jeton', 'jetons')} dans le sac`,
    animals: 'Animaux',
    noCard: 'pas de carte',
    deck: (cards) => `Pioche : ${n(cards, 'carte', 'cartes')}`,
  },
  card: {
    take: (card) => `Prendre ${card}`,
    swap: (card) => `Remplacer ${card}`,
    keep: (card) => `Garder ${card}`,
    habitat: (target, beside, further) =>
      `cube sur ${target}, à côté ${beside}${further === null ? '' : `, derrière ${further}`}`,
    points: (ladder) => `points ${ladder}`,
    state: (placed, cubes, count) => `${placed} sur ${n(cubes, 'cube', 'cubes')}, ${points(count)}`,
    next: (count) => `avec le prochain cube ${count}`,
    spirit: 'Esprit de la nature',
    again: 'Toucher : prendre',
    look: 'Montrer sur le plateau',
    fits: (stands, lacks) => `${n(stands, 'habitat', 'habitats')} sur le plateau, ${lacks} à un jeton près`,
  },
  cards: {
    title: 'Cartes',
    note: (held, most) => `${held} sur ${most}`,
    none: 'Pas encore de carte. On peut en prendre une par tour.',
    done: 'Terminées',
  },
  spiritPays: (scoring) => {
    if (scoring.type === 'count') {
      const per = scoring.points;
      if (per.length < 2) return `${points(per[0] ?? 0)} par jeton : ${landscapes[scoring.of]}`;
      return `${plurals[scoring.of]} de hauteur 1, 2, 3 : ${per.join(', ')} chaque`;
    }
    return `Chaque groupe ${groups[scoring.of]} : ${scoring.tiers
      .map(({ min, points: count }) => (min > 1 ? `${count} à partir de ${min} cases` : String(count)))
      .join(', ')}`;
  },
  spiritNow: (count) => `${points(count)} avec le plateau tel qu’il est`,
  land: {
    title: 'Paysage',
    note: 'ce que vaut votre plateau',
    rules: {
      trees: '1, 3 ou 7 selon la hauteur',
      mountains: '1, 3 ou 7 selon la hauteur, près d’une autre',
      fields: '5 par groupe de 2 ou plus',
      buildings: '5 avec 3 couleurs autour',
      river: 'la plus longue rivière : 2, 5, 8, 11, 15, puis 4 de plus',
      islands: '5 par île entre les eaux',
    },
    now: (part, count) => `${part} : ${points(count)}`,
    landscapes: 'Paysages',
    animals: 'Animaux',
  },
  brief: {
    cubes: (cubes) => n(cubes, 'cube posé', 'cubes posés'),
    free: (spaces) => n(spaces, 'case libre', 'cases libres'),
  },
  solo: {
    title: 'Solo',
    rule: 'Après chaque tour, les six jetons restants quittent le jeu et trois nouveaux groupes arrivent. Aucun animal pris ? Alors l’un des trois peut être remplacé.',
    suns,
    bonus: (count, side, spirit) =>
      `dont ${count} en bonus (${[...(side ? [`face ${side}`] : []), ...(spirit ? ['esprit'] : [])].join(' et ')})`,
    steps: 'Les soleils viennent à ces points :',
    toNext: (count) => `${points(count)} jusqu’au prochain soleil`,
    all: 'tous les soleils',
    verdict: (count, total) => `${suns(count)} avec ${points(total)}`,
  },
  bar: {
    hand: 'Vos jetons',
    token: (token) => `Poser ensuite : ${token}`,
    placed: 'posé',
    cards: 'Vos cartes',
    spirits: 'Gardez un esprit',
    card: (card, fits) =>
      fits > 0 ? `${card} : un cube peut aller sur ${n(fits, 'case', 'cases')}` : `${card} : pas de cube maintenant`,
    hint: 'Conseil',
    hide: 'Masquer les conseils',
  },
  prompt: {
    spirit: 'Gardez l’un de vos deux esprits.',
    swap: 'Remplacez un animal de l’offre, ou laissez-les.',
    take: 'Prenez un groupe de jetons, ou d’abord un animal.',
    takeOnly: 'Prenez un groupe de jetons.',
    place: (token, left) => `Posez : ${token}${left > 1 ? `, puis encore ${n(left - 1, 'jeton', 'jetons')}` : ''}.`,
    mayCube: 'un cube',
    mayCard: 'un animal',
    more: (what) => `Tout est posé. Possible : ${what}.`,
    ready: 'Tout est posé. Finissez votre tour.',
  },
  waste: (cards) => `le cube pour ${cards}`,
  steps: {
    take: (list) => `Prendre ${list}`,
    place: (token, place) => `Poser ${token} sur ${place}`,
    card: (card) => `Prendre ${card}`,
    cube: (card, place) => `Cube ${card} sur ${place}`,
    keep: (card) => `Garder ${card}`,
    swap: (card) => `Remplacer ${card}`,
    done: 'Terminer le tour',
    leave: 'Les laisser',
  },
  say: {
    spirit: (who, card) => bits`${who.bit} ${verb(who, 'gardez', 'garde')} ${card}.`,
    take: (who, list) => bits`${who.bit} ${verb(who, 'prenez', 'prend')} ${list}.`,
    place: (who, colour, place) => bits`${who.bit} ${verb(who, 'posez', 'pose')} ${tokens[colour]} sur ${place}`,
    became: (what) => bits` : ${what}.`,
    card: (who, card) => bits`${who.bit} ${verb(who, 'prenez', 'prend')} ${card}.`,
    cube: (who, card, place, count) =>
      bits`${who.bit} ${verb(who, 'installez', 'installe')} ${card} sur ${place} : +${points(count)}.`,
    spiritCube: (who, card, place) => bits`${who.bit} ${verb(who, 'appelez', 'appelle')} ${card} en ${place}.`,
    complete: (card) => bits` Carte terminée : ${card}.`,
    done: (who) => bits`${who.bit} ${verb(who, 'finissez votre', 'finit son')} tour.`,
    finalPouch: () => bits`Le sac est vide : c’est la dernière manche.`,
    finalBoard: (who) =>
      bits`${who.bit} ${verb(who, 'avez', 'a')} deux cases libres au plus : c’est la dernière manche.`,
    remove: (list) => bits`Hors du jeu : ${list}.`,
    refill: (space, list) => bits`Nouveau dans le groupe ${space} : ${list}.`,
    open: (card) => bits`Nouveau dans l’offre : ${card}.`,
    swap: (who, card) => bits`${who.bit} ${verb(who, 'remplacez', 'remplace')} ${card}.`,
    maySwap: (who) =>
      bits`${who.bit} ${verb(who, 'n’avez', 'n’a')} pris aucun animal et ${verb(who, 'pouvez', 'peut')} en remplacer un.`,
    turn: (who) => (who.you ? bits`C’est à vous.` : bits`C’est à ${who.bit}.`),
    round: (round) => bits`Manche ${round}`,
    end: (lines) =>
      bits`La partie est terminée. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who} : ${points(score)}`),
          ' ; ',
        ),
        ['.'],
      ),
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'choose-spirit-first': 'Gardez d’abord l’un de vos deux esprits.',
    'spirit-not-now': 'Un esprit se choisit seulement au début du premier tour.',
    'spirit-not-dealt': 'Cet esprit ne vous a pas été distribué.',
    'turn-is-over': 'Ce tour est fini ; remplacez un animal de l’offre ou laissez-les.',
    'tokens-already-taken': 'Vous avez déjà pris vos jetons ce tour ; annulez pour en prendre d’autres.',
    'central-space-empty': 'Ce groupe est vide.',
    'token-not-in-hand': ({ colour }) => `Vous n’avez pas ce jeton à poser : ${tokenOf(colour)}.`,
    'space-has-cube': 'Un cube est ici : la case est fermée aux jetons.',
    'nothing-goes-on-top': 'Plus rien ne peut être posé dessus.',
    'colour-does-not-fit': ({ colour }) => `Cela ne va pas dessus : ${tokenOf(colour)}.`,
    'card-not-open': 'Cette carte n’est pas dans l’offre.',
    'second-card': 'Vous avez déjà pris un animal ce tour.',
    'hand-full': ({ limit }) => `Vous avez ${limit ?? 4} cartes ; terminez-en une d’abord.`,
    'card-not-held': 'Vous n’avez pas cette carte.',
    'card-complete': 'Tous les cubes de cette carte sont sur le plateau.',
    'target-has-cube': 'Un cube est déjà ici.',
    'target-does-not-fit': 'Ce n’est pas ce que la carte demande sous son cube.',
    'habitat-missing': 'L’habitat autour de cette case n’est pas complet.',
    'swap-solo-only': 'Les animaux de l’offre ne sont remplacés qu’en jouant seul.',
    'swap-not-now': 'Un animal de l’offre n’est remplacé qu’après un tour où aucun n’a été pris.',
    'take-tokens-first': 'Prenez d’abord un groupe de jetons au centre.',
    'tokens-left': ({ tokens: left }) => `Posez d’abord vos jetons : encore ${left ?? 'quelques-uns'}.`,
  },
  clauses,
  guide,
  chapters,
  older,
  ties: ['Cubes (en cas d’égalité)'],
  parts: {
    trees: 'Arbres',
    mountains: 'Montagnes',
    fields: 'Champs',
    buildings: 'Bâtiments',
    water: 'Eau',
    spirit: 'Esprit',
    ...animalParts(names),
  },
  options: {
    side: {
      name: 'Face du plateau',
      about: 'Les faces ont des formes différentes et comptent l’eau différemment.',
      values: { A: 'A : la plus longue rivière', B: 'B : les îles' },
    },
    spirits: {
      name: 'Esprits de la nature',
      about: 'Chacun garde l’un de deux esprits, qui rapporte pour le paysage dès que son habitat est là.',
      values: { false: 'sans', true: 'avec' },
    },
    riverLoops: {
      name: 'Un anneau d’eau fermé',
      about: 'La règle imprimée ne dit pas quelle longueur a un anneau.',
      values: {
        longestShortestPath: 'compte comme son plus long chemin direct',
        closedLoopsCount: 'compte tous ses jetons',
      },
    },
    tieBreakCountsSpirit: {
      name: 'En cas d’égalité comptent',
      about: 'À points égaux gagne qui a posé le plus de cubes.',
      values: { true: 'tous les cubes', false: 'les cubes d’animaux seuls' },
    },
  },
  editions: { house: 'Cartes maison (32 animaux, 10 esprits)' },
};
