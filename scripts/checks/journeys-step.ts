import { z } from 'zod';
import { runCommand } from '../command.ts';
import { buildPages } from '../pages/build-pages.ts';
import { silence } from './pace.ts';
import { readReport, reportFile } from './report.ts';
import { type Counts, oneFailed, onePassed, type Step } from './steps.ts';
import { findChromium } from './tools.ts';

const config = 'tests/journeys/playwright.config.ts';
const reporter = './scripts/checks/journeys-progress.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * Counts journeys. One that passed only when repeated has failed, and so has a run that ended badly without a failed
 * journey, or before all had their turn.
 */
export function countJourneys(text: string, code: number): Counts {
  const { expected, unexpected, flaky, skipped } = report.parse(JSON.parse(text)).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** The pages that journeys, and some of the attacks at the same time, are made on. */
export const pages: Step = {
  title: 'Pages',
  run: async (say) => {
    await buildPages((text) => say(`${text}\n`));
    return onePassed;
  },
};

/** The journeys in a browser, on the built pages. */
export const journeys: Step = {
  title: 'Journeys in the browser',
  run: async (say) => {
    const chromium = findChromium();
    if (!chromium) return oneFailed;
    const file = reportFile('journeys');
    // the servers under test choose their own mode
    const env = {
      NODE_ENV: '',
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const { code } = await runCommand('playwright', ['test', '-c', config, `--reporter=${reporter},json`], {
      env,
      say,
      silence,
    });
    const text = readReport(file);
    return text === undefined ? oneFailed : countJourneys(text, code);
  },
};
