import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPages } from '../scripts/pages/build-pages.ts';
import { lockDirectory } from '../service/platform/database/directory-lock.ts';

/** Builds the pages if they are not, one test file at a time: others wait until it has ended. */
export async function builtPages(): Promise<void> {
  for (;;) {
    let unlock: (() => void) | undefined;
    try {
      unlock = lockDirectory(join(tmpdir(), `padharo-pages-${process.cwd().replaceAll('/', '-')}`));
    } catch {
      await wait(200);
      continue;
    }
    try {
      return await buildPages(() => {});
    } finally {
      unlock();
    }
  }
}
