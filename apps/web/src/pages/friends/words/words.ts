// The words about friends. Each language fills in the whole type, so a missing text does not compile.

export interface FriendWords {
  readonly title: string;
  readonly about: string;
  readonly nobody: string;
  readonly asGuest: string;
  readonly none: string;
  readonly online: string;
  readonly remove: (name: string) => string;
  readonly removeShort: string;
  readonly asking: string;
  readonly wants: (name: string) => string;
  readonly accept: (name: string) => string;
  readonly acceptShort: string;
  readonly decline: (name: string) => string;
  readonly declineShort: string;
  readonly asked: string;
  readonly takeBack: (name: string) => string;
  readonly takeBackShort: string;
  readonly met: string;
  readonly metAt: (game: string) => string;
  readonly ask: (name: string) => string;
  readonly askShort: string;
  readonly linkTitle: string;
  readonly linkAbout: string;
  readonly makeLink: string;
  readonly copyLink: string;
  readonly seeMe: string;
  readonly seeMeAbout: string;
  readonly somebody: string;
  readonly atTables: string;
  readonly nobodyAtTable: string;
  readonly invitations: string;
  readonly invites: (name: string, game: string) => string;
  readonly here: string;
  readonly invite: (name: string) => string;
  readonly invited: (name: string) => string;
  readonly inviteTitle: string;
  readonly link: { readonly title: string; readonly ask: string; readonly yes: string; readonly done: string };
  readonly toFriends: string;
}
