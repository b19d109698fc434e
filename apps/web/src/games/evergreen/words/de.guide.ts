import { PICTURES } from './pictures.ts';
import type { EvergreenWords } from './words.ts';

export const guide: EvergreenWords['guide'] = [
  {
    title: 'Worum es geht',
    text: 'Alle begrünen einen kahlen Planeten. Bäume im Licht und ein großer Wald bringen in jeder Jahreszeit Punkte, große Bäume auf fruchtbarem Boden am Ende noch mehr. Wer die meisten Punkte hat, gewinnt.',
    picture: PICTURES.goal,
  },
  {
    title: 'Nimm eine Karte',
    text: 'Jede Runde nehmen alle eine Karte aus der Auslage. Sie sagt, in welchem Biom du arbeiten darfst, und bietet eine Fähigkeit. Auch die Karte, die niemand nimmt, zählt: Ihre Blüten machen ein Biom fruchtbarer, ihre Dürre nimmt davon weg.',
    picture: PICTURES.card,
  },
  {
    title: 'Pflanze und lass wachsen',
    text: 'Wähle eine von vier Aktionen: drei Sprosse pflanzen, zwei Pflanzen wachsen lassen, beides je einmal, oder eines davon in einem beliebigen Biom. Aus einem Spross wird ein kleiner Baum, aus einem kleinen ein großer.',
    picture: PICTURES.grow,
  },
  {
    title: 'Nutze deine Fähigkeit',
    text: 'Vor oder nach der Aktion darfst du die Fähigkeit deiner Karte nutzen, überall auf dem Planeten: mehr Sprosse, höhere Bäume, Büsche, Seen, neben denen es wächst, oder sofort Punkte. Mit jedem Mal wird sie stärker.',
    picture: PICTURES.powers,
  },
  {
    title: 'Achte auf die Schatten',
    text: 'Am Ende einer Jahreszeit scheint die Sonne von ihrer Seite. Ein kleiner Baum im Licht bringt 1 Punkt, ein großer 2. Der Schatten eines kleinen Baums ist ein Feld lang, der eines großen zwei; wer im Schatten eines gleich hohen oder höheren Baums steht, bekommt nichts.',
    picture: PICTURES.light,
  },
  {
    title: 'Lass einen Wald zusammenwachsen',
    text: 'Deine größte Gruppe aus Bäumen und Büschen, Seite an Seite, bringt in jeder Jahreszeit 1 Punkt je Pflanze. Die Bäume sollen also dicht beieinander stehen, und doch nicht im Schatten der anderen.',
    picture: PICTURES.forest,
  },
  {
    title: 'Vier Jahreszeiten',
    text: 'Der Frühling hat fünf Runden, der Sommer vier, der Herbst drei, der Winter zwei, und mit jeder Jahreszeit wandert die Sonne eine Seite weiter. Nach dem Winter zählt jeder große Baum noch einmal die Fruchtbarkeit seines Bioms.',
    picture: PICTURES.year,
  },
];

export const chapters: EvergreenWords['chapters'] = [
  { from: 'setup-empty-planet', title: 'Aufbau' },
  { from: 'seasons-and-rounds', title: 'Runden und Kartenwahl' },
  { from: 'leftover-fertility', title: 'Die übrige Karte' },
  { from: 'actions-at-the-same-time', title: 'Aktionen' },
  { from: 'grow-one-stage', title: 'Pflanzen und Felder' },
  { from: 'power-optional', title: 'Fähigkeiten' },
  { from: 'light-points', title: 'Licht und Schatten' },
  { from: 'forest-biggest', title: 'Wälder' },
  { from: 'season-change', title: 'Jahreszeiten und Ende' },
  { from: 'solo-opponent-drafts', title: 'Solo' },
];
