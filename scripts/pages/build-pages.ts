import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runCommand } from '../command.ts';
import { compressAssets } from './compress-assets.ts';

/** A build of pages, and everything that it is made from; the import rules keep it from reaching further. */
interface Room {
  readonly name: string;
  /** Where its configuration stands. */
  readonly at: string;
  readonly build: string;
  readonly sources: readonly string[];
}

const build = join(root, 'build');
const both = ['service', 'artwork', 'scripts/pages', 'package-lock.json'];
const storefront: Room = {
  name: 'the pages',
  at: '.',
  build,
  sources: [...both, 'storefront', 'public', 'vite.config.ts', 'react-router.config.ts'],
};
const admin: Room = {
  name: 'the back office',
  at: 'backoffice',
  build: join(build, 'backoffice'),
  sources: [
    ...both,
    'backoffice',
    'storefront/ui',
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

/** Changes when a file that the build is made from is added, removed, renamed or edited. */
function hashOf({ sources }: Room): string {
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
  for (const room of [storefront, admin]) await buildRoom(room, say);
}

async function buildRoom(room: Room, say: (text: string) => void): Promise<void> {
  const wanted = hashOf(room);
  const stamp = join(room.build, 'sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Building ${room.name} (once after each change) …`);
  const began = Date.now();
  // not what stands beside them: the build of the back office lies in the folder of the storefront's
  for (const part of [stamp, join(room.build, 'client'), join(room.build, 'server')]) {
    rmSync(part, { recursive: true, force: true });
  }
  const { code, output } = await runCommand('react-router', ['build', room.at], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${room.name} could not be built:\n${output}`);
  await compressAssets(join(room.build, 'client', 'assets'));
  // last, so that an interrupted build is done again
  writeFileSync(stamp, wanted);
  say(`Built ${room.name} after ${Math.round((Date.now() - began) / 1000)} s`);
}
