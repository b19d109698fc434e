import type { ReportReason } from '@sunglade/protocol';

/** What is said about people one does not want to meet. */
export interface CompanyWords {
  readonly befriend: (name: string) => string;
  readonly asked: string;
  readonly block: (name: string) => string;
  readonly blockMeans: string;
  readonly blocked: string;
  /** Asks once more, and the two answers. */
  readonly blockSure: (name: string) => string;
  readonly blockYes: string;
  readonly blockNo: string;
  readonly takeBack: string;
  readonly tookBack: string;
  readonly report: string;
  readonly reportMeans: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly more: string;
  readonly send: string;
  readonly sent: string;
  readonly list: string;
  readonly nobody: string;
  readonly somebody: string;
  readonly unblock: (name: string) => string;
}
