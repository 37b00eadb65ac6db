import { sql } from 'kysely';
import { inBulk } from '../../database/sample/in-bulk.ts';
import { addDays, isDay } from '../../service/core/day.ts';
import { addCopies, type Db, nextId } from './add-copies.ts';
import type { Pattern } from './pattern-sales.ts';

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
 * room: a transaction. Where more is sold of something than there is, there is as much. Days in the JSON of a copy are moved with it.
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
