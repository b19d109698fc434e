import { describe, expect, it } from 'vitest';
import { judgeRuns } from '../../benches/server-measure.ts';

const run = (p99: number, longestOwnPauseMs: number, server = 0.01, generator = 0.01) => ({
  latencyMs: { p50: 1, p95: 2, p99, max: 90 },
  waitingShare: { server, generator },
  longestOwnPauseMs,
});

describe('runs of the bench of the server', () => {
  it('have a best one: the quickest of those that were hardly kept waiting', () => {
    const lucky = run(3, 5, 0.2);
    const other = run(4, 5, 0.01, 0.06);
    const best = run(9, 5, 0.05);
    expect(judgeRuns([run(12, 5), lucky, best, other])).toMatchObject({ best, valid: true, undisturbed: 2 });
  });

  it('say so where all were kept waiting', () => {
    const lucky = run(3, 5, 0.2);
    expect(judgeRuns([run(7, 5, 0.1), lucky])).toMatchObject({ best: lucky, valid: false, undisturbed: 0 });
  });

  it('had the longest pause that any of them had', () => {
    expect(judgeRuns([run(9, 12), run(3, 31), run(5, 2)]).longestOwnPauseMs).toBe(31);
  });
});
