// The port to who plays with whom. A friendship has two halves: each says that one of them wants it.

/** The other one of a friendship, or of half of one. */
export interface FriendStored {
  readonly id: string;
  /** What they were called where the two met. */
  readonly name: string;
  readonly at: number;
}

/** What the two call each other. */
export interface FriendNames {
  readonly theirs: string;
  readonly own: string;
}

export interface Invitation {
  readonly match: string;
  readonly user: string;
  /** Who invites, and by which name. */
  readonly by: string;
  readonly name: string;
  readonly at: number;
}

export interface FriendStore {
  /** A half that is there stays as it is. */
  befriend(user: string, other: string, names: FriendNames, at: number): Promise<void>;
  /** Both halves. */
  unfriend(user: string, other: string): Promise<void>;
  /** Those where both want it, the oldest first. */
  friendsOf(user: string): Promise<readonly FriendStored[]>;
  /** Whom the user asked, and who has not answered. */
  askedBy(user: string): Promise<readonly FriendStored[]>;
  /** Who asked the user, and waits for an answer. */
  askersOf(user: string): Promise<readonly FriendStored[]>;

  /** Whoever has it may become a friend of the user. */
  addFriendLink(tokenHash: string, user: string, expiresAt: number): Promise<void>;
  /** null: unknown or expired. */
  friendLink(tokenHash: string, now: number): Promise<string | null>;

  /** Whether friends may see that somebody is here, and where. */
  hide(user: string, hidden: boolean): Promise<void>;
  isHidden(user: string): Promise<boolean>;
  /** Of these, who does not hide. */
  notHidden(users: readonly string[]): Promise<readonly string[]>;
  /** Of these, who has had a page before their eyes since a moment. */
  lookingSince(users: readonly string[], at: number): Promise<readonly string[]>;

  /** With a notice for each way of whoever is invited. false: they are already, and nothing happens. */
  invite(invitation: Invitation): Promise<boolean>;
  /** The latest first. */
  invitationsTo(user: string): Promise<readonly Invitation[]>;
  removeInvitation(match: string, user: string): Promise<void>;
}
