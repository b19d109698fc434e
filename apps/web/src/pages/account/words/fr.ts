import type { AccountWords } from './words.ts';

export const fr: AccountWords = {
  title: 'Compte',
  guest: 'Vous êtes ici en invité.',
  keeps:
    'Vos parties appartiennent à ce navigateur. Avec une clé d’accès ou un mot de passe, elles vous suivent sur tous vos appareils ; rien de ce que vous avez joué n’est perdu.',
  known: (login) => `Vous vous connectez sous le nom ${login}.`,
  passkeys: 'Clés d’accès',
  passkeyAbout:
    'Connectez-vous avec votre empreinte, votre visage ou le verrou de votre appareil. Il n’y a rien à retenir.',
  addPasskey: 'Ajouter une clé d’accès',
  added: (day) => `ajoutée le ${day}`,
  used: (day) => `utilisée le ${day}`,
  remove: (what) => `Retirer ${what}`,
  password: 'Mot de passe',
  passwordAbout: 'Au moins dix caractères. Les autres ne voient jamais votre nom de connexion.',
  login: 'Nom de connexion',
  willSignIn: (login) => `Vous vous connecterez en tant que ${login}. Le numéro le rend unique.`,
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Choisir ce mot de passe',
  changePassword: 'Changer le mot de passe',
  removePassword: 'Retirer le mot de passe',
  recovery: 'Code de secours',
  recoveryAbout: 'Un code sur papier vous ramène quand tout le reste est perdu. Un nouveau remplace l’ancien.',
  newRecovery: 'Créer un nouveau code',
  writeDown: 'Notez-le maintenant. Il n’est montré que cette fois.',
  copyCode: 'Copier le code',
  signIn: 'Se connecter',
  signInAbout: 'Vous avez déjà un compte ? Retrouvez-le dans ce navigateur.',
  withPasskey: 'Se connecter avec une clé d’accès',
  withPassword: 'Se connecter avec un mot de passe',
  withCode: 'Se connecter avec un code de secours',
  code: 'Code de secours',
  bringAlong: 'Emporter les parties de ce navigateur',
  stays:
    'Les parties que vous n’emportez pas restent à l’invité, que l’on ne retrouve qu’avec le code de secours de l’invité.',
  welcome: (name, moved) =>
    moved === 0
      ? `Bon retour, ${name}.`
      : moved === 1
        ? `Bon retour, ${name}. Une table vous a suivi.`
        : `Bon retour, ${name}. ${moved} tables vous ont suivi.`,
  again: 'Est-ce bien vous ?',
  againAbout: 'Cela ne peut pas être défait : connectez-vous encore une fois.',
  sessions: 'Où vous êtes connecté',
  thisBrowser: 'Ce navigateur',
  unknownBrowser: 'Un navigateur',
  seen: (day) => `vu le ${day}`,
  endSession: (agent) => `Déconnecter ${agent}`,
  logOut: 'Se déconnecter ici',
  ownData: 'Vos données',
  exportAbout: 'Tout ce que le site garde sur vous, avec les relevés de vos parties terminées.',
  exportAll: 'Télécharger mes données',
  forgetAbout:
    'Votre nom, vos paroles et vos moyens de connexion sont effacés. Les parties en cours sont abandonnées. Les parties des autres restent, sans votre nom.',
  forget: 'Supprimer mon compte',
  forgetSure: 'Supprimer pour toujours',
  forgotten: 'Vous êtes oublié. Merci d’avoir joué.',
  keep: 'Le garder',
  lastWay: 'C’est votre dernier moyen de connexion. Saisissez votre code de secours pour montrer que vous l’avez.',
  saved: 'Enregistré.',
};
