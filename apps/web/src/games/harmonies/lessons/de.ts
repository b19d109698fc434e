import type { LessonTexts } from '../../../learn/lesson.ts';

export const de: LessonTexts = {
  lessons: {
    'take-three-place-three': {
      title: 'Drei nehmen, drei legen',
      idea: 'In jedem Zug nimmst du eine Gruppe aus drei Steinen und legst alle.',
      steps: [
        {
          say: 'In der Mitte liegen drei Gruppen. Nimm die mit Stamm, Laub und Wasser.',
          mistakes: {
            'take 1':
              'Auch eine schöne Gruppe. Für einen Baum brauchen wir Stamm und Laub: Nimm sie zurück und wähle Gruppe 2.',
          },
        },
        { say: 'Leg den braunen Stamm auf einen beliebigen Platz.' },
        {
          say: 'Grünes Laub kommt auf einen Stamm. Leg es auf deinen.',
          mistakes: {
            'place green 1,1':
              'Am Boden ergibt Laub einen Busch für 1 Punkt. Auf dem Stamm wird daraus ein Baum für 3.',
            'place blue 2,1': 'Wasser mag flachen Boden: Es kommt nie auf einen anderen Stein.',
          },
        },
        {
          say: 'Jetzt das Wasser, auf einen leeren Platz.',
          mistakes: { done: 'Ein Stein liegt noch auf deiner Hand und braucht einen Platz, bevor der Zug endet.' },
        },
        { say: 'Alles gelegt. Beende deinen Zug.' },
      ],
      close: 'Ein Baum der Höhe 2 für 3 Punkte. Zu mehreren liegen fünf Gruppen in der Mitte, allein drei.',
    },
    heights: {
      title: 'Hohe Bäume, Berge zu zweit',
      idea: 'Höhe bringt 1, 3 oder 7; ein Berg zählt nur neben einem anderen Berg.',
      steps: [
        { say: 'Ein kahler Stamm, ein einsamer Fels: noch nichts. Nimm Laub und zwei Felsen.' },
        {
          say: 'Setz dem doppelten Stamm die Krone auf.',
          mistakes: {
            'place green 0,3': 'Ein kleiner Busch, 1 Punkt. Oben auf den zwei Stämmen ist dasselbe Laub 7 wert.',
          },
        },
        {
          say: 'Gib dem einsamen Felsen einen Nachbarn.',
          mistakes: {
            'place gray 3,0': 'Höher, aber noch allein, und ein einsamer Berg zählt 0. Daneben weckt er beide.',
            'place gray 1,1': 'Auf Laub kommt nichts mehr. Sieh nach dem Felsen rechts.',
          },
        },
        {
          say: 'Bau jetzt einen der beiden höher.',
          mistakes: {
            'place gray 4,2': 'Ein dritter Fels weit weg wäre allein. Auf einem der beiden bringt er 2 mehr.',
          },
        },
        { say: 'Beende deinen Zug.' },
      ],
      close: '7 für den Baum, 3 und 1 für die Berge: 11 Punkte aus einem Zug.',
    },
    'fields-and-houses': {
      title: 'Felder und Häuser',
      idea: 'Ein Feld braucht Gesellschaft, ein Gebäude drei Farben ringsum: je 5 Punkte.',
      steps: [
        { say: 'Nimm Ziegel, Laub und Feld.' },
        {
          say: 'Ein Ziegel wird zum Gebäude auf Stamm, Fels oder Ziegel. Nimm den Stamm.',
          mistakes: {
            'place red 4,1': 'Am Boden ist es nur ein Haufen Ziegel. Auf dem Stamm wird ein Haus daraus.',
            'place red 1,1': 'Ein Feld bleibt unter freiem Himmel. Der Stamm daneben trägt ein Haus.',
          },
        },
        {
          say: 'Zwei Felder nebeneinander bringen 5. Leg das Feld neben das andere.',
          mistakes: { 'place yellow 4,2': 'Allein bringt ein Feld nichts. Lass es das erste berühren.' },
        },
        {
          say: 'Das Haus sieht Feld und Wasser. Zeig ihm eine dritte Farbe.',
          mistakes: { 'place green 4,2': 'Zu weit für die Fenster: Nur die Plätze rings um das Haus zählen.' },
        },
        { say: 'Beende deinen Zug.' },
      ],
      close: '5 für die Felder, 5 für das Haus, 1 für den Busch: 11.',
    },
    'the-river': {
      title: 'Der lange Fluss',
      idea: 'Nur dein längster Fluss zählt, gemessen von Ende zu Ende auf dem kürzesten Weg.',
      steps: [
        { say: 'Ein Fluss aus drei ist 5 wert. Nimm die zwei Wasser.' },
        {
          say: 'Verlängere ihn an einem Ende.',
          mistakes: {
            'place blue 2,0':
              'Neben dem Fluss wird er nur breiter; der Weg hindurch bleibt gleich kurz. Versuch es hinter einem Ende.',
            'place blue 4,-2': 'Ein neuer Teich, und nur der längste Fluss zählt. Schließ ihn an die drei an.',
          },
        },
        {
          say: 'Noch einmal, an einem der beiden Enden.',
          mistakes: {
            'place blue 0,1':
              'Es berührt zwei Wasser zugleich und macht nichts länger. Ein echtes Ende berührt nur eines.',
          },
        },
        { say: 'Der Ziegel darf irgendwohin.' },
      ],
      close: 'Fünf lang: 11 Punkte. Ab sechs sind es 15, und jedes weitere bringt 4.',
    },
    'first-guest': {
      title: 'Der erste Gast',
      idea: 'Nimm ein Tier, bau, was seine Karte zeigt, und setz einen Würfel auf den Plan.',
      steps: [
        {
          say: 'Das Erdmännchen mag einen niedrigen Berg neben einem Feld, und den hast du. Nimm die Karte.',
          mistakes: {
            'card frog':
              'Der Frosch braucht Wasser neben einem Busch, das gibt es noch nicht. Das Erdmännchen kann heute einziehen.',
          },
        },
        {
          say: 'Setz seinen Würfel auf den Berg.',
          mistakes: { 'cube meerkat 3,0': 'Die Karte zeigt den Würfel auf dem Berg; das Feld ist nur der Nachbar.' },
        },
        { say: 'Ein Erdmännchen ist scheu, zwei sind lustig. Nimm die Gruppe mit dem Fels.' },
        {
          say: 'Leg den Fels so, dass auch er das Feld berührt.',
          mistakes: {
            'place gray 2,1': 'Dort wohnt schon jemand. Ein Würfel hält seinen Platz geschlossen.',
            'place gray 0,0': 'So weit vom Feld kommt kein Erdmännchen. Sieh dir die Plätze rund um das Feld an.',
          },
        },
        { say: 'Und der zweite Würfel.' },
        { say: 'Leg Laub und Stamm, wie du magst; am meisten bringt Laub auf Stamm.' },
      ],
      close: 'Zwei Würfel: Die Karte bringt jetzt 5, nicht 2 und 5. Der nächste Würfel machte 9 daraus.',
    },
    'shared-homes': {
      title: 'Gemeinsame Nester',
      idea: 'Ein Stein darf vielen Lebensräumen dienen, aber die Höhe muss genau stimmen.',
      steps: [
        {
          say: 'Der Frosch lebt im Wasser neben einem Busch, also einem Baum der Höhe 1. Wohin darf sein Würfel?',
          mistakes: {
            'cube frog 4,1':
              'Dieser Baum ist 2 hoch, die Karte will genau 1. Das Wasser links liegt neben einem Busch.',
            'cube frog 1,1': 'Der Frosch sitzt im Wasser; der Busch gibt ihm nur Schatten.',
          },
        },
        { say: 'Derselbe Busch kann mehr beschirmen. Nimm zwei Wasser.' },
        {
          say: 'Leg Wasser neben den Busch.',
          mistakes: {
            'place blue 1,0':
              'Dort wohnt schon ein Frosch, der Platz ist geschlossen. An einer anderen Seite ist noch einer frei.',
          },
        },
        { say: 'Würfel Nummer zwei, gleich jetzt.' },
        { say: 'Und noch einmal: Wasser, dann Würfel.' },
        { say: 'Der Stamm kommt, wohin du magst. Dann beende den Zug.' },
      ],
      close: 'Drei Frösche um einen Busch: 6 Punkte, und zwei Würfel sind noch da für 10 und 15.',
    },
    islands: {
      title: 'Inseln',
      idea: 'Auf Seite B zählt Wasser nicht nach Länge: Es teilt das Land, 5 Punkte je Insel.',
      steps: [
        { say: 'Der ganze Plan ist jetzt eine Insel, 5 Punkte. Nimm zwei Wasser.' },
        {
          say: 'Eine Ecke hat nur zwei Nachbarn. Leg Wasser auf den ersten.',
          mistakes: {
            'place blue 0,0':
              'Wasser in der Ecke selbst trennt nichts ab. Lass sie trocken und schließ die Wege zu ihr.',
          },
        },
        {
          say: 'Und auf den zweiten.',
          mistakes: { 'place blue 0,2': 'Ein Weg zur Ecke ist noch trocken, sie gehört noch zum Festland.' },
        },
        { say: 'Zwei Inseln. Das Laub darf irgendwohin; die kleine Insel hätte gern einen Busch.' },
      ],
      close: '10 für zwei Inseln, auch wenn eine nur eine Ecke ist. Leere Plätze zählen als Land.',
    },
    'the-last-round': {
      title: 'Die letzte Runde',
      idea: 'Sind am Ende eines Zuges höchstens zwei Plätze frei, wird die Runde noch zu Ende gespielt und dann gezählt.',
      steps: [
        { say: 'Fünf Plätze sind frei, und du führst 43 zu 31. Nimm Laub und zwei Felsen.' },
        {
          say: 'Füll drei leere Plätze, die zwei Felsen nebeneinander: Das bringt 2.',
          mistakes: {
            'place green 2,-1':
              'Ein Baum für 7, ein schöner Zug. Nur bleiben dann drei Plätze frei, und alle spielen weiter. Heute wollen wir das Ende sehen.',
            'place gray 2,0': 'Gestapelt bleibt die Zahl der freien Plätze gleich. Nimm diesmal die leeren.',
          },
        },
        {
          say: 'Noch etwas zu legen? Würfel zählen nur auf dem Plan. Dann beende den Zug.',
          reward: 'Du hast die Runde begonnen, also hat Igel noch einen Zug. Dann ist Schluss.',
        },
      ],
      close: '46 zu 36. Zu wählen, wann Schluss ist, ist auch ein Zug.',
    },
  },
  hints: {
    'first-take': 'Nimm eine Gruppe und leg alle drei Steine. Bis du den Zug beendest, lässt sich alles zurücknehmen.',
    'choose-token': 'Du bestimmst die Reihenfolge: den Stamm vor dem Laub zum Beispiel.',
    'first-animal': 'Dieses Tier würde sich bei dir wohlfühlen. Gestrichelte Ringe zeigen, was fehlt.',
    'cube-ready': 'Der Lebensraum steht: Setz den Würfel, jetzt oder später in diesem Zug.',
    'cube-closes': 'Ein Würfel schließt seinen Platz für immer. Ist der Stapel so hoch, wie du willst?',
    'lonely-mountain': 'Dieser Berg ist allein und zählt noch nichts. Ein Nachbar weckt ihn.',
    'bare-brick': 'Ein Ziegel am Boden ist noch kein Haus. Ein zweiter darauf macht eins.',
    'wide-river': 'Das macht den Fluss breiter. Gemessen wird von Ende zu Ende auf dem kürzesten Weg.',
    'hand-full': 'Vier Tiere warten. Schließ eines ab, dann ist wieder Platz.',
    'card-complete': 'Abgeschlossen. Die Punkte bleiben, und zu den vieren zählt sie nicht mehr.',
    'six-free': 'Es wird eng. Sind höchstens zwei Plätze frei, beginnt die letzte Runde.',
    'final-turn': 'Das ist dein letzter Zug: Setz jeden Würfel, den du kannst.',
  },
};
