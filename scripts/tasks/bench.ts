import { findChromium, prepareTools } from '../checks/tools.ts';
import { buildPages } from '../pages/build-pages.ts';

await prepareTools();
process.env['CHROMIUM'] ??= findChromium();
await buildPages((text) => process.stdout.write(`  ${text}\n`));
await import('../../bench/run.ts');
