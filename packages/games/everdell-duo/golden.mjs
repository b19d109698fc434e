// Plays the golden records anew: `node packages/games/everdell-duo/golden.mjs`. Only after a deliberate change of rules.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPicker, createRecord, createStepBuffer, Run, seat, seedFrom } from '@sunglade/core';
import house from './src/editions/house.json' with { type: 'json' };
import { createGreedy } from './src/greedy.ts';
import { everdellDuo } from './src/index.ts';

/** Cheaper cards, more nesting, two copies of one card. */
const ownEdition = {
  ...house,
  id: 'golden-own',
  cards: house.cards
    .filter((card) => card.id !== 'barn')
    .map((card) => ({
      ...card,
      copies: card.id === 'storyteller' ? 2 : 1,
      cost: { ...card.cost, ...('resin' in card.cost ? { resin: 1 } : {}) },
    })),
};

const games = [
  { name: 'random', seed: 'golden random', kind: 'random' },
  { name: 'random-undo', seed: 'golden undo', kind: 'random', undo: true },
  { name: 'greedy', seed: 'golden greedy', kind: 'greedy' },
  { name: 'greedy-second-hare', seed: 'golden hare', kind: 'greedy', options: { hare: 'second' } },
  { name: 'greedy-own-edition', seed: 'golden own', kind: 'greedy', edition: ownEdition },
  {
    name: 'random-ask-every-gain',
    seed: 'golden ask',
    kind: 'random',
    options: { hare: 'random', askEveryGain: true },
  },
];

for (const { name, seed, kind, undo, options, edition } of games) {
  const setup = everdellDuo.setup({ seats: 2, options, edition });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = everdellDuo.bind(setup.value);
  const run = new Run(rules, seedFrom(seed));
  const buffer = createStepBuffer(rules);
  const greedy = createGreedy(rules, createStepBuffer(rules));
  const pick = createPicker(seed.length);
  while (run.acting !== 0) {
    const one = run.acting - 1;
    if (undo && run.canUndo(seat(one)) && pick(9) === 0) run.take({ seat: seat(one), text: '!undo' });
    rules.legal(run.state, seat(one), buffer);
    const step = kind === 'random' ? buffer.steps[pick(buffer.length)] : greedy(run.state, one, pick);
    const refusal = run.take({ seat: seat(one), text: rules.print(step) });
    if (refusal) throw new Error(refusal.code);
  }
  const record = createRecord(everdellDuo, setup.value, run);
  writeFileSync(join(import.meta.dirname, 'src/golden', `${name}.json`), `${JSON.stringify(record)}\n`);
}
