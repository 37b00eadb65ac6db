import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { quietPort, startProcess } from '../../tests/resilience/server-process.ts';
import { findChromium } from '../checks/tools.ts';
import { outdatedPictures, savePictures } from '../guide/picture.ts';
import { takePictures } from '../guide/take-pictures.ts';
import { buildPages } from '../pages/build-pages.ts';

// Takes the pictures of README.md and docs/operator-guide.md: the product on its sample catalogue, with invented
// people. With --check it changes nothing and prints which of them are outdated.
const executablePath = findChromium();
if (!executablePath) throw new Error('Install Chromium');
const say = (text: string) => process.stdout.write(`${text}\n`);
await buildPages(say);
const dataDir = mkdtempSync(join(tmpdir(), 'padharo-guide-'));
const server = startProcess('server.ts', await quietPort(), { DATA_DIR: dataDir });

/** The set-up link of the back office, printed shortly after the start. */
async function printedLink(): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const link = /http:\S+\/admin\/welcome\?code=\S+/.exec(server.output())?.[0];
    if (link) return link;
    await wait(100);
  }
  throw new Error(`The server printed no link to set the back office up:\n${server.output()}`);
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--lang=en-GB'] });
try {
  await server.ready();
  const setUp = await printedLink();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    baseURL: server.url,
  });
  const pictures = await takePictures(await context.newPage(), setUp, say);
  if (!process.argv.includes('--check')) savePictures(pictures);
  else {
    const outdated = await outdatedPictures(pictures);
    for (const line of outdated) say(line);
    if (outdated.length > 0) say('npm run guide takes them again.');
    process.exitCode = outdated.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
  server.signal('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
