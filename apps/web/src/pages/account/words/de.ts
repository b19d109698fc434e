import type { AccountWords } from './words.ts';

export const de: AccountWords = {
  title: 'Konto',
  guest: 'Du bist als Gast hier.',
  keeps:
    'Deine Partien gehören diesem Browser. Mit einem Passkey oder einem Passwort gehören sie dir auf jedem Gerät; nichts Gespieltes geht verloren.',
  known: (login) => `Du meldest dich als ${login} an.`,
  passkeys: 'Passkeys',
  passkeyAbout: 'Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an. Du musst dir nichts merken.',
  addPasskey: 'Passkey hinzufügen',
  added: (day) => `hinzugefügt am ${day}`,
  used: (day) => `zuletzt benutzt am ${day}`,
  remove: (what) => `${what} entfernen`,
  password: 'Passwort',
  passwordAbout: 'Mindestens zehn Zeichen. Andere sehen den Anmeldenamen nie.',
  login: 'Anmeldename',
  willSignIn: (login) => `Du meldest dich dann als ${login} an. Die Zahl macht den Namen einmalig.`,
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort setzen',
  changePassword: 'Passwort ändern',
  removePassword: 'Passwort entfernen',
  recovery: 'Wieder­herstellungs­code',
  recoveryAbout: 'Ein Code auf Papier bringt dich zurück, wenn alles andere verloren ist. Ein neuer ersetzt den alten.',
  newRecovery: 'Neuen Code erzeugen',
  writeDown: 'Schreib ihn jetzt auf. Er wird nur dieses eine Mal gezeigt.',
  copyCode: 'Code kopieren',
  signIn: 'Anmelden',
  signInAbout: 'Du hast schon ein Konto? Kehre in diesem Browser dorthin zurück.',
  withPasskey: 'Mit Passkey anmelden',
  withPassword: 'Mit Passwort anmelden',
  withCode: 'Mit Wieder­herstellungs­code anmelden',
  code: 'Wieder­herstellungs­code',
  bringAlong: 'Die Partien dieses Browsers mitnehmen',
  stays:
    'Partien, die du nicht mitnimmst, bleiben beim Gast. Er ist dann nur noch mit dem Wieder­herstellungs­code des Gasts erreichbar.',
  welcome: (name, moved) =>
    moved === 0
      ? `Willkommen zurück, ${name}.`
      : moved === 1
        ? `Willkommen zurück, ${name}. Ein Tisch kam mit.`
        : `Willkommen zurück, ${name}. ${moved} Tische kamen mit.`,
  again: 'Bist du es?',
  againAbout: 'Das lässt sich nicht rückgängig machen. Melde dich bitte noch einmal an.',
  sessions: 'Wo du angemeldet bist',
  thisBrowser: 'Dieser Browser',
  unknownBrowser: 'Ein Browser',
  seen: (day) => `zuletzt gesehen am ${day}`,
  endSession: (agent) => `${agent} abmelden`,
  logOut: 'Hier abmelden',
  ownData: 'Deine Daten',
  exportAbout: 'Alles, was die Seite über dich aufbewahrt, mit den Aufzeichnungen deiner beendeten Partien.',
  exportAll: 'Meine Daten herunterladen',
  forgetAbout:
    'Dein Name, deine Worte und deine Anmeldewege werden gelöscht. Laufende Partien werden aufgegeben. Die Partien der anderen bleiben, ohne deinen Namen.',
  forget: 'Mein Konto löschen',
  forgetSure: 'Für immer löschen',
  forgotten: 'Du bist vergessen. Danke fürs Mitspielen.',
  keep: 'Behalten',
  lastWay:
    'Das ist dein letzter Weg, dich anzumelden. Gib deinen Wieder­herstellungs­code ein, um zu zeigen, dass du ihn hast.',
  saved: 'Gespeichert.',
};
