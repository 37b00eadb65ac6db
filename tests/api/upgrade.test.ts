import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayFees } from '../../service/catalog/settings/stay-fees.ts';
import { openEmbedded } from '../../service/platform/database/embedded.ts';

const folder = join(import.meta.dirname, '..', '..', 'database', 'migrations');

const bookings = (statuses: string) => `
  insert into bookings (booking_id, customer_name, email, mailbox, status, payment_method, subtotal_paise, tax_paise,
    total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, cancelled_at)
  select 'BOOK_' || status, 'Asha', 'asha@example.in', 'asha@example.in', status, 'upi', 100, 18, 118, '[]', 'x',
    '2026-12-01T00:00:00Z', now(), now(), case status when 'cancelled' then now() end
  from unnest(array[${statuses}]) as s(status);`;

/** What stood in a database before that migration was one. */
const stood: readonly [before: string, rows: string][] = [
  [
    '0020',
    `insert into sellables (product_type, units) values ('stay', 5);
      insert into allotments (sellable_id, day, capacity, taken) values (1, '2027-01-01', 5, 3);
      ${bookings("'pending', 'confirmed', 'completed'")}
      insert into booking_lines (booking_id, position, product_type, product_id, sellable_id, name, location, image_url,
        start_day, end_day, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details)
      select id, 0, 'stay', 1, 1, 'Lake House', 'Nainital', '', '2027-01-01', '2027-01-02', 1, 1, 1, 100, 100, 18, '{}'
        from bookings order by id;
      insert into holds (line_id, sellable_id, day, units) select id, 1, '2027-01-01', 1 from booking_lines`,
  ],
  [
    '0023',
    `${bookings("'cancelled'")}
      insert into payments (booking_id, gateway, mode, reference, method, amount_paise, status, refund_paise, created_at,
        settled_at)
      select b.id, gateway, case gateway when 'test' then 'test' else 'live' end, gateway || '_' || p.status, 'upi', 118,
        p.status, refund, '2026-11-01T00:00:00Z', case p.status when 'open' then null else '2026-11-02T00:00:00Z'::timestamptz end
      from bookings b, (values ('test', 'open', null), ('test', 'captured', null), ('test', 'refund_due', 118),
        ('upi', 'refund_due', 18), ('upi', 'refunded', 118), ('upi', 'captured', null)) as p(gateway, status, refund)
      where b.booking_id = 'BOOK_cancelled'`,
  ],
  [
    '0030',
    `
      insert into sellables (product_type, units) values ('stay', 5);
      insert into bookings (booking_id, customer_name, email, mailbox, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, confirmed_at, cancelled_at, cancelled_because)
      select name, 'Asha', 'asha@example.in', 'asha@example.in', status, 'upi', 200, 36, 236, '[]', 'x',
        '2026-12-01T00:00:00Z', '2026-11-20T00:00:00Z', '2026-12-09T00:00:00Z',
        case when paid then timestamptz '2026-11-21T00:00:00Z' end,
        case when status = 'cancelled' then timestamptz '2026-11-22T00:00:00Z' end, because
      from (values ('waits', 'pending', false, null), ('paid', 'confirmed', true, null), ('over', 'completed', true, null),
        ('lapsed', 'cancelled', false, 'unpaid'), ('back', 'cancelled', true, 'traveller')) as b(name, status, paid, because);
      insert into booking_lines (booking_id, position, product_type, product_id, sellable_id, name, location, image_url,
        start_day, end_day, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details)
      select b.id, at, 'stay', 1, 1, 'Lake House', 'Nainital', '', '2027-01-01', '2027-01-02', 1, 1, 1, 100, 100, 18,
        jsonb_build_object('cancellation', jsonb_build_object('freeUntil', case at when 0 then '2026-11-30T00:00:00Z' end))
        from bookings b, generate_series(0, 1) as at where b.booking_id not like 'BOOK%' order by b.id, at;
      insert into payments (booking_id, gateway, mode, reference, method, amount_paise, status, created_at, settled_at)
      select id, 'upi', 'live', booking_id, 'upi', 236, 'captured', '2026-11-20T00:00:00Z', '2026-11-23T00:00:00Z'
        from bookings where confirmed_at is not null and booking_id not like 'BOOK%'`,
  ],
  [
    '0094',
    `
      insert into letters (kind, recipient, subject, html, plain, message_id, booking_id, created_at, sent_at)
      select 'booking-confirmation', email, 'Sold', 'x', 'x', booking_id, id, created_at, created_at from bookings
        where booking_id in ('paid', 'over') order by id;
      insert into webhooks (name, url, events, sealed_secret, created_at, updated_at)
        values ('Shop', 'https://shop.example', '{}', 'x', now(), now());
      insert into webhook_deliveries (webhook_id, event, body, created_at) select id, 'x', 'x', now() from webhooks;
      insert into audit_rows (at, actor, action, subject_type, subject_id)
        values ('2026-01-01T00:00:00Z', 'meera@example.in', 'create', 'stay', 'lake-house');
      create table stood as
        select name, pg_relation_filenode(name::regclass) as file
        from unnest(array['letters', 'webhook_deliveries', 'audit_rows']) as t(name)`,
  ],
  [
    '0175',
    `
      insert into sellables (product_type, units) values ('car-rental', 2);
      insert into car_rentals (slug, name, location, description, search_text, sellable_id, car_type, capacity, fuel_type, transmission,
        price_paise, original_price_paise, extra_km_rate_paise)
      select 'paise', 'Paise', 'Delhi', '', '', max(id), 'SUV', 5, 'Diesel', 'Manual', 145050, 20, 1249 from sellables;
      insert into seasons (sellable_id, name, price_paise) select max(id), 'Some', 99949 from sellables;
      insert into allotments (sellable_id, day, capacity, taken, price_paise) select max(id), '2027-03-01', 2, 0, 49 from sellables;
      insert into settings (key, value) values ('stay-fees', '[{"propertyTypes": ["Hostels"], "cleaning": {"amount": 20.5},
        "service": {"percent": 1.25, "cap": 99.49}}, {"propertyTypes": ["*"], "cleaning": {"amount": 0}, "service": {"amount": 3}}]')`,
  ],
];

/** One that has grown through all of them, up to date. */
let grown: Awaited<ReturnType<typeof openEmbedded>>;
let pool: typeof grown.pool;
beforeAll(async () => {
  grown = await openEmbedded({});
  pool = grown.pool;
  for (const file of readdirSync(folder).sort()) {
    const [, rows] = stood.find(([before]) => file.startsWith(before)) ?? [];
    if (rows) await pool.query(rows);
    await pool.query(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit`);
  }
});
afterAll(() => grown.close());

test('holds of a database from before stock was a room know their booking and their end', async () => {
  const { rows } = await pool.query(`
      select b.booking_id as booking, h.ends_at = b.hold_until as unpaid from holds h join booking_lines l on l.id = h.line_id
        join bookings b on b.id = l.booking_id and b.id = h.booking_id order by b.id`);
  expect(rows).toEqual([
    { booking: 'BOOK_pending', unpaid: true },
    { booking: 'BOOK_confirmed', unpaid: null },
    { booking: 'BOOK_completed', unpaid: null },
  ]);
  const free = async (at: string) =>
    (await pool.query(`select free from free_stock('2027-01-01', '2027-01-02', '${at}') where sellable_id = 1`)).rows[0]
      ?.free;
  expect([await free('2026-11-30T23:59:59Z'), await free('2026-12-01T00:00:00Z')]).toEqual([2, 3]);
});

test('money of a database from before refunds were rows stays captured, and what was to go back is owed', async () => {
  const { rows } = await pool.query(`
      select p.reference, p.status, p.paid_as as money, r.state, r.amount_paise::int as owed, r.settled_at::text as sent
      from payments p join bookings b on b.id = p.booking_id left join refunds r on r.payment_id = p.id
      where b.booking_id = 'BOOK_cancelled' order by p.id`);
  const none = { state: null, owed: null, sent: null };
  expect(rows).toEqual([
    { reference: 'test_open', status: 'open', money: null, ...none },
    { reference: 'test_captured', status: 'captured', money: 'test_paid_captured', ...none },
    {
      reference: 'test_refund_due',
      status: 'captured',
      money: 'test_paid_refund_due',
      ...none,
      state: 'due',
      owed: 118,
    },
    { reference: 'upi_refund_due', status: 'captured', money: 'upi_refund_due', ...none, state: 'due', owed: 18 },
    {
      ...{ reference: 'upi_refunded', status: 'captured', money: 'upi_refunded', state: 'done', owed: 118 },
      sent: expect.stringMatching(/^2026-11-02 00:00:00/),
    },
    { reference: 'upi_captured', status: 'captured', money: 'upi_captured', ...none },
  ]);
});

test('bookings from before histories were kept have one, and lines that ended with them', async () => {
  const { rows } = await pool.query(`
      select b.booking_id || ' ' || b.version || ': ' || string_agg(c.kind || ' by ' || c.done_by || ' of ' || c.money_paise
        || ', ' || cardinality(c.lines) || ' lines at ' || c.total_paise, '; ' order by c.version) as told
      from bookings b join booking_changes c on c.booking_id = b.id where b.booking_id not like 'BOOK%'
      group by b.id order by b.id`);
  const sale = 'sale by traveller of 0, 2 lines at 236';
  const paid = 'paid by operator of 236, 2 lines at 236';
  expect(rows.map(({ told }) => told)).toEqual([
    `waits 1: ${sale}`,
    `paid 2: ${sale}; ${paid}`,
    `over 3: ${sale}; ${paid}; completed by clock of 0, 2 lines at 236`,
    `lapsed 2: ${sale}; expired by clock of 0, 0 lines at 0`,
    `back 3: ${sale}; ${paid}; cancelled by traveller of -118, 0 lines at 0`,
  ]);
  const { rows: lines } = await pool.query(`
      select b.booking_id || ': ' || string_agg(l.state || ' ' || coalesce(l.ended_in::text, '-') || ' ' || l.kept_paise, ', '
        order by l.position) as told from bookings b join booking_lines l on l.booking_id = b.id
      where b.status in ('pending', 'cancelled') and b.booking_id not like 'BOOK%' group by b.id order by b.id`);
  expect(lines.map(({ told }) => told)).toEqual([
    'waits: live - 0, live - 0',
    'lapsed: expired 2 0, expired 2 0',
    'back: cancelled 3 0, cancelled 3 118',
  ]);
  for (const rewriting of ["update booking_changes set why = 'x'", 'delete from booking_changes'])
    await expect(pool.query(rewriting)).rejects.toThrow('neither changed nor taken back');
});

test('emails, deliveries and the audit log from before they were kept by month are their first parts, as they stood', async () => {
  const { rows } = await pool.query(`
      select s.name, s.file = pg_relation_filenode(format('%s_earlier', s.name)::regclass) as "sameFile",
        pg_get_expr(c.relpartbound, c.oid) ~ '^FOR VALUES FROM \\(MINVALUE\\)' as "isFirst",
        (select count(*)::int from pg_constraint where conrelid = c.oid and conname = 'first_part') as checks
      from stood s join pg_class c on c.oid = format('%s_earlier', s.name)::regclass order by 1`);
  const first = { sameFile: true, isFirst: true, checks: 0 };
  expect(rows).toEqual(['audit_rows', 'letters', 'webhook_deliveries'].map((name) => ({ name, ...first })));
  const { rows: letters } = await pool.query(
    'select id::int, message_id, tableoid::regclass::text as part from letters order by id',
  );
  expect(letters).toEqual([
    { id: 1, message_id: 'paid', part: 'letters_earlier' },
    { id: 2, message_id: 'over', part: 'letters_earlier' },
  ]);
  // ids go on where they were, and what is written today still goes there
  const write = (messageId: string, at: string) =>
    pool.query(
      `insert into letters (kind, recipient, subject, html, plain, message_id, created_at)
       values ('x', 'x', 'x', 'x', 'x', $1, ${at}) returning id::int, tableoid::regclass::text as part`,
      [messageId],
    );
  expect((await write('today', 'now()')).rows).toEqual([{ id: 3, part: 'letters_earlier' }]);
  expect((await write('in three months', "now() + interval '88 days'")).rows[0]?.part).toBe('letters_earlier');
  expect((await write('in a year', "now() + interval '1 year'")).rows[0]?.part).toBe('letters_other');
  await expect(write('paid', 'now()')).rejects.toThrow('unique');
  await expect(pool.query('delete from audit_rows')).rejects.toThrow('only grows');
  const others = await pool.query(
    `select count(*)::int as deliveries, (select max(id)::int from audit_rows) as audit from webhook_deliveries`,
  );
  expect(others.rows).toEqual([{ deliveries: 1, audit: 1 }]);
});

test('prices and fees of a database from before they were whole rupees go to the nearest rupee, and what was sold stays', async () => {
  const car = await pool.query(
    "select price_paise::int, original_price_paise::int, extra_km_rate_paise::int from car_rentals where slug = 'paise'",
  );
  // nothing becomes free
  expect(car.rows).toEqual([{ price_paise: 145_100, original_price_paise: 100, extra_km_rate_paise: 1_200 }]);
  const { rows } = await pool.query(`
    select price_paise::int as price from seasons where name = 'Some'
    union all select price_paise::int from allotments where day = '2027-03-01'`);
  expect(rows).toEqual([{ price: 99_900 }, { price: 100 }]);
  const fees = await pool.query("select value from settings where key = 'stay-fees'");
  expect(stayFees.parse(fees.rows[0]?.value)).toEqual([
    { propertyTypes: ['Hostels'], cleaning: { amount: 21 }, service: { percent: 1.25, cap: 99 } },
    { propertyTypes: ['*'], cleaning: { amount: 0 }, service: { amount: 3 } },
  ]);
  await expect(pool.query("update car_rentals set price_paise = 145050 where slug = 'paise'")).rejects.toThrow(/check/);
  const sold = await pool.query('select distinct tax_paise::int as tax from booking_lines');
  expect(sold.rows).toEqual([{ tax: 18 }]);
  const since = await pool.query("select since > (now() at time zone 'Asia/Kolkata')::date as later from whole_rupees");
  expect(since.rows).toEqual([{ later: true }]);
});
