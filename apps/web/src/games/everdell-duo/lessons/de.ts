import type { LessonTexts } from '../../../learn/lesson.ts';

export const de: LessonTexts = {
  lessons: {
    'sun-and-moon': {
      title: 'Sonne und Mond',
      idea: 'Ein Tier bewegt die Sonne, eine Karte den Mond, und beide gehören euch gemeinsam.',
      steps: [
        {
          say: 'Du spielst die Hasen. Schick ein Tier auf die Farm mit drei Zweigen.',
          mistakes: {
            'play barn': 'Die Scheune ist ein guter Plan. Sie kostet 2 Zweige, also hol sie erst mit einem Tier.',
          },
          reward: 'Dein Tier hat die Sonne bewegt, das der Schildkröten noch einmal.',
        },
        {
          say: 'Spiel jetzt die Scheune aus der Hand für 2 Zweige.',
          mistakes: {
            'play camp':
              'Das Zeltlager kostet auch 2 Zweige, wirkt aber nur einmal. Die Scheune bringt immer wieder Beeren.',
            'place farm-1': 'Dort steht noch dein eigenes Tier, bis die Jahreszeit endet.',
          },
          reward: 'Eine Karte bewegt den Mond. Und die Scheune gab dir gleich 1 Beere.',
        },
        { say: 'Die dritte Art von Zug: zieh eine Karte.' },
        { say: 'Jetzt entscheidest du, wer von beiden zieht.' },
      ],
      close: 'Je Jahreszeit hat jeder von beiden sechs Schritte. Was du verbrauchst, hat dann niemand mehr.',
    },
    'within-reach': {
      title: 'In Reichweite',
      idea: 'Von der Wiese spielst du nur neben Sonne oder Mond, nehmen darfst du überall.',
      steps: [
        {
          say: 'Du hast 4 Beeren. Spiel die Imkerin; sie liegt neben dem Mond.',
          mistakes: {
            'play conductor':
              'Der Schaffner wartet in der ersten Spalte, dort steht weder Sonne noch Mond. Sieh neben dem Mond nach.',
            'play harbor': 'Der Hafen liegt in Reichweite, kostet aber Zweige, Harz und Kiesel. Beeren sind für Wesen.',
          },
        },
        {
          say: 'Der Schaffner ist außer Reichweite. Nimm ihn stattdessen auf die Hand.',
          mistakes: {
            draw: 'Eine Überraschung ist auch schön. Nur läge der Schaffner dann noch da, für die Schildkröten.',
          },
        },
        { say: 'Beweg Sonne oder Mond: Das entscheidet, was als Nächstes in Reichweite ist.' },
      ],
      close: 'Was du auf der Hand hast, nimmt dir niemand, und spielen kannst du es, wo immer Sonne und Mond sind.',
    },
    'green-comes-back': {
      title: 'Grün kommt wieder',
      idea: 'Grüne Karten wirken beim Ausspielen und wieder im Frühling und Herbst; eine Jahreszeit endet, wenn beide am Ende sind.',
      steps: [
        {
          say: 'Die Sonne ist am Ziel: In diesem Winter setzt niemand mehr ein Tier ein. Spiel die Mine.',
          mistakes: {
            'place farm-3':
              'Dein Tier würde gern, aber die Sonne hat keinen Schritt mehr. Karten gehen noch: Der Mond hat zwei.',
            'play bridge': 'Die Brücke wirkt einmal, jetzt und hier. Die Mine ist grün und wirkt gleich noch einmal.',
          },
          reward:
            'Frühling. Scheune, Reisigsammler und Mine haben noch einmal gewirkt: Beere, Zweig, Kiesel. Und alle Tiere sind daheim.',
        },
        {
          say: 'Sonne und Mond stehen wieder am Anfang. Schick dein erstes Tier des Frühlings aus.',
          mistakes: {
            'place journey':
              'Die Reise geht am Ende von selbst an die Person mit mehr Karten. Wähl eine Farm oder den Fluss.',
          },
        },
      ],
      close: 'Eine frühe grüne Karte wirkt dreimal: jetzt, im Frühling und im Herbst.',
    },
    'a-home': {
      title: 'Ein Zuhause statt Beeren',
      idea: 'Ein Besetztmarker auf einem Bauwerk lässt ein Wesen derselben Farbe ohne Beeren einziehen.',
      steps: [
        {
          say: 'Die Imkerin kostet 3 Beeren, du hast 1. Hol dir auf Farm 4 einen Besetztmarker.',
          mistakes: {
            'play beekeeper': 'Zwei Beeren fehlen. Es gibt noch einen Weg hinein: durch die grüne Scheune.',
            'place farm-3': 'Zwei Beeren täten es auch. Mit dem Marker zieht sie ohne ein: Behalt deine Beere.',
          },
        },
        {
          say: 'Deine Scheune ist grün, die Imkerin ist grün. Spiel sie.',
          mistakes: {
            'play herald':
              'Der Herold kostet 1 Beere und braucht keinen Marker. Braun hat noch kein Haus in deiner Stadt, Grün schon.',
          },
          reward: 'Keine Beere bezahlt. Der Marker bleibt für immer auf der Scheune.',
        },
        { say: 'Beende deinen Zug.' },
      ],
      close: 'Einmal je Farbe: Das nächste grüne Wesen bezahlt wieder Beeren.',
    },
    events: {
      title: 'Etwas zu feiern',
      idea: 'Ein Tier auf einem Ereignis, dessen Bedingung du erfüllst, bringt Punkte; was du gezeigt hast, behältst du.',
      steps: [
        {
          say: 'Das Beerenfest verlangt 5 Beeren; du hast 3 und vier Karten. Tausch zwei Karten gegen eine Beere.',
          mistakes: {
            'place event-2': 'Zwei Beeren fehlen, noch jubelt niemand. Tauschen ist frei und bewegt nichts.',
            'place event-4':
              'Tourismus boomt zählt Wesen und Beeren, von jedem mindestens eines. Deine Stadt hat noch kein Wesen.',
          },
        },
        { say: 'Wähl die zwei, die du am wenigsten brauchst.' },
        { say: 'Noch ein Tausch.' },
        {
          say: 'Fünf Beeren. Setz ein Tier auf das Beerenfest.',
          mistakes: { 'place event-4': 'Beeren hast du, ein Wesen noch nicht. Das Beerenfest ist jetzt bereit.' },
          reward: '4 Punkte für das Ende, das Feld gibt eine Beere dazu, und deine fünf behältst du.',
        },
        { say: 'Spiel den Herold für 1 Beere: dein erstes Wesen.' },
        {
          say: '1 Wesen und 5 Beeren, mehr als die Schildkröten: Tourismus boomt.',
          mistakes: { 'place event-1': 'Dieses will vier grüne Karten. Tourismus boomt passt dir jetzt.' },
        },
      ],
      close: 'Zwei Ereignisse, 8 Punkte. Bei denen mit „mehr“ genügt Gleichstand nicht.',
    },
    'guests-welcome': {
      title: 'Gäste willkommen',
      idea: 'Eine rote Karte wartet ab deinem nächsten Zug auf ein Tier; Besuch aus der anderen Stadt bringt dir dort einen Punkt.',
      steps: [
        {
          say: 'Spiel das Postamt für 1 Zweig und 1 Harz.',
          mistakes: {
            'place inn':
              'Das Gasthaus liegt noch auf der Wiese, die Tür ist zu. Nur rote Karten in einer Stadt nehmen Gäste auf.',
          },
        },
        {
          say: 'Einen Zug später ist die Tür offen. Schick ein Tier hinein.',
          mistakes: {
            'place bathhouse':
              'Das Badehaus gehört den Schildkröten: Ein Besuch bringt ihnen einen Punkt. Probier erst dein eigenes Haus.',
          },
          reward: 'Drei Karten und eine Beere, und kein Punkt verschenkt.',
        },
        {
          say: 'Ein Tier ist noch da. Besuch nun doch das Badehaus nebenan.',
          mistakes: { 'place post-office': 'Dein anderes Tier ist noch drin und liest Briefe. Im Badehaus ist Platz.' },
          reward: '2 Beeren und ein Marker für dich, 1 Punkt für die Schildkröten: ein fairer Preis.',
        },
      ],
      close: 'Ein Besuch lohnt sich, wenn er dir mehr bringt als den Punkt, den er gibt.',
    },
    'playing-together': {
      title: 'Miteinander spielen',
      idea: 'Eine Stadt, zwei Vorräte: Teil, was der andere braucht, und achte auf die Stinktiere.',
      steps: [
        {
          say: 'Ihr baut eine Stadt gemeinsam. Die Schildkröte hat ein Wesen, aber keine Beere: Gib eine ab.',
          mistakes: {
            'give twig':
              'Gut gemeint, Zweige kann man immer brauchen. Das Wesen der Schildkröte will heute eine Beere.',
          },
        },
        {
          say: 'Jetzt deine Aktion: Setz ein Tier ein, wo kein Stinktier sitzt.',
          mistakes: {
            'place farm-3': 'Auf den Beeren sitzt ein Stinktier, und mit dem streitet niemand. Andere Orte sind frei.',
            'place event-2': 'Dieses Ereignis ist bewacht. Nur Brücke, Jongleur oder Waldläufer kommen vorbei.',
            'give twig': 'Ein Geschenk je Zug. Das erste ist schon unterwegs.',
          },
          reward: 'Deine Beere kam an, der Höhlenforscher zog ein, und der Mond sprang einfach über das Stinktier.',
        },
        { say: 'Spiel die Scheune. Sie dient der Stadt, und ihre Beere bekommst du, weil du sie gespielt hast.' },
        {
          say: 'Stinktiere kosten Züge. Dreh die Taschenuhr: Der Mond geht ein freies Feld zurück.',
          mistakes: { done: 'Die Uhr darfst du aufheben. Sehen wir hier, was sie tut.' },
          reward: 'Der Mond ist ein Feld zurück: ein Zug mehr für euch beide.',
        },
      ],
      close:
        'Ihr gewinnt zusammen, wenn alle Ziele erfüllt sind und die Punkte reichen. Redet miteinander, nur nennt eure Karten nicht.',
    },
    'odette-takes-notes': {
      title: 'Odette schreibt mit',
      idea: 'Die automatische Gegnerin handelt nur am Ende der Jahreszeit, nach festen Regeln: Du kannst ihr zuvorkommen.',
      steps: [
        {
          say: 'Letzter Zug im Winter. Odettes Stinktier schielt auf vier Karten, sie nimmt die wertvollste. Komm ihr zuvor.',
          mistakes: {
            'take barn': 'Eine gute Karte. Nur geht dann der Palast mit 4 Punkten an Odette: 17 statt 15 für sie.',
            draw: 'Der Stapel kann warten, der Palast nicht: Schnapp ihn ihr vor der Nase weg.',
          },
          reward:
            'Sie nimmt die Schule, dann nach dem Würfel Hafen und Aussichtsturm, dazu 3 Punkte: 6 + 6 für drei Farben + 3 = 15.',
        },
        {
          say: 'Der Frühling bringt euch beiden eine Karte. Du beginnst: Schlag vor, wer sie bekommt.',
          mistakes: { 'to nobody': 'Das darf man, doch eine Karte ist eine Karte. Gib sie einem von euch.' },
        },
        {
          say: 'Ihr Stinktier ist weitergezogen. Welche seiner vier Karten zählt jetzt am meisten? Nimm sie.',
          mistakes: {
            'take herald': 'Der Herold zählt 1, die Kartografin 2. Sie würde Odette nehmen.',
            'place farm-2':
              'Dort sitzt im Frühling ein Stinktier, und Odette bringt es auch noch einen Punkt. Erst die Karten.',
          },
        },
        { say: 'Rück jetzt Sonne oder Mond weiter.' },
      ],
      close: 'Du gewinnst mit mehr Punkten als Odette und erfüllter Aufgabe. Sie ist nicht böse; sie schreibt darüber.',
    },
  },
  hints: {
    'first-turn': 'Drei Tiere sind daheim. Eine Farm ist ein guter Anfang.',
    'can-pay': 'Diese Karte kannst du bezahlen. Sie zu spielen bewegt den Mond.',
    'which-marker': 'Brauchst du noch Tiere oder noch Karten? Beweg den anderen von beiden.',
    trade: 'Zwei Karten, die du nicht brauchst, geben eine Ressource. Das kostet keine Aktion.',
    'token-home': 'Ein Bauwerk dieser Farbe steht bereit: Mit dem Marker geht es ohne Beeren.',
    'event-open': 'Die Bedingung dieses Ereignisses erfüllst du. Wer zuerst kommt, feiert zuerst.',
    'event-lost': 'Dieses ist weg. Das Feld bleibt leer, behalt die anderen im Auge.',
    'two-steps-left': 'Hier sind noch zwei Schritte. Tu jetzt, was sie braucht.',
    'season-turned': 'Alle sind daheim, der Fluss ist neu, und grüne Karten wirken im Frühling und Herbst.',
    'blue-later': 'Blaue Karten wirken ab deinem nächsten Zug und helfen nie bei sich selbst.',
    purple: 'Lila zählt am Ende. Die kleine Zahl zeigt, was es heute brächte.',
    journey: 'Fünf Punkte mehr gehen an die Person mit mehr Karten, Stadt und Hand zusammen.',
  },
};
