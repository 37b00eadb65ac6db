import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSchemas } from '../../database/sample/sample-schemas.ts';
import { root, runCommand } from '../command.ts';
import { completeLock } from '../lock/complete-lock.ts';
import { drawLifecycle, lifecycleFile } from './draw-lifecycle.ts';
import { describeTables } from './generate-tables.ts';

writeFileSync(join(root, 'database', 'tables.ts'), await describeTables());
for (const [kind, schema] of sampleSchemas()) {
  writeFileSync(join(root, 'database', 'sample', 'schema', `${kind}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
writeFileSync(lifecycleFile, drawLifecycle());
const lock = join(root, 'package-lock.json');
writeFileSync(lock, completeLock(readFileSync(lock, 'utf8')));
const { code } = await runCommand('biome', ['check', '--write', '.']);
process.exit(code);
