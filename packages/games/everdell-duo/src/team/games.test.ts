// Whole games of a team at random: nothing is lost, nobody is stuck, and every good news finds its use.
import { createPicker, createStepBuffer, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { everdellDuo } from '../game.ts';
import { brokenInvariants } from '../invariants.ts';
import { NEWS_IDS } from './content.ts';

/** Plays a game; steps that begin with `liked` come first where there are any. */
function play(options: object, name: string, liked: readonly string[] = [], carried?: object) {
  const setup = everdellDuo.setup({ seats: 2, options, carried });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = everdellDuo.bind(setup.value);
  const buffer = createStepBuffer(rules);
  const pick = createPicker(Number.parseInt(seedFrom(name).slice(0, 7), 16));
  const s = rules.create(seedFrom(name));
  const heard: Event[] = [];
  const verbs = new Set<string>();
  for (let steps = 0; rules.acting(s) !== 0; steps++) {
    const one = seat(rules.acting(s) - 1);
    rules.legal(s, one, buffer);
    const all = Array.from(buffer.steps.subarray(0, buffer.length));
    if (all.length === 0 || steps > rules.maxSteps) throw new Error(`stuck after ${steps}`);
    const good = all.filter((step) => liked.some((verb) => rules.print(step as never).startsWith(verb)));
    const from = good.length > 0 && pick(3) > 0 ? good : all;
    const step = from[pick(from.length)]!;
    verbs.add(rules.print(step as never).split(' ')[0]!);
    rules.apply(s, one, step as never, (event) => heard.push(event));
    const broken = brokenInvariants(s);
    if (broken.length > 0) throw new Error(`${name}: ${broken.join(', ')} after ${rules.print(step as never)}`);
  }
  return { rules, s, heard, verbs, outcome: rules.outcome(s), score: rules.score(s, seat(0)) };
}

describe('a team at random', () => {
  it.each(Array.from({ length: 16 }, (_, chapter) => chapter))('plays chapter %i to its end', (chapter) => {
    for (let i = 0; i < 3; i++) {
      const { outcome, score, rules } = play({ mode: 'together', chapter }, `chapter ${chapter} ${i}`, [
        'play',
        'place',
      ]);
      expect(rules.team).toBe(true);
      expect(outcome).toMatchObject({ places: [1, 1], facts: { score: score.total, chapter } });
      expect(typeof outcome?.won).toBe('boolean');
    }
  });

  it.each(Array.from({ length: 10 }, (_, i) => i + 1))('plays challenge %i to its end', (challenge) => {
    for (const opponent of ['easy', 'normal', 'hard', 'expert']) {
      const { outcome } = play({ mode: 'challenge', challenge, opponent }, `challenge ${challenge}`, ['play', 'place']);
      expect(outcome).toMatchObject({ places: [1, 1], facts: { challenge, difficulty: opponent } });
    }
  });

  it('uses all good news, gives, turns back and hands back', () => {
    const used = new Set<number>();
    const verbs = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const carried = { held: NEWS_IDS, remaining: [] };
      const liked = i % 2 ? ['news', 'give', 'watch', 'to'] : ['news', 'place', 'play', 'skunk', 'keep'];
      const game = play({ mode: 'together', chapter: 1 + (i % 15) }, `news ${i}`, liked, carried);
      for (const event of game.heard) if (event.type === 'news') used.add(event.news);
      for (const verb of game.verbs) verbs.add(verb);
    }
    expect([...used].sort((a, b) => a - b)).toEqual([...NEWS_IDS.keys()]);
    for (const verb of ['to', 'return', 'accept', 'watch', 'give', 'news', 'skunk']) expect(verbs).toContain(verb);
  });
});
