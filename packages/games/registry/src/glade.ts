// The example game for its screen: the page must not know the test kit in which that game lives.
export {
  type Clause,
  type EditionContent,
  type Event,
  type Open,
  type Own,
  printStep,
  type Refusal,
  readStep,
  type StepData,
  type Version,
} from '@sunglade/testkit/glade';
