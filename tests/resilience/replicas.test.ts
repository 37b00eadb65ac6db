import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentVersion } from '../../service/content/content-version.ts';
import { type Answer, type Harness, startHarness } from '../harness.ts';
import { type Cluster, makeReplica } from '../setup/postgres.ts';
import { book } from '../travellers.ts';

describe.skipIf(process.env['TEST_DATABASE'] === 'embedded')('with a streaming replica', () => {
  let harness: Harness;
  let replica: Cluster;
  let name = '';
  beforeAll(async () => {
    const through = async (databaseUrl: string) => {
      replica = await makeReplica(databaseUrl);
      name = new URL(databaseUrl).pathname.slice(1);
      return { databaseUrl, databaseReadUrls: [replica.url(name)] };
    };
    harness = await startHarness({}, { through });
    await inUse();
  });
  afterAll(async () => {
    await harness?.close();
    await replica?.remove();
  });

  const pools = () => {
    const { replicas } = harness.database;
    if (!replicas) throw new Error('There are none');
    return replicas.pools;
  };
  /** The server that answers a single statement. */
  async function place(pool: 'pages' | 'reads' = 'pages'): Promise<'replica' | 'primary'> {
    const { rows } = await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(pools()[pool]);
    return rows[0]?.copy ? 'replica' : 'primary';
  }
  async function inUse(): Promise<void> {
    while ((await place()) === 'primary') await wait(50);
  }

  async function post(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: replica.url(name) });
    await client.connect();
    await client.query(text);
    await client.end();
  }
  /** Pauses replication while `work` runs. */
  async function whileItLags(work: () => Promise<void>): Promise<void> {
    await post('select pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await post('select pg_wal_replay_resume()');
      await inUse();
    }
  }
  /** The statements that the replica receives while `work` runs. */
  async function readsOfReplica(work: () => Promise<unknown>): Promise<string[]> {
    const requests: string[] = [];
    const port = Number(new URL(replica.url(name)).port);
    const { submit } = pg.Query.prototype;
    pg.Query.prototype.submit = function (connection) {
      if (Reflect.get(connection.stream, 'remotePort') === port) requests.push(String(Reflect.get(this, 'text')));
      return Reflect.apply(submit, this, [connection]);
    };
    try {
      await work();
    } finally {
      pg.Query.prototype.submit = submit;
    }
    return requests.filter((text) => !/pg_last_wal_replay_lsn|^set search_path|^select 1$/.test(text));
  }
  const markOf = ({ headers }: Answer) => ({
    cookie: /written=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? 'none',
  });
  const site = (search = '') => harness.call('GET', `/api/stays?filters[slug][$eq]=lake-house${search}`);
  const rename = (to: string) =>
    sql`update stays set name = ${to} where slug = 'lake-house'`.execute(harness.database.db);

  test('visitors read from it; quotes, sales, sessions and rate limits never do', async () => {
    // the first read of the catalogue version
    await site();
    await inUse();
    expect((await readsOfReplica(() => site('&sort=id'))).length).toBeGreaterThan(0);
    expect(await place('reads')).toBe('replica');
    const { token } = await harness.signUp();
    await inUse();
    const sold: number[] = [];
    const statements = await readsOfReplica(async () => {
      sold.push((await book(harness, token)).status);
      await harness.call('GET', '/api/users/me', { token });
      await harness.call('GET', '/api/payments/BOOK_1795000000000_ABCDEF?key=a-key-of-somebody');
    });
    expect([sold, statements]).toEqual([[200], []]);
  });

  test('a user reads their own write at once, and from the replica again when it has caught up', async () => {
    const { token } = await harness.signUp();
    await inUse();
    const { cookie } = markOf(await harness.call('POST', '/api/quotes', { body: { items: [] } }));
    await expect.poll(async () => (await readsOfReplica(() => readOwn(token, cookie))).length).toBeGreaterThan(0);
    await whileItLags(async () => {
      const sold = await book(harness, token);
      const mark = markOf(sold).cookie;
      expect((await readOwn(token, mark)).body.data).toHaveLength(1);
      expect(await readsOfReplica(() => readOwn(token, mark))).toEqual([]);
      // a mark that the client made up is not accepted
      expect(await readsOfReplica(() => readOwn(token, `written=${'A'.repeat(60)}`))).toEqual([]);
    });
    const mark = markOf(await harness.call('POST', '/api/quotes', { body: { items: [] } })).cookie;
    await expect.poll(async () => (await readsOfReplica(() => readOwn(token, mark))).length).toBeGreaterThan(0);
    expect((await readOwn(token, mark)).body.data).toHaveLength(1);
  });
  const readOwn = (token: string, cookie: string) =>
    harness.call('GET', '/api/bookings', { token, headers: { cookie } });

  test('after a noticed change no visitor gets the old data, and it is not cached', async () => {
    await site();
    await whileItLags(async () => {
      await rename('Lake House Renamed');
      expect((await site()).body.data[0].name).toBe('Lake House Renamed');
      expect(await readsOfReplica(() => site('&sort=name'))).toEqual([]);
    });
    expect((await site()).body.data[0].name).toBe('Lake House Renamed');
  });

  test('the content version comes from the primary, and later reads are not older', async () => {
    // as in a process that has not been notified yet, or lost that connection
    const client = new pg.Client({ connectionString: harness.url });
    await client.connect();
    const version = () => contentVersion({ db: pools().pages, now: harness.clock.now });
    const before = await version();
    await inUse();
    await whileItLags(async () => {
      await client.query(`alter table stays disable trigger all; update content_versions set writes = writes + 1`);
      await client.query(
        `update stays set name = 'Unheard' where slug = 'lake-house'; alter table stays enable trigger all`,
      );
      expect(await place()).toBe('replica');
      harness.clock.advance(1_000);
      expect(await version()).not.toBe(before);
      expect(await place()).toBe('primary');
    });
    await client.end();
  });

  test('a statement that writes or locks goes to the primary', async () => {
    const rows = await sql`update heartbeat set beat_at = now() returning beat_at`.execute(pools().pages);
    expect(rows.rows).toHaveLength(1);
    const copy = await pools()
      .pages.transaction()
      .execute((db) => sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(db));
    expect(copy.rows).toEqual([{ copy: false }]);
  });

  test('a replica that lags for seconds is not used, even without a noticed change', async () => {
    await whileItLags(async () => {
      expect(await place()).toBe('replica');
      await sql`update heartbeat set beat_at = now()`.execute(harness.database.db);
      await expect.poll(() => place()).toBe('primary');
    });
  });

  test('a replica that freezes or dies costs a wait but no answer, and is used again when it returns', async () => {
    const statuses = () =>
      Promise.all(Array.from({ length: 8 }, async (_, page) => (await site(`&fields[0]=id&page=${page}`)).status));
    const all = Array.from({ length: 8 }, () => 200);
    replica.freeze(true);
    expect(await statuses()).toEqual(all);
    replica.freeze(false);
    await inUse();
    const during = statuses();
    await replica.stop('immediate');
    expect([await during, await statuses()]).toEqual([all, all]);
    expect(await place()).toBe('primary');
    await replica.start();
    await inUse();
  });

  test('a server that no longer replicates is not used', async () => {
    await post('select pg_promote()');
    await expect.poll(() => place()).toBe('primary');
    expect((await site()).status).toBe(200);
  });
});
