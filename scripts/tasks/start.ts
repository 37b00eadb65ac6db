import { buildPages } from '../pages/build-pages.ts';
import { explainFailure } from '../pages/explain-failure.ts';

try {
  // in development Vite builds pages on request
  if (process.env['NODE_ENV'] !== 'development') await buildPages((text) => process.stdout.write(`  ${text}\n`));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
// in the same process: a second one would take a second to start
await import('../../server.ts');
