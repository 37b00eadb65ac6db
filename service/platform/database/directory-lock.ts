import { chmodSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the exclusive lock beside an embedded database's directory, which only its owner may enter then, or throws.
 * Two processes on one directory silently lose acknowledged rows; a SQLite lock is freed by the kernel even after
 * kill -9, which a lock file is not. Returns the function that frees it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  // it holds what travellers told us: nobody else on this machine reads it
  chmodSync(directory, 0o700);
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new Error(`${directory} is in use by another Padharo process; stop it first, or set another DATA_DIR`);
  }
  return () => lock.close();
}
