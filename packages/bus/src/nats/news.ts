import type { News } from '@sunglade/match';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What came over the wire, or null for what no node of ours says. */
export function parseNews(text: string): News | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, from, match, seq, planned, n, user, users } = raw as Readonly<Record<string, unknown>>;
  if (!isText(from)) return null;
  switch (kind) {
    case 'moved':
      if (!isText(match) || !isCount(seq)) return null;
      if (planned === undefined) return { kind, match, seq, from };
      return isCount(planned) ? { kind, match, seq, planned, from } : null;
    case 'said':
      return isText(match) && isCount(n) ? { kind, match, n, from } : null;
    case 'here':
      return isText(match) && Array.isArray(users) && users.every(isText) ? { kind, match, users, from } : null;
    case 'left':
    case 'muted':
      return isText(user) ? { kind, user, from } : null;
    case 'alive':
    case 'gone':
      return { kind, from };
    default:
      return null;
  }
}
