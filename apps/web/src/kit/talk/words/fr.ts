import type { CompanyWords } from './words.ts';

export const fr: CompanyWords = {
  befriend: (name) => `Demander à ${name} d’être amis`,
  asked: 'Demande envoyée. La réponse sera sous Amis.',
  block: (name) => `Bloquer ${name}`,
  blockMeans:
    'Vous ne vous lirez plus, et aucun de vous ne pourra rejoindre les tables de l’autre ni les trouver dans le salon. Personne n’en est averti.',
  blocked: 'C’est fait. Vous pouvez revenir dessus dans les réglages.',
  blockSure: (name) => `Bloquer ${name} ?`,
  blockYes: 'Oui, bloquer',
  blockNo: 'Non',
  takeBack: 'Annuler le blocage',
  tookBack: 'C’est annulé.',
  report: 'Prévenir les responsables du site',
  reportMeans: 'Ils reçoivent aussi les dernières lignes de la conversation. L’autre personne n’en sait rien.',
  reasons: {
    rude: 'Grossier ou blessant',
    unfair: 'Joue déloyalement ou traîne',
    spam: 'Publicité ou spam',
    other: 'Autre chose',
  },
  more: 'Quelque chose à ajouter ?',
  send: 'Envoyer le signalement',
  sent: 'Merci, le signalement est parti.',
  list: 'Personnes bloquées',
  nobody: 'Personne.',
  somebody: 'quelqu’un',
  unblock: (name) => `Débloquer ${name}`,
};
