import { buildPages } from '../pages/build-pages.ts';

await buildPages((text) => process.stdout.write(`  ${text}\n`));
await import('../../bench/run.ts');
