import type { Store } from '@sunglade/match';

const MANY = 10_000;

/** What people told about others, the oldest first: for the host of the site, who alone reads it. */
export async function printReports(store: Store): Promise<string> {
  try {
    return `${JSON.stringify(await store.reports(0, MANY), null, 2)}\n`;
  } finally {
    await store.close();
  }
}
