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
    `DATA_DIR: ${file} holds ${secret.length} characters, and a secret has at least ${shortest}. Put the right one back from a backup, or delete the file: then another is made, everybody signs in again, and links in emails already sent stop working`,
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
