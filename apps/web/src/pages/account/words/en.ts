import type { AccountWords } from './words.ts';

export const en: AccountWords = {
  title: 'Account',
  guest: 'You are a guest here.',
  keeps:
    'Your games belong to this browser. With a passkey or a password they are yours on every device; nothing you have played is lost.',
  known: (login) => `You sign in as ${login}.`,
  passkeys: 'Passkeys',
  passkeyAbout: 'Sign in with your fingerprint, your face or the lock of your device. There is nothing to remember.',
  addPasskey: 'Add a passkey',
  added: (day) => `added ${day}`,
  used: (day) => `last used ${day}`,
  remove: (what) => `Remove ${what}`,
  password: 'Password',
  passwordAbout: 'At least ten characters. Others never see the name you sign in with.',
  login: 'Name to sign in with',
  willSignIn: (login) => `You will sign in as ${login}. The number makes it yours alone.`,
  newPassword: 'New password',
  setPassword: 'Set password',
  changePassword: 'Change password',
  removePassword: 'Remove password',
  recovery: 'Recovery code',
  recoveryAbout: 'A code on paper brings you back when everything else is lost. A new one replaces the old one.',
  newRecovery: 'Make a new code',
  writeDown: 'Write it down now. It is shown only this once.',
  copyCode: 'Copy code',
  signIn: 'Sign in',
  signInAbout: 'You already have an account? Come back to it in this browser.',
  withPasskey: 'Sign in with a passkey',
  withPassword: 'Sign in with a password',
  withCode: 'Sign in with a recovery code',
  code: 'Recovery code',
  bringAlong: 'Bring along the games of this browser',
  stays:
    'Games that you do not bring along stay with the guest, who can be reached only with the guest’s recovery code.',
  welcome: (name, moved) =>
    moved === 0
      ? `Welcome back, ${name}.`
      : moved === 1
        ? `Welcome back, ${name}. One table came along.`
        : `Welcome back, ${name}. ${moved} tables came along.`,
  again: 'Is it you?',
  againAbout: 'This cannot be undone, so please sign in once more.',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  unknownBrowser: 'A browser',
  seen: (day) => `last seen ${day}`,
  endSession: (agent) => `Sign out ${agent}`,
  logOut: 'Sign out here',
  ownData: 'Your data',
  exportAbout: 'Everything the site keeps about you, with the records of your finished games.',
  exportAll: 'Download my data',
  forgetAbout:
    'Your name, your words and your ways to sign in are deleted. Games you are playing are given up. The games of the others stay, without your name.',
  forget: 'Delete my account',
  forgetSure: 'Delete for ever',
  forgotten: 'You have been forgotten. Thank you for playing.',
  keep: 'Keep it',
  lastWay: 'This is your last way to sign in. Type your recovery code to show that you have it.',
  saved: 'Saved.',
};
