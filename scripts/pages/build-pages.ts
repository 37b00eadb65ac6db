import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runCommand } from '../command.ts';
import { compressAssets } from './compress-assets.ts';
import { wordScripts } from './worded-scripts.ts';

/** A build of pages with all its sources; the import rules keep it from using others. */
interface PagesBuild {
  readonly name: string;
  /** Folder of its configuration. */
  readonly at: string;
  readonly build: string;
  /** The back office is in English. */
  readonly inAllLanguages: boolean;
  readonly sources: readonly string[];
}

const build = join(root, 'build');
const both = ['service', 'artwork', 'messages', 'scripts/pages', 'package-lock.json'];
const storefront: PagesBuild = {
  name: 'the pages',
  at: '.',
  build,
  inAllLanguages: true,
  sources: [...both, 'storefront', 'public', 'vite.config.ts', 'react-router.config.ts'],
};
const admin: PagesBuild = {
  name: 'the back office',
  at: 'backoffice',
  build: join(build, 'backoffice'),
  inAllLanguages: false,
  sources: [
    ...both,
    'backoffice',
    'storefront/map',
    'storefront/ui',
    'storefront/rendering',
    'storefront/shell',
    'storefront/fonts.css',
    'storefront/entry.server.tsx',
  ],
};

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/** Changes when a source file of the build is added, removed, renamed or edited. */
function hashOf({ sources }: PagesBuild): string {
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

/**
 * Builds the pages and compresses their files, unless they were built from the same sources. Throws if the build fails.
 */
export async function buildPages(say: (text: string) => void): Promise<void> {
  for (const pages of [storefront, admin]) await buildRoom(pages, say);
}

async function buildRoom(pages: PagesBuild, say: (text: string) => void): Promise<void> {
  const wanted = hashOf(pages);
  const stamp = join(pages.build, 'sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Building ${pages.name} (once after each change) …`);
  const began = Date.now();
  // only its own files: the build of the back office is inside the storefront's folder
  for (const part of [stamp, join(pages.build, 'client'), join(pages.build, 'server')]) {
    rmSync(part, { recursive: true, force: true });
  }
  const { code, output } = await runCommand('react-router', ['build', pages.at], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${pages.name} could not be built:\n${output}`);
  const assets = join(pages.build, 'client', 'assets');
  await wordScripts(assets, { inAll: pages.inAllLanguages });
  await compressAssets(assets);
  // last, so that an interrupted build is repeated
  writeFileSync(stamp, wanted);
  say(`Built ${pages.name} after ${Math.round((Date.now() - began) / 1000)} s`);
}
