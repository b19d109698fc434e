import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
}

/** A file that cannot be loaded and an error outside any test hold no test case, yet they are failures. */
export function countModules(modules: readonly TestModule[], unhandled: number): Counts {
  const counts: Counts = { passed: 0, failed: unhandled };
  for (const module of modules) {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed += 1;
      if (state === 'failed') failedHere += 1;
    }
    if (failedHere === 0 && module.state() === 'failed') failedHere = 1;
    counts.failed += failedHere;
  }
  return counts;
}

/** Leaves the counts of one run as JSON, where `.ci/run` adds them up; without SUNGLADE_COUNTS it does nothing. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const folder = process.env.SUNGLADE_COUNTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `vitest-${process.pid}-${Date.now()}.json`);
    writeFileSync(file, `${JSON.stringify(countModules(modules, errors.length))}\n`);
  }
}
