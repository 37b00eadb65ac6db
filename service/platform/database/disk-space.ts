import { statfs } from 'node:fs/promises';
import type { LogEvent } from 'kysely';
import type pg from 'pg';

/** The disk of the database is full: sales are refused until there is space. */
export class DiskFullError extends Error {}

const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && full.has(error.code);

/**
 * Tracks whether the database has disk space. On a disk that is full for everything else a small update still succeeds.
 * So a statement that found no space is remembered (`notice`, called by Kysely), and the disk counts as full until
 * `write`, which needs space, succeeds.
 */
export function watchDiskSpace(write: () => Promise<void>) {
  let short = false;
  return {
    notice: (event: LogEvent): void => {
      if (event.level === 'error' && isFull(event.error)) short = true;
    },
    /** Throws DiskFullError. */
    check: async (): Promise<void> => {
      if (!short) return;
      try {
        await write();
      } catch (error) {
        throw isFull(error) ? new DiskFullError('The database has no room to write', { cause: error }) : error;
      }
      short = false;
    },
  };
}

/** Writes more than fits into the free space of any page, and rolls back. */
export async function probeDiskSpace(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; create temporary table padharo_room (words text) on commit drop;
      insert into padharo_room select repeat(md5(n::text), 30) from generate_series(1, 2000) n`);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** Megabytes that must be free on the disk of the embedded database: a sale and its WAL need less. */
const minimumFree = 16;

/** Throws DiskFullError if the disk of that directory is nearly full. */
export async function checkFreeSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < minimumFree * 2 ** 20)
    throw new DiskFullError(`Less than ${minimumFree} MB are free at ${directory}`);
}
