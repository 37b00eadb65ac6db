import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirError, withWriteErrors } from './startup-errors.ts';

const shortest = 32;

/**
 * The secret that a trial or development installation generates and stores, readable by its owner only. Throws
 * DataDirError if it cannot be written or the stored text is not a secret.
 */
export function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  withWriteErrors(dataDir, () => {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeSecret(file);
  });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= shortest) return secret;
  throw new DataDirError(
    `DATA_DIR: ${file} has ${secret.length} characters, but a secret needs at least ${shortest}. Restore it from a backup, or delete the file to create a new secret. Everyone then has to sign in again, and links in earlier emails stop working.`,
  );
}

/** Atomic: written to a temporary file, then linked. Another process may have created it at the same time. */
function makeSecret(file: string): void {
  const aside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
