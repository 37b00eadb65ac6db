import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { median } from './process-usage.ts';

const run = promisify(execFile);
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const score = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
      }),
    }),
  }),
});

export interface PageScore {
  readonly path: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly shift: number;
  readonly scriptKb: number;
}

/** Lighthouse's mobile scores of a page, medians of the runs. Throws when the browser is missing. */
export async function scorePage(origin: string, path: string, runs: number): Promise<PageScore> {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-lighthouse-'));
  try {
    const reports: z.output<typeof report>[] = [];
    for (let index = 0; index < runs; index += 1) {
      const file = join(folder, `${index}.json`);
      await run(
        process.execPath,
        [
          'node_modules/.bin/lighthouse',
          origin + path,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--chrome-flags=${flags}`,
        ],
        { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' } },
      );
      reports.push(report.parse(JSON.parse(await readFile(file, 'utf8'))));
    }
    const of = (read: (one: z.output<typeof report>) => number) => median(reports.map(read));
    const percent = (value: { score: number | null }) => Math.round((value.score ?? 0) * 100);
    return {
      path,
      performance: of(({ categories }) => percent(categories.performance)),
      accessibility: of(({ categories }) => percent(categories.accessibility)),
      bestPractices: of(({ categories }) => percent(categories['best-practices'])),
      seo: of(({ categories }) => percent(categories.seo)),
      shift: of(({ audits }) => audits['cumulative-layout-shift'].numericValue),
      scriptKb: of(({ audits }) =>
        audits['network-requests'].details.items
          .filter(({ resourceType }) => resourceType === 'Script')
          .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
