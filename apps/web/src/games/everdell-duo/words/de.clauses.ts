import type { CommonClauses, DuoWords } from './words.ts';

export const clauses: CommonClauses = {
  'setup-animals': {
    title: 'Hasen und Schildkröten',
    text: 'Eine Person hat die drei Hasen, die andere die drei Schildkröten. Der Tisch wählt, wer, oder überlässt es dem Zufall. Die Hasen beginnen.',
  },
  'setup-meadow-river-events': {
    title: 'Der Tisch',
    text: 'Zwölf Karten liegen offen auf der Wiese, in zwei Reihen zu sechs. Zwei der zwanzig Flussplättchen liegen aus. Je ein Ereignis der Buchstaben A bis E und das Stadtfest werden gemischt auf die sechs Ereignisfelder gelegt, die Reise liegt daneben. Sonne und Mond beginnen auf dem ersten Feld des Weges.',
  },
  'setup-winter-tile': {
    title: 'Der erste Winter',
    text: 'Beide beginnen mit zwei Handkarten und sonst nichts. Dann bringt das Winterplättchen den Hasen eine weitere Karte, den Schildkröten eine vom Stapel und eine von der Wiese.',
  },
  'turn-order': {
    title: 'Abwechselnd',
    text: 'Beide sind abwechselnd am Zug. Im Winter und im Sommer beginnen die Hasen, im Frühling und im Herbst die Schildkröten.',
  },
  'turn-one-action': {
    title: 'Eine Aktion',
    text: 'Ein Zug ist genau eine Aktion: ein Tier einsetzen, eine Karte spielen oder eine Karte ziehen oder nehmen. Passen gibt es nicht.',
  },
  'turn-hand-over': {
    title: 'Zug beenden',
    text: 'Ist die Aktion ausgeführt, beendest du den Zug. Bis dahin lässt sich die letzte Aktion zurücknehmen, solange nichts Verdecktes gesehen wurde, und Handkarten können noch getauscht werden.',
  },
  'trade-two-cards': {
    title: 'Zwei Karten für eine Ressource',
    text: 'Jederzeit im eigenen Zug, nur nicht mitten in einer Zahlung, darfst du zwei Handkarten abwerfen und dafür eine beliebige Ressource nehmen, so oft du willst. Kein Aufsteller bewegt sich.',
  },
  'hand-and-city-unlimited': {
    title: 'So viele Karten, wie du willst',
    text: 'Für die Karten in einer Hand oder in einer Stadt gibt es keine Grenze.',
  },
  'supply-unlimited': {
    title: 'Der Vorrat reicht',
    text: 'Ressourcen, Besetztmarker und Punktemarker gehen nie aus.',
  },
  'worker-moves-sun': {
    title: 'Tiere bewegen die Sonne',
    text: 'Um als Aktion ein Tier einzusetzen, brauchst du ein Tier im Vorrat und eine Sonne, die noch ziehen kann. Ist alles ausgeführt, zieht die Sonne ein Feld weiter.',
  },
  'worker-free-place': {
    title: 'Ein freier Ort',
    text: 'Ein Tier kommt an einen Ort, an dem niemand steht: Farm, Fluss, Ereignis oder Zielkarte. Nur manche Effekte erreichen besetzte Orte.',
  },
  'worker-destination-any-city': {
    title: 'Zielkarten in beiden Städten',
    text: 'Rote Karten in jeder der beiden Städte nehmen ein Tier auf, rote Karten auf der Wiese oder in der Hand nicht.',
  },
  'worker-visitor-pays-owner': {
    title: 'Besuch ehrt',
    text: 'Wer eine Zielkarte der anderen Stadt besucht, verschafft ihrer Besitzerin zuerst einen Punktemarker aus dem Vorrat; dann bekommt der Gast den Effekt.',
  },
  'card-moves-moon': {
    title: 'Karten bewegen den Mond',
    text: 'Um als Aktion eine Karte zu spielen, muss der Mond noch ziehen können. Ist alles ausgeführt, zieht er ein Feld weiter.',
  },
  'card-from-hand-or-adjacent': {
    title: 'Aus der Hand oder neben einem Aufsteller',
    text: 'Du spielst eine Karte aus der Hand oder eine Wiesenkarte, die an das Feld von Sonne oder Mond grenzt. Die Felder an den Enden grenzen an zwei Karten, alle anderen an vier.',
  },
  'draw-or-take': {
    title: 'Ziehen oder nehmen',
    text: 'Die dritte Aktion bringt eine Karte auf die Hand: die oberste des Stapels oder eine beliebige der Wiese, wo immer die Aufsteller stehen.',
  },
  'draw-moves-either-marker': {
    title: 'Danach Sonne oder Mond',
    text: 'Nach dem Ziehen oder Nehmen einer Karte bewegst du Sonne oder Mond um ein Feld, nach deiner Wahl, wenn beide ziehen können.',
  },
  'markers-move-last': {
    title: 'Aufsteller ziehen zuletzt',
    text: 'Sonne und Mond ziehen erst, wenn die Aktion mit allen Effekten vorbei ist. Was neben ihnen liegt, richtet sich danach, wo sie vorher standen.',
  },
  'season-twelve-turns': {
    title: 'Zwölf Züge je Jahreszeit',
    text: 'Sonne und Mond können je sechsmal ziehen, eine Jahreszeit hat also zwölf Züge, sechs für jede Person. Stehen beide auf dem letzten Feld, endet die Jahreszeit mit diesem Zug: Bis er beendet ist, können noch Handkarten getauscht werden.',
  },
  'meadow-refill-row-by-row': {
    title: 'Die Wiese auffüllen',
    text: 'Lücken auf der Wiese werden sofort vom Stapel gefüllt, Reihe für Reihe von links. Ist der Stapel leer, wird der Ablagestapel gemischt.',
  },
  'meadow-gap-stays-open': {
    title: 'Die offene Lücke',
    text: 'Die Lücke einer von der Wiese gespielten Karte bleibt offen, bis ihr Effekt und alles, was er auslöst, vorbei ist.',
  },
  'pay-resources': {
    title: 'Bezahlen',
    text: 'Eine Karte kostet, was ihr Rand zeigt: Zweige, Harz und Kiesel für Bauwerke, Beeren für Wesen. Bezahlt wird aus dem eigenen Vorrat.',
  },
  'pay-hand-cards': {
    title: 'Mit Karten bezahlen',
    text: 'Manche Karten kosten Handkarten: sie werden verdeckt abgeworfen. Die gespielte Karte selbst zählt nicht dazu.',
  },
  'pay-discounts': {
    title: 'Vergünstigungen',
    text: 'Eine Vergünstigung senkt, was an Ressourcen bezahlt wird, nie Handkarten und nie unter null. Du wählst, welche Ressourcen du sparst.',
  },
  'pay-one-star': {
    title: 'Ein Stern',
    text: 'Je gespielter Karte darf nur eine Karte mit Stern helfen. Karten ohne Stern, Orte und andere Effekte dürfen dazukommen.',
  },
  'pay-discount-limits': {
    title: 'Wie oft',
    text: 'Jede Karte hilft je gespielter Karte einmal. Manche haben eine Grenze für das ganze Spiel oder verbrauchen die Marker, die auf ihnen liegen.',
  },
  'pay-judge': {
    title: 'Die Richterin',
    text: 'Mit der Richterin bezahlst du eine Ressource des Preises mit einer anderen Sorte. Sie senkt nichts und hat keinen Stern.',
  },
  'pay-occupied-token': {
    title: 'Besetztmarker',
    text: 'Statt für ein Wesen Beeren zu bezahlen, darfst du einen Besetztmarker auf ein Bauwerk derselben Farbe in deiner Stadt legen. Was das Wesen sonst kostet, bezahlst du wie immer.',
  },
  'pay-token-once-per-colour': {
    title: 'Einmal je Farbe',
    text: 'Je Farbe darfst du im ganzen Spiel einen Besetztmarker nutzen. Er bleibt auf seinem Bauwerk liegen.',
  },
  'pay-token-or-discount': {
    title: 'Marker oder Vergünstigung',
    text: 'Ein Besetztmarker ersetzt jede Vergünstigung; beides zusammen geht nie.',
  },
  'timing-brown-once': {
    title: 'Braune Karten',
    text: 'Eine braune Karte wirkt einmal, wenn sie gespielt wird.',
  },
  'timing-green-production': {
    title: 'Grüne Karten',
    text: 'Eine grüne Karte wirkt, wenn sie gespielt wird, und wieder zu Beginn von Frühling und Herbst. Die Reihenfolge bestimmt, wem die Karten gehören.',
  },
  'timing-red-later': {
    title: 'Rote Karten',
    text: 'Eine rote Karte tut beim Ausspielen nichts. Ab dem nächsten Zug nimmt sie ein Tier auf, und dann wirkt sie.',
  },
  'timing-blue-later': {
    title: 'Blaue Karten',
    text: 'Eine blaue Karte wirkt, wann immer ihr Moment kommt, ab dem Zug nach ihrem eigenen. Marker werden sofort darauf gelegt.',
  },
  'timing-purple-end': {
    title: 'Lila Karten',
    text: 'Eine lila Karte bringt ihre zusätzlichen Punkte am Spielende.',
  },
  'effects-optional': {
    title: 'Effekte sind Angebote',
    text: 'Gewinne ohne Kosten und ohne Wahl geschehen von selbst. Jeden anderen Teil eines Effekts darfst du ablehnen, jeden für sich.',
  },
  'effects-only-possible': {
    title: 'Nur was möglich ist',
    text: 'Angeboten wird nur, was wirklich ausgeführt werden kann. Ein Teil, der nicht geht, entfällt; dafür wird nichts rückgängig gemacht. In deinem eigenen Zug zählt als möglich, was sich durch das Tauschen von Handkarten noch bezahlen lässt.',
  },
  'effects-no-reentry': {
    title: 'Nicht in sich selbst',
    text: 'Solange der Effekt eines Ortes oder einer Karte läuft, kann derselbe Ort oder dieselbe Karte nicht noch einmal genutzt werden.',
  },
  'effects-you-and-your': {
    title: 'Wer „du“ ist',
    text: '„Du“ und „deine Stadt“ meinen immer die Person, die den Effekt ausführt, auch beim Besuch der anderen Stadt oder beim Kopieren.',
  },
  'effects-nested-first': {
    title: 'Inneres zuerst',
    text: 'Eine durch einen Effekt gespielte Karte wird mit allem, was sie auslöst, abgeschlossen, bevor der äußere Effekt weitergeht.',
  },
  'effects-turn-ends': {
    title: 'Jeder Zug endet',
    text: 'Wie auch immer Effekte einander auslösen, ein Zug geht immer zu Ende: nach sehr vielen Schritten beginnt nichts Neues mehr.',
  },
  'effects-exchange': {
    title: 'Für Effekte bezahlen',
    text: '„Bis zu 2-mal dies bezahlen, dafür das“ wird jedes Mal neu entschieden. Wo verschiedene Sorten verlangt sind, ist jede Ressource von einer anderen.',
  },
  'effects-choose': {
    title: 'Wählen',
    text: 'Von mehreren Möglichkeiten wählst du eine oder keine.',
  },
  'effects-look': {
    title: 'Karten ansehen',
    text: 'Karten, die du ansiehst, sieht sonst niemand. Du behältst so viele, wie der Effekt sagt; der Rest wird verdeckt abgeworfen.',
  },
  'effects-take': {
    title: 'Von der Wiese nehmen',
    text: 'Ein Effekt, der Karten nimmt, nimmt beliebige offene Karten der Wiese; nach jeder wird die Lücke gefüllt.',
  },
  'effects-move-counts-as-placing': {
    title: 'Versetzen ist Einsetzen',
    text: 'Ein Tier, das ein Effekt einsetzt oder versetzt, gilt als eingesetzt: ein Besuch ehrt die andere Stadt, und Karten, die darauf achten, wirken. Kein Aufsteller zieht dafür.',
  },
  'effects-without-worker': {
    title: 'Nutzen ohne Tier',
    text: 'Einen Ort ohne Tier zu nutzen ist kein Einsetzen. Ein Ereignis braucht trotzdem seine Bedingung und ist dann erfüllt.',
  },
  'effects-activate-copy': {
    title: 'Karten nutzen und kopieren',
    text: 'Eine grüne Karte zu nutzen führt ihre Produktion aus, jede Karte einmal. Eine braune zu kopieren führt aus, was sie beim Ausspielen tut.',
  },
  'triggers-order': {
    title: 'Mehrere zugleich',
    text: 'Zuerst der Effekt der gespielten Karte, dann die Reaktionen der Person am Zug, dann die der anderen. Jede ordnet die eigenen.',
  },
  'events-condition': {
    title: 'Ereignisse',
    text: 'Ein Tier auf einem Ereignis erfüllt es, wenn du in diesem Moment seine Bedingung erfüllst. Die Belohnung des Feldes bekommst du sofort, die Punkte des Plättchens am Ende. Du gibst dafür nichts ab.',
  },
  'events-each-colour': {
    title: 'Das Stadtfest',
    text: 'Das Stadtfest verlangt eine Karte von jeder der fünf Farben in deiner Stadt.',
  },
  'events-more-than': {
    title: 'Mehr als die andere Person',
    text: 'Manche Ereignisse zählen Dinge zusammen: du brauchst von jedem mindestens eines, zusammen mindestens die gezeigte Zahl und insgesamt mehr als die andere Person. Gleich viel ist nicht mehr.',
  },
  'events-slot-dead': {
    title: 'Erfüllt ist weg',
    text: 'Ein erfülltes Ereignis verlässt sein Feld, dort ist dann nichts mehr zu holen. Das Tier bleibt bis zum Ende der Jahreszeit.',
  },
  'journey-no-worker': {
    title: 'Die Reise nimmt kein Tier auf',
    text: 'Kein Tier und kein Effekt kann die Reise nutzen.',
  },
  'journey-more-cards': {
    title: 'Die Reise',
    text: 'Am Spielende geht die Reise an die Person mit mehr Karten in Stadt und Hand zusammen. Bei Gleichstand bekommt sie niemand. Sie zählt als Ereignis.',
  },
  'season-change': {
    title: 'Eine neue Jahreszeit',
    text: 'Die Tiere kommen zurück, Sonne und Mond gehen auf das erste Feld, beide Flussplättchen werden ersetzt, und das neue Jahreszeitenplättchen bringt seine Gaben, zuerst der Person, die beginnt. Frühling und Herbst bringen Produktion.',
  },
  'secrets-hands-deck-discards': {
    title: 'Was verborgen ist',
    text: 'Handkarten, Stapel und Ablage sind verborgen; wie viele Karten jemand auf der Hand hat, ist offen.',
  },
  'secrets-taken-cards': {
    title: 'Genommene Karten sind zunächst bekannt',
    text: 'Eine offen genommene Karte ist beiden bekannt. Sobald etwas verdeckt diese Hand verlässt, kann es diese Karte gewesen sein: Das weiß nur, wem die Hand gehört.',
  },
  'score-printed': {
    title: 'Aufgedruckte Punkte',
    text: 'Jede Karte deiner Stadt zählt ihre aufgedruckten Punkte.',
  },
  'score-prosperity': {
    title: 'Wohlstand',
    text: 'Lila Karten zählen am Ende, wonach sie fragen, sich selbst eingeschlossen.',
  },
  'score-tokens': {
    title: 'Punktemarker',
    text: 'Jeder Punktemarker zählt einen Punkt, auch wenn er noch auf einer Karte liegt.',
  },
  'score-events': {
    title: 'Ereignispunkte',
    text: 'Erfüllte Ereignisse zählen ihre Punkte, was auch immer aus ihrer Bedingung geworden ist.',
  },
  'score-tie-breaks': {
    title: 'Gleichstand',
    text: 'Bei gleichen Punkten gewinnen mehr Ereignisse, dann mehr Ressourcen, dann mehr Karten in der Stadt, dann mehr auf der Hand. Danach gewinnen beide.',
  },
  'game-end': {
    title: 'Das Ende',
    text: 'Das Spiel endet mit dem Herbst. Die meisten Punkte gewinnen: Karten, lila Karten, Punktemarker und Ereignisse mit der Reise.',
  },
};

/** As version 1 of the rules had it. */
export const older: DuoWords['older'] = {
  1: {
    'effects-only-possible': {
      title: 'Nur was möglich ist',
      text: 'Angeboten wird nur, was wirklich ausgeführt werden kann. Ein Teil, der nicht geht, entfällt; dafür wird nichts rückgängig gemacht.',
    },
  },
};
