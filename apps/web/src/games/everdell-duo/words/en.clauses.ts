import { CLAUSES, type Clause } from '@sunglade/everdell-duo';
export const clauses = Object.fromEntries(CLAUSES.all.map((c) => [c, { title: c, text: c }])) as Record<
  Clause,
  { title: string; text: string }
>;
