import { sql } from 'kysely';
import type { Context } from '../../service/platform/context.ts';
import { createPartitions } from '../../service/platform/partitions/partitions.ts';

type Db = Context['db'];

const names = sql`(array['Asha', 'Rahul', 'Meera', 'Arjun', 'Leela', 'Vikram', 'Kavya', 'Sanjay', 'Priya', 'Imran', 'Tara', 'Nikhil'])`;
const families = sql`(array['Verma', 'Nair', 'Iyer', 'Khan', 'Sharma', 'Bose', 'Menon', 'Patel', 'Rao', 'Singh', 'Das', 'Joshi', 'Gill'])`;

/** Travellers, as many as a tenth of the bookings, and the months that emails and logs of two years lie in. */
export async function addTravellers(db: Db, bookings: number, now: Date): Promise<void> {
  for (let back = 25; back >= 0; back -= 1)
    await createPartitions(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)));
  await sql`
    insert into users (username, email, confirmed, created_at)
    select ${names}[1 + n % 12] || ' ' || ${families}[1 + n / 12 % 13], 'traveller' || n || '@example.in', true,
      ${now}::timestamptz - random() * interval '700 days'
    from generate_series(1, ${Math.max(20, bookings / 10)}::int) n`.execute(db);
}

/**
 * Who sells through the site: a partner of a hundred stays, two of five of all products are theirs. Three in five have a GSTIN, one
 * in ten got it a year ago; all have rules of commission, some of one product, and payouts of a year.
 */
export async function addPartners(db: Db, stays: number, now: Date): Promise<void> {
  const partners = Math.max(10, Math.round(stays / 100));
  await sql`
    insert into partners (name, email, created_at)
    select ${families}[1 + n % 13] || ' Stays ' || n, 'partner' || n || '@example.in', ${now}::timestamptz - interval '800 days'
    from generate_series(1, ${partners}::int) n`.execute(db);
  await sql`
    insert into partner_registrations (partner_id, from_day, gstin)
    select id, case when id % 10 = 9 then ${now}::date - 365 else '2017-07-01'::date end,
      lpad((1 + id % 36)::text, 2, '0') || 'AAAPL' || lpad((id % 10000)::text, 4, '0') || 'C1Z' || id % 10
    from partners where id % 10 in (0, 1, 2, 4, 6, 9)`.execute(db);
  for (const [type, table] of [
    ['stay', 'stays'],
    ['attraction', 'attractions'],
    ['tour-package', 'tour_packages'],
    ['car-rental', 'car_rentals'],
  ])
    await sql`
      insert into product_partners (partner_id, product_type, product_id, since)
      select (select min(id) from partners) + (hashint4(p.id)::bigint & 2147483647) % ${partners}::int, ${type}, p.id, '2020-01-01'
      from ${sql.table(table ?? '')} p where p.id % 5 < 2`.execute(db);
  // a tenth of it came from someone else half a year ago
  await sql`
    insert into product_partners (partner_id, product_type, product_id, since, until)
    select (select min(id) from partners), product_type, product_id, '2019-01-01', ${now}::date - 180
    from product_partners where product_id % 50 = 1`.execute(db);
  await sql`
    update product_partners set since = ${now}::date - 180 where until is null and product_id % 50 = 1`.execute(db);
  await sql`
    insert into commission_rules (partner_id, product_type, product_id, basis_points, from_day, created_at)
    select id, null::text, null::int, 1000 + id % 9 * 125, d, ${now}::timestamptz from partners
      cross join unnest(array['2020-01-01'::date, ${now}::date - 200]) d
    union all
    select partner_id, product_type, product_id, 1777, '2021-01-01', ${now}::timestamptz from product_partners
    where until is null and product_id % 50 = 11`.execute(db);
  await sql`
    insert into payouts (partner_id, month, amount_paise, reference, paid_on, recorded_by, at)
    select p.id, m::date, 1000000 + p.id, 'PAID' || p.id || to_char(m, 'YYMM'), m::date + 35, 'Ravi', m + interval '35 days'
    from partners p cross join generate_series(date_trunc('month', ${now}::timestamptz - interval '13 months'),
      date_trunc('month', ${now}::timestamptz - interval '2 months'), interval '1 month') m`.execute(db);
  await sql`
    insert into submissions (partner_id, content_type, entry, product_type, product_id, title, data, before, state, form, decided_by,
      decided_at, saved_at)
    select o.partner_id, 'stay', s.document_id, 'stay', s.id, s.name, '{}', '{}', p.state, 'form ' || o.id,
      case when p.state <> 'open' then 'Ravi' end, case when p.state <> 'open' then ${now}::timestamptz end, ${now}::timestamptz
    from product_partners o join stays s on s.id = o.product_id
      cross join lateral (select case when s.id % 100 = 1 then 'open' when s.id % 100 = 6 then 'returned' else 'accepted' end as state) p
    where o.product_type = 'stay' and o.until is null and s.id % 5 = 1`.execute(db);
}

/** What people write, and what the site notes of itself. */
export async function addPapers(db: Db, bookings: number, now: Date): Promise<void> {
  const at = (days: number) => sql`${now}::timestamptz - random() * ${days}::int * interval '1 day'`;
  // of a hundred partners five refuse, and five have not answered yet or in time
  await sql`
    insert into acknowledgements (booking_id, line_id, requested_at, due_at, answer, answered_at)
    select l.booking_id, l.id, b.confirmed_at, b.confirmed_at + interval '1 day', a.answer,
      case when a.answer is not null then b.confirmed_at + interval '2 hours' end
    from bookings b join booking_lines l on l.booking_id = b.id and l.state = 'live'
      join product_partners o on o.product_type = l.product_type and o.product_id = l.product_id and o.until is null
      cross join lateral (select case when l.id % 20 = 0 then 'refused' when l.id % 20 > 1 then 'acknowledged' end) a(answer)
    where b.confirmed_at is not null`.execute(db);
  await sql`
    insert into reviews (stay_id, user_id, name, rating, comment, verified, hidden, hidden_because, answer, answered_at,
      published_at, created_at, updated_at)
    select product_id, user_id, customer_name, 1 + abs(hashint8(id)) % 5, 'The lake from the bed, and a steep path to it.', true,
      id % 53 = 0, case when id % 53 = 0 then 'Names somebody.' end, case when id % 5 < 3 then 'Come again!' end,
      case when id % 5 < 3 then created_at end, created_at, created_at, created_at
    from (
      select distinct on (l.product_id, b.user_id) b.id, l.product_id, b.user_id, b.customer_name, b.updated_at as created_at
      from bookings b join booking_lines l on l.booking_id = b.id and l.product_type = 'stay' and l.state = 'live'
      where b.status = 'completed' and b.id % 8 = 0
    ) r order by created_at`.execute(db);
  await sql`
    insert into reported_reviews (review_id, wrong, last_at)
    select id, 1, ${now}::timestamptz from reviews where id % 1000 = 0`.execute(db);
  await sql`
    insert into enquiries (kind, name, email, phone, subject, message, question_hash, created_at, status)
    select (array['contact', 'partner'])[1 + (e.n % 9 = 0)::int], u.username, u.email, '+91 98765 43210',
      'A question about Goa', 'Is there a room with a view?', 'hash' || e.n, at,
      case when e.n % 200 = 0 then 'new' when e.n % 300 = 0 then 'in-hand' when e.n % 2 = 0 then 'answered' else 'closed' end
    from (
      select row_number() over (order by at) as n, at
      from (select ${at(700)} as at from generate_series(1, ${bookings / 20}::int)) a
    ) e join (select username, email, row_number() over () as n from users) u
      on u.n = 1 + e.n % (select count(*) from users)`.execute(db);
  await sql`
    insert into newsletter_subscribers (email, hour_began, emails_this_hour, created_at, confirmed_at, left_at)
    select 'reader' || n || '@example.in', at, 1, at, case when n % 10 > 0 then at end, case when n % 15 = 1 then at end
    from (select n, ${at(700)} as at from generate_series(1, ${bookings / 20}::int) n) s`.execute(db);
  await sql`
    insert into audit_rows (at, user_id, actor, action, subject_type, subject_id, before, after)
    select b.created_at, u.id, 'Ravi ' || b.id % 7, (array['record-upi-transfer', 'update', 'publish', 'note'])[1 + b.id % 4],
      (array['booking', 'stay', 'stay', 'booking'])[1 + b.id % 4], b.booking_id, '{"status": "pending"}', '{"status": "confirmed"}'
    from bookings b cross join (select min(id) as id from users where role = 'admin') u where b.id % 2 = 0 order by b.created_at`.execute(
    db,
  );
  await sql`
    insert into webhooks (name, url, events, sealed_secret, created_at, updated_at)
    values ('The channel manager', 'https://receiver.example/hooks', '{*}', '', ${now}::timestamptz, ${now}::timestamptz)`.execute(
    db,
  );
  await sql`
    insert into webhook_deliveries (webhook_id, event, body, status, attempts, attempted_at, response_status, response_ms, created_at)
    select w.id, 'booking.confirmed', '{}', case when n % 1000 = 0 then 'failed' else 'delivered' end, 1, at, 200, 80, at
    from webhooks w cross join (
      select row_number() over (order by at) as n, at
      from (select ${at(30)} as at from generate_series(1, ${bookings / 5}::int)) a
    ) d`.execute(db);
  await sql`
    insert into data_requests (kind, email, came_on, due_on, outcome, ended_by, ended_at, created_at)
    select (array['access', 'correction', 'deletion'])[1 + n % 3], 'traveller' || n || '@example.in', at::date, at::date + 30,
      case when n % 20 > 0 then 'done' end, case when n % 20 > 0 then 'Ravi' end, case when n % 20 > 0 then at end, at
    from (select n, ${at(700)} as at from generate_series(1, ${bookings / 200}::int) n) r`.execute(db);
}
