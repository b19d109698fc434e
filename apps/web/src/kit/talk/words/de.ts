import type { CompanyWords } from './words.ts';

export const de: CompanyWords = {
  befriend: (name) => `${name} fragen, ob ihr Freunde sein wollt`,
  asked: 'Gefragt. Die Antwort steht unter Freunde.',
  block: (name) => `${name} blockieren`,
  blockMeans:
    'Ihr lest einander nicht mehr, könnt euch nicht an die Tische des anderen setzen und findet sie nicht in der Lobby. Niemand erfährt davon.',
  blocked: 'Blockiert. In den Einstellungen kannst du das zurücknehmen.',
  blockSure: (name) => `${name} blockieren?`,
  blockYes: 'Ja, blockieren',
  blockNo: 'Nein',
  takeBack: 'Zurücknehmen',
  tookBack: 'Zurückgenommen: nicht mehr blockiert.',
  report: 'Den Betreibern dieser Seite melden',
  reportMeans: 'Sie bekommen die letzten Zeilen des Gesprächs dazu. Die andere Person erfährt nichts davon.',
  reasons: {
    rude: 'Unhöflich oder verletzend',
    unfair: 'Spielt unfair oder verzögert',
    spam: 'Werbung oder Spam',
    other: 'Etwas anderes',
  },
  more: 'Möchtest du etwas hinzufügen?',
  send: 'Meldung senden',
  sent: 'Danke, die Meldung ist unterwegs.',
  list: 'Blockierte Personen',
  nobody: 'Niemand.',
  somebody: 'jemand',
  unblock: (name) => `${name} nicht mehr blockieren`,
};
