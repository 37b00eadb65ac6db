import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../service/platform/context.ts';
import { patternEmail } from './pattern-sales.ts';

export type Db = Context['db'];
type Sql = RawBuilder<unknown>;

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

export const nextId = (table: string) => sql`nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))`;

/** Inserts the copies that `fill` of grow-bookings.ts has planned in temporary tables. */
export async function addCopies(db: Db, print: (what: string) => void): Promise<void> {
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
