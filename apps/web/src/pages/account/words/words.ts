// The words of the account page. Each language fills in the whole type, so a missing text does not compile.

export interface AccountWords {
  /** The way to the page about notices. */
  readonly notices: string;
  readonly title: string;
  readonly guest: string;
  readonly keeps: string;
  readonly known: (login: string) => string;
  readonly passkeys: string;
  readonly passkeyAbout: string;
  readonly addPasskey: string;
  readonly added: (day: string) => string;
  readonly used: (day: string) => string;
  readonly remove: (what: string) => string;
  readonly password: string;
  readonly passwordAbout: string;
  readonly login: string;
  readonly willSignIn: (login: string) => string;
  readonly newPassword: string;
  readonly setPassword: string;
  readonly changePassword: string;
  readonly removePassword: string;
  readonly recovery: string;
  readonly recoveryAbout: string;
  readonly newRecovery: string;
  readonly writeDown: string;
  readonly copyCode: string;
  readonly signIn: string;
  readonly signInAbout: string;
  readonly withPasskey: string;
  readonly withPassword: string;
  readonly withCode: string;
  readonly code: string;
  readonly bringAlong: string;
  readonly stays: string;
  readonly welcome: (name: string, moved: number) => string;
  readonly again: string;
  readonly againAbout: string;
  readonly sessions: string;
  readonly thisBrowser: string;
  readonly unknownBrowser: string;
  readonly seen: (day: string) => string;
  readonly endSession: (agent: string) => string;
  readonly logOut: string;
  readonly ownData: string;
  readonly exportAbout: string;
  readonly exportAll: string;
  readonly forgetAbout: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly forgotten: string;
  readonly keep: string;
  readonly lastWay: string;
  readonly saved: string;
}
