/** The tables as Kysely knows them, the same in every database. */
export interface MatchesTable {
  id: string;
  seq: number;
  config: string;
  secret: string;
  host: string;
  public: number;
  status: string;
  acting: number;
  due_at: number | null;
  wake_at: number | null;
  names: string;
  holders: string;
  opened_at: number;
  updated_at: number;
  planned: number;
}

export interface Tables {
  matches: MatchesTable;
  lines: {
    match: string;
    seq: number;
    at: number;
    by: string;
    seat: number;
    text: string;
    submission: string | null;
  };
  players: { user: string; match: string };
  chat: {
    match: string;
    n: number;
    at: number;
    user: string;
    name: string;
    seat: number;
    room: string;
    text: string;
    submission: string;
  };
  users: { id: string; name: string; created_at: number; recovery_hash: string };
  sessions: {
    token_hash: string;
    user: string;
    expires_at: number;
    created_at: number | null;
    agent: string | null;
  };
  seat_links: { match: string; seat: number; token_hash: string; sitting: number | null };
  mutes: { user: string; other: string; name: string | null; blocked: number };
  passkeys: {
    id: string;
    user: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    created_at: number;
    used_at: number | null;
  };
  passwords: { user: string; login: string; hash: string };
  challenges: { hash: string; purpose: string; user: string | null; expires_at: number };
  attempts: { key: string; count: number; until: number };
  aliases: { alias: string; user: string };
  campaigns: {
    id: string;
    game: string;
    owner: string;
    partner: string | null;
    version: number;
    sheet: string;
    running: string | null;
    updated_at: number;
  };
  campaign_records: { campaign: string; match: string; record: string };
  ways: {
    id: string;
    user: string;
    target: string;
    language: string;
    rule: string;
    minutes: number;
    quiet: string | null;
    secret: string;
    confirmed: number;
    paused: string | null;
    told_at: number | null;
    told_of: string | null;
    created_at: number;
  };
  notices: {
    match: string;
    seat: number;
    way: string;
    line: number;
    at: number;
    due_at: number;
    attempts: number;
    lease: string | null;
    kind: string;
    hurry_at: number | null;
  };
  plans: { match: string; seat: number; user: string; line: number; ways: string; at: number };
  holidays: {
    user: string;
    n: number;
    first: string;
    last: string;
    zone: string;
    created_at: number;
    ended_at: number | null;
    told: number;
  };
  friends: { user: string; other: string; theirs: string; own: string; at: number };
  friend_links: { token_hash: string; user: string; expires_at: number };
  hidden_people: { user: string };
  invitations: { match: string; user: string; by: string; name: string; at: number };
  reached: { user: string; thing: string; points: number };
  looks: { user: string; at: number };
  host_secrets: { name: string; value: string };
  reports: {
    id: string;
    match: string;
    by: string;
    about: string;
    name: string;
    reason: string;
    text: string;
    lines: string;
    at: number;
  };
}
