import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { runsInPart } from '../parts.ts';
import { scratchInMemory } from '../setup/in-memory.ts';

scratchInMemory();

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium';
// to ask for pictures, send and paint them is a tenth of the work: only the files that say so have them
const picturesIn = (file: string) => /\bpictures: '\w+'/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
const withPictures = files.filter(picturesIn).map((file) => `**/${file}`);
const ofAnotherPart = files.filter((file) => !runsInPart(file)).map((file) => `**/${file}`);

const withoutPictures = {
  launchOptions: { executablePath, args: [...flags, '--blink-settings=imagesEnabled=false'] },
};
// it needs a site without an admin and removes existing ones, so it runs alone
const first = '**/first-admin.test.ts';
const dependencies = process.env['FIRST_ALONE'] ? ['first without pictures'] : [];

export default defineConfig({
  testDir: '.',
  globalSetup: './setup/site.ts',
  outputDir: '../../test-results/e2e',
  // half of the cores is for the server, and for the other tests of `npm test`
  workers: Number(process.env['WORKERS'] || Math.min(6, 1 + Math.floor(availableParallelism() / 2))),
  // one worker runs a file from top to bottom
  fullyParallel: false,
  // the machine that checks a merge is slow: what passes there the second time is printed as a fault of the test
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // far longer than a slow and busy machine needs: only hanging tests reach them
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    // visual.test.ts: tolerance for how two machines render the edges of glyphs
    toHaveScreenshot: { pathTemplate: '{testDir}/../visual/{arg}{ext}', threshold: 0.3, maxDiffPixelRatio: 0.02 },
  },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'first without pictures', testMatch: first, testIgnore: ofAnotherPart, use: withoutPictures },
    {
      name: 'with pictures',
      testMatch: withPictures,
      testIgnore: ofAnotherPart,
      dependencies,
      use: { launchOptions: { executablePath, args: flags } },
    },
    {
      name: 'without pictures',
      testIgnore: [first, ...withPictures, ...ofAnotherPart],
      dependencies,
      use: withoutPictures,
    },
  ],
});
