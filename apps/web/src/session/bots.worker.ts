// The bots of a table of one's own think in a thread of their own: whoever takes a step back never waits for a thought.
import { createThinker } from '@sunglade/bots';
import { createDice, seedFrom } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Question } from '@sunglade/table';
import { createEntropy } from './ids.ts';

const think = createThinker(loadGame, () => createDice(seedFrom(createEntropy())));

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(postMessage, () => postMessage(null));
});
