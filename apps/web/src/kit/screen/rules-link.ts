import type { AnyGame } from '@sunglade/core';
import { newestRules } from '@sunglade/registry';

/** The page with the rules that a table is played by, at a clause. */
export function rulesLink({ id, version }: Pick<AnyGame, 'id' | 'version'>, clause?: string): string {
  const older = version < newestRules(id) ? `?rules=${version}` : '';
  return `/rules/${id}${older}${clause === undefined ? '' : `#${clause}`}`;
}
