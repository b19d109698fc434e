import type { TeamClauses } from './team.ts';

export const teamClauses: TeamClauses = {
  'team-setup': {
    title: 'Miteinander',
    text: 'Ihr baut zu zweit an einer Stadt. Die Reise bleibt weg, dafür besetzen Stinktiere Felder des Plans. Allein führt eine Person beide Tiere, jedes mit eigener Hand und eigenem Vorrat.',
  },
  'team-shared-city': {
    title: 'Was euch gemeinsam gehört',
    text: 'Stadt, Punktemarker und Ereignisse gehören dem Team. Hand, Ressourcen, Besetztmarker und Tiere behält jede Person für sich, auch bezahlt wird nur aus dem eigenen Vorrat. Der Besuch einer roten Karte bringt niemandem einen Punkt.',
  },
  'team-reactions': {
    title: 'Wem Effekte nützen',
    text: 'Grüne und braune Karten nützen der Person, die sie spielt, blaue der Person am Zug. Was auf die andere Person reagiert, nützt der Partnerin oder dem Partner. Außerhalb eines Zuges bestimmt das Team, für wen es ist.',
  },
  'team-benefits': {
    title: 'Gaben der Jahreszeit',
    text: 'Wer beginnt, schlägt vor, wer jede Gabe der Jahreszeit bekommt, bei der Produktion Karte für Karte: eine von euch beiden Personen oder niemand. Dann werden sie in der Reihenfolge des Plättchens ausgeführt.',
  },
  'team-hand-back': {
    title: 'Zurückgeben',
    text: 'Die andere Person stimmt zu oder gibt den Vorschlag einmal zurück. Wer zurückgibt, entscheidet dann allein.',
  },
  'team-events-minimum': {
    title: 'Ereignisse im Team',
    text: 'Verglichen wird nicht: Wo ein Ereignis mehr als die andere Person verlangt, steigt stattdessen das Minimum um eins je Stinktier bei den Ereignissen, und von jeder Sache muss mindestens eine da sein. Karten der Stadt zählen gemeinsam, Hand und Vorrat sind die der Person, die das Ereignis ausrichtet.',
  },
  'skunks-rolled': {
    title: 'Stinktiere',
    text: 'Zu Beginn jeder Jahreszeit wird für jedes Stinktier gewürfelt: bei den Ereignissen, auf dem Weg, an Fluss und Farmen. Der Wegweiser bleibt frei.',
  },
  'skunks-collide': {
    title: 'Zwei auf einem Feld',
    text: 'Steht dort schon ein Stinktier, rückt das neue auf das nächste Feld seines Bereichs, vom letzten auf das erste.',
  },
  'skunks-block-path': {
    title: 'Stinktiere auf dem Weg',
    text: 'Sonne und Mond überspringen Felder mit Stinktier, die Jahreszeit wird also kürzer. Beide beginnen auf dem ersten freien Feld. Eine Karte zwischen zwei solchen Feldern kann genommen, aber nicht von der Wiese gespielt werden.',
  },
  'skunks-close-places': {
    title: 'Geschlossen',
    text: 'Wo ein Stinktier steht, kann kein Tier hin, außer ein Effekt erlaubt besetzte Orte.',
  },
  'exchange-tile': {
    title: 'Der Tauschplatz',
    text: 'Einmal in deinem Zug darfst du eine Ressource, einen Besetztmarker oder eine Handkarte auf das Plättchen zwischen euch legen. Es gehört niemandem, bis der nächste Zug der anderen Person beginnt; dann bekommt sie es. Was am Ende noch dort liegt, bekommt sie vor der Wertung.',
  },
  'exchange-limited': {
    title: 'Nur am Wegweiser',
    text: 'In manchen Kapiteln lässt sich nur etwas geben, wenn Sonne oder Mond zu Beginn deines Zuges am Wegweiser standen, in anderen gar nichts.',
  },
  'watch-turns-back': {
    title: 'Die Taschenuhr',
    text: 'Wer am Zug ist, darf bei jeder eigenen Entscheidung Sonne oder Mond auf das nächste freie Feld links zurückstellen. Die Jahreszeit dauert einen Zug länger. Jede Uhr wirkt einmal.',
  },
  'news-keep-one': {
    title: 'Gute Nachrichten',
    text: 'Nach den Gaben des Winters werden drei gute Nachrichten gezeigt. Die Person mit den Hasen schlägt vor, welche ihr behaltet. Auf schwer gibt es höchstens eine: Die alte wird statt einer neuen behalten oder aufgegeben.',
  },
  'news-once': {
    title: 'Nur einmal',
    text: 'Gute Nachrichten werden einmal genutzt, von der Person am Zug; dann sind sie weg.',
  },
  'news-moments': {
    title: 'Der richtige Moment',
    text: 'Gute Nachrichten gehen bei jeder Entscheidung des eigenen Zuges, außer sie verändern deine Aktion oder folgen ihr. Nie innerhalb anderer guter Nachrichten und nie ohne Wirkung.',
  },
  'news-skunks': {
    title: 'Ein Stinktier versetzen',
    text: 'Ein Stinktier bleibt in seinem Bereich und geht nur auf ein Feld, auf dem niemand und nichts steht, auch nicht an den Wegweiser. Ein entferntes kommt mit der nächsten Jahreszeit wieder.',
  },
  'news-events': {
    title: 'Ein Ereignis ändern',
    text: 'Senken lässt sich nur das Minimum von Ereignissen, die etwas zusammenzählen, ersetzen nur ein Ereignis mit Buchstaben.',
  },
  'team-score': {
    title: 'Punkte des Teams',
    text: 'Aufgedruckte Punkte, lila Karten, Punktemarker und Ereignisse zählen einmal, für beide. Eine lila Karte, die auf eine Hand oder einen Vorrat schaut, nimmt die bessere Person.',
  },
  'team-goals': {
    title: 'Ziele',
    text: 'Ein Ziel mit Frist muss bis zum Ende jener Jahreszeit einmal erfüllt sein und bleibt es dann. Alle anderen werden nach dem Ende geprüft, wenn der Tauschplatz geleert ist.',
  },
  'team-win': {
    title: 'Gemeinsam gewinnen',
    text: 'Ihr gewinnt, wenn alle Ziele erfüllt sind und ihr mindestens die Punkte des Kapitels habt.',
  },
  'opponent-season': {
    title: 'Odettes Jahreszeit',
    text: 'Am Ende einer Jahreszeit, bevor die Tiere heimkehren, nimmt Odette neben jedem Stinktier auf dem Weg, von links nach rechts, die Karte mit den meisten Punkten. Dann würfelt sie Spalten und nimmt daraus je die bessere Karte, bei Gleichstand die linke, dann die obere. Ab dem Frühling holt sie sich ein Ereignis mit Stinktier, das vorderste zuerst. Zuletzt bekommt sie Punkte, und einen für jedes Stinktier an Farmen und Fluss.',
  },
  'opponent-score': {
    title: 'Was Odette zählt',
    text: 'Ihre Karten zählen die aufgedruckten Punkte und zwei für jede Farbe darunter; dazu ihre Ereignisse, ihre Punkte und der Bonus ihrer Stufe.',
  },
  'challenge-win': {
    title: 'Eine Herausforderung gewinnen',
    text: 'Ihr gewinnt mit mehr Punkten als Odette, wenn am Ende auch das Versprechen der Herausforderung gilt. Ein Schritt, der es bricht, bleibt erlaubt.',
  },
};
