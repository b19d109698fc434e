import { RESOURCES } from '@sunglade/everdell-duo';
import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './de.clauses.ts';
import { chapters, guide } from './de.guide.ts';
import { names } from './de.names.ts';
import { counted, countedCards, countedPoints, countedTokens, phrases } from './de.phrases.ts';
import { team, options as teamOptions, refusals as teamRefusals } from './de.team.ts';
import { teamClauses } from './de.team-clauses.ts';
import { bits, type Can, type DuoWords, joined, prosperityParts } from './words.ts';

const { about, told } = persons('de');
const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'Punkt', 'Punkte');
const turns = (count: number): string => n(count, 'Zug', 'Züge');
/** Sun and Moon take steps, players take turns. */
const steps = (count: number): string => n(count, 'Schritt', 'Schritte');
const and = (list: readonly string[]): string => new Intl.ListFormat('de').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('de', { type: 'disjunction' }).format(list);

const resources = { twig: 'Zweig', resin: 'Harz', pebble: 'Kiesel', berry: 'Beere' } as const;
const colors = { green: 'grün', brown: 'braun', red: 'rot', purple: 'lila', blue: 'blau' } as const;
const neuter = {
  green: 'grünes',
  brown: 'braunes',
  red: 'rotes',
  purple: 'lila',
  blue: 'blaues',
} as const;
const feminine = { green: 'grüne', brown: 'braune', red: 'rote', purple: 'lila', blue: 'blaue' } as const;
const types = { construction: 'Bauwerk', critter: 'Wesen' } as const;
const seasons = { winter: 'Winter', spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst' } as const;
const markers = { sun: 'Sonne', moon: 'Mond' } as const;
/** "2 twigs", whatever the rules have told about what is missing. */
const lack = (kind: unknown, short: unknown): string => {
  const known = RESOURCES.find((one) => one === kind);
  return known ? counted(known, Number(short)) : String(short);
};
const of = (record: Readonly<Record<string, string>>, at: unknown): string => record[String(at)] ?? '';
const eventOf = (at: unknown): string => names.events[String(at)] ?? 'Dieses Ereignis';

const CAN: Readonly<Record<Can, string>> = {
  place: 'Tier einsetzen',
  play: 'Karte spielen',
  draw: 'Karte ziehen',
  take: 'Karte von der Wiese nehmen',
  trade: 'zwei Handkarten tauschen',
};

export const words: DuoWords = {
  lang: 'de',
  name: 'Everdell Duo',
  ahead: 'Er gilt, bis eine neue Karte auf der Wiese liegt oder ein Ereignis erfüllt wird.',
  pitch: 'Zwei Städte wachsen um eine Wiese, und jeder Zug bewegt Sonne oder Mond auf dem Weg.',
  names,
  phrases,
  resources,
  counted,
  countedCards,
  countedPoints,
  countedTokens,
  colors,
  colorAbout: {
    green: 'wirkt beim Ausspielen, im Frühling und im Herbst',
    brown: 'wirkt einmal, beim Ausspielen',
    red: 'nimmt ab dem nächsten Zug ein Tier auf',
    purple: 'bringt am Ende zusätzliche Punkte',
    blue: 'wirkt ab dem nächsten Zug, wann immer der Moment kommt',
  },
  types,
  seasons,
  animals: { hare: 'Hasen', tortoise: 'Schildkröten' },
  markers,
  and,
  per: 'je',
  moment: (season, left) => `${season}, noch ${turns(left)}`,
  over: 'Spiel beendet',
  dial: (season, sun, moon) => `${season}: Sonne noch ${steps(sun)}, Mond noch ${steps(moon)}`,
  farm: (number) => `Farm ${number}`,
  meadow: {
    title: 'Wiese',
    space: (row, column) => `Reihe ${row}, Spalte ${column}`,
    gap: 'leerer Platz',
    left: (marker, count) => `${markers[marker]}: noch ${steps(count)}`,
    on: (marker, field, left) => `${markers[marker]} auf Feld ${field} von 7, noch ${steps(left)} in dieser Jahreszeit`,
    beside: (list) => `neben ${list}`,
    mayPlay: 'kann gespielt werden',
    mayTake: 'kann auf die Hand genommen werden',
    deck: (cards) => `Stapel, ${countedCards(cards)}`,
    draw: 'Ziehen',
    moves: {
      sun: (left) => form(left, { one: 'Tier', other: 'Tiere' }),
      moon: (left) => form(left, { one: 'Karte', other: 'Karten' }),
    },
    inside: 'auf der Wiese',
  },
  card: {
    kind: (color, type) => `${neuter[color]} ${types[type]}`,
    costs: (cost) => `kostet ${cost}`,
    free: 'nichts',
    worth: points,
    isNew: 'in diesem Zug gespielt',
    fresh: 'neu',
    charges: (count) => `darauf ${countedPoints(count)}`,
    tucked: (count) => `darunter ${countedCards(count)}`,
    occupied: 'mit Besetztmarker',
    worker: about(
      () => 'hier steht dein Tier',
      (name) => `hier steht ein Tier von ${name}`,
    ),
    uses: (used, most) => `${used} von ${most} Malen genutzt`,
    prosperity: (count) => `jetzt ${points(count)} zusätzlich`,
    close: 'Schließen',
  },
  city: {
    title: about(
      () => 'Deine Stadt',
      (name) => `Stadt von ${name}`,
    ),
    none: 'noch keine Karten',
    sum: (cards, count) => `${countedCards(cards)}, ${points(count)}`,
    views: 'Städte und Orte',
    asks: 'hier ist etwas zu tun',
    purse: 'Vorrat',
    workers: (free) => `${n(free, 'Tier', 'Tiere')} im Vorrat`,
    hand: (cards) => n(cards, 'Handkarte', 'Handkarten'),
    known: (cards) => `Bekannte Handkarten: ${cards}`,
    maybe: (cards) => `Gesehen, vielleicht schon fort: ${cards}`,
  },
  hand: {
    title: 'Deine Hand',
    empty: 'Keine Handkarten',
    holds: (cards) => `Auf der Hand: ${cards}`,
    inside: 'auf deiner Hand',
  },
  places: {
    title: 'Orte',
    note: (free) => `${n(free, 'Tier', 'Tiere')} im Vorrat`,
    farms: 'Farmen',
    river: 'Fluss',
    inCity: about(
      () => 'deine Stadt',
      (name) => name,
    ),
  },
  events: {
    title: 'Ereignisse',
    slot: (number) => `Ereignisfeld ${number}`,
    points,
    reward: (text) => `Sofort: ${text}`,
    gone: (number) => `Feld ${number} ist jetzt leer`,
    claimed: about(
      () => 'von dir erfüllt',
      (name) => `von ${name} erfüllt`,
    ),
    ready: 'erfüllt',
    part: (have, need, what) => (need > 0 ? `${have} von ${need} (${what})` : `${have} ${what}`),
    together: (total) => `zusammen ${total}`,
    of: (name, facts) => `${name}: ${facts.join(', ')}`,
    more: (min) => `mehr, ab ${min}`,
    most: 'meiste Karten',
  },
  key: {
    title: 'Farben',
    beside: { sun: 'neben der Sonne', moon: 'neben dem Mond' },
    may: 'jetzt wählbar',
  },
  bar: {
    trade: '2 Karten tauschen',
    tradeFor: 'Zwei Handkarten für 1 Ressource:',
    season: {
      winter: 'Winterplättchen',
      spring: 'Frühlingsplättchen',
      summer: 'Sommerplättchen',
      autumn: 'Herbstplättchen',
    },
    less: (count) => `${n(count, 'Ressource', 'Ressourcen')} weniger`,
    toPay: (count) => `Noch zu bezahlen: ${n(count, 'Ressource', 'Ressourcen')}.`,
    several: 'Mehrere Karten wirken',
  },
  sheet: {
    ways: 'Wie bezahlst du?',
    play: 'Spielen',
    playWithToken: 'Mit Marker spielen',
    take: 'Nehmen',
    deck: 'Ziehen bewegt Sonne oder Mond, wie du willst.',
    price: (price) => `${price} bezahlen`,
    helped: (cards) => `Weniger durch ${cards}.`,
    tokenLost: (left, color) =>
      `${left === 0 ? 'Dein letzter Besetztmarker' : `Dir bleiben ${countedTokens(left)}`}; nur einmal je Farbe: ${colors[color]}.`,
    chargesLost: (count) => `${countedPoints(count)} von dort gehen verloren.`,
    cardsLost: (count) => `${n(count, 'Handkarte', 'Handkarten')} unterlegen.`,
    swaps: (count) => `${n(count, 'Ressource darf', 'Ressourcen dürfen')} von anderer Sorte sein.`,
    lack: (what) => `Dir fehlen: ${what}.`,
    hint: 'Ein Doppelklick handelt sofort; Marker werden nur hier eingesetzt.',
  },
  season: {
    begins: {
      winter: 'Der Winter beginnt',
      spring: 'Der Frühling beginnt',
      summer: 'Der Sommer beginnt',
      autumn: 'Der Herbst beginnt',
    },
    first: (list) => `Die ${list} beginnen.`,
    river: 'Der Fluss bringt zwei neue Orte.',
    home: (left) => `Alle Tiere sind wieder da. Sonne und Mond beginnen von vorn: ${turns(left)}.`,
    gift: about(
      (what) => `Du: ${what}`,
      (name, what) => `${name}: ${what}`,
    ),
    close: 'Zum Tisch',
  },
  prompt: {
    main: (can) => `${or(can.map((one) => CAN[one]))}.`,
    of: (asker, question) => `${asker}: ${question}`,
    done: 'Alles erledigt? Dann beende deinen Zug.',
    move: 'Sonne oder Mond bewegen?',
    gain: 'Wähle eine Ressource.',
    payKind: 'Womit bezahlst du?',
    payMenu: (card) => `Wie bezahlst du ${card}?`,
    tuck: 'Wähle eine Handkarte zum Unterlegen.',
    discard: 'Wähle eine Handkarte zum Abwerfen.',
    trade: 'Wähle eine Handkarte für den Tausch.',
    keep: 'Wähle eine Karte, die du behältst.',
    option: 'Wähle eins davon.',
    accept: 'Willst du das?',
    activate: 'Welche Karte wirkt als Nächstes?',
    copy: 'Welche braune Karte kopierst du?',
    use: 'Welchen Ort nutzt du ohne Tier?',
    place: 'Wohin mit dem Tier?',
    from: 'Welches deiner Tiere?',
    take: 'Wähle eine Karte von der Wiese.',
    play: 'Welche Karte spielst du jetzt?',
    afford: 'Tausche Handkarten, um das zu bezahlen, oder verzichte.',
  },
  steps: {
    done: 'Zug beenden',
    decline: 'Nein, danke',
    accept: 'Ja',
    pay: 'Bezahlen',
    payPrice: (price) => `${price} bezahlen`,
    draw: 'Karte ziehen',
    move: { sun: 'Sonne bewegen', moon: 'Mond bewegen' },
    gain: (what) => `${what} nehmen`,
    payKind: (what) => `${what} bezahlen`,
    trade: (what) => `Zwei Karten für ${what}`,
    option: (number) => `Möglichkeit ${number}`,
    play: (card) => `${card} spielen`,
    playFor: (card, price) => `${card} für ${price} spielen`,
    take: (card) => `${card} auf die Hand nehmen`,
    discard: (card) => `${card} abwerfen`,
    keep: (card) => `${card} behalten`,
    activate: (card) => `${card} nutzen`,
    copy: (card) => `${card} kopieren`,
    with: (card) => `Mit ${card}`,
    token: (card) => `Besetztmarker auf ${card}`,
    tuck: (card) => `${card} unterlegen`,
    place: (place) => `Tier zu ${place}`,
    use: (place) => `${place} nutzen`,
    from: (place) => `Das Tier auf ${place}`,
  },
  say: {
    gain: told(
      (you, what) => bits`${you('Du')} nimmst ${what}.`,
      (who, what) => bits`${who} nimmt ${what}.`,
    ),
    pay: told(
      (you, what) => bits`${you('Du')} bezahlst ${what}.`,
      (who, what) => bits`${who} bezahlt ${what}.`,
    ),
    spend: told(
      (you, what) => bits`${you('Du')} gibst ${what} ab.`,
      (who, what) => bits`${who} gibt ${what} ab.`,
    ),
    draw: told(
      (you) => bits`${you('Du')} ziehst eine Karte.`,
      (who) => bits`${who} zieht eine Karte.`,
    ),
    drawCard: told(
      (you, card) => bits`${you('Du')} ziehst ${card}.`,
      (who, card) => bits`${who} zieht ${card}.`,
    ),
    take: told(
      (you, card) => bits`${you('Du')} nimmst ${card} von der Wiese.`,
      (who, card) => bits`${who} nimmt ${card} von der Wiese.`,
    ),
    discard: told(
      (you) => bits`${you('Du')} wirfst eine Karte ab.`,
      (who) => bits`${who} wirft eine Karte ab.`,
    ),
    discardCard: told(
      (you, card) => bits`${you('Du')} wirfst ${card} ab.`,
      (who, card) => bits`${who} wirft ${card} ab.`,
    ),
    keep: told(
      (you) => bits`${you('Du')} behältst eine Karte.`,
      (who) => bits`${who} behält eine Karte.`,
    ),
    keepCard: told(
      (you, card) => bits`${you('Du')} behältst ${card}.`,
      (who, card) => bits`${who} behält ${card}.`,
    ),
    tuck: told(
      (you, under) => bits`${you('Du')} legst eine Karte unter ${under}.`,
      (who, under) => bits`${who} legt eine Karte unter ${under}.`,
    ),
    tuckCard: told(
      (you, card, under) => bits`${you('Du')} legst ${card} unter ${under}.`,
      (who, card, under) => bits`${who} legt ${card} unter ${under}.`,
    ),
    shuffle: (cards) => bits`Die Ablage wird gemischt: ein neuer Stapel aus ${countedCards(cards)}.`,
    build: told(
      (you, card) => bits`${you('Du')} spielst ${card}.`,
      (who, card) => bits`${who} spielt ${card}.`,
    ),
    buildFor: told(
      (you, card, price) => bits`${you('Du')} spielst ${card} für ${price}.`,
      (who, card, price) => bits`${who} spielt ${card} für ${price}.`,
    ),
    buildWith: told(
      (you, card, home) => bits`${you('Du')} spielst ${card} mit einem Besetztmarker auf ${home}.`,
      (who, card, home) => bits`${who} spielt ${card} mit einem Besetztmarker auf ${home}.`,
    ),
    charge: (card, count) => bits`${card} bekommt ${countedPoints(count)}.`,
    uncharge: (card, count) => bits`${card} gibt ${countedPoints(count)} ab.`,
    effect: told(
      (you, place) => bits`${you('Du')} nutzt ${place}.`,
      (who, place) => bits`${who} nutzt ${place}.`,
    ),
    worker: told(
      (you, to) => bits`${you('Du')} setzt ein Tier ein: ${to}.`,
      (who, to) => bits`${who} setzt ein Tier ein: ${to}.`,
    ),
    move: told(
      (you, from, to) => bits`${you('Du')} versetzt ein Tier: von ${from} zu ${to}.`,
      (who, from, to) => bits`${who} versetzt ein Tier: von ${from} zu ${to}.`,
    ),
    recall: told(
      (you, from) => bits`${you('Du')} nimmst das Tier zurück: ${from}.`,
      (who, from) => bits`${who} nimmt das Tier zurück: ${from}.`,
    ),
    claim: told(
      (you, event, count) => bits`${you('Du')} erfüllst ${event}: ${points(count)}.`,
      (who, event, count) => bits`${who} erfüllt ${event}: ${points(count)}.`,
    ),
    trade: told(
      (you, what) => bits`${you('Du')} tauschst zwei Karten gegen ${what}.`,
      (who, what) => bits`${who} tauscht zwei Karten gegen ${what}.`,
    ),
    seasonEnd: (season) => bits`Der ${seasons[season]} ist vorbei.`,
    season: (season) => bits`${seasons[season]}`,
    river: (tiles) => [
      'Neu am Fluss: ',
      ...joined(
        tiles.map((tile) => [tile]),
        ' und ',
      ),
      '.',
    ],
    journey: told(
      (you, count) => bits`${you('Du')} hast die meisten Karten und gewinnst die Reise: ${points(count)}.`,
      (who, count) => bits`${who} hat die meisten Karten und gewinnt die Reise: ${points(count)}.`,
    ),
    end: (lines) => [
      'Das Spiel ist zu Ende. ',
      ...joined(
        lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
        '; ',
      ),
      '.',
    ],
  },
  refusals: {
    'game-over': 'Das Spiel ist zu Ende.',
    'not-your-turn': 'Die andere Person ist am Zug.',
    'not-now': 'Nicht in diesem Moment: zuerst ist etwas anderes zu entscheiden.',
    'not-optional': 'Das muss sein und lässt sich nicht ablehnen.',
    'no-worker': 'Deine drei Tiere sind alle unterwegs, bis die Jahreszeit endet.',
    'sun-stuck': 'Die Sonne ist am Ende des Weges: in dieser Jahreszeit wird kein Tier mehr eingesetzt.',
    'moon-stuck': 'Der Mond ist am Ende des Weges: in dieser Jahreszeit wird keine Karte mehr gespielt.',
    'place-occupied': 'Dort steht schon ein Tier.',
    'place-unknown': 'Tiere kommen auf Farmen, an den Fluss, auf Ereignisse und rote Karten einer Stadt.',
    'place-closed': 'Dieser Effekt reicht nicht bis dorthin.',
    'place-same': 'Das Tier steht schon dort; es muss woandershin.',
    'in-use': 'Das wird gerade genutzt und geht nicht noch einmal.',
    'too-new': 'Diese Karte wurde in diesem Zug gespielt und wirkt ab dem nächsten.',
    'event-gone': 'Das Ereignis, das hier lag, ist erfüllt.',
    'event-count': ({ event, have, need }) => `${eventOf(event)}: du hast ${have ?? 0} von ${need ?? ''}.`,
    'event-color': ({ event, color }) => `${eventOf(event)}: es fehlt noch eine ${of(feminine, color)} Karte.`,
    'event-element': ({ event }) => `${eventOf(event)}: du brauchst von jedem, was gezählt wird, mindestens eines.`,
    'event-not-more': ({ event, have, need }) =>
      `${eventOf(event)}: du hast ${have ?? 0}; mehr als die andere Person wären ${need ?? ''}.`,
    'journey-closed': 'Die Reise wird am Spielende vergeben; dorthin kommt kein Tier.',
    'no-own-worker': 'Dort steht keines deiner Tiere.',
    'card-not-here': 'Diese Karte ist weder auf deiner Hand noch auf der Wiese.',
    'card-not-adjacent':
      'Von der Wiese spielst du nur Karten neben Sonne oder Mond; nehmen kannst du auch die anderen.',
    'card-wrong': 'Diese Karte passt nicht zu dem, was der Effekt verlangt.',
    'card-source': 'Dieser Effekt spielt Karten von woanders.',
    'missing-resource': ({ resource, short }) =>
      short === undefined ? 'Das kannst du nicht bezahlen.' : `Dir fehlt noch: ${lack(resource, short)}.`,
    'missing-cards': ({ short }) => `Zum Bezahlen fehlen dir Handkarten: ${short ?? 1}.`,
    'no-token': 'Du hast keinen Besetztmarker.',
    'token-no-berries': 'Ein Besetztmarker ersetzt nur die Beeren eines Wesens.',
    'token-no-construction': ({ color }) =>
      `Für den Marker braucht es ein ${of(neuter, color)} Bauwerk in deiner Stadt.`,
    'token-color-used': ({ color }) => `Für ${of(colors, color)} hast du schon einen Besetztmarker genutzt.`,
    'token-or-discount': 'Ein Besetztmarker geht nicht zusammen mit einer Vergünstigung.',
    'no-discount': 'Diese Karte macht nichts billiger.',
    'discount-star': 'Je gespielter Karte hilft nur eine Karte mit Stern.',
    'discount-used-up': 'Diese Vergünstigung ist verbraucht.',
    'discount-useless': 'Das würde die Karte nicht billiger machen.',
    'not-in-hand': 'Diese Karte ist nicht auf deiner Hand.',
    'not-in-meadow': 'Diese Karte liegt nicht auf der Wiese.',
    'not-looked-at': 'Diese Karte ist keine von denen, die du ansiehst.',
    'few-cards': 'Zum Tauschen braucht es zwei Handkarten.',
    'nothing-to-draw': 'Es gibt keine Karte mehr zu ziehen; nimm eine von der Wiese.',
    'kind-used': 'Hier muss jede Ressource von einer anderen Sorte sein.',
    'option-unknown': 'Diese Möglichkeit gibt es nicht.',
    'option-impossible': 'Das lässt sich jetzt nicht ausführen.',
    'card-no-effect': 'Diese Karte hat hier keinen Effekt.',
    'already-activated': 'Diese Karte hat hier schon gewirkt.',
    ...teamRefusals,
  },
  clauses: { ...clauses, ...teamClauses },
  older,
  team,
  guide,
  chapters,
  parts: {
    cards: 'Karten',
    tokens: 'Punktemarker',
    events: 'Ereignisse',
    ...prosperityParts(names.cards),
    journey: 'Reise',
  },
  options: {
    mode: {
      name: 'Spielart',
      about: 'Gegeneinander, miteinander durch ein Kapitel oder miteinander gegen Odette.',
      values: { competitive: 'Gegeneinander', together: 'Miteinander', challenge: 'Herausforderung' },
    },
    hare: {
      name: 'Hasen',
      about: 'Die Hasen beginnen im Winter und im Sommer, die Schildkröten im Frühling und im Herbst.',
      values: { first: 'der erste Platz', second: 'der zweite Platz', random: 'zufällig' },
    },
    askEveryGain: {
      name: 'Jeden Gewinn anbieten',
      about: 'Alles, was ein Effekt bringt, kann abgelehnt werden, auch wenn es nichts kostet.',
      values: { false: 'nein', true: 'ja' },
    },
    ...teamOptions,
  },
  talk: team.talk,
  more: [
    { href: '/book/everdell-duo', text: team.house.book },
    { href: '/cards/everdell-duo', text: team.house.link },
  ],
  editions: { house: 'Hauskarten' },
};
