import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root, runCommand } from '../command.ts';
import { buildPages } from '../pages/build-pages.ts';
import { readReport, reportFile } from './report.ts';
import { type Counts, oneFailed, oneSkipped, type Step } from './steps.ts';
import { findChromium } from './tools.ts';

const config = 'tests/journeys/playwright.config.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts journeys; one that passed only when repeated counts as failed, and so does a run that failed without one. */
export function countJourneys(text: string, code: number): Counts {
  const { expected, unexpected, flaky, skipped } = report.parse(JSON.parse(text)).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
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
    const { code } = await runCommand('playwright', ['test', '-c', config, '--reporter=list,json'], {
      env,
      limit: 900_000,
    });
    const text = readReport(file);
    return text === undefined ? oneFailed : countJourneys(text, code);
  },
};
