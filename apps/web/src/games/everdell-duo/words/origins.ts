// The words of the page that says what is printed, inferred or ours.
import type { CardFact, Origin } from '@sunglade/everdell-duo';

export interface OriginWords {
  readonly title: string;
  readonly about: string;
  readonly origins: Readonly<Record<Origin, { readonly name: string; readonly about: string }>>;
  readonly facts: Readonly<Record<CardFact | 'condition', string>>;
  readonly cards: string;
  readonly events: string;
  readonly places: string;
  readonly slots: string;
  readonly news: string;
  readonly chapters: string;
  readonly challenges: string;
  readonly opponent: string;
  readonly name: string;
  readonly origin: string;
  readonly rest: string;
}
