import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Three numbers, as in 1.12.0. */
export const releaseNumber = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'must be a version such as 1.2.0');

/** The version of the release in that folder. */
export function releaseIn(folder: string): string {
  const { version } = z
    .object({ version: releaseNumber })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return version;
}

/** The version of this release. */
export const release = releaseIn(fileURLToPath(new URL('../..', import.meta.url)));

/** Whether version `one` is newer than `other`. */
export function isNewer(one: string, other: string): boolean {
  const [mine = [], theirs = []] = [one, other].map((version) => version.split('.').map(Number));
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
}
