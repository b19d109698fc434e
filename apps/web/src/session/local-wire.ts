// Between the page and the worker of a local table.
import type { Heard } from '@sunglade/protocol';
import type { Past, Seen } from '@sunglade/table';
import type { Answer } from './session.ts';

export type ToWorker =
  | { readonly type: 'open'; readonly id: string; readonly pace: number }
  | { readonly type: 'submit'; readonly n: number; readonly seat: number; readonly steps: readonly string[] }
  | { readonly type: 'act'; readonly n: number; readonly seat: number; readonly text: string }
  | { readonly type: 'look'; readonly seat: number }
  | { readonly type: 'past'; readonly n: number; readonly withViews: boolean }
  | { readonly type: 'record'; readonly n: number };

export type FromWorker =
  | { readonly type: 'gone' }
  | { readonly type: 'seen'; readonly heard: readonly Heard[]; readonly seen: Seen; readonly handover: number | null }
  | { readonly type: 'answer'; readonly n: number; readonly answer: Answer }
  | { readonly type: 'past'; readonly n: number; readonly past: readonly Past[] }
  | { readonly type: 'record'; readonly n: number; readonly record: unknown };
