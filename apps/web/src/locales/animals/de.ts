import type { Animals } from './manner.ts';

export const de: Animals = {
  hedgehog: {
    temper: 'Heiter und kurzsichtig; freut sich über alles, auch übers Verlieren.',
    greeting: 'Oh, du! Setz dich, das Gras ist noch warm.',
    wins: 'Gewonnen? Ich? Zählen wir noch mal. Nein, lieber nicht.',
    loses: 'Schön gespielt! Noch mal? Ich weiß ein noch weicheres Plätzchen.',
  },
  fox: {
    temper: 'Flink und charmant; nimmt, was heute glänzt, und zwinkert dem Morgen zu.',
    greeting: 'Da bist du ja. Die Sonnenseite hab ich dir freigehalten. Na ja, fast.',
    wins: 'Meins, um ein Schnurrhaar. Und davon habe ich viele.',
    loses: 'Erwischt, mitsamt dem Schwanz. Das musst du mir noch mal zeigen.',
  },
  badger: {
    temper: 'Geduldig und brummig; plant das ganze Jahr und hat unterm Hut ein warmes Herz.',
    greeting: 'Hm. Guten Abend. Pass beim Reinkommen auf die Setzlinge auf.',
    wins: 'Langsam, aber stetig. Du hast deine Furche gut gehalten.',
    loses: 'Na so was. Komm rein, es gibt Suppe.',
  },
  owl: {
    temper: 'Genau und trocken; zählt alles, gibt nichts zu und erklärt gern.',
    greeting: 'Guten Abend. Ich habe die Karten gezählt. Es sind alle da.',
    wins: 'Wie berechnet. Aber ich musste zweimal rechnen.',
    loses: 'Bemerkenswert. Darüber denke ich bis zum Morgengrauen nach.',
  },
  raven: {
    temper: 'Alt, würdevoll und höflich; sagt wenig und erinnert sich an jede Partie.',
    greeting: 'Willkommen. Einen Ast habe ich dir freigehalten.',
    wins: 'Ein schöner Flug. So weit kommen wenige.',
    loses: 'Nimm eine Feder. Du hast sie verdient.',
  },
};
