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
  /** Where a single statement is answered. */
  async function place(pool: 'pages' | 'reads' = 'pages'): Promise<'replica' | 'primary'> {
    const { rows } = await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(pools()[pool]);
    return rows[0]?.copy ? 'replica' : 'primary';
  }
  async function inUse(): Promise<void> {
    while ((await place()) === 'primary') await wait(50);
  }

  async function tell(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: replica.url(name) });
    await client.connect();
    await client.query(text);
    await client.end();
  }
  /** The replica takes over nothing in the meantime. */
  async function whileItLags(work: () => Promise<void>): Promise<void> {
    await tell('select pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await tell('select pg_wal_replay_resume()');
      await inUse();
    }
  }
  /** The statements that it is asked while `work` is done. */
  async function askedOfIt(work: () => Promise<unknown>): Promise<string[]> {
    const asked: string[] = [];
    const port = Number(new URL(replica.url(name)).port);
    const { submit } = pg.Query.prototype;
    pg.Query.prototype.submit = function (connection) {
      if (Reflect.get(connection.stream, 'remotePort') === port) asked.push(String(Reflect.get(this, 'text')));
      return Reflect.apply(submit, this, [connection]);
    };
    try {
      await work();
    } finally {
      pg.Query.prototype.submit = submit;
    }
    return asked.filter((text) => !/pg_last_wal_replay_lsn|^set search_path|^select 1$/.test(text));
  }
  const markOf = ({ headers }: Answer) => ({
    cookie: /written=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? 'none',
  });
  const site = (search = '') => harness.call('GET', `/api/stays?filters[slug][$eq]=lake-house${search}`);
  const rename = (to: string) =>
    sql`update stays set name = ${to} where slug = 'lake-house'`.execute(harness.database.db);

  test('visitors read of it; a quote, a sale, who somebody is and what an address lets in never do', async () => {
    // the first version that is read of the catalogue
    await site();
    await inUse();
    expect((await askedOfIt(() => site('&sort=id'))).length).toBeGreaterThan(0);
    expect(await place('reads')).toBe('replica');
    const { token } = await harness.signUp();
    await inUse();
    const sold: number[] = [];
    const asked = await askedOfIt(async () => {
      sold.push((await book(harness, token)).status);
      await harness.call('GET', '/api/users/me', { token });
      await harness.call('GET', '/api/payments/BOOK_1795000000000_ABCDEF?key=a-key-of-somebody');
    });
    expect([sold, asked]).toEqual([[200], []]);
  });

  test('whoever wrote reads it at once, and of the replica again when that has it', async () => {
    const { token } = await harness.signUp();
    await inUse();
    const { cookie } = markOf(await harness.call('POST', '/api/quotes', { body: { items: [] } }));
    await expect.poll(async () => (await askedOfIt(() => mine(token, cookie))).length).toBeGreaterThan(0);
    await whileItLags(async () => {
      const sold = await book(harness, token);
      const mark = markOf(sold).cookie;
      expect((await mine(token, mark)).body.data).toHaveLength(1);
      expect(await askedOfIt(() => mine(token, mark))).toEqual([]);
      // a mark that somebody made himself is none
      expect(await askedOfIt(() => mine(token, `written=${'A'.repeat(60)}`))).toEqual([]);
    });
    const mark = markOf(await harness.call('POST', '/api/quotes', { body: { items: [] } })).cookie;
    await expect.poll(async () => (await askedOfIt(() => mine(token, mark))).length).toBeGreaterThan(0);
    expect((await mine(token, mark)).body.data).toHaveLength(1);
  });
  const mine = (token: string, cookie: string) => harness.call('GET', '/api/bookings', { token, headers: { cookie } });

  test('nobody is shown what stood before a change that this process has heard of, nor is it kept', async () => {
    await site();
    await whileItLags(async () => {
      await rename('Lake House Renamed');
      expect((await site()).body.data[0].name).toBe('Lake House Renamed');
      expect(await askedOfIt(() => site('&sort=name'))).toEqual([]);
    });
    expect((await site()).body.data[0].name).toBe('Lake House Renamed');
  });

  test('a version is that of the primary, and what is read after it is not older', async () => {
    // as it is for who has not heard yet, or has lost the connection that tells
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

  test('what writes or locks after all goes to the primary', async () => {
    const rows = await sql`update heartbeat set beat_at = now() returning beat_at`.execute(pools().pages);
    expect(rows.rows).toHaveLength(1);
    const copy = await pools()
      .pages.transaction()
      .execute((db) => sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(db));
    expect(copy.rows).toEqual([{ copy: false }]);
  });

  test('one that lags for seconds is left out for everybody, without a change that is heard of', async () => {
    await whileItLags(async () => {
      expect(await place()).toBe('replica');
      await sql`update heartbeat set beat_at = now()`.execute(harness.database.db);
      await expect.poll(() => place()).toBe('primary');
    });
  });

  test('one that freezes, or dies, costs a wait and no answer; one that comes back is asked again', async () => {
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

  test('a server that follows nobody any more is left out', async () => {
    await tell('select pg_promote()');
    await expect.poll(() => place()).toBe('primary');
    expect((await site()).status).toBe(200);
  });
});
