import { PICTURES } from './pictures.ts';
import type { HarmoniesWords } from './words.ts';

export const guide: HarmoniesWords['guide'] = [
  {
    title: 'Worum es geht',
    text: 'Alle stapeln Steine zu einer eigenen Landschaft aus Bäumen, Bergen, Feldern, Wasser und Gebäuden. Die Landschaft bringt Punkte, und ebenso die Tiere, die darin finden, wo sie leben wollen. Wer die meisten Punkte hat, gewinnt.',
    picture: PICTURES.goal,
  },
  {
    title: 'Nimm drei, lege drei',
    text: 'In deinem Zug nimmst du eine Gruppe aus drei Steinen aus der Mitte und legst alle auf deinen Plan: jeden auf einen leeren Platz oder auf einen Stein, auf den er passt.',
    picture: PICTURES.group,
  },
  {
    title: 'Stapele sie',
    text: 'Grün kommt auf den Boden oder auf einen oder zwei braune Stämme und wird zum Baum. Grau kommt auf Grau, höchstens drei hoch. Rot auf einem grauen, braunen oder roten Stein ist ein Gebäude. Gelb und Blau bleiben am Boden, und nichts kommt darauf.',
    picture: PICTURES.stack,
  },
  {
    title: 'Höhe zählt',
    text: 'Bäume bringen je nach Höhe 1, 3 oder 7 Punkte. Berge auch, aber nur neben einem anderen Berg.',
    picture: PICTURES.heights,
  },
  {
    title: 'Felder, Gebäude, Wasser',
    text: 'Zwei oder mehr Felder nebeneinander bringen 5 Punkte. Ein Gebäude bringt 5, wenn ringsum drei Farben liegen. Auf Seite A zählt dein längster Fluss, auf Seite B zählen die Inseln, die Wasser abtrennt.',
    picture: PICTURES.others,
  },
  {
    title: 'Lade ein Tier ein',
    text: 'Einmal im Zug darfst du eine Tierkarte nehmen. Du hast höchstens vier zugleich; eine abgeschlossene macht Platz für die nächste.',
    picture: PICTURES.animals,
  },
  {
    title: 'Gib ihm ein Zuhause',
    text: 'Wo deine Landschaft zeigt, was die Karte zeigt, beliebig gedreht und mit genau diesen Höhen, legst du einen Würfel der Karte hin. Jeder Würfel deckt eine höhere Zahl auf. Auf einen Platz mit Würfel kommt kein Stein mehr.',
    picture: PICTURES.cubes,
  },
  {
    title: 'Das Ende',
    text: 'Ist der Beutel leer, oder hat jemand höchstens zwei freie Plätze, wird die Runde zu Ende gespielt. Dann werden Landschaften und Tiere zusammengezählt.',
    picture: PICTURES.end,
  },
];

export const chapters: HarmoniesWords['chapters'] = [
  { from: 'setup-central-board', title: 'Aufbau' },
  { from: 'turn-order', title: 'Dein Zug' },
  { from: 'token-from-hand', title: 'Steine und Stapel' },
  { from: 'card-from-display', title: 'Tierkarten' },
  { from: 'cube-from-held-card', title: 'Würfel und Lebensräume' },
  { from: 'end-pouch', title: 'Die letzte Runde' },
  { from: 'score-trees', title: 'Wertung' },
  { from: 'tie-cubes', title: 'Gleichstand' },
  { from: 'solo-setup', title: 'Solo' },
];
