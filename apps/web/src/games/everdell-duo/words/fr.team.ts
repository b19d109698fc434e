import { de, persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { challenges, chapters, news } from './fr.stories.ts';
import { type TeamOptions, type TeamRefusals, type TeamWords, targets } from './team.ts';
import { bits, joined } from './words.ts';

const { about, told } = persons('fr');
const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const and = (list: readonly string[]): string => new Intl.ListFormat('fr').format(list);

const levels = { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert' } as const;

/** What partners talk about. */
const THINGS: Readonly<Record<string, string>> = {
  green: 'une carte verte',
  brown: 'une carte marron',
  red: 'une carte rouge',
  purple: 'une carte violette',
  blue: 'une carte bleue',
  construction: 'une construction',
  critter: 'une créature',
  twig: 'une brindille',
  resin: 'de la résine',
  pebble: 'un galet',
  berry: 'une baie',
};
const thing = (about: string): string => THINGS[about] ?? about;

export const team: TeamWords = {
  talk: {
    have: (about) => `J’ai ${thing(about)} en main.`,
    need: (about) => `Il me faut ${thing(about)}.`,
    'can-give': (about) => `Je pourrais vous donner ${thing(about)}.`,
  },
  chapters,
  challenges,
  news,
  chapter: (number) => `Chapitre ${number}`,
  challenge: (number) => `Défi ${number}`,
  free: 'Une partie à votre façon',
  levels,
  help: 'Aide',
  team: 'Équipe',
  city: 'Votre cité commune',
  tab: 'Cité',
  goals: {
    title: 'Objectifs',
    none: 'Seuls les points comptent.',
    events: 'Événements',
    atLeast: (count) => `au moins ${count}`,
    atMost: (count) => `au plus ${count}`,
    not: 'aucune',
    each: 'chacun',
    by: {
      winter: 'avant la fin de l’hiver',
      spring: 'avant la fin du printemps',
      summer: 'avant la fin de l’été',
      autumn: 'avant la fin de l’automne',
    },
    completed: 'accomplie',
    lead: 'Points d’avance sur Odette',
    met: 'atteint',
    missed: 'manqué',
    broken: 'rompu',
    points: (have, target) => `${have} sur ${points(target)}`,
    hard: (target) => `difficile ${target}`,
    warn: (goal) => `Cela rompt la promesse du défi : ${goal}.`,
  },
  exchange: {
    title: 'Échange',
    open: 'Un objet par tour',
    signpost: 'Ouvert : au poteau',
    shut: 'Seulement au poteau',
    none: 'Aucun dans ce chapitre',
    done: 'Donné pour ce tour',
    give: 'Donner',
    which: about(
      () => 'Que vous donnez-vous ?',
      (name) => `Que donnez-vous à ${name} ?`,
    ),
    card: 'une carte',
    lies: about(
      (what) => `Pour vous : ${what}`,
      (name, what) => `Pour ${name} : ${what}`,
    ),
    empty: 'Il n’y a rien dessus.',
  },
  skunk: {
    here: 'une moufette se tient ici',
    name: 'Moufette',
    field: (field) => `Moufette sur la case ${field} du chemin`,
    signpost: 'Poteau indicateur sur la case 4',
    raised: (min, skunks) => (skunks > 0 ? `${min} + ${n(skunks, 'moufette', 'moufettes')}` : `au moins ${min}`),
    areas: { events: 'événements', meadow: 'chemin', places: 'fermes, rivière' },
  },
  watch: {
    title: 'Montre de poche',
    about: 'Le Soleil ou la Lune recule d’une case libre : un tour de plus.',
    left: (count) => `encore ${n(count, 'montre', 'montres')}`,
    use: 'Utiliser',
    back: { sun: 'Ramener le Soleil', moon: 'Ramener la Lune' },
  },
  goodNews: {
    title: 'Bonnes nouvelles',
    none: 'Il n’y en a plus.',
    use: 'Utiliser',
    keep: 'Garder',
    later: 'Pas à ce moment.',
  },
  opponent: {
    name: 'Odette du Courrier des Haies',
    short: 'Odette',
    about:
      'Elle n’a jamais de tour. À la fin de chaque saison, elle ramasse de quoi faire un bon article : des cartes, un événement et des points.',
    row: 'Cartes d’Odette',
    noCards: 'Pas encore de cartes.',
    counts: [
      'les points imprimés de ses cartes',
      '2 pour chaque couleur parmi elles',
      'les points de ses événements',
      'ce qu’elle a gagné, et le bonus de son niveau',
    ],
    now: (cards, points) => `Odette a maintenant ${n(cards, 'carte', 'cartes')} et ${n(points, 'point', 'points')}.`,
    bonus: 'Bonus',
    ahead: (count) => `Vous avez ${points(count)} d’avance`,
    behind: (count) => (count === 0 ? 'À égalité avec elle' : `Vous avez ${points(count)} de retard`),
    turn: {
      when: (season) => `Fin de la saison (${season.toLowerCase()}), avant le retour des ouvriers`,
      title: 'Odette met sous presse',
      path: (field) => `Moufette sur la case ${field} : parmi les cartes voisines, celle qui vaut le plus de points,`,
      throw: (column) =>
        `Elle lance un ${column} : dans cette colonne, la carte qui vaut le plus, à égalité celle du haut,`,
      event: (name, count) =>
        `Un événement avec une moufette, le plus petit emplacement d’abord : ${name}, ${points(count)}.`,
      points: (count) => `La saison, et chaque moufette sur les fermes et la rivière : ${points(count)}.`,
      skip: 'Appuyez n’importe où pour continuer.',
      took: (cards) => `Odette a pris ${and(cards)}.`,
    },
  },
  season: { team: 'À répartir :', production: 'Production, carte par carte.' },
  partner: {
    hand: about(
      () => 'Votre main',
      (name) => `Main ${de(name)}`,
    ),
    unknown: 'carte inconnue',
  },
  asked: {
    benefit: (number, of) => `Don ${number} sur ${of}`,
    proposal: about(
      (what) => `Vous : ${what}`,
      (name, what) => `${name} : ${what}`,
    ),
  },
  prompt: {
    share: 'Qui reçoit cela ?',
    name: 'Pour qui est-ce ?',
    split: 'Qui reçoit la première part ? L’autre reçoit la seconde.',
    confirm: 'Êtes-vous d’accord, ou la rendez-vous pour décider vous-même ?',
    news: 'Quelle bonne nouvelle gardez-vous ?',
    oldNews: 'Garder votre bonne nouvelle, ou l’abandonner pour une de trois nouvelles ?',
    skunk: 'Choisissez une moufette.',
    skunkTo: 'Où va la moufette ?',
    back: 'Ramener le Soleil ou la Lune ?',
    event: 'Choisissez un événement.',
    refresh: 'Choisissez les cartes de la prairie à enlever, puis arrêtez.',
  },
  steps: {
    to: about(
      () => 'Pour vous',
      (name) => `Pour ${name}`,
    ),
    toAnimal: { hare: 'Pour les lièvres', tortoise: 'Pour les tortues' },
    nobody: 'Pour personne',
    agree: 'D’accord',
    return: 'Rendre',
    give: (what) => `Donner ${what}`,
    giveCard: (card) => `Donner ${card}`,
    news: (title) => `Utiliser ${title}`,
    giveUp: 'L’abandonner',
    keepNews: (title) => `Garder ${title}`,
    skunk: (space) => `Moufette : ${space}`,
  },
  spaces: {
    event: (number) => `événement ${number}`,
    path: (field) => `case ${field} du chemin`,
    river: ['rivière, à gauche', 'rivière, à droite'],
  },
  end: {
    won: (count, target) =>
      `Tous les objectifs sont atteints, avec ${points(count)} là où il en fallait ${target}. La ville est à vous.`,
    lostPoints: (count, target) => `${count} sur ${points(target)} : il en manque un peu. Réessayez.`,
    lostGoals: (count) => `${points(count)}, mais tous les objectifs ne sont pas atteints. Réessayez.`,
    beaten: (count, hers) => `${count} à ${hers}, et la promesse est tenue. Odette devra l’imprimer.`,
    notBeaten: (count, hers) => `${count} à ${hers} : cette fois, le gros titre est pour Odette.`,
    promise: (count, hers) => `${count} à ${hers}, mais la promesse du défi a été rompue.`,
  },
  say: {
    skunks: (spaces) => [
      'Les moufettes sont ici : ',
      ...joined(
        spaces.map((space) => [space]),
        ', ',
      ),
      '.',
    ],
    noSkunks: bits`Aucune moufette ne vient cette saison.`,
    skunkMoved: (from, to) => bits`Une moufette se déplace : ${from} → ${to}.`,
    skunkGone: (from) => bits`Une moufette s’en va jusqu’à la fin de la saison : ${from}.`,
    give: told(
      (you, what) => bits`${you('Vous')} posez ${what} sur l’échange.`,
      (who, what) => bits`${who} pose ${what} sur l’échange.`,
    ),
    giveCard: told(
      (you, card) => bits`${you('Vous')} posez ${card} sur l’échange.`,
      (who, card) => bits`${who} pose ${card} sur l’échange.`,
    ),
    receive: told(
      (you, what) => bits`${you('Vous')} recevez ${what} de l’échange.`,
      (who, what) => bits`${who} reçoit ${what} de l’échange.`,
    ),
    receiveCard: told(
      (you, card) => bits`${you('Vous')} recevez ${card} de l’échange.`,
      (who, card) => bits`${who} reçoit ${card} de l’échange.`,
    ),
    watch: told(
      (you) => bits`${you('Vous')} avez remonté la montre de poche.`,
      (who) => bits`${who} a remonté la montre de poche.`,
    ),
    newsShown: (titles) => bits`Bonnes nouvelles au choix : ${and(titles)}.`,
    newsKept: (title) => bits`L’équipe garde la bonne nouvelle « ${title} ».`,
    newsGone: (title) => bits`L’équipe abandonne la bonne nouvelle « ${title} ».`,
    news: told(
      (you, title) => bits`${you('Vous')} avez utilisé la bonne nouvelle « ${title} ».`,
      (who, title) => bits`${who} a utilisé la bonne nouvelle « ${title} ».`,
    ),
    swap: (event) => bits`Un nouvel événement prend la place de l’ancien : ${event}.`,
    return: told(
      (you) => bits`${you('Vous')} avez rendu la proposition.`,
      (who) => bits`${who} a rendu la proposition.`,
    ),
    throw: (column) => bits`Odette fait un ${column} : colonne ${column}.`,
    herCard: (card, count) => bits`Odette prend ${card}, ${points(count)}.`,
    herEvent: (event, count) => bits`Odette s’empare de l’événement ${event}, ${points(count)}.`,
    herPoints: (count) => bits`Odette gagne ${points(count)}.`,
    end: (count) => bits`La partie est finie. Ensemble : ${points(count)}.`,
  },
  house: {
    book: 'Le livre : quinze chapitres, dix défis',
    toBook: 'Vers le livre',
    short: 'Jeu maison : nos propres cartes là où les imprimées ne sont pas publiques.',
    link: 'Ce qui est imprimé, ce qui est de nous',
  },
};

export const refusals: TeamRefusals = {
  'place-skunk': 'Une moufette s’y tient : c’est fermé.',
  'exchange-closed':
    'Rien ne peut être donné : ni le Soleil ni la Lune n’étaient au poteau au début de votre tour, ou ce chapitre n’a pas d’échange.',
  'exchange-done': 'Vous avez déjà donné quelque chose ce tour-ci.',
  'no-watch': 'Il n’y a plus de montre de poche.',
  'marker-leftmost': 'Il n’y a pas de case libre à gauche.',
  'news-not-held': 'Vous n’avez pas cette bonne nouvelle.',
  'news-not-now': 'Cette bonne nouvelle ne convient pas à ce moment du tour.',
  'news-useless': 'Cette bonne nouvelle ne ferait rien maintenant.',
  'news-not-shown': 'Cette bonne nouvelle n’est pas parmi celles à choisir.',
  'skunk-none': 'Il n’y a pas de moufette.',
  'skunk-area': 'Une moufette reste dans sa zone.',
  'space-taken': 'Il y a déjà quelqu’un ou quelque chose.',
  'event-no-minimum': 'Cet événement n’a pas de minimum à abaisser.',
  'event-no-letter': 'Cet événement ne peut pas être remplacé.',
};

const skunks = { 0: 'aucune', 1: '1', 2: '2', 3: '3' };

export const options: TeamOptions = {
  chapter: {
    name: 'Chapitre',
    about:
      'Chaque chapitre a ses objectifs, ses moufettes et ses points à atteindre. Dans « Une partie à votre façon », c’est vous qui choisissez.',
    values: Object.fromEntries([
      ['0', 'Une partie à votre façon'],
      ...chapters.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`]),
    ]),
  },
  difficulty: {
    name: 'Difficulté',
    about: 'Difficile : dix points de plus, une montre de moins, une bonne nouvelle au plus.',
    values: { normal: levels.normal, hard: levels.hard },
  },
  eventSkunks: { name: 'Moufettes aux événements', values: skunks },
  meadowSkunks: { name: 'Moufettes sur le chemin', about: 'Chacune raccourcit les saisons.', values: skunks },
  placeSkunks: { name: 'Moufettes aux fermes et à la rivière', values: skunks },
  exchange: {
    name: 'Échange',
    values: { open: 'un objet par tour', limited: 'seulement au poteau', none: 'aucun' },
  },
  watches: { name: 'Montres de poche', values: skunks },
  goodNews: { name: 'Bonnes nouvelles', values: { true: 'en garder une sur trois', false: 'aucune' } },
  target: { name: 'Points à atteindre', values: targets(points) },
  challenge: {
    name: 'Défi',
    about: 'Battez Odette du Courrier des Haies et tenez la promesse du défi.',
    values: Object.fromEntries(challenges.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`])),
  },
  opponent: { name: 'Odette joue', values: levels },
};
