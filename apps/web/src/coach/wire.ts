// Between the page and the coach's worker. It answers one question and is gone then; who does not want to know any more
// ends it.
import type { Advice, Gain, Hundredths, KeyMoment, Review, TriedAnew, WhatIf } from '@sunglade/coach';
import type { StoredSetup, View } from '@sunglade/core';

export type ToCoach =
  /** What one seat sees, and nothing else. */
  | {
      readonly type: 'advise';
      readonly game: string;
      readonly rules: number;
      readonly setup: StoredSetup;
      readonly seat: number;
      readonly view: View;
    }
  /** The same, and steps of which somebody wants to know what they would bring. */
  | {
      readonly type: 'whatIf';
      readonly game: string;
      readonly rules: number;
      readonly setup: StoredSetup;
      readonly seat: number;
      readonly view: View;
      readonly steps: readonly string[];
      readonly ends: string;
      readonly afterOthers: boolean;
    }
  /** The same before a turn, and the turn that somebody is about to end. */
  | {
      readonly type: 'weigh';
      readonly game: string;
      readonly rules: number;
      readonly setup: StoredSetup;
      readonly seat: number;
      readonly view: View;
      readonly steps: readonly string[];
    }
  /** A turn that was played beside one that is known to be good. */
  | {
      readonly type: 'against';
      readonly game: string;
      readonly rules: number;
      readonly setup: StoredSetup;
      readonly seat: number;
      readonly view: View;
      readonly played: readonly string[];
      readonly good: readonly string[];
    }
  /** A turn that was tried anew beside the one that was played and the best one that is known. */
  | {
      readonly type: 'anew';
      readonly game: string;
      readonly rules: number;
      readonly setup: StoredSetup;
      readonly seat: number;
      readonly view: View;
      readonly tried: readonly string[];
      readonly played: readonly string[];
      readonly best: readonly string[];
    }
  /** A finished match. */
  | { readonly type: 'review'; readonly record: unknown };

export type FromCoach =
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'brings'; readonly answers: readonly WhatIf[] }
  /** null: nothing for sure. */
  | { readonly type: 'weighed'; readonly loss: Hundredths | null }
  /** What the good one brings more. */
  | { readonly type: 'gain'; readonly gain: Gain }
  | { readonly type: 'triedAnew'; readonly anew: TriedAnew }
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'moment'; readonly moment: KeyMoment }
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'failed' };
