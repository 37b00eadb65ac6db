import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { lastSuite, stayItem } from '../travellers.ts';
import { makeRelay } from './relay.ts';

const relay = makeRelay();
let harness: Harness;
/** A direct connection past the relay, to cause faults in the database. */
let admin: pg.Client;
beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'silent' }, { pages: true, through: relay.through });
  admin = new pg.Client({ connectionString: harness.url ?? '' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await harness.close();
  await relay.shut();
});

let travellers = 0;
function register() {
  travellers += 1;
  const body = { username: 'Asha Verma', email: `asha${travellers}@example.in`, password: 'lamps-on-the-ganga' };
  return harness.call('POST', '/api/auth/local/register', {
    body,
    headers: { 'x-forwarded-for': `10.1.0.${travellers}` },
  });
}
const readyz = async () => (await harness.call('GET', '/readyz')).status;
const again = /<meta http-equiv="refresh" content="\d">.*<h1>One moment, please<\/h1>/s;
const unavailable = {
  status: 503,
  body: { data: null, error: { status: 503, name: 'ServiceUnavailableError', details: {} } },
  headers: { 'retry-after': expect.stringMatching(/^\d$/) },
};

test('without its database every page is a 503 that reloads itself, and the back office and the API answer 503 too', async () => {
  const url = '/stays?location=Nowhere';
  expect([(await harness.app.inject({ url })).statusCode, await readyz()]).toEqual([200, 200]);
  const cookie = await adminSession(harness, 'admin');
  await relay.shut();
  try {
    const pages = [
      '/stays?location=Elsewhere',
      '/',
      '/stays/lake-house',
      '/all-attractions',
      '/tour-packages',
      '/car-rentals/all.data',
      '/sitemap.xml',
      '/admin',
    ];
    for (const address of pages) {
      const { statusCode, headers, body } = await harness.app.inject({ url: address, headers: { cookie } });
      expect([address, statusCode, headers['cache-control'], headers['retry-after'], again.test(body)]).toEqual([
        address,
        503,
        'no-store',
        expect.stringMatching(/^\d$/),
        true,
      ]);
    }
    const form = await harness.app.inject({
      method: 'POST',
      url: '/admin/staff',
      payload: 'email=asha%40example.in',
      headers: { cookie, origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.statusCode, form.body.includes('http-equiv')]).toEqual([503, false]);
    expect(form.body).toContain('Check before you send it again');
    expect(await harness.call('GET', '/api/stays')).toMatchObject(unavailable);
    expect(await register()).toMatchObject(unavailable);
    await expect.poll(readyz).toBe(503);
  } finally {
    await relay.open();
  }
  await expect.poll(readyz).toBe(200);
  expect((await harness.app.inject({ url })).statusCode).toBe(200);
});

test('under too many page requests some get a 503, but never a buyer’s page or a submitted form', async () => {
  const requests = Array.from({ length: 60 }, (_, index) =>
    harness.app.inject({ url: `/stays?location=Place${index}` }),
  );
  const buying = ['/cart', '/payment/BOOK_1_A?key=x', '/booking/BOOK_1_A', '/dashboard.data', '/login?redirect=/cart'];
  // without the last, links of a loaded page would not work
  const bought = [...buying, '/__manifest?paths=%2Fcart&version=x'].map((url) => harness.app.inject({ url }));
  const form = harness.app.inject({
    method: 'POST',
    url: '/login',
    payload: 'email=asha%40example.in&password=no',
    headers: { origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' },
  });
  const answers = await Promise.all(requests);
  const away = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(60 - away.length);
  expect(away.length).toBeGreaterThan(5);
  expect(away.filter(({ headers, body }) => !headers['retry-after'] || !again.test(body))).toEqual([]);
  expect((await form).statusCode).toBeLessThan(500);
  const statuses = (await Promise.all(bought)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test('with a read-only database the site is not ready, and writes get a 503', async () => {
  await admin.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await admin.query('create trigger full_disk before insert on users execute function full_disk()');
  expect(await register()).toMatchObject(unavailable);
  await admin.query('drop trigger full_disk on users');
  expect(await register()).toMatchObject({ status: 200 });

  const readOnly = async (is: 'on' | 'off') => {
    await admin.query(
      `alter database ${new URL(harness.url ?? '').pathname.slice(1)} set default_transaction_read_only = ${is}`,
    );
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  await readOnly('on');
  await expect.poll(readyz).toBe(503);
  expect(await register()).toMatchObject(unavailable);
  expect((await harness.call('GET', '/api/stays')).status).toBe(200);
  await readOnly('off');
  await expect.poll(readyz).toBe(200);
});

test('slow reads do not delay a quote, and further reads get a 503 with Retry-After', async () => {
  const { token } = await harness.signUp();
  await admin.query('select pg_advisory_lock(1)');
  const { pages, reads, background } = harness.database;
  const slow = [pages, reads, background].flatMap((pool) =>
    Array.from({ length: 40 }, () => sql`select pg_advisory_xact_lock(1)`.execute(pool)),
  );
  const all = Promise.allSettled(slow);
  const [page, own] = await Promise.all([
    harness.app.inject({ url: '/stays?location=Anywhere' }),
    harness.call('GET', '/api/users/me', { token }),
  ]);
  const quote = await harness.call('POST', '/api/quotes', { body: { items: [stayItem({ ...lastSuite })] } });
  const waiting = await admin.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%xact_lock(1)'`,
  );
  expect([page.statusCode, own.status, quote.status]).toEqual([503, 503, 200]);
  expect(page.headers['retry-after']).toMatch(/^\d$/);
  expect(again.test(page.body)).toBe(true);
  expect(waiting.rowCount, 'all connections of pages and jobs').toBeGreaterThanOrEqual(16);
  await admin.query('select pg_advisory_unlock(1)');
  await all;
});

/** Whether a call was answered within three seconds: an idle machine does. */
async function answered(pending: Promise<number>): Promise<{ status: number; soon: boolean }> {
  const began = performance.now();
  return { status: await pending, soon: performance.now() - began < 3_000 * timeouts };
}
/** Allowance for a busy machine; a wait for the database would take five times as long. */
const timeouts = 3;

test('with a frozen database calls, pages and readiness are a 503 within three seconds, and recover when it thaws', async () => {
  const { rows } = await admin.query<{ path: string }>(`select current_setting('data_directory') as path`);
  const [postmaster] = readFileSync(`${rows[0]?.path}/postmaster.pid`, 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const every = [postmaster, ...children].map(Number);
  // the process that started it as another user stops with it
  const [, starter] = /PPid:\t(\d+)/.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8')) ?? [];
  const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
  for (const pid of every) process.kill(pid, 'SIGSTOP');
  const overloaded = { status: 503, soon: true };
  try {
    const requests = [
      status(harness.app.inject({ url: '/stays?location=Somewhere' })),
      register().then((answer) => answer.status),
      harness.call('GET', '/api/stays?filters[slug][$ne]=x').then((answer) => answer.status),
      readyz(),
    ];
    expect(await Promise.all(requests.map(answered))).toEqual([overloaded, overloaded, overloaded, overloaded]);
  } finally {
    for (const pid of [Number(starter), ...every]) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(readyz).toBe(200);
  expect((await register()).status).toBe(200);
});
