// Our own stories: fifteen chapters of a year in a town that the Hedge Post would like to see fail.
import type { Stories } from './team.ts';

export const chapters: Stories['chapters'] = [
  {
    title: 'Erste Schlagzeilen',
    story:
      'Die Heckenpost hat eine neue Reporterin, und die hat ihr Thema gefunden: Ein Hase und eine Schildkröte wollen zusammen eine Stadt bauen. „Drei Feste in einem Jahr? Wohl kaum.“ Na dann.',
  },
  {
    title: 'Reiche Felder',
    story:
      'Über volle Scheunen schreibt niemand. Umso besser: Während Odette Skandale sucht, werden die Felder bestellt und die Wege gegangen.',
  },
  {
    title: 'Vier Feste',
    story:
      'Eine Stadt erkennt man daran, wie sie feiert. Die Laternen hängen, die Trommeln sind gestimmt, und direkt vor der Bühne stehen zwei Stinktiere mit Notizblock.',
  },
  {
    title: 'Jeder seinen Teil',
    story:
      'In der Zeitung steht heute, nur einer von euch tue hier die Arbeit. Wer, steht nicht dabei. Zeigt allen, dass ihr beide ein Fest ausrichten könnt.',
  },
  {
    title: 'Enge Gassen',
    story:
      'Es spricht sich herum, dass hier noch Platz ist. Auf jedem Feldweg stecken Karren fest, und immer mehr Nachbarn kommen an. Baut, und baut dicht.',
  },
  {
    title: 'Volle Häuser',
    story:
      'Die Zeitung behauptet, hier wolle niemand wohnen. Also soll in jedem Fenster Licht sein, bevor die Blätter fallen.',
  },
  {
    title: 'Kurze Tage',
    story:
      'Den ganzen Weg entlang sitzen Stinktiere und bitten um eine Stellungnahme. Der halbe Tag ist um, ehe etwas getan ist. Verschwendet nichts von der anderen Hälfte.',
  },
  {
    title: 'Früh am Start',
    story:
      'Einmal wollt ihr schneller sein als die Presse: Das erste Fest soll vorbei sein, bevor Odette den Bleistift gespitzt hat.',
  },
  {
    title: 'Sparsame Zeiten',
    story:
      'Die Brücke ist gesperrt, nichts kommt von einem Ufer zum anderen. Jedes Haus wirtschaftet für sich, und etwas muss in der Speisekammer bleiben.',
  },
  {
    title: 'Werkstatt und Herd',
    story:
      'Ein Haus ohne Gäste ist ein Schuppen, ein Gast ohne Haus ist nass. Haltet beides im Gleichschritt, und bedenkt: Holz ist teuer in diesem Jahr.',
  },
  {
    title: 'Bunte Stadt',
    story:
      '„Grau“, schreibt Odette, „nichts als Grau.“ Noch vor dem Ende des Sommers soll sie jeden Buntstift brauchen, den sie hat.',
  },
  {
    title: 'Glanz und Gloria',
    story:
      'Der König hat sich angesagt, mit allen, die gern neben einem König stehen. Das Silber wird geputzt, und drei Stinktiere haben irgendwoher eine Einladung.',
  },
  {
    title: 'Eiserne Kasse',
    story:
      'Die Heckenpost zählt jedes Blatt, das hier wächst. Haltet die Gärten klein und die Kasse schwer, und gebt nichts aus der Hand.',
  },
  {
    title: 'Belagerte Pressestelle',
    story:
      'Die ganze Redaktion ist nebenan eingezogen. Sie beobachtet jeden Brief, den ihr zieht, und unter ihren Augen läuft die Zeit schneller.',
  },
  {
    title: 'Das letzte Wort',
    story:
      'Die letzte Ausgabe des Jahres liegt auf dem Tisch, und die Titelseite ist noch leer. Vier Feste und das große Stadtfest: Dann schreibt ihr die Schlagzeile.',
  },
];

export const challenges: Stories['challenges'] = [
  { title: 'Ohne Ernte', text: 'Gewinnt ohne grüne Karte in eurer Stadt.' },
  { title: 'Keine Gäste', text: 'Gewinnt ohne rote Karte in eurer Stadt.' },
  { title: 'Bescheidenheit', text: 'Gewinnt mit höchstens 1 lila Karte.' },
  { title: 'Wilde Wiese', text: 'Gewinnt mit höchstens 6 Bauwerken.' },
  { title: 'Stille Mauern', text: 'Gewinnt mit höchstens 6 Wesen.' },
  { title: 'Fünf Gassen', text: 'Gewinnt mit mindestens 3 Karten jeder Farbe.' },
  { title: 'Ohne Gefallen', text: 'Gewinnt, ohne je einen Besetztmarker zu nutzen.' },
  { title: 'Festjahr', text: 'Gewinnt mit mindestens 4 erledigten Ereignissen.' },
  { title: 'Leere Taschen', text: 'Gewinnt mit höchstens 1 Ressource in jedem Vorrat.' },
  { title: 'Haushoch', text: 'Gewinnt mit mindestens 15 Punkten Vorsprung.' },
];

export const news: Stories['news'] = {
  'gn-01': { title: 'Aus Alt mach Neu', text: 'Seht den Ablagestapel durch; jede Person darf 1 Karte daraus nehmen.' },
  'gn-02': { title: 'Nachbarschaftsgabe', text: 'Jede Person nimmt 1 beliebige Ressource.' },
  'gn-03': { title: 'Lesestoff', text: 'Jede Person zieht 2 Karten.' },
  'gn-04': { title: 'Wiesenrundgang', text: 'Jede Person nimmt 1 Karte von der Wiese.' },
  'gn-05': { title: 'Falsche Fährte', text: 'Versetzt 1 Stinktier auf ein freies Feld desselben Bereichs.' },
  'gn-06': { title: 'Redaktionsschluss', text: 'Entfernt 1 Stinktier bis zum Ende der Jahreszeit.' },
  'gn-07': { title: 'Die Zeit steht still', text: 'Stellt Sonne oder Mond um 1 freies Feld zurück.' },
  'gn-08': { title: 'Freie Zimmer', text: 'Jede Person nimmt 1 Besetztmarker.' },
  'gn-09': {
    title: 'Großzügige Spende',
    text: 'In deinem Zug kostet die Karte, die du spielst, 3 Ressourcen weniger.',
  },
  'gn-10': { title: 'Fleißige Pfoten', text: 'Nutzt bis zu 3 grüne Karten der Stadt.' },
  'gn-11': {
    title: 'Exklusivinterview',
    text: 'In diesem Zug darf dein Tier einen Ort oder ein Ereignis mit einem Stinktier teilen.',
  },
  'gn-12': { title: 'Lobende Worte', text: 'Nehmt 3 Punktemarker.' },
  'gn-13': { title: 'Frisch ausgeruht', text: 'Eine Person nimmt 1 eingesetztes Tier zurück.' },
  'gn-14': { title: 'Neuer Flusslauf', text: 'Ersetzt beide Flussplättchen.' },
  'gn-15': { title: 'Haus der offenen Tür', text: 'In diesem Zug darfst du beliebig viele Dinge weitergeben.' },
  'gn-16': { title: 'Frischer Wind', text: 'Räumt beliebig viele Karten der Wiese weg; neue rücken nach.' },
  'gn-17': {
    title: 'Blick in die Zukunft',
    text: 'Seht euch 6 Karten des Stapels an; jede Person behält 1, der Rest wird abgeworfen.',
  },
  'gn-18': {
    title: 'Wohlwollender Bericht',
    text: 'In diesem Zug ist das Minimum von 1 Ereignis um 2 niedriger, aber nie unter je 1.',
  },
  'gn-19': { title: 'Planänderung', text: 'Tauscht 1 offenes Ereignis gegen ein anderes desselben Buchstabens.' },
  'gn-20': { title: 'Korb und Karren', text: 'Eine Person nimmt 2 Beeren, die andere 2 Zweige.' },
  'gn-21': { title: 'Stein und Harz', text: 'Eine Person nimmt 1 Kiesel, die andere 1 Harz.' },
  'gn-22': {
    title: 'Doppelte Eröffnung',
    text: 'Spiele nach deiner Aktion 1 weitere Karte zum vollen Preis. Kein Aufsteller bewegt sich.',
  },
  'gn-23': {
    title: 'Einzugsfest',
    text: 'Spiele 1 Wesen ohne Beeren, wenn ein Bauwerk seiner Farbe in der Stadt liegt.',
  },
  'gn-24': { title: 'Freie Auswahl', text: 'In diesem Zug darfst du jede Karte der Wiese spielen.' },
  'gn-25': {
    title: 'Flohmarkt',
    text: 'Jede Person darf bis zu 2 Handkarten gegen je 1 beliebige Ressource abgeben.',
  },
};
