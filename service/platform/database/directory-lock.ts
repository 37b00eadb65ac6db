import { chmodSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DataDirError, withWriteErrors } from '../startup-errors.ts';

/**
 * Takes the exclusive lock beside the directory of an embedded database, or throws. Two processes in one directory
 * silently lose acknowledged rows. A lock in SQLite is released by the kernel even after kill -9, unlike a lock file.
 * Returns the function that releases it.
 */
export function lockDirectory(directory: string): () => void {
  withWriteErrors(directory, () => {
    mkdirSync(directory, { recursive: true });
    // it contains personal data of travellers: no other user of this machine may read it
    chmodSync(directory, 0o700);
  });
  const file = `${directory}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock?.close();
    throw new DataDirError(`DATA_DIR: ${wordsOf(error, directory, file)}`, { cause: error });
  }
  const taken = lock;
  return () => taken.close();
}

/** SQLite result codes. */
const [busy, readOnly, full, cannotOpen, notADatabase] = [5, 8, 13, 14, 26];

function wordsOf(error: unknown, directory: string, file: string): string {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === busy)
    return `${directory} is in use by another Padharo process. Stop it first, or set another DATA_DIR.`;
  if (code === notADatabase)
    return `${file} is not Padharo’s lock file. Find out which program wrote it, then delete it.`;
  if (code === readOnly || code === cannotOpen) return `this user cannot write ${file}`;
  if (code === full) return `cannot write ${file}: the disk is full`;
  return `cannot lock ${file}: ${String(error)}`;
}
