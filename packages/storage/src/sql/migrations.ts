/**
 * Each entry brings a store from its index to the next version, in words that SQLite and PostgreSQL both understand
 * (to SQLite a bigint is an integer like any other). Entries are never changed once released, and they only add: while
 * nodes are restarted one after the other, old programs work on the new tables.
 */
export const migrations = (rowless: string): readonly string[] => [
  `
  create table matches (
    id text primary key,
    seq bigint not null,
    config text not null,
    secret text not null,
    host text not null,
    public bigint not null,
    status text not null,
    acting bigint not null,
    due_at bigint,
    wake_at bigint,
    names text not null,
    holders text not null,
    opened_at bigint not null,
    updated_at bigint not null
  )${rowless};
  create index matches_wake on matches (wake_at) where wake_at is not null;
  create index matches_lobby on matches (opened_at) where public = 1 and status in ('open', 'playing');
  create index matches_host on matches (host, opened_at);
  create table lines (
    match text not null,
    seq bigint not null,
    at bigint not null,
    by text not null,
    seat bigint not null,
    text text not null,
    submission text,
    primary key (match, seq)
  )${rowless};
  create unique index lines_submission on lines (match, submission) where submission is not null;
  create table players (
    "user" text not null,
    match text not null,
    primary key ("user", match)
  )${rowless};
  create table chat (
    match text not null,
    n bigint not null,
    at bigint not null,
    "user" text not null,
    name text not null,
    seat bigint not null,
    room text not null,
    text text not null,
    submission text not null,
    primary key (match, n)
  )${rowless};
  create unique index chat_submission on chat (match, submission);
  create table users (
    id text primary key,
    name text not null,
    created_at bigint not null,
    recovery_hash text not null unique
  )${rowless};
  create table sessions (
    token_hash text primary key,
    "user" text not null,
    expires_at bigint not null
  )${rowless};
  create index sessions_expiry on sessions (expires_at);
  create table seat_links (
    match text not null,
    seat bigint not null,
    token_hash text not null unique,
    primary key (match, seat)
  )${rowless};
  create table mutes (
    "user" text not null,
    other text not null,
    primary key ("user", other)
  )${rowless};
  `,
  `
  alter table sessions add column created_at bigint;
  alter table sessions add column agent text;
  create index sessions_user on sessions ("user");
  create index chat_user on chat ("user");
  create index lines_sit on lines ("by") where substr(text, 1, 5) = '!sit ';
  create table passkeys (
    id text primary key,
    "user" text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    label text not null,
    created_at bigint not null,
    used_at bigint
  )${rowless};
  create index passkeys_user on passkeys ("user");
  create table passwords (
    "user" text primary key,
    login text not null unique,
    hash text not null
  )${rowless};
  create table challenges (
    hash text primary key,
    purpose text not null,
    "user" text,
    expires_at bigint not null
  )${rowless};
  create index challenges_expiry on challenges (expires_at);
  create table attempts (
    key text primary key,
    count bigint not null,
    until bigint not null
  )${rowless};
  create table aliases (
    alias text primary key,
    "user" text not null
  )${rowless};
  create index aliases_user on aliases ("user");
  `,
  `
  alter table seat_links add column sitting bigint;
  alter table mutes add column name text;
  `,
  `
  create table campaigns (
    id text primary key,
    game text not null,
    owner text not null,
    partner text,
    version bigint not null,
    sheet text not null,
    running text,
    updated_at bigint not null
  )${rowless};
  create index campaigns_owner on campaigns (owner);
  create index campaigns_partner on campaigns (partner) where partner is not null;
  create table campaign_records (
    campaign text not null,
    match text not null,
    record text not null,
    primary key (campaign, match)
  )${rowless};
  `,
  `
  create table ways (
    id text primary key,
    "user" text not null,
    target text not null,
    language text not null,
    rule text not null,
    minutes bigint not null,
    quiet text,
    secret text not null,
    confirmed bigint not null,
    paused text,
    told_at bigint,
    told_of text,
    created_at bigint not null
  )${rowless};
  create index ways_user on ways ("user");
  create table notices (
    match text not null,
    seat bigint not null,
    way text not null,
    line bigint not null,
    at bigint not null,
    due_at bigint not null,
    attempts bigint not null,
    lease text,
    primary key (match, seat, way)
  )${rowless};
  create index notices_due on notices (due_at);
  create index notices_way on notices (way);
  create index notices_lease on notices (lease) where lease is not null;
  create table looks (
    "user" text primary key,
    at bigint not null
  )${rowless};
  create table host_secrets (
    name text primary key,
    value text not null
  )${rowless};
  `,
  `
  alter table mutes add column blocked bigint not null default 0;
  create index mutes_blocked on mutes (other) where blocked = 1;
  create table reports (
    id text primary key,
    match text not null,
    "by" text not null,
    about text not null,
    name text not null,
    reason text not null,
    text text not null,
    lines text not null,
    at bigint not null
  )${rowless};
  create index reports_by on reports ("by");
  create index reports_about on reports (about);
  `,
  `
  alter table matches add column planned bigint not null default 0;
  create table plans (
    match text not null,
    seat bigint not null,
    "user" text not null,
    line bigint not null,
    ways text not null,
    at bigint not null,
    primary key (match, seat)
  )${rowless};
  create index plans_user on plans ("user");
  `,
  `
  create index lines_names on lines ("by", match) where substr(text, 1, 5) = '!sit ' and substr(text, 71) <> '@Deleted';
  `,
  `
  create table holidays (
    "user" text not null,
    n bigint not null,
    first text not null,
    last text not null,
    zone text not null,
    created_at bigint not null,
    ended_at bigint,
    told bigint not null,
    primary key ("user", n)
  )${rowless};
  create index holidays_told on holidays ("user") where told = 0;
  `,
  `
  alter table notices add column kind text not null default 'turn';
  `,
  `
  create table friends (
    "user" text not null,
    other text not null,
    theirs text not null,
    own text not null,
    at bigint not null,
    primary key ("user", other)
  )${rowless};
  create index friends_other on friends (other);
  create table friend_links (
    token_hash text primary key,
    "user" text not null,
    expires_at bigint not null
  )${rowless};
  create index friend_links_user on friend_links ("user");
  create table hidden_people (
    "user" text primary key
  )${rowless};
  create table invitations (
    match text not null,
    "user" text not null,
    "by" text not null,
    name text not null,
    at bigint not null,
    primary key (match, "user")
  )${rowless};
  create index invitations_user on invitations ("user");
  create index invitations_by on invitations ("by");
  `,
  `
  create table reached (
    "user" text not null,
    thing text not null,
    points bigint not null,
    primary key ("user", thing)
  )${rowless};
  `,
  `
  alter table notices add column hurry_at bigint;
  `,
];

export const SCHEMA_VERSION = migrations('').length;
