import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses } from './de.clauses.ts';
import { chapters, guide } from './de.guide.ts';
import { bits, type EvergreenWords, joined } from './words.ts';

const { about, told } = persons('de');
const and = (list: readonly string[]): string => new Intl.ListFormat('de').format(list);
const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'Punkt', 'Punkte');

const biomes = {
  snow: 'Schnee',
  wheat: 'Getreide',
  flowers: 'Blumen',
  grassland: 'Wiese',
  swamp: 'Sumpf',
  rock: 'Felsen',
  wild: 'Freies Biom',
} as const;
const nameOfBiome = (key: unknown): string => (biomes as Readonly<Record<string, string>>)[String(key)] ?? '';

const powers = {
  sprout: 'Spross pflanzen',
  smallTree: 'Kleinen Baum wachsen lassen',
  bigTree: 'Großen Baum wachsen lassen',
  bush: 'Busch pflanzen',
  lake: 'See anlegen',
  bud: 'Knospen zählen',
} as const;

const pieces = {
  _: 'frei',
  p: 'Spross',
  S: 'kleiner Baum',
  B: 'großer Baum',
  b: 'Busch',
  L: 'See',
  x: 'Riss',
} as const;

const opponent = 'Der Solo-Gegner';

export const words: EvergreenWords = {
  name: 'Evergreen',
  ahead: 'Wähle Karten, die beste zuerst: Von denen, die dann noch liegen, wird die erste genommen.',
  pitch:
    'Bepflanze einen runden Planeten, lass Wälder wachsen und halte deine Bäume aus dem Schatten, während die Sonne herumwandert.',
  biomes,
  powers,
  powerAbout: {
    sprout: 'Sprosse auf freie Felder pflanzen.',
    smallTree: 'Sprosse zu kleinen Bäumen wachsen lassen.',
    bigTree: 'Kleine Bäume zu großen wachsen lassen.',
    bush: 'Büsche pflanzen: kein Licht, kein Schatten, aber Teil des Waldes.',
    lake: 'Seen anlegen; neben jedem wachsen bis zu 2 Pflanzen.',
    bud: 'Sofort Punkte.',
  },
  pieces,
  seasons: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
  sides: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
  titles: {
    broccoli: 'Brokkoli',
    bonsai: 'Bonsai',
    olive: 'Olivenbaum',
    holly: 'Stechpalme',
    birch: 'Birke',
    pine: 'Kiefer',
    oak: 'Eiche',
    baobab: 'Affenbrotbaum',
    sequoia: 'Mammutbaum',
  },
  reasons: {
    wild: 'ein Freies Biom geht ihm vor allem anderen',
    'most-fertility': 'die Karte zeigt die meiste Fruchtbarkeit',
    driest: 'ihr Biom hat die wenigste Fruchtbarkeit',
    leftmost: 'sonst unterschied die Karten nichts',
  },
  actions: {
    A: { short: '3 pflanzen', long: 'bis zu 3 Sprosse pflanzen' },
    B: { short: '2 wachsen', long: 'bis zu 2 Pflanzen auf verschiedenen Feldern wachsen lassen' },
    C: { short: '1 + 1', long: 'bis zu 1 Spross pflanzen und bis zu 1 andere Pflanze wachsen lassen' },
    D: { short: '1 überall', long: 'einmal pflanzen oder wachsen lassen, in einem beliebigen Biom' },
  },
  hints: {
    draft:
      'Deine Karte sagt, in welchem Biom du handelst und welche Fähigkeit du nutzen darfst. Die Karte, die niemand nimmt, ändert, was große Bäume am Ende wert sind.',
    action: 'A bis C gelten nur im Biom deiner Karte. D ist ein einziger Effekt, dafür in jedem Biom.',
    wild: 'Mit einem Freien Biom gilt jede Aktion überall.',
    spaces:
      'Umrandete Felder kannst du antippen. Gestrichelt heißt pflanzen, der Pfeil heißt wachsen. Zeig auf eine Jahreszeit am Rand, um ihre Schatten zu sehen.',
    power: 'Fähigkeiten gelten überall, vor oder nach der Aktion, und werden mit jedem Mal stärker.',
    done: 'Am Ende der Jahreszeit zählen Bäume im Licht (klein 1, groß 2) und jede Pflanze des umrandeten Waldes.',
  },
  moment: (season, round, rounds) => `${season}, Runde ${round} von ${rounds}`,
  ended: 'Das Spiel ist zu Ende',
  opponent,
  place: (biome, row, column) => `${biome ?? 'Riss'} ${row},${column}`,
  board: {
    planet: about(
      (rows, columns) => `Dein Planet, ${rows} Zeilen, ${columns} Spalten`,
      (name, rows, columns) => `Planet von ${name}, ${rows} Zeilen, ${columns} Spalten`,
    ),
    space: (row, column) => `Zeile ${row}, Spalte ${column}`,
    lit: (count) => `im Licht, ${points(count)}`,
    dark: 'im Dunkeln, keine Punkte',
    shadow: 'im Schatten',
    inForest: 'im größten Wald',
    mayPlant: (what) => `möglich: ${what}`,
    mayGrow: (what) => `kann wachsen: ${what}`,
    dock: (season, side, count) => `Licht im ${season}, von ${side}: ${points(count)}`,
    sunHere: 'hier steht die Sonne',
    light: 'Licht',
    forest: 'Wald',
    ready: 'fertig',
  },
  season: {
    now: 'Diese Jahreszeit bisher',
    total: 'Summe',
    over: (season) => `${season} ist vorbei`,
    harvest: 'Fruchtbarkeit, die letzte Wertung',
  },
  card: {
    name: (biome, power) => `${biome} mit „${power}“`,
    fertility: (icons) => `Fruchtbarkeit ${icons}`,
    aridity: 'Dürre',
    none: 'kein Symbol',
    deck: (cards) => `Biomstapel: ${n(cards, 'Karte', 'Karten')}`,
    token: 'Startmarker: Wer diese Karte nimmt, beginnt die nächste Runde',
    takenBy: about(
      () => 'genommen von dir',
      (name) => `genommen von ${name}`,
    ),
    take: (card) => `${card} nehmen`,
  },
  draft: {
    title: 'Auslage',
    starts: about(
      () => 'Zuerst dran: du',
      (name) => `Zuerst dran: ${name}`,
    ),
    startsNext: about(
      () => 'Nächste Runde zuerst: du',
      (name) => `Nächste Runde zuerst: ${name}`,
    ),
    ifLeft: 'Wenn sie übrig bleibt',
    gains: (biome, before, after) => `${biome}: Fruchtbarkeit ${before} → ${after}`,
    dries: (biome, before, after) => `Dürre: ${biome} ${before} → ${after}`,
    driesNothing: (biome) => `Dürre (${biome}), nichts ändert sich`,
    goes: 'Wird abgelegt, kein Effekt',
    forYou: (change) => `du ${change}`,
    strength: (value) => `jetzt ×${value}`,
    bud: (value) => points(value),
    took: about(
      () => 'Du nahmst',
      (name) => `${name} nahm`,
    ),
    oneStays: (card, others) => `${card}: Eine der anderen ${others} bleibt übrig.`,
    thisStays: (card, other, fate) => `Nimmst du ${card}, bleibt ${other} übrig. ${fate}.`,
  },
  zone: {
    title: 'Fruchtbarkeit',
    note: 'Symbole × deine großen Bäume, am Ende',
    stack: (biome, icons, trees, count) =>
      `${biome}: Fruchtbarkeit ${icons}, ${n(trees, 'großer Baum', 'große Bäume')}, am Ende ${points(count)}`,
    faceDown: (cards) => `${n(cards, 'Karte', 'Karten')} verdeckt`,
    now: (count) => `${points(count)}, wenn das Spiel jetzt endete`,
    end: (count) => `${points(count)} für Fruchtbarkeit`,
    leftover: 'Wenn sie übrig bleibt',
  },
  power: {
    title: 'Fähigkeiten',
    key: 'Die Fähigkeit nutzen',
    step: (power, level, most) => `${power}, Stufe ${level} von ${most}.`,
    next: (value) => `Nächstes Mal: Stärke ${value}.`,
    use: (power, value) => `Fähigkeit nutzen: ${power}, Stärke ${value}`,
    used: 'Genutzt',
    left: (effects) => `noch ${effects}`,
  },
  solo: {
    title: 'Solo',
    rule: 'Der Solo-Gegner hat keinen Planeten, er nimmt nur Karten, immer in dieser Reihenfolge:',
    order: [
      'ein Freies Biom',
      'die Karte mit der meisten Fruchtbarkeit',
      'die Dürre im Biom mit der wenigsten Fruchtbarkeit',
      'die Karte, die dem Stapel am nächsten liegt',
    ],
    latest: 'Zuletzt genommen',
    none: 'Er hat noch keine Karte genommen.',
    here: 'du, wenn das Spiel jetzt endete',
    toNext: (count, title) => `${points(count)} bis ${title}`,
    from: (count) => `ab ${count}`,
    verdict: (title, count) => `${title}, mit ${form(count, { one: '1 Punkt', other: `${count} Punkten` })}`,
  },
  bar: {
    actions: 'Aktion',
    nothing: 'dort ist nichts zu tun',
    onlyStronger: 'Wird nur stärker',
    yourCard: 'Deine Karte',
    hint: 'Tipp',
    hide: 'Tipps ausblenden',
  },
  prompt: {
    take: 'Nimm eine Karte aus der Auslage.',
    takes: about(
      () => 'Du nimmst eine Karte.',
      (name) => `${name} nimmt eine Karte.`,
    ),
    choose: (biome) => `Wähle deine Aktion (${biome}).`,
    chooseWild: 'Wähle deine Aktion; mit dem Freien Biom in beliebigen Biomen.',
    plant: (count, where) => `Pflanze bis zu ${n(count, 'Spross', 'Sprosse')} ${where}.`,
    grow: (count, where) => `Lass bis zu ${n(count, 'Pflanze', 'Pflanzen')} ${where} wachsen.`,
    plantAndGrow: (where) => `Pflanze 1 und lass 1 ${where} wachsen.`,
    once: 'Pflanze einmal oder lass einmal wachsen, wo du willst.',
    inBiome: (biome) => `im Biom ${biome}`,
    anywhere: 'in beliebigen Biomen',
    powerPlant: (count) => `Pflanze bis zu ${n(count, 'Spross', 'Sprosse')}, wo du willst.`,
    powerSmall: (count) => `Mach aus bis zu ${n(count, 'Spross einen kleinen Baum', 'Sprossen kleine Bäume')}.`,
    powerBig: (count) => `Mach aus bis zu ${n(count, 'kleinen Baum einen großen', 'kleinen Bäumen große')}.`,
    powerBush: (count) => `Pflanze bis zu ${n(count, 'Busch', 'Büsche')}, wo du willst.`,
    powerLake: (count) => `Lege bis zu ${n(count, 'See', 'Seen')} an, wo du willst.`,
    besideLake: (count) => `Lass neben dem See bis zu ${n(count, 'Pflanze', 'Pflanzen')} wachsen.`,
    chooseNow: 'Wähle jetzt deine Aktion.',
    ready: 'Alles erledigt? Dann beende den Zug.',
    readyPower: 'Nutze deine Fähigkeit oder beende den Zug.',
    readyIdle: 'Deine Fähigkeit findet jetzt nichts zu tun; genutzt wird sie nur stärker.',
    wait: (names) => `Warten auf ${and(names)}.`,
  },
  waste: {
    sprouts: (count) => n(count, 'Spross', 'Sprosse'),
    growths: (count) => n(count, 'Wachstumsschritt', 'Wachstumsschritte'),
    bushes: (count) => n(count, 'Busch', 'Büsche'),
    lakes: (count) => n(count, 'See', 'Seen'),
    power: 'die Fähigkeit',
    list: and,
  },
  steps: {
    plant: (place) => `Spross pflanzen: ${place}`,
    grow: (place) => `Wachsen lassen: ${place}`,
    bush: (place) => `Busch pflanzen: ${place}`,
    lake: (place) => `See anlegen: ${place}`,
    done: 'Zug beenden',
  },
  say: {
    take: told(
      (du, card) => bits`${du('Du')} nimmst ${card}.`,
      (who, card) => bits`${who} nimmt ${card}.`,
    ),
    opponentTakes: (card, why, tied) =>
      bits`Der Solo-Gegner nimmt ${card}: ${why}${tied ? '; von mehreren die nächste am Stapel' : ''}.`,
    tokenPlaced: (card) => bits`Startmarker: ${card}.`,
    tokenTaken: told(
      (du) => bits`${du('Du')} nimmst den Startmarker.`,
      (who) => bits`${who} nimmt den Startmarker.`,
    ),
    tokenBack: told(
      (du) => bits`Der Startmarker geht zurück an ${du('dich')}.`,
      (who) => bits`Der Startmarker geht zurück an ${who === opponent ? 'den Solo-Gegner' : who}.`,
    ),
    fertile: (card, biome, before, after) =>
      bits`${card} bleibt übrig: Die Fruchtbarkeit im Biom ${biome} steigt von ${before} auf ${after}.`,
    dry: (card, biome, before, after) =>
      bits`${card} bleibt übrig: Die Dürre senkt ${biome} von ${before} auf ${after}.`,
    dryNothing: (card, biome) => bits`${card} bleibt übrig: Die Dürre ändert im Biom ${biome} nichts.`,
    discarded: (card) => bits`${card} bleibt übrig und wird abgelegt.`,
    action: told(
      (du, action, what) => bits`${du('Du')} wählst Aktion ${action} (${what}).`,
      (who, action, what) => bits`${who} wählt Aktion ${action} (${what}).`,
    ),
    power: told(
      (du, power, value) => bits`${du('Du')} nutzt ${power}, Stärke ${value}.`,
      (who, power, value) => bits`${who} nutzt ${power}, Stärke ${value}.`,
    ),
    bud: told(
      (du, power, count) => bits`${du('Du')} nutzt ${power}: ${points(count)}.`,
      (who, power, count) => bits`${who} nutzt ${power}: ${points(count)}.`,
    ),
    place: told(
      (du, piece, place) =>
        piece === 'L'
          ? bits`${du('Du')} legst einen See an: ${place}.`
          : bits`${du('Du')} pflanzt einen ${pieces[piece]}: ${place}.`,
      (who, piece, place) =>
        piece === 'L'
          ? bits`${who} legt einen See an: ${place}.`
          : bits`${who} pflanzt einen ${pieces[piece]}: ${place}.`,
    ),
    grow: told(
      (du, piece, place) => bits`${du('Du')} lässt wachsen: ${pieces[piece]}, ${place}.`,
      (who, piece, place) => bits`${who} lässt wachsen: ${pieces[piece]}, ${place}.`,
    ),
    done: told(
      (du) => bits`${du('Du')} gibst ab.`,
      (who) => bits`${who} gibt ab.`,
    ),
    seasonEnd: (season, lines) =>
      bits`${season} gewertet. `.concat(
        joined(
          lines.map(({ who, light, forest }) => bits`${who}: Licht ${light}, Wald ${forest}`),
          '; ',
        ),
        ['.'],
      ),
    season: (season, side) =>
      bits`Der ${{ spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' }[season]} beginnt; die Sonne scheint von ${side}.`,
    deal: (season, round) => bits`${season}, Runde ${round}`,
    reshuffle: (cards) =>
      bits`Der Ablagestapel wird gemischt und ist der neue Biomstapel (${n(cards, 'Karte', 'Karten')}).`,
    end: (lines) =>
      bits`Das Spiel ist zu Ende. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
          '; ',
        ),
        ['.'],
      ),
    title: (title) => bits` Titel: ${title}.`,
  },
  refusals: {
    'game-over': 'Das Spiel ist zu Ende.',
    'not-your-turn': 'Erst ist jemand anders dran.',
    'not-drafting': 'Karten nimmt man zu Beginn einer Runde.',
    'card-gone': 'Diese Karte ist schon genommen.',
    'draft-first': 'Zuerst nehmen alle eine Karte.',
    'action-chosen': ({ action }) => `Du hast schon Aktion ${action ?? ''} gewählt; nimm sie zurück, um zu wechseln.`,
    'nothing-possible': 'Es gibt nirgends etwas zu pflanzen oder wachsen zu lassen.',
    'effect-missing': 'Aktion D ist genau ein Effekt: einmal pflanzen oder wachsen lassen.',
    'power-used': 'Du hast deine Fähigkeit in dieser Runde schon genutzt.',
    'action-missing': 'Wähle erst eine Aktion; eine gehört zu jeder Runde.',
    'nothing-begun': 'Wähle erst eine Aktion oder deine Fähigkeit.',
    'not-this-action': ({ action }) =>
      action === 'B'
        ? 'Aktion B lässt nur wachsen.'
        : action === 'A'
          ? 'Aktion A pflanzt nur.'
          : `Das gehört nicht zu Aktion ${action ?? ''}; vielleicht zu einer Fähigkeit.`,
    'not-this-power': ({ power }) =>
      `Das gehört nicht zu deiner Fähigkeit „${(powers as Readonly<Record<string, string>>)[String(power)] ?? ''}“.`,
    'no-effects-left': 'Davon ist in dieser Runde nichts mehr übrig.',
    'lake-first': 'Lege erst einen See an, dann wächst etwas daneben.',
    crevice: 'Auf einem Riss steht nie etwas.',
    'not-in-biome': ({ wanted }) => `Deine Aktion gilt nur im Biom ${nameOfBiome(wanted)}.`,
    'space-taken': 'Auf diesem Feld steht schon etwas.',
    'space-empty': 'Hier steht nichts, was wachsen könnte.',
    'never-grows': 'Büsche und Seen bleiben, wie sie sind.',
    'fully-grown': 'Ein großer Baum wächst nicht weiter.',
    'same-space-twice': ({ lake }) =>
      lake === undefined
        ? 'Die Effekte einer Aktion gehen auf verschiedene Felder.'
        : 'Ein See lässt auf verschiedenen Feldern wachsen.',
    'not-beside-lake': 'Ein See hilft nur den Feldern direkt neben ihm.',
    'not-a-sprout': 'Diese Fähigkeit lässt nur Sprosse wachsen.',
    'would-skip-a-stage': 'Diese Fähigkeit lässt nur kleine Bäume wachsen; ein Spross wird erst ein kleiner Baum.',
  },
  clauses,
  guide,
  chapters,
  parts: { light: 'Licht', forest: 'Wald', fertility: 'Fruchtbarkeit', bud: 'Knospen', start: 'Start' },
  options: {
    sunStart: {
      name: 'Die Sonne im Frühling',
      about: 'Die Seite, von der das Licht zuerst kommt; jede Jahreszeit wandert sie im Uhrzeigersinn weiter.',
      values: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
    },
    aridityTarget: {
      name: 'Was die Dürre umdreht',
      about: 'Eine übrige Dürrekarte dreht eine Karte ihres Bioms auf die Rückseite.',
      values: {
        latestCard: 'die zuletzt gelegte Karte',
        latestVisibleFertility: 'die letzte Karte, die noch Fruchtbarkeit zeigt',
      },
    },
  },
  editions: { 'house-40': 'Hausplanet (40 Felder)' },
};
