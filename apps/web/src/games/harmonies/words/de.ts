import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './de.clauses.ts';
import { chapters, guide } from './de.guide.ts';
import { names } from './de.names.ts';
import { animalParts, bits, type HarmoniesWords, joined, type Who } from './words.ts';

const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'Punkt', 'Punkte');
const suns = (count: number): string => n(count, 'Sonne', 'Sonnen');
/** Das Wort passend zu „du“ oder zu einem Namen. */
const verb = (who: Who, you: string, other: string): string => (who.you ? you : other);

const tokens = {
  blue: 'Wasser (blau)',
  gray: 'Fels (grau)',
  brown: 'Stamm (braun)',
  green: 'Laub (grün)',
  yellow: 'Feld (gelb)',
  red: 'Ziegel (rot)',
} as const;
const short = {
  blue: ['Wasser', 'Wasser'],
  gray: ['Fels', 'Felsen'],
  brown: ['Stamm', 'Stämme'],
  green: ['Laub', 'Laub'],
  yellow: ['Feld', 'Felder'],
  red: ['Ziegel', 'Ziegel'],
} as const;
const landscapes = { water: 'Wasser', field: 'Feld', building: 'Gebäude', tree: 'Baum', mountain: 'Berg' } as const;
const groups = { water: 'Wasser', field: 'Feldern', building: 'Gebäuden', tree: 'Bäumen', mountain: 'Bergen' } as const;
const plurals = { water: 'Wasser', field: 'Felder', building: 'Gebäude', tree: 'Bäume', mountain: 'Berge' } as const;
const tokenOf = (key: unknown): string => (tokens as Readonly<Record<string, string>>)[String(key)] ?? 'diese Farbe';

export const words: HarmoniesWords = {
  lang: 'de',
  names,
  name: 'Harmonies',
  ahead:
    'Er gilt, solange deine drei Steine daliegen. Neue Steine anderswo halten ihn nicht auf, ein neues Tier oder die letzte Runde schon.',
  pitch:
    'Schichte Flüsse, Wälder und Berge auf deinem Plan und lass Tiere einziehen, wo ihr Lebensraum entstanden ist.',
  you: 'Du',
  tokens,
  counted: (colour, count) => n(count, short[colour][0], short[colour][1]),
  features: {
    water: 'Wasser',
    field: 'Feld',
    building: 'Gebäude',
    tree1: 'Baum der Höhe 1',
    tree2: 'Baum der Höhe 2',
    tree3: 'Baum der Höhe 3',
    mountain1: 'Berg der Höhe 1',
    mountain2: 'Berg der Höhe 2',
    mountain3: 'Berg der Höhe 3',
  },
  hints: {
    take: 'In jedem Zug nimmst du eine Gruppe aus drei Steinen und legst alle drei. Zeige auf ein Tier, um zu sehen, wo es leben könnte.',
    place:
      'Grün kommt auf Stämme, Grau auf Grau, Rot auf einen grauen, braunen oder roten Stein. Wähle einen anderen Stein, um ihn zuerst zu legen.',
    cards:
      'Einmal im Zug darfst du ein Tier nehmen, höchstens vier zugleich. Fester Ring: Der Lebensraum steht. Gestrichelt: Ein Stein fehlt.',
    cube: 'Ein Würfel schließt seinen Platz für Steine und deckt auf der Karte mehr Punkte auf.',
    done: 'Das Ende des Zuges zeigt, was als Nächstes kommt; bis dahin lässt sich alles zurücknehmen.',
  },
  and: (list) => new Intl.ListFormat('de').format(list),
  or: (list) => new Intl.ListFormat('de', { type: 'disjunction' }).format(list),
  moment: (round, rounds) => `Runde ${round} von höchstens ${rounds}`,
  lastRound: 'Letzte Runde',
  over: 'Spielende',
  dial: (round, rounds, left) => `Runde ${round} von höchstens ${rounds}, ${n(left, 'Stein', 'Steine')} im Beutel`,
  board: {
    name: (name, spaces) => `Spielplan von ${name}, ${spaces} Plätze`,
    space: (place) => place,
    empty: 'leer',
    bare: { brown: 'kahler Stamm', brown2: 'kahler Stamm der Höhe 2', red: 'Ziegel am Boden' },
    cubeOf: (card) => `Würfel: ${card}`,
    mayPlace: (token) => `hier kann liegen: ${token}`,
    mayCube: (cards) => `hier kann ein Würfel stehen: ${cards}`,
    stands: (card) => `der Lebensraum für ${card} steht, der Würfel käme hierher`,
    lacks: (token, card) => `${token} hier ergäbe einen Lebensraum für ${card}`,
  },
  middle: {
    title: 'Mitte',
    group: (number, list) => `Gruppe ${number}: ${list}`,
    emptyGroup: (number) => `Gruppe ${number}: leer`,
    take: (list) => `Nimm ${list}`,
    pouch: 'Im Beutel',
    inPouch: (count) => `${n(count, 'Stein', 'Steine')} im Beutel`,
    animals: 'Tiere',
    noCard: 'keine Karte',
    deck: (cards) => `Stapel: ${n(cards, 'Karte', 'Karten')}`,
  },
  card: {
    take: (card) => `Nimm ${card}`,
    swap: (card) => `Tausche ${card} aus`,
    keep: (card) => `Behalte ${card}`,
    habitat: (target, beside, further) =>
      `Würfel auf ${target}, daneben ${beside}${further === null ? '' : `, dahinter ${further}`}`,
    points: (ladder) => `Punkte ${ladder}`,
    state: (placed, cubes, count) => `${placed} von ${n(cubes, 'Würfel', 'Würfeln')} gelegt, ${points(count)}`,
    next: (count) => `mit dem nächsten Würfel ${count}`,
    spirit: 'Naturgeist',
    again: 'Tippen: nehmen',
    look: 'Auf dem Plan zeigen',
    fits: (stands, lacks) => `${n(stands, 'Lebensraum', 'Lebensräume')} auf dem Plan, bei ${lacks} fehlt ein Stein`,
  },
  cards: {
    title: 'Karten',
    note: (held, most) => `${held} von ${most}`,
    none: 'Noch keine Karten. In jedem Zug darf eine genommen werden.',
    done: 'Abgeschlossen',
  },
  spiritPays: (scoring) => {
    if (scoring.type === 'count') {
      const per = scoring.points;
      if (per.length < 2) return `${points(per[0] ?? 0)} je Stein: ${landscapes[scoring.of]}`;
      return `${plurals[scoring.of]} der Höhe 1, 2, 3: je ${per.join(', ')}`;
    }
    return `Jede Gruppe aus ${groups[scoring.of]}: ${scoring.tiers
      .map(({ min, points: count }) => (min > 1 ? `${count} ab ${min} Plätzen` : String(count)))
      .join(', ')}`;
  },
  spiritNow: (count) => `${points(count)} mit dem Plan, wie er ist`,
  land: {
    title: 'Landschaft',
    note: 'was dein Plan jetzt wert ist',
    rules: {
      trees: '1, 3 oder 7 nach Höhe',
      mountains: '1, 3 oder 7 nach Höhe, neben einem Berg',
      fields: '5 je Gruppe ab 2 Feldern',
      buildings: '5 mit 3 Farben ringsum',
      river: 'der längste Fluss: 2, 5, 8, 11, 15, dann je 4 mehr',
      islands: '5 je Insel zwischen dem Wasser',
    },
    now: (part, count) => `${part}: ${points(count)}`,
    landscapes: 'Landschaften',
    animals: 'Tiere',
  },
  brief: {
    cubes: (cubes) => `${n(cubes, 'Würfel', 'Würfel')} gelegt`,
    free: (spaces) => n(spaces, 'freier Platz', 'freie Plätze'),
  },
  solo: {
    title: 'Solo',
    rule: 'Nach jedem Zug verlassen die sechs übrigen Steine das Spiel, und drei neue Gruppen kommen. Kein Tier genommen? Dann darf eines der drei ausgetauscht werden.',
    suns,
    bonus: (count, side, spirit) =>
      `davon ${count} Bonus für ${[...(side ? [`Seite ${side}`] : []), ...(spirit ? ['den Naturgeist'] : [])].join(' und ')}`,
    steps: 'Sonnen gibt es bei so vielen Punkten:',
    toNext: (count) => `${points(count)} bis zur nächsten Sonne`,
    all: 'alle Sonnen, die es gibt',
    verdict: (count, total) => `${suns(count)} mit ${n(total, 'Punkt', 'Punkten')}`,
  },
  bar: {
    hand: 'Deine Steine',
    token: (token) => `Als Nächstes legen: ${token}`,
    placed: 'gelegt',
    cards: 'Deine Karten',
    spirits: 'Behalte einen Naturgeist',
    card: (card, fits) =>
      fits > 0 ? `${card}: Ein Würfel passt auf ${n(fits, 'Platz', 'Plätze')}` : `${card}: jetzt kein Würfel`,
    hint: 'Tipp',
    hide: 'Tipps ausblenden',
  },
  prompt: {
    spirit: 'Behalte einen deiner zwei Naturgeister.',
    swap: 'Tausche ein offenes Tier aus oder lass alle liegen.',
    take: 'Nimm eine Gruppe Steine, oder zuerst ein Tier.',
    takeOnly: 'Nimm eine Gruppe Steine.',
    place: (token, left) => `Lege ${token}${left > 1 ? `, danach noch ${n(left - 1, 'Stein', 'Steine')}` : ''}.`,
    mayCube: 'Würfel',
    mayCard: 'Tier',
    more: (what) => `Alles gelegt. Noch möglich: ${what}.`,
    ready: 'Alles gelegt. Beende deinen Zug.',
  },
  waste: (cards) => `den Würfel für ${cards}`,
  steps: {
    take: (list) => `${list} nehmen`,
    place: (token, place) => `${token} auf ${place} legen`,
    card: (card) => `${card} nehmen`,
    cube: (card, place) => `Würfel ${card} auf ${place}`,
    keep: (card) => `${card} behalten`,
    swap: (card) => `${card} austauschen`,
    done: 'Zug beenden',
    leave: 'Liegen lassen',
  },
  say: {
    spirit: (who, card) => bits`${who.bit} ${verb(who, 'behältst', 'behält')} ${card}.`,
    take: (who, list) => bits`${who.bit} ${verb(who, 'nimmst', 'nimmt')} ${list}.`,
    place: (who, colour, place) => bits`${who.bit} ${verb(who, 'legst', 'legt')} ${tokens[colour]} auf ${place}`,
    became: (what) => bits`: jetzt ${what}.`,
    card: (who, card) => bits`${who.bit} ${verb(who, 'nimmst', 'nimmt')} ${card}.`,
    cube: (who, card, place, count) =>
      bits`${who.bit} ${verb(who, 'siedelst', 'siedelt')} ${card} auf ${place} an: +${points(count)}.`,
    spiritCube: (who, card, place) => bits`${who.bit} ${verb(who, 'rufst', 'ruft')} ${card} nach ${place}.`,
    complete: (card) => bits` ${card} ist abgeschlossen.`,
    done: (who) => bits`${who.bit} ${verb(who, 'beendest deinen', 'beendet den')} Zug.`,
    finalPouch: () => bits`Der Beutel ist leer: Das ist die letzte Runde.`,
    finalBoard: (who) =>
      bits`${who.bit} ${verb(who, 'hast', 'hat')} höchstens zwei freie Plätze: Das ist die letzte Runde.`,
    remove: (list) => bits`Aus dem Spiel: ${list}.`,
    refill: (space, list) => bits`Neu in Gruppe ${space}: ${list}.`,
    open: (card) => bits`Neu in der Auslage: ${card}.`,
    swap: (who, card) => bits`${who.bit} ${verb(who, 'tauschst', 'tauscht')} ${card} aus.`,
    maySwap: (who) =>
      bits`${who.bit} ${verb(who, 'hast', 'hat')} kein Tier genommen und ${verb(who, 'darfst', 'darf')} eines austauschen.`,
    turn: (who) => (who.you ? bits`Du bist am Zug.` : bits`${who.bit} ist am Zug.`),
    round: (round) => bits`Runde ${round}`,
    end: (lines) =>
      bits`Das Spiel ist zu Ende. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
          '; ',
        ),
        ['.'],
      ),
  },
  refusals: {
    'game-over': 'Das Spiel ist zu Ende.',
    'not-your-turn': 'Jemand anders ist am Zug.',
    'choose-spirit-first': 'Behalte zuerst einen deiner zwei Naturgeister.',
    'spirit-not-now': 'Naturgeister werden nur zu Beginn des ersten Zuges gewählt.',
    'spirit-not-dealt': 'Diesen Naturgeist hast du nicht bekommen.',
    'turn-is-over': 'Dieser Zug ist vorbei; tausche ein offenes Tier aus oder lass sie liegen.',
    'tokens-already-taken': 'Du hast in diesem Zug schon Steine genommen; nimm es zurück, um andere zu nehmen.',
    'central-space-empty': 'Diese Gruppe ist leer.',
    'token-not-in-hand': ({ colour }) => `Du hast keinen solchen Stein zu legen: ${tokenOf(colour)}.`,
    'space-has-cube': 'Hier steht ein Würfel: Der Platz ist für Steine geschlossen.',
    'nothing-goes-on-top': 'Darauf lässt sich nichts mehr legen.',
    'colour-does-not-fit': ({ colour }) => `Das passt nicht darauf: ${tokenOf(colour)}.`,
    'card-not-open': 'Diese Karte liegt nicht aus.',
    'second-card': 'Du hast in diesem Zug schon ein Tier genommen.',
    'hand-full': ({ limit }) => `Du hast ${limit ?? 4} Karten; schließe erst eine ab.`,
    'card-not-held': 'Diese Karte hast du nicht.',
    'card-complete': 'Alle Würfel dieser Karte liegen auf dem Plan.',
    'target-has-cube': 'Hier steht schon ein Würfel.',
    'target-does-not-fit': 'Das ist nicht, was die Karte unter ihrem Würfel verlangt.',
    'habitat-missing': 'Der Lebensraum um diesen Platz ist nicht vollständig.',
    'swap-solo-only': 'Offene Tiere werden nur im Spiel allein ausgetauscht.',
    'swap-not-now': 'Ein offenes Tier darf nur nach einem Zug ausgetauscht werden, in dem keines genommen wurde.',
    'take-tokens-first': 'Nimm zuerst eine Gruppe Steine aus der Mitte.',
    'tokens-left': ({ tokens: left }) => `Lege zuerst deine Steine: noch ${left ?? 'einige'}.`,
  },
  clauses,
  guide,
  chapters,
  older,
  ties: ['Würfel (bei Gleichstand)'],
  parts: {
    trees: 'Bäume',
    mountains: 'Berge',
    fields: 'Felder',
    buildings: 'Gebäude',
    water: 'Wasser',
    spirit: 'Naturgeist',
    ...animalParts(names),
  },
  options: {
    side: {
      name: 'Seite des Spielplans',
      about: 'Die Seiten haben verschiedene Formen und werten Wasser verschieden.',
      values: { A: 'A: der längste Fluss', B: 'B: Inseln' },
    },
    spirits: {
      name: 'Naturgeister',
      about: 'Alle behalten einen von zwei Naturgeistern, der für die Landschaft zahlt, sobald sein Lebensraum steht.',
      values: { false: 'ohne', true: 'mit' },
    },
    riverLoops: {
      name: 'Ein geschlossener Ring aus Wasser',
      about: 'Die gedruckten Regeln sagen nicht, wie lang ein Ring ist.',
      values: {
        longestShortestPath: 'zählt als sein längster direkter Weg',
        closedLoopsCount: 'zählt mit allen Steinen',
      },
    },
    tieBreakCountsSpirit: {
      name: 'Bei Gleichstand zählen',
      about: 'Bei gleichen Punkten gewinnt, wer mehr Würfel gelegt hat.',
      values: { true: 'alle Würfel', false: 'nur Tierwürfel' },
    },
  },
  editions: { house: 'Hauskarten (32 Tiere, 10 Naturgeister)' },
};
