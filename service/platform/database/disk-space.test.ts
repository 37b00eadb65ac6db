import type { LogEvent } from 'kysely';
import { expect, test } from 'vitest';
import { checkFreeSpace, DiskFullError, watchDiskSpace } from './disk-space.ts';

const failed = (code: string): LogEvent => ({
  level: 'error',
  query: {
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    sql: '',
    parameters: [],
    queryId: { queryId: '1' },
  },
  queryDurationMillis: 1,
  error: Object.assign(new Error('could not extend file'), { code }),
});

test('a statement that found no space is remembered until much can be written', async () => {
  let disk = 'full';
  let writes = 0;
  const space = watchDiskSpace(async () => {
    writes += 1;
    if (disk === 'full') throw Object.assign(new Error('No space left on device'), { code: '53100' });
  });
  await space.check();
  space.notice(failed('23505'));
  await space.check();
  expect(writes).toBe(0);
  space.notice(failed('53100'));
  await expect(space.check()).rejects.toBeInstanceOf(DiskFullError);
  await expect(space.check()).rejects.toBeInstanceOf(DiskFullError);
  disk = 'free';
  await space.check();
  await space.check();
  expect(writes).toBe(3);
});

test('a disk with space passes, a full one fails', async () => {
  await checkFreeSpace('/');
  await expect(checkFreeSpace('/proc')).rejects.toBeInstanceOf(DiskFullError);
});
