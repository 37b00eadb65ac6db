import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../command.ts';

// Prints the bill of materials of a release in the format of CycloneDX: every package that it contains, with version,
// licence and hash. npm makes it from a lock file without the tools of developers: told to omit them itself, it also
// omits packages that these tools share with the site (npm 11).

const lockFile = z.looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) });
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

const temporary = mkdtempSync(join(tmpdir(), 'padharo-sbom-'));
// npm takes the name of the product from its folder
const folder = join(temporary, 'padharo');
try {
  mkdirSync(folder);
  const { devDependencies: _, ...manifest } = z
    .looseObject({ devDependencies: z.unknown() })
    .parse(readJson('package.json'));
  const { packages, ...lock } = lockFile.parse(readJson('package-lock.json'));
  const shipped = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev));
  const { devDependencies: __, ...own } = z.looseObject({}).parse(shipped['']);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: { ...shipped, '': own } }));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  process.stdout.write(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }));
} finally {
  rmSync(temporary, { recursive: true });
}
