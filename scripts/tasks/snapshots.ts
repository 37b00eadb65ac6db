import { findChromium } from '../checks/tools.ts';
import { runCommand } from '../command.ts';
import { buildPages } from '../pages/build-pages.ts';

const chromium = findChromium();
if (!chromium) throw new Error('Install Chromium');
await buildPages((text) => process.stdout.write(`${text}\n`));
const e2eTests = ['test', '-c', 'tests/e2e/playwright.config.ts', 'visual', '--update-snapshots=all'];
const { code } = await runCommand('playwright', e2eTests, { env: { NODE_ENV: '', CHROMIUM: chromium, WORKERS: '1' } });
process.exit(code);
