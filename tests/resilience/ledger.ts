import { addDays, today } from '../../service/core/day.ts';
import { orderOf, stayItem } from '../travellers.ts';
import { type Reply, send } from './client.ts';

/** One order of the load: its goal, and how far the server has acknowledged it. */
export interface Entry {
  readonly token: string;
  readonly order: ReturnType<typeof orderOf>;
  readonly wants: 'hold' | 'pay' | 'cancel';
  sale: 'unknown' | 'refused' | 'acknowledged';
  key: string | null;
  reference: string | undefined;
  /** Whether its payment or cancellation was requested and answered. */
  change: 'not asked' | 'unknown' | 'acknowledged';
}

const rooms = [
  { id: 'lake-house', roomType: 'Lake Room' },
  { id: 'lake-house', roomType: 'Last Suite' },
  { id: 'palm-villa', roomType: 'Whole Villa' },
  { id: 'ganga-hostel', roomType: 'Dormitory Bed' },
];

function pick<Item>(items: readonly Item[], otherwise: Item): Item {
  return items[Math.floor(Math.random() * items.length)] ?? otherwise;
}

/** A new order for one to three nights within the next year, priced by the server; undefined if that answer is lost. */
export async function newEntry(url: string, token: string): Promise<Entry | undefined> {
  const from = addDays(today(new Date()), 3 + Math.floor(Math.random() * 400));
  const checkOut = addDays(from, 1 + Math.floor(Math.random() * 3));
  const item = stayItem({ ...pick(rooms, rooms[0] ?? {}), selectedDate: from, checkOut, guests: 1 });
  const quoted = await send(url, 'POST', '/api/quotes', { body: { items: [item] } });
  if (quoted.status !== 200) return undefined;
  return {
    token,
    order: orderOf([item], quoted.body.totals.total),
    wants: pick(['hold', 'hold', 'pay', 'pay', 'pay', 'cancel'] as const, 'hold'),
    sale: 'unknown',
    key: null,
    reference: undefined,
    change: 'not asked',
  };
}

/**
 * Brings an order as far as it wants to go, repeating with the same booking id what no one has acknowledged yet, and
 * notes each acknowledgement. Returns the reply that ended it early (lost, turned away), or undefined when it is done.
 */
export async function proceed(url: string, entry: Entry): Promise<Reply | undefined> {
  const { token, order, wants } = entry;
  const { bookingId } = order;
  if (entry.sale === 'unknown') {
    const sold = await send(url, 'POST', '/api/send-booking-email', { token, body: order });
    if (sold.status === 409) entry.sale = 'refused';
    if (sold.status === 409 && sold.body.error.details.quote !== undefined) return undefined;
    if (sold.status !== 200) return sold;
    entry.sale = 'acknowledged';
    entry.key = new URL(sold.body.paymentLink).searchParams.get('key');
  }
  if (entry.sale === 'refused' || wants === 'hold' || entry.change === 'acknowledged') return undefined;
  if (wants === 'cancel') {
    entry.change = 'unknown';
    const cancelled = await send(url, 'POST', `/api/bookings/${bookingId}/cancel`, { token });
    if (cancelled.status !== 200) return cancelled;
    entry.change = 'acknowledged';
    return undefined;
  }
  if (entry.reference === undefined) {
    const body = { bookingId, key: entry.key, method: 'upi' };
    const opened = await send(url, 'POST', '/api/payments', { body });
    if (opened.status !== 200) return opened;
    entry.reference = String(opened.body.reference);
  }
  entry.change = 'unknown';
  const paid = await send(url, 'POST', `/api/payments/test/${entry.reference}`, { body: { outcome: 'paid' } });
  if (paid.status !== 200 || paid.body.status !== 'captured') return paid;
  entry.change = 'acknowledged';
  return undefined;
}

/** The allowed states of the booking, given the acknowledged answers. */
export function possibleStates({ sale, wants, change }: Entry): string[] {
  const final = { hold: 'pending', pay: 'confirmed', cancel: 'cancelled' }[wants];
  if (sale === 'refused') return ['none'];
  if (change === 'acknowledged') return [final];
  const states = change === 'unknown' ? ['pending', final] : ['pending'];
  return sale === 'unknown' ? ['none', ...states] : states;
}

/** The emails of a booking in that state, in alphabetical order. */
export function emailsOf(status: string): string[] {
  if (status === 'pending') return ['booking-confirmation'];
  if (status === 'confirmed') return ['booking-confirmation', 'payment-receipt'];
  return status === 'cancelled' ? ['booking-cancelled', 'booking-confirmation'] : [];
}

/** Runs clients until `until` ends; each stops at its first lost reply. `unexpected` collects all other failures. */
export async function underLoad(
  url: string,
  tokens: readonly string[],
  entries: Entry[],
  until: AbortSignal,
): Promise<Reply[]> {
  const unexpected: Reply[] = [];
  await Promise.all(
    tokens.map(async (token) => {
      while (!until.aborted) {
        const entry = await newEntry(url, token);
        if (!entry) return;
        entries.push(entry);
        const reply = await proceed(url, entry);
        if (reply?.status === 'lost') return;
        // the catalogue of the previous release does not raise these two limits
        if (reply?.status === 429 && ['hour', 'whole-stock'].includes(reply.body.error.details.reason)) return;
        if (reply) unexpected.push(reply);
      }
    }),
  );
  return unexpected;
}
