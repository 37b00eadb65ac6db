import { z } from 'zod';
import { runCommand } from '../command.ts';
import { buildPages } from '../pages/build-pages.ts';
import { recordOutcomes, type TestOutcome } from '../promises/outcomes.ts';
import { oneFailed, onePassed, type Step, type StepCounts } from './steps.ts';
import { readReport, reportFile, silence } from './test-run.ts';
import { findChromium } from './tools.ts';
import type { Trouble } from './troubles.ts';

const config = 'tests/e2e/playwright.config.ts';
const reporter = './scripts/checks/e2e-progress.ts';

const logged = z.object({ message: z.string().default('') });
const group = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(logged) })) })),
    }),
  ),
  get suites() {
    return z.array(group).default([]);
  },
});
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(group).default([]),
  errors: z.array(logged).default([]),
});

/** The end-to-end tests that ended with that status, each with the error of its first run. */
function troublesOf(
  status: 'unexpected' | 'flaky',
  groups: readonly z.infer<typeof group>[],
  path: readonly string[] = [],
): Trouble[] {
  return groups.flatMap(({ title, specs, suites }) => {
    // the outermost group is the file
    const here = [...path, title];
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          name: `${spec.file}: ${[...here.slice(1), spec.title].join(' › ')}`,
          error: results[0]?.errors.map(({ message }) => message).join('\n') ?? '',
        })),
    );
    return [...own, ...troublesOf(status, suites, here)];
  });
}

function outcomesOf(groups: readonly z.infer<typeof group>[]): TestOutcome[] {
  return groups.flatMap(({ specs, suites }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, tests }) => ({
        file: `tests/e2e/${file}`,
        name: title,
        passed: tests.every(({ status }) => status !== 'unexpected'),
      })),
    ...outcomesOf(suites),
  ]);
}

/**
 * Counts end-to-end tests. One that fails and passes when run again counts as passed, and is printed as a fault of the
 * test. A run that exits with an error without a failed test, or before all have run, counts as
 * failed.
 */
export function countE2eTests(text: string, code: number): StepCounts {
  const { stats, suites, errors } = report.parse(JSON.parse(text));
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    failures: [
      ...errors.map(({ message }) => ({ name: 'outside a test', error: message })),
      ...troublesOf('unexpected', suites),
    ],
    repeated: troublesOf('flaky', suites),
  };
}

/** The pages that end-to-end tests, and some of the security tests at the same time, run on. */
export const pages: Step = {
  title: 'Pages',
  run: async (say) => {
    await buildPages((text) => say(`${text}\n`));
    return onePassed;
  },
};

/** The end-to-end tests in a browser, on the built pages; `env` may select a part of them (tests/parts.ts). */
export const e2eTests = (part: NodeJS.ProcessEnv): Step => ({
  title: 'End-to-end tests in the browser',
  run: async (say) => {
    const chromium = findChromium();
    if (!chromium) return oneFailed;
    const file = reportFile('e2e');
    // the servers under test choose their own mode
    const env = {
      ...part,
      NODE_ENV: '',
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      FIRST_ALONE: 'yes',
    };
    const args = ['test', '-c', config, `--reporter=${reporter},json`];
    const { code } = await runCommand('playwright', args, { env, say, silence });
    const text = readReport(file);
    if (text !== undefined) recordOutcomes(outcomesOf(report.parse(JSON.parse(text)).suites));
    return text === undefined ? oneFailed : countE2eTests(text, code);
  },
});
