import { statfsSync } from 'node:fs';

const memory = '/dev/shm';
const enough = 3_000_000_000;

/**
 * Temporary folders of tests are in memory where the machine has such a place and room in it: a database of a thousand
 * files is made and dropped for each file of tests, which on a disk costs the kernel twenty times as much.
 */
export function scratchInMemory(): void {
  if (process.env['TMPDIR']) return;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= enough) process.env['TMPDIR'] = memory;
  } catch {
    // no such place: the disk
  }
}
