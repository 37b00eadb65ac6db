import type { BookingLimits } from '../service/catalog/settings/booking-limits.ts';
import { defaultBookingLimits } from '../service/catalog/settings/default-settings.ts';
import type { Harness } from './harness.ts';
import { lifecycleBreaches } from './lifecycle-breaches.ts';

/** A stay as the cart stores it; by default the small catalogue's Lake Room for two nights. */
export function stayItem(overrides: Record<string, unknown> = {}) {
  return {
    cartId: 'line-1',
    id: 'lake-house',
    type: 'stay',
    name: 'Lake House',
    image: '/artwork/hotel-1.svg',
    location: 'Mallital, Nainital, Uttarakhand',
    selectedDate: '2026-12-12',
    checkOut: '2026-12-14',
    roomType: 'Lake Room',
    rooms: 1,
    guests: 2,
    quantity: 1,
    price: 9000,
    totalPrice: 9000,
    ...overrides,
  };
}

export const lastSuite = { roomType: 'Last Suite', price: 19_000, totalPrice: 19_000 };

/** A place on the small catalogue's rafting trip. */
export function raftItem(overrides: Record<string, unknown> = {}) {
  return {
    cartId: 'line-raft',
    id: 'ganga-rafting',
    type: 'attraction',
    name: 'Ganga Rafting',
    image: '/artwork/ganga-bridge-41.svg',
    location: 'Shivpuri, Rishikesh, Uttarakhand',
    selectedDate: '2026-12-12',
    selectedTime: '07:00',
    selectedLanguage: 'Hindi',
    quantity: 2,
    price: 1500,
    totalPrice: 3000,
    ticketTypes: null,
    duration: '3 hours',
    ...overrides,
  };
}

/** The small catalogue's sedan for two days, as the form of CAR-13 sends it. */
export async function carBooking(harness: Harness, overrides: Record<string, unknown> = {}) {
  const bookingId = newBookingId();
  const form = {
    car: 'city-sedan',
    name: 'Leela Menon',
    phone: '+91 98765 43210',
    email: `leela${counter}@example.in`,
    pickupDate: '2026-12-12',
    dropDate: '2026-12-13',
    pickupLocation: 'Indira Gandhi International Airport, Terminal 3',
    notes: 'A child seat, please.',
    ...overrides,
  };
  const item = {
    id: form.car,
    type: 'car-rental',
    quantity: 1,
    selectedDate: form.pickupDate,
    checkOut: form.dropDate,
  };
  return { bookingId, totals: { total: await totalOf(harness, [item]) }, ...form };
}

let counter = 0;

/** A booking id as the storefront makes it. */
export function newBookingId(): string {
  counter += 1;
  return `BOOK_${1_795_000_000_000 + counter}_${counter.toString(36).toUpperCase().padStart(6, 'A')}`;
}

/** The total that the server would charge for those items. */
export async function totalOf(harness: Harness, items: readonly unknown[]): Promise<number> {
  const { body } = await harness.call('POST', '/api/quotes', { body: { items } });
  return body.totals.total;
}

/** Body of POST /api/send-booking-email for those items. */
export function orderOf(items: readonly unknown[], total: number, overrides: Record<string, unknown> = {}) {
  return {
    to: 'somebody.else@example.org',
    bookingId: newBookingId(),
    subject: 'Booking Confirmation',
    customerName: 'Somebody Else',
    cartItems: items,
    totals: { subtotal: 0, tax: 0, total, itemCount: items.length },
    paymentMethod: 'UPI',
    paymentLink: 'https://evil.example/pay',
    userId: 4711,
    ...overrides,
  };
}

/** Books those items for the traveller of that token and returns the answer. */
export async function book(
  harness: Harness,
  token: string,
  items: readonly unknown[] = [stayItem()],
  overrides: Record<string, unknown> = {},
) {
  const body = orderOf(items, await totalOf(harness, items), overrides);
  return { ...(await harness.call('POST', '/api/send-booking-email', { token, body })), request: body };
}

/** Limits for tests with many bookings: only the share of stock is limited. */
export const manyBookings = {
  unpaidPerBuyer: 1_000_000,
  unpaidWithoutAccount: 1_000_000,
  unpaidPerNetwork: 1_000_000,
  unpaidUnits: 1_000_000,
  unpaidRupees: 1_000_000_000,
  allOfStockNights: 1_000,
  bookingsPerHour: 1_000_000,
  bookingsPerHourOfNetwork: 1_000_000,
  changesPerHour: 1_000_000,
} satisfies Partial<BookingLimits>;

/** Sets the booking limits, as the operator does. */
export async function setBookingLimits({ database }: Pick<Harness, 'database'>, overrides: Partial<BookingLimits>) {
  await database.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...defaultBookingLimits, ...overrides }) })
    .where('key', '=', 'booking-limits')
    .execute();
}

/** Pays a booking through the test gateway with its link and returns the answer. */
export async function pay(
  harness: Harness,
  answer: { bookingId: string; paymentLink: string },
  outcome: 'paid' | 'failed' = 'paid',
) {
  const key = new URL(answer.paymentLink).searchParams.get('key');
  const started = await harness.call('POST', '/api/payments', {
    body: { bookingId: answer.bookingId, key, method: 'upi' },
  });
  if (started.status !== 200) return started;
  return harness.call('POST', `/api/payments/test/${started.body.reference}`, { body: { outcome } });
}

/**
 * Returns every violation of what must always hold: stock taken equals the holds of live and proposed lines and never
 * exceeds capacity, booking totals follow from their lines, and histories have no gap and no way past the
 * lifecycle.
 */
export async function brokenInvariants(harness: Pick<Harness, 'database'>): Promise<string[]> {
  const { rows } = await harness.database.pool.query<{ finding: string }>(`
    select 'taken ' || a.taken || ' of ' || a.capacity || ', held ' || coalesce(sum(h.units), 0) || ' on ' || a.day as finding
    from allotments a left join holds h using (sellable_id, day, slot)
    group by a.sellable_id, a.day, a.slot having a.taken <> coalesce(sum(h.units), 0) or a.taken > a.capacity
    union all
    select l.state || ' line of ' || b.status || ' booking ' || b.booking_id || ' holds stock' from bookings b
      join booking_lines l on l.booking_id = b.id join holds h on h.line_id = l.id
      where b.status = 'cancelled' or l.state not in ('live', 'proposed')
    union all
    select 'live line without all its holds: ' || b.booking_id from bookings b join booking_lines l on l.booking_id = b.id
      where l.state = 'live' and (select count(*) from holds h where h.line_id = l.id and h.units = l.units * l.quantity) <> case when l.product_type in ('attraction', 'tour-package') then 1 else l.end_day - l.start_day end
    union all
    select 'holds of ' || b.booking_id || ' do not end with it' from bookings b join booking_lines l on l.booking_id = b.id
      join holds h on h.line_id = l.id where h.booking_id <> b.id
      or h.ends_at is distinct from case when l.state = 'proposed' then b.pending_change_until when b.status = 'pending' then b.hold_until end
    union all
    select 'lines of ' || b.booking_id || ' are proposed by nobody' from bookings b
      where b.pending_change is null and exists (select from booking_lines l where l.booking_id = b.id and l.state = 'proposed')
    union all
    select 'booking without lines: ' || b.booking_id from bookings b
      where not exists (select 1 from booking_lines l where l.booking_id = b.id)
    union all
    select 'booking ' || b.booking_id || ' has ' || count(t.id) || ' confirmation emails' from bookings b
      left join emails t on t.booking_id = b.id and t.kind = 'booking-confirmation' group by b.booking_id having count(t.id) <> 1
    union all
    select 'email ' || t.kind || ' about ' || b.booking_id || ' goes to somebody else' from emails t join bookings b on b.id = t.booking_id
      where lower(t.recipient) <> lower(b.email)
        and t.kind not in ('message-to-operator', 'guests-changed', 'unused-payment', 'partner-booking')
    union all
    select 'lines of ' || b.booking_id || ' do not add up' from bookings b
      join lateral (select coalesce(sum(l.subtotal_paise), 0) as subtotal, coalesce(sum(l.tax_paise), 0) as tax, count(*) as lines
        from booking_lines l where l.booking_id = b.id and l.state = 'live') l on true
      where (b.status = 'cancelled') <> (l.lines = 0)
        or b.status <> 'cancelled' and (l.subtotal <> b.subtotal_paise or l.tax <> b.tax_paise)
    union all
    select 'history of ' || b.booking_id || ' is not its own' from bookings b
      left join lateral (select count(*) as changes, max(c.version) as last from booking_changes c where c.booking_id = b.id) c on true
      left join booking_changes c2 on c2.booking_id = b.id and c2.version = c.last
      where b.version <> c.changes or b.version <> c.last or (b.status <> 'cancelled' and c2.total_paise <> b.total_paise)
        or c2.lines <> (select coalesce(array_agg(l.id order by l.position, l.id), '{}') from booking_lines l where l.booking_id = b.id and l.state = 'live')
    union all
    select 'money of ' || b.booking_id || ' is not what its lines cost and kept' from bookings b
      join lateral (select coalesce(sum(case l.state when 'live' then l.subtotal_paise + l.tax_paise else l.retained_paise end), 0) as owed
        from booking_lines l where l.booking_id = b.id and l.state not in ('proposed', 'dropped')) l on true
      where b.status <> 'pending' and not exists (select from refunds r where r.booking_id = b.id and r.origin <> 'own')
        and l.owed <> (select coalesce(sum(p.amount_paise - coalesce(r.back, 0)), 0) from payments p
        left join lateral (select sum(r.amount_paise) as back from refunds r where r.payment_id = p.id and r.state <> 'void') r on true
        where p.booking_id = b.id and p.status = 'captured')
    union all
    select 'more goes back of ' || p.reference || ' than came in' from payments p join refunds r on r.payment_id = p.id
      where r.state <> 'void' and r.origin <> 'dispute'
      group by p.id having p.status <> 'captured' and bool_or(r.origin = 'own') or sum(r.amount_paise) > p.amount_paise
    union all
    select 'a refund of ' || p.reference || ' stands at another booking' from payments p join refunds r on r.payment_id = p.id
      where r.booking_id <> p.booking_id
    union all
    select 'a line of ' || b.booking_id || ' is not whole rupees' from bookings b join booking_lines l on l.booking_id = b.id
      where l.unit_paise % 100 <> 0 or l.subtotal_paise % 100 <> 0 or l.tax_paise % 100 <> 0 or l.retained_paise % 100 <> 0
    union all
    select i.name || ' has a tax in unequal halves' from invoices i
      cross join lateral jsonb_array_elements(i.content -> 'lines') l(line)
      where (select count(distinct part ->> 'amount') from jsonb_array_elements(line -> 'tax' -> 'parts') p(part)) > 1
    union all
    select 'invoices of ' || b.booking_id || ' are not what was paid for it' from bookings b
      join (select booking_id, sum(case when corrects is null then total_paise else -total_paise end) as billed
        from invoices group by booking_id) i on i.booking_id = b.id
      where i.billed <> (select coalesce(sum(p.amount_paise - coalesce(r.back, 0)), 0) from payments p
        left join lateral (select sum(r.amount_paise) as back from refunds r
          where r.payment_id = p.id and r.state <> 'void' and r.origin <> 'dispute') r on true
        where p.booking_id = b.id and p.status = 'captured')`);
  return [...rows.map(({ finding }) => finding), ...(await lifecycleBreaches(harness))];
}

/** Returns the code of the latest link to that page in an email to that address. Throws when there is none. */
export async function linkCode(harness: Pick<Harness, 'emails'>, email: string, page: string): Promise<string> {
  const emails = (await harness.emails()).filter(({ recipient }) => recipient === email).reverse();
  const code = emails
    .map(({ plain }) => new RegExp(`${page}\\?code=([\\w-]+)`).exec(plain)?.[1])
    .find((found) => found !== undefined);
  if (!code) throw new Error(`No email to ${email} links to ${page}`);
  return code;
}

/** SQL: the state of a row `p` of payments with its refunds, and (below) the amount refunded. */
export const standing = `case
  when exists (select from refunds r where r.payment_id = p.id and r.state in ('due', 'sent', 'failed')) then 'refund_due'
  when p.amount_paise = (select sum(r.amount_paise) from refunds r where r.payment_id = p.id and r.state <> 'void') then 'refunded'
  else p.status end`;
export const refund = `(select sum(r.amount_paise)::bigint from refunds r where r.payment_id = p.id and r.state <> 'void')`;
