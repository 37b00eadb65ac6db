import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runCommand } from '../command.ts';
import { compressAssets } from './compress-assets.ts';

/** Everything the bundle is made from; the import rules keep it from reaching further. */
const sources = [
  'storefront',
  'service',
  'artwork',
  'public',
  'scripts/pages',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const build = join(root, 'build');
const stamp = join(build, 'sources');

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/** Changes when a file that the bundle is made from is added, removed, renamed or edited. */
export function hashSources(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    /\.\w+$/.test(source) ? [join(root, source)] : filesOf(join(root, source)),
  );
  for (const file of files.filter((name) => !/\.test\.tsx?$|\.md$/.test(name)).sort()) {
    const text = readFileSync(file);
    hash.update(`${relative(root, file)}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex');
}

/** Builds the pages and compresses their files, unless that was done from the same sources. Throws when it fails. */
export async function buildPages(say: (text: string) => void): Promise<void> {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the pages (once after each change) …');
  const began = Date.now();
  rmSync(build, { recursive: true, force: true });
  const { code, output } = await runCommand('react-router', ['build'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`);
  await compressAssets(join(build, 'client', 'assets'));
  // last, so that an interrupted build is done again
  writeFileSync(stamp, wanted);
  say(`Pages are built after ${Math.round((Date.now() - began) / 1000)} s`);
}
