import { RESOURCES } from '@sunglade/everdell-duo';
import { de, persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './fr.clauses.ts';
import { chapters, guide } from './fr.guide.ts';
import { names } from './fr.names.ts';
import { counted, countedCards, countedPoints, countedTokens, phrases } from './fr.phrases.ts';
import { team, options as teamOptions, refusals as teamRefusals } from './fr.team.ts';
import { teamClauses } from './fr.team-clauses.ts';
import { bits, type Can, type DuoWords, joined, prosperityParts } from './words.ts';

const { about, told } = persons('fr');
const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const steps = (count: number): string => n(count, 'pas', 'pas');
const and = (list: readonly string[]): string => new Intl.ListFormat('fr').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('fr', { type: 'disjunction' }).format(list);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const resources = { twig: 'Brindille', resin: 'Résine', pebble: 'Galet', berry: 'Baie' } as const;
const colors = { green: 'vert', brown: 'marron', red: 'rouge', purple: 'violet', blue: 'bleu' } as const;
const feminine = { green: 'verte', brown: 'marron', red: 'rouge', purple: 'violette', blue: 'bleue' } as const;
const types = { construction: 'construction', critter: 'créature' } as const;
const seasons = { winter: 'Hiver', spring: 'Printemps', summer: 'Été', autumn: 'Automne' } as const;
const ofSeason = { winter: 'de l’hiver', spring: 'du printemps', summer: 'de l’été', autumn: 'de l’automne' } as const;
const markers = { sun: 'Soleil', moon: 'Lune' } as const;
/** "2 twigs", whatever the rules have told about what is missing. */
const lack = (kind: unknown, short: unknown): string => {
  const known = RESOURCES.find((one) => one === kind);
  return known ? counted(known, Number(short)) : String(short);
};
const of = (record: Readonly<Record<string, string>>, at: unknown): string => record[String(at)] ?? '';
const eventOf = (at: unknown): string => names.events[String(at)] ?? 'Cet événement';

const CAN: Readonly<Record<Can, string>> = {
  place: 'placez un ouvrier',
  play: 'jouez une carte',
  draw: 'piochez une carte',
  take: 'prenez une carte dans la prairie',
  trade: 'échangez deux cartes de la main',
};
/** After another thing to do with a card. */
const CAN_TOO: Readonly<Partial<Record<Can, string>>> = {
  draw: 'piochez-en une',
  take: 'prenez-en une dans la prairie',
};

export const words: DuoWords = {
  lang: 'fr',
  name: 'Everdell Duo',
  ahead: 'Il tient jusqu’à une nouvelle carte dans la prairie ou un événement accompli.',
  pitch: 'Deux cités grandissent autour d’une prairie, et chaque tour fait avancer le soleil ou la lune sur le chemin.',
  names,
  phrases,
  resources,
  counted,
  countedCards,
  countedPoints,
  countedTokens,
  colors,
  colorAbout: {
    green: 'agit une fois jouée, au printemps et en automne',
    brown: 'agit une fois, quand elle est jouée',
    red: 'accueille un ouvrier dès le tour suivant',
    purple: 'rapporte des points en plus à la fin',
    blue: 'agit dès le tour suivant, chaque fois que son moment vient',
  },
  types,
  seasons,
  animals: { hare: 'Lièvres', tortoise: 'Tortues' },
  markers,
  and,
  per: 'par',
  moment: (season, turns) => `${season}, encore ${n(turns, 'tour', 'tours')}`,
  over: 'Partie terminée',
  dial: (season, sun, moon) => `${season} : encore ${steps(sun)} pour le Soleil, ${steps(moon)} pour la Lune`,
  farm: (number) => `Ferme ${number}`,
  meadow: {
    title: 'Prairie',
    space: (row, column) => `rangée ${row}, colonne ${column}`,
    gap: 'place vide',
    left: (marker, count) => `${markers[marker]} : encore ${steps(count)}`,
    on: (marker, field, left) => `${markers[marker]} sur la case ${field} de 7, encore ${steps(left)} cette saison`,
    beside: (list) => `à côté de : ${list}`,
    mayPlay: 'peut être jouée',
    mayTake: 'peut être prise en main',
    deck: (cards) => `Pioche, ${countedCards(cards)}`,
    draw: 'Piocher',
    moves: {
      sun: (left) => form(left, { one: 'ouvrier', other: 'ouvriers' }),
      moon: (left) => form(left, { one: 'carte', other: 'cartes' }),
    },
    inside: 'dans la prairie',
  },
  card: {
    kind: (color, type) => `${types[type]} ${feminine[color]}`,
    costs: (cost) => `coûte ${cost}`,
    free: 'rien',
    worth: points,
    isNew: 'jouée ce tour',
    fresh: 'nouveau',
    charges: (count) => `${countedPoints(count)} dessus`,
    tucked: (count) => `${countedCards(count)} dessous`,
    occupied: 'avec un jeton Occupé',
    worker: about(
      () => 'votre ouvrier est ici',
      (name) => `un ouvrier ${de(name)} est ici`,
    ),
    uses: (used, most) => `utilisée ${used} fois sur ${most}`,
    prosperity: (count) => `à présent ${points(count)} de plus`,
    close: 'Fermer',
  },
  city: {
    title: about(
      () => 'Votre cité',
      (name) => `Cité ${de(name)}`,
    ),
    none: 'pas encore de cartes',
    sum: (cards, count) => `${countedCards(cards)}, ${points(count)}`,
    views: 'Cités et lieux',
    asks: 'quelque chose à y faire',
    purse: 'Réserve',
    workers: (free) => n(free, 'ouvrier disponible', 'ouvriers disponibles'),
    hand: (cards) => `${countedCards(cards)} en main`,
    known: (cards) => `Cartes connues en main : ${cards}`,
    maybe: (cards) => `Vues, peut-être parties : ${cards}`,
  },
  hand: {
    title: 'Votre main',
    empty: 'Aucune carte en main',
    holds: (cards) => `En main : ${cards}`,
    inside: 'dans votre main',
  },
  places: {
    title: 'Lieux',
    note: (free) => n(free, 'ouvrier disponible', 'ouvriers disponibles'),
    farms: 'Fermes',
    river: 'Rivière',
    inCity: about(
      () => 'votre cité',
      (name) => name,
    ),
  },
  events: {
    title: 'Événements',
    slot: (number) => `Emplacement ${number}`,
    points,
    reward: (text) => `Aussitôt : ${text}`,
    gone: (number) => `L’emplacement ${number} est vide`,
    claimed: about(
      () => 'accompli par vous',
      (name) => `accompli par ${name}`,
    ),
    ready: 'prêt',
    part: (have, need, what) => (need > 0 ? `${have} sur ${need} ${what}` : `${have} ${what}`),
    together: (total) => `${total} au total`,
    of: (name, facts) => `${name} : ${facts.join(', ')}`,
    more: (min) => `plus, au moins ${min}`,
    most: 'le plus de cartes',
  },
  key: {
    title: 'Couleurs',
    beside: { sun: 'à côté du Soleil', moon: 'à côté de la Lune' },
    may: 'au choix maintenant',
  },
  bar: {
    trade: 'Échanger 2 cartes',
    tradeFor: 'Deux cartes de la main contre 1 ressource :',
    season: {
      winter: `Tuile ${ofSeason.winter}`,
      spring: `Tuile ${ofSeason.spring}`,
      summer: `Tuile ${ofSeason.summer}`,
      autumn: `Tuile ${ofSeason.autumn}`,
    },
    less: (count) => `${n(count, 'ressource', 'ressources')} de moins`,
    toPay: (count) => `Reste à payer : ${n(count, 'ressource', 'ressources')}.`,
    several: 'Plusieurs cartes agissent',
  },
  sheet: {
    ways: 'Comment payez-vous ?',
    play: 'Jouer',
    playWithToken: 'Jouer avec le jeton',
    take: 'Prendre',
    deck: 'Piocher fait avancer le Soleil ou la Lune, à votre choix.',
    price: (price) => `Payer ${price}`,
    helped: (cards) => `Moins cher grâce à : ${cards}.`,
    tokenLost: (left, color) =>
      `${left === 0 ? 'Votre dernier jeton' : `Il vous reste ${countedTokens(left)}`} ; une fois par couleur : ${colors[color]}.`,
    chargesLost: (count) => `${countedPoints(count)} de là-bas en moins.`,
    cardsLost: (count) => `${countedCards(count)} de la main glissée${count > 1 ? 's' : ''} dessous.`,
    swaps: (count) => `${n(count, 'ressource peut être', 'ressources peuvent être')} d’un autre type.`,
    lack: (what) => `Il vous manque : ${what}.`,
    hint: 'Un double clic agit aussitôt ; un jeton ne se dépense qu’ici.',
  },
  season: {
    begins: {
      winter: 'L’hiver commence',
      spring: 'Le printemps commence',
      summer: 'L’été commence',
      autumn: 'L’automne commence',
    },
    first: (list) => `Les ${list.toLowerCase()} commencent.`,
    river: 'La rivière apporte deux nouveaux lieux.',
    home: (turns) => `Tous les ouvriers sont rentrés. Le Soleil et la Lune repartent : ${n(turns, 'tour', 'tours')}.`,
    gift: about(
      (what) => `Vous : ${what}`,
      (name, what) => `${name} : ${what}`,
    ),
    close: 'À la table',
  },
  prompt: {
    main: (can) => sentence(or(can.map((one, i) => (i > 0 && can[i - 1] !== 'place' && CAN_TOO[one]) || CAN[one]))),
    of: (asker, question) => `${asker} : ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
    done: 'Tout est fait ? Alors terminez le tour.',
    move: 'Avancer le Soleil ou la Lune ?',
    gain: 'Choisissez une ressource.',
    payKind: 'Avec quoi payez-vous ?',
    payMenu: (card) => `Comment payez-vous ${card} ?`,
    tuck: 'Choisissez une carte à glisser dessous.',
    discard: 'Choisissez une carte à défausser.',
    trade: 'Choisissez une carte pour l’échange.',
    keep: 'Choisissez une carte à garder.',
    option: 'Choisissez une possibilité.',
    accept: 'Le voulez-vous ?',
    activate: 'Quelle carte agit ensuite ?',
    copy: 'Quelle carte marron copiez-vous ?',
    use: 'Quel lieu utilisez-vous sans ouvrier ?',
    place: 'Où va l’ouvrier ?',
    from: 'Lequel de vos ouvriers ?',
    take: 'Choisissez une carte de la prairie.',
    play: 'Quelle carte jouez-vous ?',
    afford: 'Échangez des cartes pour payer cet effet, ou renoncez-y.',
  },
  steps: {
    done: 'Terminer le tour',
    decline: 'Non, merci',
    accept: 'Oui',
    pay: 'Payer',
    payPrice: (price) => `Payer ${price}`,
    draw: 'Piocher',
    move: { sun: 'Avancer le Soleil', moon: 'Avancer la Lune' },
    gain: (what) => `Gagner ${what}`,
    payKind: (what) => `Payer ${what}`,
    trade: (what) => `Deux cartes contre ${what}`,
    option: (number) => `Possibilité ${number}`,
    play: (card) => `Jouer ${card}`,
    playFor: (card, price) => `Jouer ${card} pour ${price}`,
    take: (card) => `Prendre ${card} en main`,
    discard: (card) => `Défausser ${card}`,
    keep: (card) => `Garder ${card}`,
    activate: (card) => `Utiliser ${card}`,
    copy: (card) => `Copier ${card}`,
    with: (card) => `Avec ${card}`,
    token: (card) => `Jeton Occupé sur ${card}`,
    tuck: (card) => `Glisser ${card}`,
    place: (place) => `Ouvrier : ${place}`,
    use: (place) => `Utiliser ${place}`,
    from: (place) => `L’ouvrier sur ${place}`,
  },
  say: {
    gain: told(
      (you, what) => bits`${you('Vous')} gagnez ${what}.`,
      (who, what) => bits`${who} gagne ${what}.`,
    ),
    pay: told(
      (you, what) => bits`${you('Vous')} payez ${what}.`,
      (who, what) => bits`${who} paie ${what}.`,
    ),
    spend: told(
      (you, what) => bits`${you('Vous')} rendez ${what}.`,
      (who, what) => bits`${who} rend ${what}.`,
    ),
    draw: told(
      (you) => bits`${you('Vous')} piochez une carte.`,
      (who) => bits`${who} pioche une carte.`,
    ),
    drawCard: told(
      (you, card) => bits`${you('Vous')} piochez ${card}.`,
      (who, card) => bits`${who} pioche ${card}.`,
    ),
    take: told(
      (you, card) => bits`${you('Vous')} prenez ${card} dans la prairie.`,
      (who, card) => bits`${who} prend ${card} dans la prairie.`,
    ),
    discard: told(
      (you) => bits`${you('Vous')} défaussez une carte.`,
      (who) => bits`${who} défausse une carte.`,
    ),
    discardCard: told(
      (you, card) => bits`${you('Vous')} défaussez ${card}.`,
      (who, card) => bits`${who} défausse ${card}.`,
    ),
    keep: told(
      (you) => bits`${you('Vous')} gardez une carte.`,
      (who) => bits`${who} garde une carte.`,
    ),
    keepCard: told(
      (you, card) => bits`${you('Vous')} gardez ${card}.`,
      (who, card) => bits`${who} garde ${card}.`,
    ),
    tuck: told(
      (you, under) => bits`${you('Vous')} glissez une carte sous ${under}.`,
      (who, under) => bits`${who} glisse une carte sous ${under}.`,
    ),
    tuckCard: told(
      (you, card, under) => bits`${you('Vous')} glissez ${card} sous ${under}.`,
      (who, card, under) => bits`${who} glisse ${card} sous ${under}.`,
    ),
    shuffle: (cards) => bits`La défausse est mélangée : nouvelle pioche de ${countedCards(cards)}.`,
    build: told(
      (you, card) => bits`${you('Vous')} jouez ${card}.`,
      (who, card) => bits`${who} joue ${card}.`,
    ),
    buildFor: told(
      (you, card, price) => bits`${you('Vous')} jouez ${card} pour ${price}.`,
      (who, card, price) => bits`${who} joue ${card} pour ${price}.`,
    ),
    buildWith: told(
      (you, card, home) => bits`${you('Vous')} jouez ${card} avec un jeton Occupé sur ${home}.`,
      (who, card, home) => bits`${who} joue ${card} avec un jeton Occupé sur ${home}.`,
    ),
    charge: (card, count) => bits`${card} reçoit ${countedPoints(count)}.`,
    uncharge: (card, count) => bits`${card} perd ${countedPoints(count)}.`,
    effect: told(
      (you, place) => bits`${you('Vous')} utilisez ${place}.`,
      (who, place) => bits`${who} utilise ${place}.`,
    ),
    worker: told(
      (you, to) => bits`${you('Vous')} placez un ouvrier : ${to}.`,
      (who, to) => bits`${who} place un ouvrier : ${to}.`,
    ),
    move: told(
      (you, from, to) => bits`${you('Vous')} déplacez un ouvrier : ${from} → ${to}.`,
      (who, from, to) => bits`${who} déplace un ouvrier : ${from} → ${to}.`,
    ),
    recall: told(
      (you, from) => bits`${you('Vous')} reprenez l’ouvrier : ${from}.`,
      (who, from) => bits`${who} reprend l’ouvrier : ${from}.`,
    ),
    claim: told(
      (you, event, count) => bits`${you('Vous')} accomplissez ${event} : ${points(count)}.`,
      (who, event, count) => bits`${who} accomplit ${event} : ${points(count)}.`,
    ),
    trade: told(
      (you, what) => bits`${you('Vous')} échangez deux cartes contre ${what}.`,
      (who, what) => bits`${who} échange deux cartes contre ${what}.`,
    ),
    seasonEnd: (season) => bits`Fin ${ofSeason[season]}.`,
    season: (season) => bits`${seasons[season]}`,
    river: (tiles) => [
      'Nouveau sur la rivière : ',
      ...joined(
        tiles.map((tile) => [tile]),
        ' et ',
      ),
      '.',
    ],
    journey: told(
      (you, count) => bits`${you('Vous')} avez le plus de cartes et gagnez le Voyage : ${points(count)}.`,
      (who, count) => bits`${who} a le plus de cartes et gagne le Voyage : ${points(count)}.`,
    ),
    end: (lines) => [
      'La partie est terminée. ',
      ...joined(
        lines.map(({ who, score }) => bits`${who} : ${points(score)}`),
        ' ; ',
      ),
      '.',
    ],
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'C’est le tour de l’autre personne.',
    'not-now': 'Pas en ce moment : il faut d’abord décider autre chose.',
    'not-optional': 'Il le faut ; on ne peut pas refuser.',
    'no-worker': 'Vos trois ouvriers sont dehors jusqu’à la fin de la saison.',
    'sun-stuck': 'Le Soleil est au bout du chemin : plus aucun ouvrier n’est placé cette saison.',
    'moon-stuck': 'La Lune est au bout du chemin : plus aucune carte n’est jouée cette saison.',
    'place-occupied': 'Quelqu’un s’y trouve déjà.',
    'place-unknown': 'Les ouvriers vont aux fermes, à la rivière, aux événements et sur les cartes rouges d’une cité.',
    'place-closed': 'Cet effet n’atteint pas ce lieu.',
    'place-same': 'L’ouvrier s’y trouve déjà ; il doit aller ailleurs.',
    'in-use': 'C’est en cours d’utilisation et ne peut pas resservir.',
    'too-new': 'Cette carte a été jouée ce tour et agit à partir du suivant.',
    'event-gone': 'L’événement qui se trouvait ici est accompli.',
    'event-count': ({ event, have, need }) => `${eventOf(event)} : vous avez ${have ?? 0} sur ${need ?? ''}.`,
    'event-color': ({ event, color }) => `${eventOf(event)} : il manque encore une carte ${of(feminine, color)}.`,
    'event-element': ({ event }) => `${eventOf(event)} : il faut au moins un de chaque élément compté.`,
    'event-not-more': ({ event, have, need }) =>
      `${eventOf(event)} : vous avez ${have ?? 0} ; pour dépasser l’autre personne il faut ${need ?? ''}.`,
    'journey-closed': 'Le Voyage se décide à la fin de la partie ; aucun ouvrier n’y va.',
    'no-own-worker': 'Aucun de vos ouvriers ne s’y trouve.',
    'card-not-here': 'Cette carte n’est ni dans votre main ni dans la prairie.',
    'card-not-adjacent':
      'De la prairie, vous jouez seulement les cartes à côté du Soleil ou de la Lune ; les autres peuvent être prises.',
    'card-wrong': 'Cette carte ne convient pas à ce que demande l’effet.',
    'card-source': 'Cet effet joue des cartes venues d’ailleurs.',
    'missing-resource': ({ resource, short }) =>
      short === undefined ? 'Vous ne pouvez pas payer cela.' : `Il vous manque : ${lack(resource, short)}.`,
    'missing-cards': ({ short }) => `Il vous manque ${countedCards(Number(short ?? 1))} en main pour payer.`,
    'no-token': 'Vous n’avez pas de jeton Occupé.',
    'token-no-berries': 'Un jeton Occupé remplace seulement les baies d’une créature.',
    'token-no-construction': ({ color }) =>
      `Pour le jeton, il faut une construction ${of(feminine, color)} dans votre cité.`,
    'token-color-used': ({ color }) => `Vous avez déjà utilisé un jeton Occupé pour le ${of(colors, color)}.`,
    'token-or-discount': 'Un jeton Occupé ne se combine pas avec une réduction.',
    'no-discount': 'Cette carte ne réduit aucun prix.',
    'discount-star': 'Une seule carte à étoile aide par carte jouée.',
    'discount-used-up': 'Cette réduction est épuisée.',
    'discount-useless': 'Cela ne réduirait pas le prix.',
    'not-in-hand': 'Cette carte n’est pas dans votre main.',
    'not-in-meadow': 'Cette carte n’est pas dans la prairie.',
    'not-looked-at': 'Cette carte n’est pas de celles que vous regardez.',
    'few-cards': 'Il faut deux cartes en main pour échanger.',
    'nothing-to-draw': 'Il n’y a plus de carte à piocher ; prenez-en une dans la prairie.',
    'kind-used': 'Ici chaque ressource doit être d’un autre type.',
    'option-unknown': 'Cette possibilité n’existe pas.',
    'option-impossible': 'Cela ne peut pas se faire maintenant.',
    'card-no-effect': 'Cette carte n’a pas d’effet ici.',
    'already-activated': 'Cette carte a déjà agi ici.',
    ...teamRefusals,
  },
  clauses: { ...clauses, ...teamClauses },
  older,
  team,
  guide,
  chapters,
  parts: {
    cards: 'Cartes',
    tokens: 'Jetons Point',
    events: 'Événements',
    ...prosperityParts(names.cards),
    journey: 'Voyage',
  },
  options: {
    mode: {
      name: 'Mode',
      about: 'L’un contre l’autre, ensemble à travers un chapitre, ou ensemble contre Odette.',
      values: { competitive: 'L’un contre l’autre', together: 'Ensemble', challenge: 'Défi' },
    },
    hare: {
      name: 'Lièvres',
      about: 'Les lièvres commencent en hiver et en été, les tortues au printemps et en automne.',
      values: { first: 'la première place', second: 'la seconde place', random: 'au hasard' },
    },
    askEveryGain: {
      name: 'Proposer chaque gain',
      about: 'Tout ce qu’un effet apporte peut être refusé, même ce qui ne coûte rien.',
      values: { false: 'non', true: 'oui' },
    },
    ...teamOptions,
  },
  talk: team.talk,
  more: [
    { href: '/book/everdell-duo', text: team.house.book },
    { href: '/cards/everdell-duo', text: team.house.link },
  ],
  editions: { house: 'Cartes maison' },
};
