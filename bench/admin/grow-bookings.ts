import { type RawBuilder, sql } from 'kysely';
import { inBulk } from '../../database/sample/in-bulk.ts';
import { addDays, isDay } from '../../service/core/day.ts';
import type { Context } from '../../service/platform/context.ts';
import { type Pattern, patternEmail } from './pattern-sales.ts';

type Db = Context['db'];
type Sql = RawBuilder<unknown>;

const filled = [
  'bookings',
  'booking_lines',
  'booking_changes',
  'allotments',
  'holds',
  'payments',
  'refunds',
  'invoices',
  'check_ins',
  'booking_messages',
  'booking_notes',
];

/**
 * Copies bookings until there are `wanted`, each some days earlier than what it is a copy of, by another traveller and of another
 * room: a transaction. Where more is sold of something than there is, there is as much. What a copy says in JSON is moved with it.
 */
export async function growBookings(
  db: Db,
  patterns: readonly Pattern[],
  target: number,
  print: (what: string) => void,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await inBulk(db, filled, print, () => fill(db, patterns, target, print));
    await sql`insert into search_changes (kind) values ('stays')`.execute(db);
  });
  await sql`analyze`.execute(db);
}

/** Copies the rows `t` of a table that are joined to `from`, with other values in these columns. */
async function copyRows(db: Db, table: string, from: Sql, others: Readonly<Record<string, Sql>>): Promise<void> {
  const { rows } = await sql<{ name: string; isId: boolean }>`
    select attname as name, attidentity <> '' as "isId" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  const copied = rows.flatMap(({ name, isId }) => {
    if (isId && !others[name]) return [];
    if (name === 'document_id') return [];
    return [{ name, value: others[name] ?? sql.ref(`t.${name}`) }];
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(copied.map(({ name }) => sql.ref(name)))}) overriding system value
    select ${sql.join(copied.map(({ value }) => value))} from ${from}`.execute(db);
}

const nextId = (table: string) => sql`nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))`;

async function fill(
  db: Db,
  patterns: readonly Pattern[],
  target: number,
  print: (what: string) => void,
): Promise<void> {
  const all = patterns.reduce((sum, { share }) => sum + share, 0);
  const columns = sql`unnest(${patterns.map(({ bookingId }) => bookingId)}::text[],
    ${patterns.map(({ share }) => Math.max(1, Math.round((share / all) * target)))}::int[],
    ${patterns.map(({ reach }) => reach)}::int[]) as p(booking_id, copies, reach)`;
  print('travellers');
  await sql`
    create temporary table buyers_of_copies on commit drop as
    select row_number() over () as n, id, username, email from users where email like 'traveller%@example.in'`.execute(
    db,
  );
  print('copies');
  await sql`
    create temporary table copied on commit drop as
    select *, ${nextId('bookings')} as id, moved * interval '1 day' + part as earlier from (
      select b.id as original, x.moved, x.part, x.number, 'BOOK_' || 1700000000000 + x.number || '_' ||
          upper(lpad(to_hex(x.number), 6, '0')) as booking_id, u.id as user_id, u.username, u.email
      from (
        select p.booking_id, (random() * p.reach)::int as moved, row_number() over () as number,
          case when p.reach = 0 then interval '0' else random() * interval '5 hours' end as part,
          1 + (random() * ((select count(*) from buyers_of_copies) - 1))::int as buyer
        from ${columns} cross join lateral generate_series(1, p.copies)
      ) x join bookings b using (booking_id) join buyers_of_copies u on u.n = x.buyer
      order by b.created_at - x.moved * interval '1 day' - x.part
    ) c`.execute(db);
  await sql`
    create temporary table rooms_of_copies on commit drop as
    select row_number() over () as n, r.stay_id, r.sellable_id, s.name, s.location, s.slug, s.document_id, r.name as room
    from room_types r join stays s on s.id = r.stay_id`.execute(db);
  await sql`
    create temporary table copied_lines on commit drop as
    select x.*, ${nextId('booking_lines')} as id, r.stay_id, r.sellable_id, r.name, r.location, r.room, r.slug, r.document_id
    from (
      select l.id as original, c.id as booking, c.moved, c.earlier, case when l.product_type = 'stay'
          then 1 + (random() * ((select count(*) from rooms_of_copies) - 1))::int end as room_number
      from copied c join booking_lines l on l.booking_id = c.original order by c.id, l.id
    ) x left join rooms_of_copies r on r.n = x.room_number`.execute(db);
  await sql`
    create temporary table copied_payments on commit drop as
    select p.id as original, c.id as booking, c.earlier, ${nextId('payments')} as id, p.reference || 'C' || c.number as reference,
      p.gateway = 'upi' and c.number % 3 > 0 and p.status = 'captured' as by_card, c.number
    from copied c join payments p on p.booking_id = c.original`.execute(db);
  await sql`create index on copied_lines (booking)`.execute(db);
  await sql`analyze copied, copied_lines, copied_payments, rooms_of_copies`.execute(db);
  await moveDetails(db);
  await addCopies(db, print);
}

/** What the lines of patterns say in JSON, so many days earlier: made here once for all copies that are moved as far. */
async function moveDetails(db: Db): Promise<void> {
  await sql`
    create temporary table moved_details (original bigint, moved int, details jsonb, primary key (original, moved)) on commit drop`.execute(
    db,
  );
  const { rows } = await sql<{ original: number; moved: number[]; details: unknown }>`
    select l.id as original, array_agg(distinct c.moved) as moved, l.details from copied_lines c
    join booking_lines l on l.id = c.original group by l.id`.execute(db);
  for (const { original, moved, details } of rows) {
    const earlier = moved.map((days) => JSON.stringify(movedBy(details, days)));
    await sql`
      insert into moved_details select ${original}, * from unnest(${moved}::int[], ${earlier}::jsonb[])`.execute(db);
  }
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The same value with all its days and instants so many days earlier. */
function movedBy(value: unknown, days: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => movedBy(entry, days));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, movedBy(entry, days)]));
  if (typeof value !== 'string') return value;
  if (isDay(value)) return addDays(value, -days);
  return instant.test(value) ? new Date(Date.parse(value) - days * 86_400_000).toISOString() : value;
}

async function addCopies(db: Db, print: (what: string) => void): Promise<void> {
  const before = (...columns: string[]): Record<string, Sql> =>
    Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`t.${column}`)} - c.earlier`]));
  const ofBooking = (table: string) =>
    sql`copied c join ${sql.table(table)} t on t.booking_id = c.original order by c.id, t.id`;
  print('bookings');
  await copyRows(db, 'bookings', sql`copied c join bookings t on t.id = c.original order by c.id`, {
    id: sql`c.id`,
    booking_id: sql`c.booking_id`,
    user_id: sql`c.user_id`,
    mailbox: sql`c.email`,
    customer_name: sql`c.username`,
    email: sql`c.email`,
    phone: sql`'+91 9' || lpad((c.number * 7919 % 1000000000)::text, 9, '0')`,
    ...before(
      'hold_until',
      'created_at',
      'updated_at',
      'confirmed_at',
      'cancelled_at',
      'extended_hold_until',
      'address_confirmed_at',
    ),
  });
  print('booking_lines');
  const lines = sql`copied_lines c join booking_lines t on t.id = c.original
    join moved_details d on d.original = c.original and d.moved = c.moved order by c.id`;
  await copyRows(db, 'booking_lines', lines, {
    id: sql`c.id`,
    booking_id: sql`c.booking`,
    product_id: sql`coalesce(c.stay_id, t.product_id)`,
    sellable_id: sql`coalesce(c.sellable_id, t.sellable_id)`,
    name: sql`coalesce(c.name, t.name)`,
    location: sql`coalesce(c.location, t.location)`,
    option_name: sql`coalesce(c.room, t.option_name)`,
    start_day: sql`t.start_day - c.moved`,
    end_day: sql`t.end_day - c.moved`,
    details: sql`case when c.stay_id is null then d.details
      else d.details || jsonb_build_object('slug', c.slug, 'documentId', c.document_id) end`,
  });
  print('booking_changes');
  await copyRows(db, 'booking_changes', ofBooking('booking_changes'), {
    id: nextId('booking_changes'),
    booking_id: sql`c.id`,
    token: sql`t.token || c.number`,
    ...before('at'),
    user_id: sql`case when t.user_id is not null then c.user_id end`,
    lines: sql`(select coalesce(array_agg(l.id order by array_position(t.lines, l.original)), '{}') from copied_lines l
      where l.booking = c.id and l.original = any(t.lines))`,
  });
  print('holds');
  await copyRows(db, 'holds', sql`copied_lines c join holds t on t.line_id = c.original`, {
    line_id: sql`c.id`,
    sellable_id: sql`coalesce(c.sellable_id, t.sellable_id)`,
    booking_id: sql`c.booking`,
    day: sql`t.day - c.moved`,
    ...before('ends_at'),
  });
  await sql`
    insert into allotments as a (sellable_id, day, slot, capacity, own_capacity, taken)
    select h.sellable_id, h.day, h.slot, greatest(s.units, sum(h.units)),
      case when sum(h.units) > s.units then sum(h.units) end, sum(h.units)
    from holds h join sellables s on s.id = h.sellable_id group by h.sellable_id, h.day, h.slot, s.units order by 1, 2, 3
    on conflict (sellable_id, day, slot) do update set taken = excluded.taken,
      capacity = greatest(a.capacity, excluded.taken),
      own_capacity = case when excluded.taken > a.capacity then excluded.taken else a.own_capacity end`.execute(db);
  print('payments');
  await copyRows(db, 'payments', sql`copied_payments c join payments t on t.id = c.original order by c.id`, {
    id: sql`c.id`,
    booking_id: sql`c.booking`,
    reference: sql`c.reference`,
    ...before('created_at', 'settled_at'),
    gateway: sql`case when c.by_card then 'razorpay' else t.gateway end`,
    method: sql`case when c.by_card then 'card' else t.method end`,
    paid_as: sql`case when t.paid_as is not null then c.reference end`,
  });
  await copyRows(
    db,
    'refunds',
    sql`copied_payments c join refunds t on t.payment_id = c.original order by c.id, t.id`,
    {
      id: nextId('refunds'),
      payment_id: sql`c.id`,
      booking_id: sql`c.booking`,
      idempotency_key: sql`t.idempotency_key || c.number`,
      ...before('created_at', 'settled_at'),
    },
  );
  print('invoices');
  await addInvoices(db);
  print('emails and messages');
  // as long as a line, where they are pages: no one lists what they say
  await copyRows(db, 'emails', ofBooking('emails'), {
    recipient: sql`case when t.recipient = ${patternEmail} then c.email else t.recipient end`,
    html: sql`''`,
    plain: sql`left(t.plain, 200)`,
    message_id: sql`t.message_id || c.number`,
    booking_id: sql`c.id`,
    ...before('created_at'),
    sent_at: sql`case when c.number % 20000 > 0 then t.created_at - c.earlier + interval '2 seconds' end`,
  });
  for (const table of ['booking_messages', 'booking_notes'])
    await copyRows(db, table, ofBooking(table), {
      booking_id: sql`c.id`,
      form: sql`t.form || c.number`,
      ...before('at'),
      ...(table === 'booking_messages' && {
        ...before('read_at'),
        user_id: sql`case when t.user_id is not null then c.user_id end`,
      }),
    });
  await copyRows(db, 'check_ins', sql`copied_lines c join check_ins t on t.line_id = c.original`, {
    line_id: sql`c.id`,
    ...before('checked_in_at'),
  });
}

/** Invoices and credit notes with numbers of their own in their series, without a gap, and what reports add up of them. */
async function addInvoices(db: Db): Promise<void> {
  await sql`
    create temporary table copied_invoices on commit drop as
    select x.*, ${nextId('invoices')} as id from (
      select c.id as booking, c.booking_id, c.number as copy, c.username, c.email, t.id as original, t.series,
        t.issued_at - c.earlier as issued_at
      from copied c join invoices t on t.booking_id = c.original order by t.issued_at - c.earlier, t.id
    ) x`.execute(db);
  await sql`
    alter table copied_invoices add column financial_year text, add column number int, add column name text`.execute(
    db,
  );
  await sql`
    update copied_invoices c set financial_year = n.year, number = n.number,
      name = c.series || '/' || n.year || '/' || lpad(n.number::text, 7, '0')
    from (
      select id, year, coalesce((select max(i.number) from invoices i where i.series = y.series and i.financial_year = y.year), 0)
        + row_number() over (partition by series, year order by id) as number
      from (
        select *, to_char(began, 'YY-') || to_char(began + interval '1 year', 'YY') as year
        from (select *, date_trunc('year', (issued_at at time zone 'Asia/Kolkata') - interval '3 months') as began from copied_invoices) i
      ) y
    ) n where n.id = c.id`.execute(db);
  await sql`
    insert into invoice_series select distinct series, financial_year from copied_invoices on conflict do nothing`.execute(
    db,
  );
  await sql`create index on copied_invoices (booking, original)`.execute(db);
  await sql`analyze copied_invoices`.execute(db);
  const corrected = sql`(select f.name from copied_invoices f where f.booking = c.booking and f.original = t.corrects)`;
  await copyRows(db, 'invoices', sql`copied_invoices c join invoices t on t.id = c.original order by c.id`, {
    id: sql`c.id`,
    financial_year: sql`c.financial_year`,
    number: sql`c.number`,
    booking_id: sql`c.booking`,
    cause: sql`t.cause || ' ' || c.copy`,
    issued_at: sql`c.issued_at`,
    corrects: sql`(select f.id from copied_invoices f where f.booking = c.booking and f.original = t.corrects)`,
    content: sql`t.content || jsonb_build_object('bookingId', c.booking_id,
      'buyer', t.content -> 'buyer' || jsonb_build_object('name', c.username, 'email', c.email))
      || case when t.corrects is null then '{}' else jsonb_build_object('corrects', ${corrected}) end`,
  });
  // what the trigger would have added
  await sql`truncate billed_taxes`.execute(db);
  await sql`
    insert into billed_taxes
    select day, section, credit, document, gstin, place, percent, sac, sum(quantity), sum(taxable), sum(tax), sum(igst), sum(cgst),
      sum(sgst)
    from billed_by_day group by day, section, credit, document, gstin, place, percent, sac`.execute(db);
}
