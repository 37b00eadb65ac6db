import { execFileSync, spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The commit that operators run while they upgrade to this one. */
const commit = '4dcdae226101561a9edb6100a05ae8f2579d8152';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Why the release before cannot be run here; undefined: it can. */
export const withoutReleaseBefore =
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0
    ? undefined
    : `${commit.slice(0, 8)} is not in the history of this checkout`;

/** Puts the release before into an empty folder outside of `node_modules`, over the packages of this one. */
export async function releaseBefore(folder: string): Promise<void> {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(`${root}node_modules`, `${folder}/node_modules`);
}
