import type { BookingLimits } from '../service/catalog/settings/booking-limits.ts';
import { defaultBookingLimits } from '../service/catalog/settings/default-settings.ts';
import type { World } from './world.ts';

/** A stay as the cart keeps it; the small catalogue's Lake Room for two nights unless told. */
export function stayItem(own: Record<string, unknown> = {}) {
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
    ...own,
  };
}

export const lastSuite = { roomType: 'Last Suite', price: 19_000, totalPrice: 19_000 };

/** A place on the small catalogue's rafting trip. */
export function raftItem(own: Record<string, unknown> = {}) {
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
    ...own,
  };
}

/** The small catalogue's sedan for two days, as the form of S2 §3 sends it. */
export async function carBooking(world: World, own: Record<string, unknown> = {}) {
  const bookingId = newBookingId();
  const form = {
    car: 'city-sedan',
    name: 'Leela Menon',
    phone: '+91 98765 43210',
    email: `leela${made}@example.in`,
    pickupDate: '2026-12-12',
    dropDate: '2026-12-13',
    pickupLocation: 'Indira Gandhi International Airport, Terminal 3',
    notes: 'A child seat, please.',
    ...own,
  };
  const item = {
    id: form.car,
    type: 'car-rental',
    quantity: 1,
    selectedDate: form.pickupDate,
    checkOut: form.dropDate,
  };
  return { bookingId, totals: { total: await totalOf(world, [item]) }, ...form };
}

let made = 0;

/** A booking id as the storefront makes it. */
export function newBookingId(): string {
  made += 1;
  return `BOOK_${1_795_000_000_000 + made}_${made.toString(36).toUpperCase().padStart(6, 'A')}`;
}

/** The total that the server would charge for those items. */
export async function totalOf(world: World, items: readonly unknown[]): Promise<number> {
  const { body } = await world.call('POST', '/api/quotes', { body: { items } });
  return body.totals.total;
}

/** Body of POST /api/send-booking-email for those items. */
export function orderOf(items: readonly unknown[], total: number, own: Record<string, unknown> = {}) {
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
    ...own,
  };
}

/** Books those items for the traveller of that token and gives the answer. */
export async function book(
  world: World,
  token: string,
  items: readonly unknown[] = [stayItem()],
  own: Record<string, unknown> = {},
) {
  const body = orderOf(items, await totalOf(world, items), own);
  return { ...(await world.call('POST', '/api/send-booking-email', { token, body })), request: body };
}

/** The operator sets how much can be held unpaid, and how long what is sold can last. */
export async function setBookingLimits({ database }: Pick<World, 'database'>, own: Partial<BookingLimits>) {
  await database.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...defaultBookingLimits, ...own }) })
    .where('key', '=', 'booking-limits')
    .execute();
}

/** Pays a booking through the test gateway by its link. Gives the payment's status. */
export async function pay(
  world: World,
  answer: { bookingId: string; paymentLink: string },
  outcome: 'paid' | 'failed' = 'paid',
) {
  const key = new URL(answer.paymentLink).searchParams.get('key');
  const started = await world.call('POST', '/api/payments', {
    body: { bookingId: answer.bookingId, key, method: 'upi' },
  });
  if (started.status !== 200) return started;
  return world.call('POST', `/api/payments/test/${started.body.reference}`, { body: { outcome } });
}

/** What must hold in every database at every moment: stock taken is what live bookings hold, and never too much. */
export async function brokenInvariants(world: Pick<World, 'database'>): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ finding: string }>(`
    select 'taken ' || a.taken || ' of ' || a.capacity || ', held ' || coalesce(sum(h.units), 0) || ' on ' || a.day as finding
    from allotments a left join holds h using (sellable_id, day, slot)
    group by a.sellable_id, a.day, a.slot having a.taken <> coalesce(sum(h.units), 0) or a.taken > a.capacity
    union all
    select 'cancelled booking ' || b.booking_id || ' holds stock' from bookings b
      join booking_lines l on l.booking_id = b.id join holds h on h.line_id = l.id where b.status = 'cancelled'
    union all
    select 'live line without all its holds: ' || b.booking_id from bookings b join booking_lines l on l.booking_id = b.id
      where b.status <> 'cancelled' and (select count(*) from holds h where h.line_id = l.id) <> case when l.product_type in ('attraction', 'tour-package') then 1 else l.end_day - l.start_day end
    union all
    select 'holds of ' || b.booking_id || ' do not end with it' from bookings b join booking_lines l on l.booking_id = b.id
      join holds h on h.line_id = l.id where h.booking_id <> b.id
      or h.ends_at is distinct from case when b.status = 'pending' then b.hold_until end
    union all
    select 'booking without lines: ' || b.booking_id from bookings b
      where not exists (select 1 from booking_lines l where l.booking_id = b.id)
    union all
    select 'booking ' || b.booking_id || ' has ' || count(t.id) || ' confirmation letters' from bookings b
      left join letters t on t.booking_id = b.id and t.kind = 'booking-confirmation' group by b.booking_id having count(t.id) <> 1
    union all
    select 'lines of ' || b.booking_id || ' do not add up' from bookings b join booking_lines l on l.booking_id = b.id
      group by b.id having sum(l.subtotal_paise) <> b.subtotal_paise or sum(l.tax_paise) <> b.tax_paise`);
  return rows.map(({ finding }) => finding);
}
