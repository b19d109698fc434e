import { PICTURES } from './pictures.ts';
import type { DuoWords } from './words.ts';

export const guide: DuoWords['guide'] = [
  {
    title: 'Worum es geht',
    text: 'Zwei Personen bauen je eine Stadt, aus einer gemeinsamen Wiese. Nach vier Jahreszeiten gewinnt die bessere: mit ihren Karten, Punktemarkern und erfüllten Ereignissen.',
    picture: PICTURES.goal,
  },
  {
    title: 'Eine Aktion je Zug',
    text: 'Setz ein Tier ein, und die Sonne zieht; spiel eine Karte, und der Mond zieht; oder zieh oder nimm eine Karte und beweg einen von beiden. Jeder zieht sechsmal je Jahreszeit: was du tust, verbraucht, was für beide übrig ist.',
    picture: PICTURES.action,
  },
  {
    title: 'Tiere aussenden',
    text: 'Du hast drei Tiere. Sie holen Ressourcen von Farmen und Fluss, erfüllen Ereignisse, deren Bedingung du erfüllst, oder besuchen eine rote Karte, auch in der anderen Stadt. Am Ende der Jahreszeit kommen sie heim.',
    picture: PICTURES.place,
  },
  {
    title: 'Die Stadt bauen',
    text: 'Bezahl, was der Rand der Karte zeigt: Zweige, Harz und Kiesel für Bauwerke, Beeren für Wesen. Du spielst Karten aus der Hand oder die der Wiese, die neben Sonne oder Mond liegen.',
    picture: PICTURES.play,
  },
  {
    title: 'Fünf Farben',
    text: 'Grün wirkt im Frühling und im Herbst wieder, Braun einmal, Rot wartet auf ein Tier, Blau wirkt, wann immer sein Moment kommt, Lila bringt am Ende zusätzliche Punkte.',
    picture: PICTURES.colors,
  },
  {
    title: 'Ein Zuhause statt Beeren',
    text: 'Ein Besetztmarker auf einem Bauwerk lässt ein Wesen derselben Farbe ohne Beeren einziehen, einmal je Farbe.',
    picture: PICTURES.token,
  },
  {
    title: 'Das Ende',
    text: 'Nach dem Herbst zählt alles: aufgedruckte Punkte, lila Karten, Punktemarker und Ereignisse. Die Reise geht an die Person mit mehr Karten in Stadt und Hand.',
    picture: PICTURES.year,
  },
  {
    title: 'Oder miteinander',
    text: 'Ihr baut zu zweit an einer Stadt und teilt ihre Punkte, gegen Stinktiere, die Orte schließen und die Jahreszeiten verkürzen. Ein Kapitel gibt Ziele und eine Punktzahl vor; in einer Herausforderung gilt es, Odette von der Heckenpost zu schlagen. Eine Person kann auch beide Tiere führen.',
    picture: PICTURES.team,
  },
];

export const chapters: DuoWords['chapters'] = [
  { from: 'setup-animals', title: 'Aufbau' },
  { from: 'turn-order', title: 'Der Zug' },
  { from: 'worker-moves-sun', title: 'Tiere, Karten, Aufsteller' },
  { from: 'meadow-refill-row-by-row', title: 'Die Wiese' },
  { from: 'pay-resources', title: 'Bezahlen' },
  { from: 'timing-brown-once', title: 'Die fünf Farben' },
  { from: 'effects-optional', title: 'Effekte' },
  { from: 'events-condition', title: 'Ereignisse und die Reise' },
  { from: 'season-change', title: 'Jahreszeiten und Geheimnisse' },
  { from: 'score-printed', title: 'Punkte und Ende' },
  { from: 'team-setup', title: 'Miteinander' },
  { from: 'opponent-season', title: 'Odette von der Heckenpost' },
];
