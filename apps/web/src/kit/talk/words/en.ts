import type { CompanyWords } from './words.ts';

export const en: CompanyWords = {
  befriend: (name) => `Ask ${name} to be friends`,
  asked: 'Asked. They find it under Friends.',
  block: (name) => `Block ${name}`,
  blockMeans:
    'You no longer read each other, and neither of you can join the other’s tables or find them in the lobby. Nobody is told.',
  blocked: 'Blocked. You can take it back in the settings.',
  blockSure: (name) => `Block ${name}?`,
  blockYes: 'Yes, block',
  blockNo: 'No',
  takeBack: 'Take it back',
  tookBack: 'Taken back: no longer blocked.',
  report: 'Tell the people who run this site',
  reportMeans: 'They get the last lines of this conversation with it. The other person is not told.',
  reasons: {
    rude: 'Rude or hurtful',
    unfair: 'Plays unfairly or stalls',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  more: 'Anything to add?',
  send: 'Send report',
  sent: 'Thank you. It is on its way.',
  list: 'Blocked people',
  nobody: 'Nobody.',
  somebody: 'somebody',
  unblock: (name) => `Unblock ${name}`,
};
