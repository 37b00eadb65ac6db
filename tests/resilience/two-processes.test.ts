import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { send } from './client.ts';
import { quietPort, startProcess } from './server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-two-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a data folder is used by one process: a second is refused, and the death of the first frees it at once', async () => {
  const env = { DATA_DIR: folder };
  const first = startProcess('tests/resilience/api-server.ts', await quietPort(), env);
  try {
    await first.ready();
    const second = await startProcess('server.ts', await quietPort(), env).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(
      `DATA_DIR: ${join(folder, 'database')} is in use by another Padharo process. Stop it first`,
    );
    const again = await startProcess('tests/resilience/api-server.ts', await quietPort(), env).ended;
    expect(again.code).toBe(1);

    const account = { username: 'Asha Verma', email: 'asha@example.in', password: 'lamps-on-the-ganga' };
    expect((await send(first.url, 'POST', '/api/auth/local/register', { body: account })).status).toBe(200);
  } finally {
    first.signal('SIGKILL');
    await first.ended;
  }
  const database = await openDatabase(
    { databaseUrl: undefined, databasePool: 1, dataDir: folder },
    makeLog({ logLevel: 'error' }),
  );
  const { rows } = await database.pool.query('select email from users');
  await database.close();
  expect(rows).toEqual([{ email: 'asha@example.in' }]);
});
