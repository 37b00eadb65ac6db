import { execFileSync, spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The commit that operators run while they upgrade to this one: the last that changed the baseline, which no release upgrades.
 * '': this is no checkout with a history.
 */
const commit = spawnSync('git', ['log', '-1', '--format=%H', '--', 'database/schema'], {
  cwd: root,
  encoding: 'utf8',
}).stdout?.trim();

/** Why the previous release cannot run here; undefined if it can. */
export const withoutReleaseBefore = commit
  ? undefined
  : 'the commit of the baseline is not in the history of this checkout';

/** Checks the previous release out into an empty folder outside `node_modules`, with the packages of this one. */
export async function releaseBefore(folder: string): Promise<void> {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(`${root}node_modules`, `${folder}/node_modules`);
}
