import type { LessonTexts } from '../../../learn/lesson.ts';

export const de: LessonTexts = {
  lessons: {
    'plant-and-grow': {
      title: 'Pflanzen und wachsen',
      idea: 'Aus einem Spross wird ein kleiner Baum, aus dem kleinen ein großer: eine Stufe nach der anderen.',
      steps: [
        {
          say: 'Hallo, ich bin Glim. Deine Karte zeigt Wiese, also wähle „3 pflanzen“.',
          mistakes: {
            'action B':
              'Noch gibt es nichts, was wachsen kann. Erst kommen die Sprosse: Nimm es zurück und wähle „3 pflanzen“.',
          },
        },
        {
          say: 'Pflanze drei Sprosse auf die Wiese, wo du magst.',
          mistakes: {
            'plant 4,4':
              'Das sind die Blumen. Diese Aktion gilt nur dort, wohin deine Karte zeigt: unten auf der Wiese.',
            'plant 5,2': 'In einem Riss hält keine Wurzel. Auf der Wiese daneben schon.',
          },
        },
        { say: 'Das war diese Runde: Beende deinen Zug.' },
        {
          say: 'Neue Runde, neue Auslage. Nimm wieder die Wiese.',
          mistakes: {
            'take 3': 'Mit den Blumen kämst du von deinen Sprossen weg. Die Wiesenkarte lässt dich bei ihnen bleiben.',
          },
        },
        { say: 'Wähle jetzt „2 wachsen“.' },
        {
          say: 'Wähle zwei Sprosse: Sie werden kleine Bäume.',
          mistakes: {
            'grow 5,3, grow 5,3': 'Eine Stufe je Aktion, auch für Eifrige. Lass noch einen anderen Spross wachsen.',
          },
        },
        { say: 'Beende deinen Zug. Beim nächsten Mal können sie groß werden.' },
      ],
      close: 'Zwei kleine Bäume stehen auf deinem Planeten. Lass einen noch einmal wachsen, und er ist groß.',
    },
    'take-a-card': {
      title: 'Eine Karte nehmen',
      idea: 'Deine Karte sagt, wo du handelst und welche Fähigkeit du nutzen darfst; der Marker sagt, wer als Nächstes beginnt.',
      steps: [
        {
          say: 'Deine zwei Sprosse stehen im Getreide. Mit welcher Karte wachsen beide?',
          mistakes: {
            'take 3':
              'Schöne Blumen, aber deine Sprosse stehen im Getreide. So könnte nur einer wachsen. Nimm sie zurück und such die Ähre.',
            'take 1': 'Das ist eine Felsenkarte, dein Getreide müsste warten. Versuch es erst mit dem Getreide.',
          },
          reward: 'Der Startmarker lag auf der Karte am Stapel. Igel hat sie genommen und beginnt die nächste Runde.',
        },
        { say: 'Wähle „2 wachsen“.' },
        { say: 'Lass beide Sprosse wachsen.' },
        {
          say: 'Das untere Zeichen deiner Karte ist eine Fähigkeit: ein Busch, wo du willst. Nutze sie.',
          mistakes: {
            done: 'Eine Fähigkeit darfst du auslassen, nur bleibt dann ihr Marker stehen. Nimm es zurück: Der Busch kostet nichts.',
          },
        },
        {
          say: 'Pflanze den Busch zwischen die zwei Bäume.',
          mistakes: { 'bush 4,5': 'Ein schöner Busch, nur berührt er keinen Baum. Dazwischen verbindet er alle drei.' },
        },
        { say: 'Beende deinen Zug.' },
      ],
      close: 'Eine Karte, drei Geschenke: ein Ort, eine Fähigkeit und manchmal der erste Griff.',
    },
    'light-and-shadow': {
      title: 'Licht und Schatten',
      idea: 'Ein Baum zählt, außer im Schatten eines gleich hohen oder höheren.',
      steps: [
        {
          say: 'Die Sonne steht oben, Schatten fallen nach unten: kleine Bäume ein Feld, große zwei. Wähle „2 wachsen“.',
        },
        {
          say: 'Lass die zwei Sprosse wachsen, die dann im Licht stehen.',
          mistakes: {
            'grow 5,3':
              'Zwei Felder darüber steht der große Baum, genau so weit reicht sein Schatten: 0 Punkte. Nimm es zurück und versuch den Nachbarn.',
          },
        },
        { say: 'Ein Baum im Getreide steht im Dunkeln: ein gleich hoher steht davor. Nutze deine Fähigkeit.' },
        {
          say: 'Mach den richtigen groß, sodass beide zählen.',
          mistakes: {
            'grow 1,6':
              'Jetzt ist der vordere höher, und der hintere bleibt dunkel: 6 statt 7. Der hintere kann darüber hinwegsehen.',
            'grow 5,4':
              'Sein längerer Schatten fiele nun auf den Baum darunter, gewonnen wäre nichts. Der dunkle im Getreide brächte 2.',
          },
        },
        { say: 'Beende den Zug und sieh zu, wie die Jahreszeit zählt.' },
      ],
      close: 'Licht 7. Im Sommer kommt die Sonne von rechts, und alle Schatten drehen sich.',
    },
    'one-big-forest': {
      title: 'Ein großer Wald',
      idea: 'Nur dein größter Wald zählt: Bäume und Büsche Seite an Seite, je ein Punkt.',
      steps: [
        { say: 'Zwei kleine Gruppen, und nur die größere zählt. Deine Fähigkeit pflanzt einen Busch: nutze sie.' },
        {
          say: 'Verbinde sie mit einem Busch.',
          mistakes: {
            'bush 3,3': 'Fast. Er berührt sie nur an den Ecken, und Ecken verbinden nicht. Ein Feld tiefer schon.',
            'bush 4,6': 'So wird eine Gruppe drei lang, auch schön. In der Lücke werden es fünf.',
          },
        },
        {
          say: 'Fünf. Sprosse gehören noch nicht dazu: wähle „2 wachsen“.',
          mistakes: {
            'action A':
              'Mehr Sprosse machen den Wald jetzt nicht größer. Die zwei, die schon da sind, können dazukommen: „2 wachsen“.',
          },
        },
        { say: 'Lass beide Sprosse im Sumpf wachsen.', reward: 'Sie stehen im Dunkeln und gehören doch zum Wald.' },
        { say: 'Beende deinen Zug.' },
      ],
      close: 'Ein Wald aus 7, wo zwei Paare standen. Seen verbinden übrigens nichts.',
    },
    'the-card-you-leave': {
      title: 'Die Karte, die bleibt',
      idea: 'Die Karte, die niemand nimmt, ändert, was große Bäume ihres Bioms am Ende wert sind.',
      steps: [
        {
          say: 'Felsen zeigt 2 Symbole: Dein großer Baum dort ist am Ende 2 wert. Zwei Felsenkarten sind übrig; welche soll bleiben?',
          mistakes: {
            'take 1':
              'Dann bleibt die Dürre und verdeckt die letzte Felsenkarte: aus 2 wird 0. Nimm die trockene selbst und lass die fruchtbare liegen.',
          },
          reward: 'Felsen zeigt jetzt 4. Die Dürre hast du genommen, bei dir schadet sie nicht.',
        },
        {
          say: 'Jetzt ein zweiter großer Baum: wähle „2 wachsen“.',
          mistakes: {
            'action A':
              'Sprosse sind ein guter Plan für später. Fruchtbarkeit zählt nur für große Bäume, also „2 wachsen“.',
          },
        },
        {
          say: 'Mach den kleinen Baum groß.',
          mistakes: { 'grow 3,3': 'Der ist schon ganz oben. Sein kleiner Nachbar noch nicht.' },
        },
        { say: 'Deine Fähigkeit ist die Knospe: sofort Punkte. Nutze sie.' },
        { say: 'Beende deinen Zug.' },
      ],
      close: '4 Symbole mal 2 große Bäume: 8 Punkte warten auf das Ende des Winters, solange keine Dürre kommt.',
    },
    powers: {
      title: 'Fähigkeiten',
      idea: 'Jedes Mal, wenn du eine Fähigkeit nutzt, rückt zuerst ihr Marker vor: Sie wird stärker.',
      steps: [
        {
          say: 'Letzte Runde gab diese Fähigkeit 2 Sprosse. Nutze sie wieder und achte auf den Marker.',
          mistakes: {
            'action A':
              'Die Aktion darf auch zuerst kommen. Fangen wir hier mit der Fähigkeit an, um sie wachsen zu sehen.',
          },
        },
        {
          say: 'Jetzt 3, und überall. Pflanze sie links, auf Felsen oder Sumpf.',
          reward: 'Die Aktion und das Ende des Zuges habe ich dir abgenommen, damit es weitergeht.',
        },
        { say: 'Nimm die Karte mit dem See.' },
        { say: 'Nutze die Fähigkeit „See anlegen“.' },
        {
          say: 'Neben einem See wachsen bis zu zwei Pflanzen. Such das freie Feld zwischen Baum und Spross.',
          mistakes: {
            'lake 7,3': 'Hier berührt der See nur einen Spross. Schräg rechts darüber berührt er zwei Pflanzen.',
          },
        },
        {
          say: 'Lass beide Nachbarn wachsen.',
          mistakes: { 'grow 4,4': 'Zu weit für das Wasser: Ein See hilft nur den Feldern direkt neben ihm.' },
        },
      ],
      close: 'Aus einem kleinen Baum wurde ein großer, ganz ohne Aktion. Der nächste See hat Stärke 2.',
    },
    'your-first-spring': {
      title: 'Dein erster Frühling',
      idea: 'Licht und Wald zusammen: zwei Runden allein, 10 Punkte sind das Ziel.',
      steps: [
        { say: 'Zwei Runden bleiben. Nimm, welche Karte du magst; Getreide passt zu deinen Sprossen.' },
        {
          say: 'Spiel diese Runde, wie du willst, und beende sie. Zeig auf die Sonne, um ihre Schatten zu sehen.',
          mistakes: {
            'action B, done': 'Beendet, obwohl noch etwas wachsen könnte. Das darf man; wenn du magst, nimm es zurück.',
          },
        },
        { say: 'Letzte Runde. Welche Karte verbindet deine Gruppen?' },
        {
          say: 'Bring die Jahreszeit zu Ende.',
          mistakes: {
            'power, bush 5,3': 'Ein Busch ganz allein verbindet nichts. Zwischen zwei Pflanzen zählt er für alle.',
          },
        },
      ],
      close: 'Der Frühling ist vorbei. Zehn oder mehr? Prächtig. Weniger? Noch einmal, die Karten bleiben gleich.',
    },
    'alone-on-your-planet': {
      title: 'Allein auf deinem Planeten',
      idea: 'Allein spielst du gegen jemanden ohne Planeten, der immer nach denselben vier Regeln nimmt: Du kannst es vorhersehen.',
      steps: [
        {
          say: 'Der Solo-Gegner nimmt vor allem anderen ein Freies Biom. Wähl so, dass die Felsenkarte übrig bleibt.',
          mistakes: {
            'take 1':
              'Dann bleibt die Schneekarte, und dein Felsen behält seine 2. Lass die Felsenkarte liegen, dann werden es 3.',
          },
        },
        {
          say: 'Kein Freies Biom: Er nimmt die fruchtbarste Karte, von gleichen die am Stapel. Was nimmst du?',
          mistakes: {
            'take 2':
              'Dann nimmt er die Felsenkarte, und Dürre bleibt übrig. Nimm selbst die trockene: Er nimmt das Getreide, und die Felsenkarte bleibt.',
            'take 3': 'Eine starke Karte für jetzt. Bliebe sie liegen, wäre dein großer Baum am Ende 2 mehr wert.',
          },
          reward: 'Felsen 5. Er tat genau, was du erwartet hast.',
        },
      ],
      close: 'Deine Punkte bringen einen Titel: bis 120 Brokkoli, ab 201 Mammutbaum. Ich war lange Bonsai.',
    },
  },
  hints: {
    'first-draft': 'Nimm die Karte, in deren Biom du pflanzen willst. Zurück geht es, bis jemand anders nimmt.',
    'first-action': 'Noch steht nichts, da ist „3 pflanzen“ ein guter Anfang.',
    'token-in-row': 'Mit dieser Karte kommt der Startmarker: Nimm sie, und du wählst nächste Runde zuerst.',
    'power-ready': 'Deine Karte hat auch eine Fähigkeit. Sie wirkt überall und wird mit jedem Mal stärker.',
    'would-be-dark': 'Hier stünde er diese Jahreszeit im Schatten. Zum Wald zählt er trotzdem.',
    'last-round': 'Nach dieser Runde zählt die Jahreszeit: Licht und dein größter Wald.',
    'sun-moved': 'Die Sonne ist eine Seite weiter. Zeig auf eine Jahreszeit am Rand, um ihre Schatten zu sehen.',
    'wild-card': 'Ein Freies Biom: Jeder einzelne Effekt darf in ein anderes Biom.',
    'drought-near': 'Bleibt diese Dürre übrig, verlieren deine großen Bäume dort an Wert.',
    'groups-can-join': 'Eine Pflanze auf diesem Feld machte aus zwei Gruppen einen Wald.',
    'rounds-shrink': 'Nur noch 3 Runden, im Winter 2: Zeit, wachsen zu lassen statt zu pflanzen.',
    'winter-fertility': 'Am Ende zählen große Bäume die Symbole ihres Bioms. Die Zone zeigt, wie viele.',
  },
};
