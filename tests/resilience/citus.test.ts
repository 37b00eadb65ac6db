import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/operator/backup.ts';
import { refusalOf } from '../../service/api/respond.ts';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { readConfig } from '../../service/platform/config.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { migrate, migrations } from '../../service/platform/database/migrate.ts';
import type { Harness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, lastSuite, manyBookings, pay, setBookingLimits, stayItem } from '../travellers.ts';
import { openCitus } from './citus-kit.ts';
import { type CitusSite, closeSite, connect, openSite, repeat } from './citus-sites.ts';

const citus = await openCitus();

describe.skipIf(!citus)('two sites on Citus, each on one worker', () => {
  const coordinator = citus?.url ?? '';
  let admin: pg.Client;
  let hills: CitusSite;
  let coast: CitusSite;
  beforeAll(async () => {
    admin = await connect(coordinator);
    hills = await openSite(admin, coordinator, 'padharo_hills');
    coast = await openSite(admin, coordinator, 'padharo_coast');
  });
  afterAll(async () => {
    try {
      for (const site of [hills, coast]) if (site) await closeSite(admin, site);
      await admin?.end();
    } finally {
      await citus?.remove();
    }
  });

  test('of many buyers at two processes of a site one gets its last room, and the other site does not change', async () => {
    for (const { one, two } of [hills, coast]) {
      const buyers: { readonly token: string }[] = [];
      // one after another: a busy site may refuse sixteen at once
      for (const index of Array.from({ length: 16 }).keys()) buyers.push(await one.signUp(`Buyer ${index}`));
      const sales = await Promise.all(
        buyers.map(({ token }, index) => book(index % 2 ? one : two, token, [stayItem({ ...lastSuite })])),
      );
      expect(sales.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
      expect(await brokenInvariants(one)).toEqual([]);
    }
    for (const { schema } of [hills, coast])
      expect((await admin.query(`select count(*)::int as n from ${schema}.bookings`)).rows).toEqual([{ n: 1 }]);
  });

  test('a booking is paid, invoiced and cancelled, and its refund is due once', async () => {
    const { one, schema } = hills;
    const asha = await one.signUp();
    const { body } = await book(one, asha.token, [stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-22' })]);
    expect((await pay(one, body)).body.status).toBe('captured');
    const viewer: Viewer = {
      kind: 'user',
      role: 'traveller',
      userId: asha.id,
      sessionId: 'x',
      confirmed: true,
      email: asha.email,
      username: 'Asha',
    };
    await Promise.all([1, 2].map(() => cancelBooking(one.ctx(viewer), body.bookingId)));
    const { rows } = await admin.query(`select (select count(*)::int from ${schema}.refunds) as refunds,
      (select count(*)::int from ${schema}.invoices) as papers`);
    expect(rows).toEqual([{ refunds: 1, papers: 2 }]);
    expect(await brokenInvariants(one)).toEqual([]);
  });

  test('an entry is created with relations and parts, changed and deleted by the content API', async () => {
    const { one, two } = hills;
    const token = await staffToken(one);
    const pictures = await one.database.db.selectFrom('media').select(['id', 'document_id']).limit(2).execute();
    const [first, second] = pictures;
    const created = await one.call('POST', '/api/attractions?populate=*', {
      token,
      body: {
        data: {
          name: 'Boat at Dawn',
          location: 'Varanasi',
          description: 'Oars, no engine.',
          price: 450,
          places: 8,
          slug: 'boat-at-dawn',
          image: first?.id,
          gallery: [second?.document_id, first?.document_id],
          languages: { connect: [1, 2] },
          timeSlots: [{ name: 'Dawn', availableTimes: ['05:15', '05:45'] }],
          attraction_faqs: [{ question: 'Is it cold?', answer: 'In January, yes.' }],
        },
      },
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const path = `/api/attractions/${created.body.data.documentId}?populate=*`;
    expect((await two.call('GET', path)).body).toEqual(created.body);
    const changed = await two.call('PUT', path, {
      token,
      body: {
        data: {
          price: 500,
          languages: { connect: [3], disconnect: [1] },
          timeSlots: [{ name: 'Dusk', availableTimes: ['17:30'] }],
        },
      },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.data).toMatchObject({
      price: 500,
      gallery: [{ id: second?.id }, { id: first?.id }],
      languages: [{ id: 2 }, { id: 3 }],
      timeSlots: [{ name: 'Dusk', availableTimes: ['17:30'] }],
    });
    // triggers copy the times to the stock
    const { rows } = await admin.query(
      `select slots from ${hills.schema}.sellables s join ${hills.schema}.attractions a on a.sellable_id = s.id
       where a.slug = 'boat-at-dawn'`,
    );
    expect(rows).toEqual([{ slots: ['17:30'] }]);
    const unknown = { data: { languages: { connect: [4711] } } };
    expect((await one.call('PUT', path, { token, body: unknown })).status).toBe(400);
    expect((await one.call('DELETE', path, { token })).status).toBe(204);
    expect((await two.call('GET', path)).status).toBe(404);
  });

  test('a statement that Citus does not support is a fault: it is not tried again, and is no refusal of what was sent', async () => {
    let attempts = 0;
    const failed = inTransaction(hills.one.ctx(), async ({ db }) => {
      attempts += 1;
      await sql`insert into content_versions (shard, writes) values ((select 4711), 0)`.execute(db);
    });
    const error = await failed.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '0A000' });
    expect([attempts, refusalOf(error)]).toEqual([1, undefined]);
  });

  test('the other process of a site shows a catalogue change within four seconds', async () => {
    const { one, two } = hills;
    const name = async (harness: Harness) =>
      (await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].name;
    two.follow();
    const [before, elsewhere] = [await name(one), await name(coast.one)];
    await admin.query(`update ${hills.schema}.stays set name = 'Moved' where slug = 'lake-house'`);
    expect(before).not.toBe('Moved');
    // a busy machine may take three times as long
    await expect.poll(() => name(two), { timeout: 4_000 * 3 }).toBe('Moved');
    expect(await name(coast.one)).toBe(elsewhere);
  });

  test('a later migration changes a distributed site as any other, and its new table goes to the same worker', async () => {
    const { one, two, schema } = hills;
    const text = `
      -- every kind of statement that a migration may use; one with a semicolon; inside
      create table waiting_guests (
        id int generated always as identity primary key,
        stay_id int not null references stays on delete cascade,
        wanted date,
        email text not null default 'a;b'
      );
      create index waiting_guests_stay on waiting_guests (stay_id);
      alter table stays add column quiet boolean not null default false;
      alter table waiting_guests add constraint waiting_guests_email check (email <> '');
      alter table bookings add column came_from text;
      create index bookings_came_from on bookings (came_from) where came_from is not null;
      create function count_waiting(of_stay int) returns int language plpgsql stable as $$
      begin return (select count(*)::int from waiting_guests w where w.stay_id = of_stay); end $$;
      create trigger waiting_guests_changed after insert or update or delete on waiting_guests
        for each statement execute function content_changed();
      insert into waiting_guests (stay_id, wanted) select id, date '2026-12-12' from stays where slug = 'lake-house';
      update stays set quiet = true where slug = 'lake-house';
      create view quiet_stays as select id, slug from stays where quiet`;
    const later = { name: '9999-waiting-guests.sql', text, hash: 'later' };
    expect(await migrate(one.database, undefined, [...migrations(), later])).toEqual([later.name]);
    expect(await migrate(two.database, undefined, [...migrations(), later])).toEqual([]);
    const { rows } = await one.database.pool.query(`select slug, count_waiting(id) as waiting from quiet_stays`);
    expect(rows).toEqual([{ slug: 'lake-house', waiting: 1 }]);
    const places = await admin.query(
      `select count(distinct nodeport)::int as n from citus_shards
       where table_name in ('${schema}.waiting_guests'::regclass, '${schema}.stays'::regclass)`,
    );
    expect(places.rows).toEqual([{ n: 1 }]);
    const failed = { name: '9999-x.sql', text: `alter table stays add column loud int; select 1 / 0`, hash: 'failed' };
    await expect(migrate(one.database, undefined, [...migrations(), later, failed])).rejects.toThrow('9999-x.sql');
    const columns = await admin.query(
      `select column_name as name from information_schema.columns
       where table_schema = $1 and table_name = 'stays' and column_name in ('quiet', 'loud')`,
      [schema],
    );
    expect(columns.rows).toEqual([{ name: 'quiet' }]);
    // processes of the release before go on
    const asha = await one.signUp();
    const sale = await book(two, asha.token, [stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-12' })]);
    expect(sale.status).toBe(200);
  });

  test('a backup made while a site sells is restored by its drill, and again into a PostgreSQL without Citus', async () => {
    const { schema, url, one, two } = hills;
    const folder = await mkdtemp(join(tmpdir(), 'padharo-backup-'));
    const name = 'padharo_hills_restored';
    const { token } = await one.signUp();
    await setBookingLimits(one, manyBookings);
    let sold = 0;
    const end = repeat(
      [one, two].map((harness, line) => async () => {
        sold += 1;
        const day = (ahead: number) => new Date(Date.UTC(2027, 2 + line, sold + ahead)).toISOString().slice(0, 10);
        await book(harness, token, [stayItem({ selectedDate: day(0), checkOut: day(1) })]);
      }),
    );
    try {
      const config = readConfig({ DATABASE_URL: url, DATABASE_SCHEMA: schema }, () => 'x'.repeat(32));
      const restored = /restored and checked in [\d.]+ s: \d+ bookings, 1 payments, 2 invoices\.$/;
      expect(await backUp(config, { folder })).toMatch(restored);
      await end();
      const [dump = ''] = await readdir(folder);
      const list = execFileSync('pg_restore', ['--list', join(folder, dump)], { encoding: 'utf8' });
      expect(list).not.toMatch(/ EXTENSION /);
      const schemas = [...list.matchAll(/ TABLE DATA (\S+) /g)].map(([, of]) => of);
      expect([...new Set(schemas)].sort()).toEqual([schema, `${schema}_jobs`]);
      await admin.query(`create database ${name} template template0`);
      const plain = new URL(coordinator);
      plain.pathname = `/${name}`;
      execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${plain.href}`, join(folder, dump)]);
      const pool = new pg.Pool({ connectionString: plain.href, options: `-c search_path=${schema}` });
      try {
        // all of its tables as they were at one moment
        expect(await brokenInvariants({ database: { ...one.database, pool } })).toEqual([]);
        expect((await pool.query('select count(*)::int as n from bookings')).rows[0].n).toBeGreaterThan(2);
      } finally {
        await pool.end();
      }
    } finally {
      await end();
      // without force: PostgreSQL waits up to five seconds for connections that are closing
      await admin.query(`drop database if exists ${name}`);
      await rm(folder, { recursive: true, force: true });
    }
  });
});
