import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPages } from '../scripts/pages/build-pages.ts';
import { lockDirectory } from '../service/platform/database/directory-lock.ts';

/** Builds the pages if needed. One test file builds at a time; others wait. */
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
