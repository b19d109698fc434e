import type { HarmoniesWords } from './words.ts';

export const clauses: HarmoniesWords['clauses'] = {
  'setup-central-board': {
    title: 'Die Mitte',
    text: 'Alle 120 Spielsteine kommen in den Beutel. Fünf Gruppen aus je drei werden gezogen und liegen in der Mitte.',
  },
  'setup-display': { title: 'Die Auslage', text: 'Fünf Tierkarten liegen offen neben der Mitte.' },
  'setup-first-player': {
    title: 'Wer beginnt',
    text: 'Das Los bestimmt den ersten Zug; die anderen folgen im Uhrzeigersinn.',
  },
  'spirit-deal': {
    title: 'Je zwei Naturgeister',
    text: 'Mit Naturgeistern bekommen alle zwei Geisterkarten, die sonst niemand sieht.',
  },
  'spirit-choose-first': {
    title: 'Zuerst der Naturgeist',
    text: 'Zu Beginn des ersten eigenen Zuges wird einer der zwei behalten, offen und mit einem Würfel darauf. Der andere verlässt das Spiel ungesehen.',
  },
  'turn-order': { title: 'Reihum', text: 'Gespielt wird im Uhrzeigersinn; im Zug anderer handelt niemand.' },
  'turn-tokens-once': {
    title: 'Eine Gruppe je Zug',
    text: 'In jedem Zug werden genau einmal alle drei Steine einer Gruppe aus der Mitte genommen.',
  },
  'turn-place-all': {
    title: 'Alle drei legen',
    text: 'Alle genommenen Steine kommen im selben Zug auf den eigenen Plan, in beliebiger Reihenfolge.',
  },
  'turn-any-order': {
    title: 'In beliebiger Reihenfolge',
    text: 'Ein Tier zu nehmen und Würfel zu legen geht vor, zwischen und nach dem Legen der Steine.',
  },
  'turn-refill': {
    title: 'Auffüllen',
    text: 'Am Ende eines Zuges wird die leere Gruppe aus dem Beutel und die Auslage vom Stapel aufgefüllt.',
  },
  'token-from-hand': { title: 'Nur Genommenes', text: 'Gelegt werden nur Steine, die in diesem Zug genommen wurden.' },
  'token-stacking': {
    title: 'Was worauf liegt',
    text: 'Auf einen leeren Platz darf jeder Stein. Grau kommt auf einen oder zwei graue, Braun auf einen braunen, Grün auf einen oder zwei braune, Rot auf einen grauen, braunen oder roten. Wasser und Felder bleiben flach, und nichts kommt unter einen Stein.',
  },
  'token-never-on-cube': {
    title: 'Von einem Würfel geschlossen',
    text: 'Auf einen Platz mit einem Würfel kommt kein Stein mehr, auch nicht darunter.',
  },
  'card-from-display': { title: 'Aus der Auslage', text: 'Tiere werden nur von den offenen Karten genommen.' },
  'card-once-a-turn': {
    title: 'Ein Tier je Zug',
    text: 'Höchstens eine Tierkarte wird je Zug genommen. Sie bekommt gleich ihre Würfel.',
  },
  'card-hand-limit': {
    title: 'Vier Karten',
    text: 'Niemand hat mehr als vier offene Aufgaben zugleich, und keine Karte kann abgegeben werden.',
  },
  'card-at-once': { title: 'Sofort', text: 'Eine in diesem Zug genommene Karte darf im selben Zug Würfel legen.' },
  'card-complete-frees-slot': {
    title: 'Abgeschlossene Karten',
    text: 'Mit dem letzten Würfel ist eine Karte abgeschlossen und macht sofort Platz. Gewertet wird sie trotzdem.',
  },
  'card-deck-empty': { title: 'Keine Tiere mehr', text: 'Ist der Stapel leer, wird die Auslage einfach kürzer.' },
  'cube-from-held-card': {
    title: 'Würfel kommen von Karten',
    text: 'Ein Würfel kommt von einer eigenen Karte, auf der noch einer liegt.',
  },
  'cube-free-target': {
    title: 'Ein Würfel je Platz',
    text: 'Der Platz für den Würfel muss frei von Würfeln sein. Auf den anderen Plätzen des Lebensraums dürfen welche stehen.',
  },
  'cube-stays': {
    title: 'Würfel bleiben',
    text: 'Ein Würfel bleibt stehen, auch wenn spätere Steine den Lebensraum verändern.',
  },
  'cube-unlimited': { title: 'Genug Würfel', text: 'Würfel gehen nicht aus.' },
  'habitat-rotations': {
    title: 'Beliebig gedreht',
    text: 'Das ganze Muster der Karte muss auf dem eigenen Plan liegen; es darf in jede der sechs Richtungen gedreht sein.',
  },
  'habitat-exact-heights': {
    title: 'Genaue Höhen',
    text: 'Jeder Platz des Musters zeigt genau das Abgebildete; Bäume und Berge haben genau diese Höhe.',
  },
  'habitat-building': {
    title: 'Gebäude',
    text: 'Ein Gebäude ist ein roter Stein auf genau einem anderen: grau, braun oder rot.',
  },
  'habitat-shared': {
    title: 'Geteilte Lebensräume',
    text: 'Ein Stein darf zu beliebig vielen Lebensräumen gehören, auch mehrfach für dieselbe Karte.',
  },
  'spirit-in-hand': {
    title: 'Ein Naturgeist ist eine Karte',
    text: 'Bis sein Würfel liegt, zählt der Naturgeist zu den vier Karten.',
  },
  'end-pouch': {
    title: 'Der Beutel ist leer',
    text: 'Ist der Beutel leer, wenn aufgefüllt werden müsste, läuft die letzte Runde.',
  },
  'end-full-board': {
    title: 'Ein voller Plan',
    text: 'Beendet jemand einen Zug mit höchstens zwei freien Plätzen, läuft die letzte Runde.',
  },
  'end-equal-turns': {
    title: 'Gleich viele Züge',
    text: 'Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.',
  },
  'end-nothing-more': {
    title: 'Das Ende',
    text: 'Nach der letzten Runde wird nichts mehr gelegt; die Pläne werden gewertet.',
  },
  'score-trees': {
    title: 'Bäume',
    text: 'Ein Baum bringt 1, 3 oder 7 Punkte für Höhe 1, 2 oder 3. Ein Stamm ohne Laub bringt nichts.',
  },
  'score-mountains': {
    title: 'Berge',
    text: 'Ein Berg bringt 1, 3 oder 7 Punkte für Höhe 1, 2 oder 3, wenn ein anderer Berg daneben steht.',
  },
  'score-fields': {
    title: 'Felder',
    text: 'Jede Gruppe aus zwei oder mehr verbundenen gelben Steinen bringt 5 Punkte.',
  },
  'score-buildings': {
    title: 'Gebäude werten',
    text: 'Ein Gebäude bringt 5 Punkte, wenn die obersten Steine ringsum mindestens drei verschiedene Farben zeigen.',
  },
  'score-water': {
    title: 'Wasser',
    text: 'Wasser zählt nach der Seite des Plans: der beste Fluss auf Seite A, Inseln auf Seite B.',
  },
  'river-length': {
    title: 'Wie lang ein Fluss ist',
    text: 'Ein Fluss ist so lang wie der längste der kürzesten Wege zwischen zweien seiner Steine. Längen 1 bis 6 bringen 0, 2, 5, 8, 11, 15 Punkte, jeder weitere Stein 4 mehr.',
  },
  'river-loops': {
    title: 'Ringe aus Wasser',
    text: 'Der Tisch entscheidet vorher: Ein geschlossener Ring zählt wie jeder Fluss oder mit allen seinen Steinen. Im zweiten Fall sind auch vier Steine als Raute ein Ring.',
  },
  'score-islands': {
    title: 'Inseln',
    text: 'Auf Seite B bringt jeder zusammenhängende Bereich, den Wasser abtrennt, 5 Punkte; leere Plätze gehören dazu.',
  },
  'score-animal': {
    title: 'Tiere',
    text: 'Jede Karte, abgeschlossen oder nicht, bringt die höchste Zahl, die ihre Würfel aufgedeckt haben; ohne gelegten Würfel nichts.',
  },
  'score-spirit': {
    title: 'Der Naturgeist',
    text: 'Der Naturgeist bringt, was auf seiner Karte steht, wenn sein Würfel auf dem Plan liegt.',
  },
  'tie-cubes': { title: 'Gleiche Punkte', text: 'Bei gleichen Punkten gewinnt, wer mehr Würfel gelegt hat.' },
  'tie-spirit-cube': {
    title: 'Der Würfel des Naturgeists',
    text: 'Der Würfel des Naturgeists zählt dabei mit, wenn der Tisch nichts anderes vereinbart hat.',
  },
  'tie-shared': { title: 'Immer noch gleich', text: 'Ist auch das gleich, wird der Sieg geteilt.' },
  'solo-setup': {
    title: 'Solo: Aufbau',
    text: 'Allein gibt es drei Gruppen in der Mitte und drei Tiere in der Auslage.',
  },
  'solo-remove': {
    title: 'Solo: übrige Steine',
    text: 'Nach jedem Zug verlassen die Steine in der Mitte das Spiel, und die Gruppen werden neu gefüllt.',
  },
  'solo-swap': {
    title: 'Solo: ein Tier austauschen',
    text: 'Nach einem Zug ohne genommenes Tier darf eine offene Karte ausgetauscht werden.',
  },
  'solo-last-turn': {
    title: 'Solo: die letzten Steine',
    text: 'Sind nur noch drei Steine übrig, wird eine Gruppe gefüllt und ein weiterer Zug gespielt.',
  },
  'solo-suns': {
    title: 'Solo: Sonnen',
    text: 'Punkte werden zu Sonnen; Seite A und das Spiel ohne Naturgeist oder mit einem, der Gruppen zählt, bringen weitere.',
  },
};

/** As version 1 of the rules had it. */
export const older: HarmoniesWords['older'] = {
  1: {
    'river-loops': {
      title: 'Ringe aus Wasser',
      text: 'Der Tisch entscheidet vorher: Ein geschlossener Ring zählt wie jeder Fluss oder mit allen seinen Steinen.',
    },
  },
};
