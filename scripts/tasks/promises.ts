import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../command.ts';
import { readOutcomes } from '../promises/outcomes.ts';
import { promises } from '../promises/promises.ts';
import { renderPromises, unproven } from '../promises/render-promises.ts';

// Writes docs/promises.md if the tests that it names passed when `npm test` and `npm run test:all` ran last.
const missing = unproven(promises, readOutcomes());
if (missing.length > 0) {
  process.stderr.write(`Not proven by the last npm test and npm run test:all:\n${missing.join('\n')}\n`);
  process.exit(1);
}
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const day = new Date().toISOString().slice(0, 10);
writeFileSync(join(root, 'docs', 'promises.md'), renderPromises(promises, { version, day }));
process.stdout.write('Wrote docs/promises.md\n');
