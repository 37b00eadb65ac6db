import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writing } from './data-dir-error.ts';

/**
 * The secret that a trial or development installation makes for itself and keeps, readable by its owner only. Throws
 * DataDirError where it cannot be written.
 */
export function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  writing(dataDir, () => {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeSecret(file);
  });
  return readFileSync(file, 'utf8').trim();
}

/** Another process may have made it meanwhile. */
function makeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
