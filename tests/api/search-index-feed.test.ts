import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { clock } from '../../service/core/viewer.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { forgetChanges } from '../../service/search/forget-changes.ts';
import { askIndex } from '../../service/search/in-process/ask-index.ts';
import { readChanges } from '../../service/search/in-process/changes.sql.ts';
import { SearchFeed } from '../../service/search/in-process/search-feed.ts';
import { resolveQuestion } from '../../service/search/question/question.ts';
import { siteToSearch } from '../search-index.ts';
import { book, stayItem } from '../travellers.ts';

const site = siteToSearch();
const { run, search, both, compare } = site;

test('a hold that ends frees its room by the clock, with nothing written', async () => {
  const dates = 'location=nainital&checkIn=2027-03-10&checkOut=2027-03-12&adults=4';
  const suite = async () => {
    const { held, answer } = await both(dates, 50);
    expect(held).toEqual(answer);
    return held?.total;
  };
  const before = await suite();
  const asha = await site.harness.signUp();
  const item = stayItem({ roomType: 'Last Suite', guests: 4, selectedDate: '2027-03-10', checkOut: '2027-03-12' });
  const { status } = await book(site.harness, asha.token, [item]);
  expect(status).toBe(200);
  expect(await suite()).toBe((before ?? 0) - 1);
  const then = site.harness.clock.now;
  site.harness.clock.advance(3 * 24 * 3_600_000);
  expect(await suite()).toBe(before);
  site.harness.clock.now = then;
});

test('a sale on days that have rows writes them once, and says once that they changed', async () => {
  const asha = await site.harness.signUp();
  const item = stayItem({ selectedDate: '2027-02-10', checkOut: '2027-02-12' });
  expect((await book(site.harness, asha.token, [item])).status).toBe(200);
  const { rows: last } = await run('select pg_current_xact_id()::text as xid');
  expect((await book(site.harness, asha.token, [item])).status).toBe(200);
  const { rows } = await run(
    'select first_day::text as first, last_day::text as last from search_changes where xid > $1::text::xid8',
    [last[0]?.xid],
  );
  expect(rows).toEqual([{ first: '2027-02-10', last: '2027-02-11' }]);
});

test('days beyond what is held are for the database', async () => {
  const far = new Date(site.harness.clock.now.getTime() + 539 * 86_400_000).toISOString().slice(0, 10);
  const end = new Date(site.harness.clock.now.getTime() + 628 * 86_400_000).toISOString().slice(0, 10);
  const { held, answer } = await both(`checkIn=${far}&checkOut=${end}`);
  expect(held).toBeUndefined();
  expect(answer.total).toBeGreaterThanOrEqual(0);
});

test.skipIf(process.env['TEST_DATABASE'] === 'embedded')(
  'changes are read once each, in whatever order their transactions end',
  async () => {
    const { db } = site.harness.database;
    const [early, late, undone] = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new pg.Client({ connectionString: site.harness.url });
        await client.connect();
        await client.query('begin');
        return client;
      }),
    );
    if (!early || !late || !undone) throw new Error('Three clients are made');
    const changed = async (since: string) => {
      const { snapshot, changes } = await readChanges(db, since, 100);
      return { snapshot, ids: changes.map(({ product_id }) => product_id) };
    };
    const { snapshot: start } = await readChanges(db, null, 0);
    const write = (client: pg.Client, id: number) =>
      client.query('insert into search_changes (kind, product_id) values ($1, $2)', ['stays', id]);
    await write(early, 901);
    await write(undone, 903);
    await write(late, 902);
    await late.query('commit');
    const first = await changed(start);
    expect(first.ids).toEqual([902]);
    await write(early, 904);
    await undone.query('rollback');
    expect((await changed(first.snapshot)).ids).toEqual([]);
    await early.query('commit');
    const second = await changed(first.snapshot);
    expect(second.ids.sort()).toEqual([901, 904]);
    expect((await changed(second.snapshot)).ids).toEqual([]);
    await Promise.all([early, late, undone].map((client) => client.end()));
  },
);

test.skipIf(process.env['TEST_DATABASE'] === 'embedded')(
  'another process finds what was written here within a second, and says so when it is cut off',
  async () => {
    const log = makeLog({ logLevel: 'fatal' });
    const other = await openDatabase({ databaseUrl: site.harness.url, databasePool: 2, dataDir: '' }, log);
    const feed = new SearchFeed({ pools: other, lists: [stayList], now: () => site.harness.clock.now, log });
    const ctx = { ...site.harness.ctx(), db: other.db };
    const total = async () => {
      const question = await resolveQuestion(ctx, stayList, search(''));
      return (await askIndex(ctx, stayList, question))?.total;
    };
    expect(await total()).toBeUndefined();
    feed.start();
    await expect.poll(total, { interval: 20 }).toBeDefined();
    expect(feed.isUpToDate).toBe(true);
    const before = (await total()) ?? 0;
    await run(
      `update stays set published_at = null where id = (select max(id) from stays where published_at is not null)`,
    );
    await wait(1_000);
    // a slow machine may have no answer yet, but never the old one
    const answers: (number | undefined)[] = [];
    await expect
      .poll(
        async () => {
          answers.push(await total());
          return answers.at(-1);
        },
        { interval: 20 },
      )
      .toBeDefined();
    expect(answers.at(-1)).toBe(before - 1);
    await other.close();
    await expect.poll(() => feed.isUpToDate, { interval: 100 }).toBe(false);
    const question = await resolveQuestion(site.harness.ctx(), stayList, search(''));
    expect(await askIndex(ctx, stayList, question)).toBeUndefined();
    await feed.stop();
  },
);

test('what every process has read is forgotten, and /readyz says by what searches are answered', async () => {
  await both('');
  expect((await site.harness.call('GET', '/readyz')).body).toEqual({ status: 'ready', search: 'index' });
  await run(`update search_changes set at = $1`, [new Date(site.harness.clock.now.getTime() - 7 * 3_600_000)]);
  await forgetChanges(site.harness.ctx(clock));
  expect((await run('select from search_changes')).rowCount).toBe(0);
  await compare(2);
});
