import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const unit = ['apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'];

/** How many times slower the browser's processor is made: `npm run browser-runs`. */
const slowed = Number(process.env.SUNGLADE_SLOWED ?? 1);
/** By how many milliseconds at most every answer comes late. */
const late = Number(process.env.SUNGLADE_LATE ?? 0);

/** Files that take a minute and more in a browser, or half of that elsewhere. */
const SLOW = [
  /web\/(chapter|layout|steady|learn|together|states|evergreen-online|pages|everdell-duo|harmonies|turn|hints|glade|puzzles|review)\.test/,
  /(cluster|notices)\/nodes\.test|server\/(secrecy|faults)\.test|notices\/ways\.test/,
  /cli\.test|arrows\.test|coach\/src\/(review|advise)\.test|(harmonies\/src|conformance)\/(conformance|planted)\.test/,
];

/** The slowest files first, so that none of them is begun when everything else is done. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((slow) => slow.test(moduleId));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // On two cores vitest would leave one of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Whatever is waited for may take its time on a machine that has much to do.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', './scripts/counts-reporter.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit, testTimeout: 60_000 },
      },
      {
        extends: true,
        // Rules keep nothing between two games, so their files need no process of their own.
        test: { name: 'unit-packages', include: ['packages/**/src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
      },
      {
        extends: true,
        // Real databases and faults: they start processes and mostly wait for them, so three files at a time.
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/soak/**', 'tests/web/**'],
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // A real browser, with a server of its own for each file. They wait more than they work, so four at a time; the browser
        // and everything that a file loads are there already for the next one.
        test: {
          name: 'web',
          isolate: false,
          include: ['tests/web/**/*.test.ts'],
          // Looked at by people, when they want to: npm run pictures.
          exclude: ['tests/web/pictures.test.ts'],
          maxWorkers: 4,
          // Deals are fixed and every wait is for something: what fails once is broken.
          retry: 0,
          // Pages that are slowed use up the processor, and keep each other waiting besides.
          testTimeout: 180_000 * (slowed > 1 ? 2 * slowed : 1) * (1 + late / 500),
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['tests/web/pictures.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
