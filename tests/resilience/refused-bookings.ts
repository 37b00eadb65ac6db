import type pg from 'pg';
import { expect } from 'vitest';
import { addDays, today } from '../../service/core/day.ts';
import { addEqualStay } from '../equal-stays.ts';
import { orderOf, stayItem } from '../travellers.ts';
import { send } from './client.ts';

// Paid bookings whose host refuses the guest, and the stays that are offered instead.

/** Where the server stops while it takes a substitute: at the first row that it writes there, or at the commit. */
export const places = ['bookings', 'booking_lines', 'holds', 'invoices', 'refunds', 'emails', 'commit'] as const;
export type StopPlace = (typeof places)[number];

/** Books and pays a night, so many days from now, and returns the id of the booking. */
export async function paidNight(url: string, token: string, ahead: number): Promise<string> {
  const selectedDate = addDays(today(new Date()), ahead);
  const items = [stayItem({ selectedDate, checkOut: addDays(selectedDate, 1) })];
  const { body: quote } = await send(url, 'POST', '/api/quotes', { body: { items } });
  const order = orderOf(items, quote.totals.total);
  const { body: sold } = await send(url, 'POST', '/api/send-booking-email', { token, body: order });
  const key = new URL(sold.paymentLink).searchParams.get('key');
  const started = { bookingId: order.bookingId, key, method: 'upi' };
  const { body: opened } = await send(url, 'POST', '/api/payments', { body: started });
  const paid = await send(url, 'POST', `/api/payments/test/${opened.reference}`, { body: { outcome: 'paid' } });
  expect(paid.body).toMatchObject({ status: 'captured' });
  return order.bookingId;
}

/**
 * Refuses all bookings and lets a cheaper and a dearer hotel be offered instead; `guest1` is of support. While a row of
 * `stopped` names a booking and a place, a server that gets there with that booking does what `wait` says.
 */
export async function refuseAll(pool: pg.Pool, wait: string): Promise<void> {
  await addEqualStay(pool, { slug: 'cheaper-hotel', price: 3_000, north: 0.01 });
  await addEqualStay(pool, { slug: 'dearer-hotel', price: 4_500, north: 0.02 });
  await pool.query(`
    update settings set value = '{"hours":24,"substituteRupees":2000}' where key = 'partner-answers';
    insert into partners (name, email, created_at) values ('Next Door', 'next.door@example.in', now());
    insert into product_partners (partner_id, product_type, product_id, since)
      select p.id, 'stay', s.id, current_date - 1 from partners p, stays s where s.slug in ('cheaper-hotel', 'dearer-hotel');
    insert into acknowledgements (booking_id, line_id, requested_at, due_at, answer, answered_at)
      select booking_id, id, now(), now(), 'refused', now() from booking_lines;
    update users set role = 'support' where email = 'guest1@example.in';
    update sessions set staff = true, ends_at = now() + interval '1 day'
      where user_id = (select id from users where email = 'guest1@example.in');
    create table stopped (booking_id bigint, place text);
    create function stop_here() returns trigger language plpgsql as $$
      declare booking text := to_jsonb(new) ->> case tg_argv[0] when 'bookings' then 'id' else 'booking_id' end;
      begin
        if exists (select from stopped where place = tg_argv[0] and booking_id = booking::bigint) then ${wait} end if;
        return new;
      end $$;`);
  for (const place of places) {
    const trigger =
      place === 'commit'
        ? 'constraint trigger stop_here after insert on booking_changes deferrable initially deferred'
        : `trigger stop_here before ${place === 'bookings' ? 'update' : 'insert'} on ${place}`;
    await pool.query(`create ${trigger} for each row execute function stop_here('${place}')`);
  }
}

/** Stops the server at a place of its own with each booking, as long as there are places. */
export const stopEach = (pool: pg.Pool, all: readonly { readonly bookingId: string }[], at: readonly StopPlace[]) =>
  pool.query(
    `insert into stopped select b.id, s.place from unnest($1::text[], $2::text[]) s(booking, place)
     join bookings b on b.booking_id = s.booking`,
    [all.slice(0, at.length).map(({ bookingId }) => bookingId), at],
  );

interface State {
  readonly status: string;
  readonly version: number;
  readonly total: number;
  readonly lines: readonly string[];
  readonly holds: readonly string[];
  readonly papers: readonly number[];
  readonly refunds: readonly number[];
  readonly emails: readonly string[];
  /** How many lines a partner has to answer for. */
  readonly requests: number;
}

/** Everything that taking a substitute for the line of a booking changes. */
export async function stateOf(pool: pg.Pool, bookingId: string): Promise<State> {
  const { rows } = await pool.query<State>(
    `select b.status, b.version, (b.subtotal_paise + b.tax_paise)::int as total,
       array(select l.name || ' ' || l.state from booking_lines l where l.booking_id = b.id order by l.id) as lines,
       array(select h.units || ' of ' || l.name from holds h join booking_lines l on l.id = h.line_id
         where h.booking_id = b.id) as holds,
       array(select case when i.corrects is null then i.total_paise else -i.total_paise end::int from invoices i
         where i.booking_id = b.id order by i.id) as papers,
       array(select r.amount_paise::int from refunds r where r.booking_id = b.id) as refunds,
       array(select e.kind from emails e where e.booking_id = b.id order by e.id) as emails,
       (select count(*)::int from acknowledgements a where a.booking_id = b.id) as requests
     from bookings b where b.booking_id = $1`,
    [bookingId],
  );
  const [state] = rows;
  if (!state) throw new Error(`No ${bookingId}`);
  return state;
}

/** The state once the cheaper hotel has been taken. */
export const changed = ({ version, total, papers, emails }: State): State => ({
  status: 'confirmed',
  version: version + 1,
  total: total - 118_000,
  lines: ['Lake House replaced', 'Cheaper Hotel live'],
  holds: ['1 of Cheaper Hotel'],
  papers: [...papers, -total, total - 118_000],
  refunds: [118_000],
  emails: [...emails, 'partner-booking', 'booking-changed'],
  requests: 2,
});
