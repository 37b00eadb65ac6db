import type { LogEvent } from 'kysely';
import { expect, test } from 'vitest';
import { checkDisk, NoRoom, watchRoom } from './room.ts';

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

test('a statement that found no room is remembered until much can be written', async () => {
  let disk = 'full';
  let writes = 0;
  const room = watchRoom(async () => {
    writes += 1;
    if (disk === 'full') throw Object.assign(new Error('No space left on device'), { code: '53100' });
  });
  await room.check();
  room.notice(failed('23505'));
  await room.check();
  expect(writes).toBe(0);
  room.notice(failed('53100'));
  await expect(room.check()).rejects.toBeInstanceOf(NoRoom);
  await expect(room.check()).rejects.toBeInstanceOf(NoRoom);
  disk = 'free';
  await room.check();
  await room.check();
  expect(writes).toBe(3);
});

test('a disk that has room is said to have some, one that has none not', async () => {
  await checkDisk('/');
  await expect(checkDisk('/proc')).rejects.toBeInstanceOf(NoRoom);
});
