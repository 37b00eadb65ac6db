import { chmodSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DataDirError, writing } from '../data-dir-error.ts';

/**
 * Takes the exclusive lock beside an embedded database's directory, which only its owner may enter then, or throws.
 * Two processes on one directory silently lose acknowledged rows; a SQLite lock is freed by the kernel even after
 * kill -9, which a lock file is not. Returns the function that frees it.
 */
export function lockDirectory(directory: string): () => void {
  writing(directory, () => {
    mkdirSync(directory, { recursive: true });
    // it holds what travellers told us: nobody else on this machine reads it
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

/** Result codes of SQLite. */
const [busy, readOnly, full, cannotOpen, notADatabase] = [5, 8, 13, 14, 26];

function wordsOf(error: unknown, directory: string, file: string): string {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === busy) return `${directory} is in use by another Padharo process; stop it first, or set another DATA_DIR`;
  if (code === notADatabase) return `${file} is not the lock that Padharo made: look what wrote it, and delete it`;
  if (code === readOnly || code === cannotOpen) return `${file} cannot be written by this user`;
  if (code === full) return `${file} cannot be written: the disk is full`;
  return `${file} cannot be locked: ${String(error)}`;
}
