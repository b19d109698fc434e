import type { EvergreenWords } from './words.ts';

export const clauses: EvergreenWords['clauses'] = {
  'setup-empty-planet': {
    title: 'Ein leerer Planet',
    text: 'Alle beginnen mit einem Planeten ohne Pflanzen; die sechs Spielsteine stehen am Anfang ihrer Fähigkeitenleisten.',
  },
  'setup-first-player': {
    title: 'Wer beginnt',
    text: 'Der Zufall bestimmt, wer die erste Runde beginnt; die anderen folgen reihum.',
  },
  'setup-start-points': {
    title: 'Punkte für spätere Plätze',
    text: 'Wer als Erstes dran ist, startet mit 0 Punkten, danach mit 1, 2 und 3.',
  },
  'setup-sun': {
    title: 'Wo die Sonne beginnt',
    text: 'Im Frühling steht die Sonne bei allen im Norden, oder an einer anderen Seite, auf die sich der Tisch geeinigt hat.',
  },
  'setup-reveal': {
    title: 'Die erste Fruchtbarkeit',
    text: 'Vom Biomstapel werden Karten aufgedeckt, bis mindestens 5 Fruchtbarkeitssymbole zu sehen sind. Die Karten mit Fruchtbarkeit eröffnen den Fruchtbarkeitsbereich, nach Biomen getrennt.',
  },
  'setup-shuffle-back': {
    title: 'Zurück in den Stapel',
    text: 'Aufgedeckte Karten ohne Fruchtbarkeit, auch Dürre, bewirken noch nichts und werden wieder in den Biomstapel gemischt.',
  },
  'seasons-and-rounds': {
    title: 'Vier Jahreszeiten, vierzehn Runden',
    text: 'Der Frühling hat 5 Runden, der Sommer 4, der Herbst 3, der Winter 2. Eine Runde besteht aus der Kartenwahl und dann Aktion und Fähigkeit aller.',
  },
  'draft-row': {
    title: 'Die Auslage',
    text: 'Jede Runde liegt neben dem Biomstapel eine Karte mehr offen aus, als Leute mitspielen.',
  },
  'draft-in-turn-order': {
    title: 'Der Reihe nach',
    text: 'Wer beginnt, nimmt zuerst eine Karte, dann die anderen im Uhrzeigersinn.',
  },
  'draft-one-card': {
    title: 'Jeder eine Karte',
    text: 'Alle nehmen genau eine Karte. Sie nennt das Biom der Aktion und die Fähigkeit dieser Runde.',
  },
  'token-on-leftmost': {
    title: 'Der Startmarker wird abgelegt',
    text: 'Sobald die erste Karte genommen ist, kommt der Startmarker auf die übrige Karte, die dem Stapel am nächsten liegt.',
  },
  'token-goes-with-card': {
    title: 'Der Startmarker geht mit',
    text: 'Wer die Karte unter dem Startmarker nimmt, bekommt auch ihn und beginnt die nächste Runde.',
  },
  'token-returns': {
    title: 'Der Startmarker kehrt zurück',
    text: 'Bleibt gerade die Karte mit dem Startmarker übrig, geht er an die Person zurück, die diese Runde begonnen hat.',
  },
  'leftover-fertility': {
    title: 'Übrig, mit Fruchtbarkeit',
    text: 'Eine Karte bleibt immer übrig. Zeigt sie Fruchtbarkeit, kommt sie zu ihrem Biom in den Fruchtbarkeitsbereich und zählt am Ende.',
  },
  'leftover-aridity': {
    title: 'Übrig, mit Dürre',
    text: 'Zeigt die übrige Karte Dürre, wird eine Karte ihres Bioms im Fruchtbarkeitsbereich verdeckt und zählt nicht mehr; die Dürrekarte kommt obenauf.',
  },
  'leftover-aridity-latest': {
    title: 'Die Dürre trifft die letzte Karte',
    text: 'Umgedreht wird die Karte, die zuletzt zu diesem Biom kam, auch wenn das selbst eine Dürrekarte ist. Liegt dort noch keine, wird die Dürrekarte nur hingelegt.',
  },
  'leftover-aridity-option': {
    title: 'Dürre nach Absprache',
    text: 'Ein Tisch darf sich auf die andere Lesart einigen: Umgedreht wird die letzte Karte des Bioms, die noch Fruchtbarkeit zeigt.',
  },
  'leftover-none': {
    title: 'Übrig, ohne Symbol',
    text: 'Eine übrige Karte ohne Fruchtbarkeit und ohne Dürre, etwa ein Freies Biom, kommt auf den Ablagestapel.',
  },
  'deck-empty': {
    title: 'Leerer Stapel',
    text: 'Ist der Biomstapel leer, wird der Ablagestapel gemischt und ersetzt ihn. Karten im Fruchtbarkeitsbereich und vor den Leuten bleiben liegen.',
  },
  'deck-and-discard-empty': {
    title: 'Noch nichts zu mischen',
    text: 'Ist auch der Ablagestapel leer, entsteht der neue Biomstapel erst, wenn eine Karte gebraucht wird und abgelegte da sind.',
  },
  'actions-at-the-same-time': {
    title: 'Alle zugleich',
    text: 'Nach der Kartenwahl spielen alle gleichzeitig Aktion und Fähigkeit.',
  },
  'exactly-one-action': {
    title: 'Genau eine Aktion',
    text: 'Jede Runde wählt jeder eine der vier Aktionen, nicht mehr und nicht weniger.',
  },
  'action-a': {
    title: 'Aktion A: drei pflanzen',
    text: 'Pflanze bis zu 3 Sprosse auf freie Felder im Biom deiner Karte.',
  },
  'action-b': {
    title: 'Aktion B: zwei wachsen',
    text: 'Lass im Biom deiner Karte bis zu 2 Pflanzen wachsen, auf zwei verschiedenen Feldern.',
  },
  'action-c': {
    title: 'Aktion C: pflanzen und wachsen',
    text: 'Pflanze im Biom deiner Karte bis zu 1 Spross und lass bis zu 1 Pflanze wachsen, auf zwei verschiedenen Feldern, in beliebiger Reihenfolge.',
  },
  'action-d': {
    title: 'Aktion D: einmal überall',
    text: 'Pflanze einen Spross oder lass eine Pflanze wachsen, in einem beliebigen Biom. Dieser eine Effekt darf nicht entfallen.',
  },
  'action-wild': {
    title: 'Ein Freies Biom',
    text: 'Mit einem Freien Biom darf jeder Effekt der Aktion in ein beliebiges Biom gehen, auch in verschiedene.',
  },
  'action-without-effect': {
    title: 'Wählen, ohne zu nutzen',
    text: 'A, B und C heißen „bis zu“: Effekte dürfen ungenutzt bleiben, sogar alle.',
  },
  'grow-one-stage': {
    title: 'Eine Stufe nach der anderen',
    text: 'Ein Spross wird ein kleiner Baum, ein kleiner Baum wird ein großer. Keine Stufe wird übersprungen, keine geht zurück.',
  },
  'supply-unlimited': {
    title: 'Der Vorrat reicht',
    text: 'Sprosse, Bäume, Büsche und Seen gehen nie aus, wie viele auch in der Schachtel liegen.',
  },
  'one-piece-per-space': {
    title: 'Ein Feld, eine Figur',
    text: 'Sprosse, Büsche und Seen brauchen ein freies Feld.',
  },
  'bushes-and-lakes-stay': {
    title: 'Büsche und Seen bleiben',
    text: 'Ein Busch oder ein See wächst nie, wandert nie und verschwindet nie.',
  },
  'crevice-stays-empty': {
    title: 'Risse bleiben leer',
    text: 'Auf einen Riss kommt nichts. Er zählt nur für die Länge der Schatten als Feld.',
  },
  'power-optional': {
    title: 'Fähigkeiten sind freiwillig',
    text: 'Die Fähigkeit deiner Karte darfst du in ihrer Runde einmal nutzen; niemand muss.',
  },
  'power-before-or-after': {
    title: 'Vor oder nach der Aktion',
    text: 'Die ganze Fähigkeit kommt vor der Aktion oder danach, nie mittendrin.',
  },
  'power-marker-first': {
    title: 'Erst stärker, dann nutzen',
    text: 'Zuerst rückt der Spielstein auf seiner Leiste ein Feld vor. So viele Effekte, wie er dann zeigt, darfst du jetzt nutzen.',
  },
  'power-marker-end': {
    title: 'Am Ende der Leiste',
    text: 'Ein Spielstein auf dem letzten Feld bleibt dort; die Fähigkeit wirkt mit voller Stärke.',
  },
  'power-anywhere': {
    title: 'Fähigkeiten kennen keine Grenzen',
    text: 'Jeder Effekt einer Fähigkeit darf in ein beliebiges Biom gehen, egal was deine Karte zeigt.',
  },
  'power-sprout': {
    title: 'Spross pflanzen',
    text: 'Jeder Effekt pflanzt einen Spross auf ein freies Feld.',
  },
  'power-small-tree': {
    title: 'Kleinen Baum wachsen lassen',
    text: 'Jeder Effekt macht aus einem Spross einen kleinen Baum.',
  },
  'power-big-tree': {
    title: 'Großen Baum wachsen lassen',
    text: 'Jeder Effekt macht aus einem kleinen Baum einen großen.',
  },
  'power-bush': {
    title: 'Busch pflanzen',
    text: 'Jeder Effekt pflanzt einen Busch auf ein freies Feld. Büsche bringen kein Licht und werfen keinen Schatten, gehören aber zum Wald.',
  },
  'power-lake': {
    title: 'See anlegen',
    text: 'Jeder Effekt legt auf einem freien Feld einen See an und lässt dann bis zu 2 Pflanzen auf verschiedenen Feldern direkt daneben wachsen.',
  },
  'power-several-lakes': {
    title: 'Mehrere Seen',
    text: 'Bei mehreren Seen wird jeder angelegt und genutzt, bevor der nächste kommt. Eine Pflanze zwischen zwei Seen darf für beide wachsen.',
  },
  'power-bud': {
    title: 'Knospen zählen',
    text: 'Bringt sofort so viele Punkte, wie der Spielstein dann anzeigt.',
  },
  'power-after-action-same-space': {
    title: 'Aktion und Fähigkeit auf einem Feld',
    text: 'Verschiedene Felder verlangt nur die einzelne Aktion: Die Fähigkeit darf wachsen lassen, was die Aktion eben gepflanzt hat, und umgekehrt.',
  },
  'hand-in': {
    title: 'Zug beenden',
    text: 'Wer fertig ist, beendet den Zug. Haben das alle getan, ist die Runde zu Ende. Bis du deinen Zug beendest, kannst du zurücknehmen, was du getan hast.',
  },
  'light-points': {
    title: 'Sonnenwertung',
    text: 'Am Ende einer Jahreszeit bringt jeder kleine Baum im Licht 1 Punkt und jeder große 2.',
  },
  'light-shadow-length': {
    title: 'Wie lang Schatten sind',
    text: 'Schatten fallen gerade von der Sonne weg: 1 Feld hinter einem kleinen Baum, 2 Felder hinter einem großen.',
  },
  'light-equal-or-higher': {
    title: 'Wer im Dunkeln steht',
    text: 'Ein Baum bekommt kein Licht, wenn er im Schatten eines gleich hohen oder höheren Baumes steht. Schatten niedrigerer Bäume schaden ihm nicht.',
  },
  'light-dark-still-casts': {
    title: 'Auch dunkle Bäume werfen Schatten',
    text: 'Ein Baum im Dunkeln wirft trotzdem seinen ganzen Schatten.',
  },
  'light-crevices-count': {
    title: 'Schatten gehen über Risse',
    text: 'Für die Länge eines Schattens zählt ein Riss wie jedes Feld.',
  },
  'light-only-trees': {
    title: 'Licht ist Sache der Bäume',
    text: 'Sprosse, Büsche und Seen sammeln kein Licht und werfen keinen Schatten.',
  },
  'forest-biggest': {
    title: 'Waldwertung',
    text: 'Am Ende einer Jahreszeit bringt dein größter Wald 1 Punkt für jeden kleinen Baum, großen Baum und Busch darin.',
  },
  'forest-members': {
    title: 'Was ein Wald ist',
    text: 'Ein Wald sind kleine Bäume, große Bäume und Büsche, die Seite an Seite stehen, auch über Biomgrenzen.',
  },
  'forest-separated': {
    title: 'Was Wälder trennt',
    text: 'Über Ecken hängt nichts zusammen. Sprosse, Seen, Risse und freie Felder gehören zu keinem Wald.',
  },
  'season-change': {
    title: 'Jahreszeitenwechsel',
    text: 'Nach Sonnen- und Waldwertung kommen die Karten dieser Jahreszeit auf den Ablagestapel, und die nächste beginnt.',
  },
  'sun-moves': {
    title: 'Die Sonne wandert',
    text: 'Mit jeder neuen Jahreszeit rückt die Sonne im Uhrzeigersinn an die nächste Seite.',
  },
  'game-end': {
    title: 'Das Ende',
    text: 'Ist der Winter gewertet, ist das Spiel zu Ende. Dann zählt die Fruchtbarkeit, und die meisten Punkte gewinnen.',
  },
  'final-fertility': {
    title: 'Fruchtbarkeit am Ende',
    text: 'Für jedes Biom: die sichtbaren Fruchtbarkeitssymbole mal deine großen Bäume dort.',
  },
  'tie-by-turn-order': {
    title: 'Gleichstand',
    text: 'Bei Gleichstand gewinnt, wer in der Zugreihenfolge früher kommt, gezählt ab der Person, die am Ende den Startmarker hat.',
  },
  'solo-opponent-drafts': {
    title: 'Solo: ein Gegner ohne Planet',
    text: 'Wer allein spielt, trifft auf einen Solo-Gegner, der nur Karten nimmt. Drei Karten liegen aus, zwei werden genommen, eine bleibt übrig.',
  },
  'solo-opponent-order': {
    title: 'Solo: was der Gegner nimmt',
    text: 'Ein Freies Biom, wenn eines da ist; sonst die Karte mit der meisten Fruchtbarkeit; sonst die Dürrekarte, deren Biom die wenigste sichtbare Fruchtbarkeit hat. Von gleichen die, die dem Stapel am nächsten liegt.',
  },
  'solo-opponent-token': {
    title: 'Solo: der Startmarker',
    text: 'Der Startmarker gilt wie immer: Der Solo-Gegner nimmt ihn mit seiner Karte und beginnt dann die nächste Runde.',
  },
  'solo-start-points': {
    title: 'Solo: Startpunkte',
    text: 'Der Zufall bestimmt, wer beginnt. Ist es der Solo-Gegner, bist du Zweiter und startest mit 1 Punkt.',
  },
  'solo-titles': {
    title: 'Solo: Titel',
    text: 'Deine Punkte bringen einen Titel: Brokkoli bis 120, Bonsai ab 121, Olivenbaum 136, Stechpalme 151, Birke 161, Kiefer 171, Eiche 181, Affenbrotbaum 191, Mammutbaum ab 201.',
  },
};
