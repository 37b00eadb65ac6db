import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root, runCommand } from '../command.ts';
import { buildPages } from '../pages/build-pages.ts';
import { readReport, reportFile } from './report.ts';
import { type Counts, oneFailed, oneSkipped, type Step } from './steps.ts';
import { findChromium } from './tools.ts';

const config = 'tests/journeys/playwright.config.ts';

const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) });
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/**
 * Counts journeys, and names the unsteady ones: they failed, and passed when repeated once, as a busy machine makes a
 * browser do. They count as passed. A run that failed without a failed journey counts as one failure.
 */
export function countJourneys(text: string, code: number): Counts & { readonly unsteady: readonly string[] } {
  const { stats, suites } = report.parse(JSON.parse(text));
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected === 0 && code !== 0 ? 1 : unexpected;
  return { passed: expected + flaky, failed, skipped, unsteady: suites.flatMap(unsteadyIn) };
}

function unsteadyIn({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unsteadyIn)];
}

/** The journeys in a browser, on the built pages. */
export const journeys: Step = {
  title: 'Journeys in the browser',
  run: async () => {
    if (!existsSync(join(root, config))) {
      process.stdout.write('There are no journeys yet.\n');
      return oneSkipped;
    }
    const chromium = findChromium();
    if (!chromium) return oneFailed;
    await buildPages((text) => process.stdout.write(`${text}\n`));
    const file = reportFile('journeys');
    // the servers under test choose their own mode
    const env = {
      NODE_ENV: '',
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const { code } = await runCommand('playwright', ['test', '-c', config, '--reporter=list,json', '--retries=1'], {
      env,
      limit: 900_000,
    });
    const text = readReport(file);
    if (text === undefined) return oneFailed;
    const counts = countJourneys(text, code);
    for (const name of counts.unsteady) process.stdout.write(`Passed only when repeated: ${name}\n`);
    return counts;
  },
};
