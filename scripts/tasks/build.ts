import { buildPages } from '../pages/build-pages.ts';
import { explainFailure } from '../pages/explain-failure.ts';

// what `npm start` would build first: for an image, or beside a release that still runs
try {
  await buildPages((text) => process.stdout.write(`  ${text}\n`));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
