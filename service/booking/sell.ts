import { type AppError, conflict } from '../core/app-error.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import {
  currentTaxRules,
  findByBookingId,
  insertBooking,
  insertLines,
  loadBookings,
  setTotals,
} from './booking.sql.ts';
import { writeConfirmation } from './booking-letters.ts';
import type { Pickup } from './booking-row.ts';
import { lockStock, takeStock } from './inventory.sql.ts';
import { letGoOfEnded } from './let-go.ts';
import { offersFor } from './offers.ts';
import { fingerprint, type Order } from './order.ts';
import { paymentLink } from './payment-link.ts';
import { presentQuote } from './present-quote.ts';
import { isPriced, makeQuote, type PricedLine, type Quote, type StockKey, stockKeys } from './quote.ts';
import type { BookingSentWire } from './quote-wire.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** Who books; `userId` is null for somebody without an account. */
export interface Buyer {
  readonly userId: number | null;
  readonly username: string;
  readonly email: string;
}

/** Thrown to roll the sale back when something in the cart cannot be had. */
class CannotSell extends Error {
  readonly quote: Quote;
  readonly keys: readonly StockKey[];
  constructor(quote: Quote, keys: readonly StockKey[]) {
    super('cannot sell');
    this.quote = quote;
    this.keys = keys;
  }
}

/**
 * Sells the whole order or nothing: booking, stock, letter and job are one transaction. Repeating it gives the same
 * answer and sells nothing again.
 * Refuses: an id used for something else (409), prices that differ from the client's or stock that is gone (409 with
 * `details.quote`).
 */
export async function sellOrder(
  ctx: Context,
  order: Order,
  buyer: Buyer,
  pickup: Pickup | null = null,
): Promise<BookingSentWire> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, (ctx) => sell(ctx, order, buyer, pickup));
    } catch (error) {
      if (!(error instanceof CannotSell)) throw error;
      // stock may be in holds that have ended but were not swept yet: free those and look once more
      const freed = attempt === 1 ? await letGoOfEnded(ctx, error.keys) : 0;
      if (freed === 0) throw refusal(error.quote);
    }
  }
}

async function sell(ctx: Context, order: Order, buyer: Buyer, pickup: Pickup | null): Promise<BookingSentWire> {
  const rules = await currentTaxRules(ctx.db);
  const hash = fingerprint(order, buyer.userId === null ? [buyer.email, buyer.username, pickup] : []);
  // the id is taken first: a repeat of this request waits here for the first to end
  const row = await insertBooking(ctx.db, {
    booking_id: order.bookingId,
    user_id: buyer.userId,
    customer_name: buyer.username,
    email: buyer.email,
    status: 'pending',
    payment_method: order.paymentMethod,
    subtotal_paise: 0,
    tax_paise: 0,
    total_paise: 0,
    tax_rules: JSON.stringify(rules),
    request_hash: hash,
    hold_until: ctx.now,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  if (row === undefined) return repeated(ctx, order, hash, buyer);

  const offered = await offersFor(ctx, order.items);
  const keys = stockKeys(offered);
  const quote = makeQuote(order.items, offered, await lockStock(ctx.db, keys), rules, ctx.now);
  if (!quote.available) throw new CannotSell(quote, keys);
  if (Math.round(order.expectedTotal * 100) !== quote.total) {
    throw conflict('The price has changed; please look at it again', { quote: presentQuote(quote) });
  }
  const lines = quote.lines.filter(isPriced);
  const lineIds = await insertLines(
    ctx.db,
    lines.map((line, position) => lineRow(row, line, position, pickup)),
  );
  await takeStock(
    ctx.db,
    lines.flatMap((line, index) => takesOf(line, lineIds[index] ?? 0)),
  );
  await setTotals(ctx.db, row, quote);
  const [booking] = await loadBookings(ctx.db, [row]);
  if (booking) await writeConfirmation(ctx, booking);
  await tellOfBooking(ctx, 'booking.created', row);
  return answer(ctx, order.bookingId, buyer.email, quote.holdUntil);
}

async function repeated(ctx: Context, order: Order, hash: string, buyer: Buyer): Promise<BookingSentWire> {
  const before = await findByBookingId(ctx.db, order.bookingId);
  if (before?.user_id !== buyer.userId || before.email !== buyer.email)
    throw conflict('This booking id cannot be used');
  if (before.request_hash !== hash) throw conflict('This booking id was already used for another cart');
  return answer(ctx, order.bookingId, before.email, before.hold_until);
}

function answer(ctx: Context, bookingId: string, email: string, holdUntil: Date): BookingSentWire {
  return {
    success: true,
    message: `Booking confirmation sent to ${email}`,
    bookingId,
    paymentLink: paymentLink(ctx.config, bookingId),
    holdUntil: holdUntil.toISOString(),
  };
}

function refusal(quote: Quote): AppError {
  const problem = quote.lines.find((line) => line.problem !== null);
  const name = problem && isPriced(problem) ? `${problem.offer.name}: ` : '';
  return conflict(`${name}${problem?.problem ?? 'This can no longer be booked'}`, { quote: presentQuote(quote) });
}

function lineRow(row: number, line: PricedLine, position: number, pickup: Pickup | null) {
  const { offer } = line;
  return {
    booking_id: row,
    position,
    product_type: offer.type,
    product_id: offer.productId,
    sellable_id: offer.sellableId,
    name: offer.name,
    option_name: offer.optionName,
    location: offer.location,
    image_url: offer.imageUrl,
    start_day: offer.startDay,
    end_day: offer.endDay,
    slot: offer.slot,
    units: offer.unitsEach,
    quantity: line.item.quantity,
    guests: offer.guests,
    unit_paise: line.unit,
    subtotal_paise: line.subtotal,
    tax_paise: line.tax,
    details: JSON.stringify({
      nightly: line.nightly,
      fees: offer.fees,
      cancellation: offer.cancellation,
      slug: offer.slug,
      documentId: offer.documentId,
      label: offer.label,
      parts: offer.parts,
      language: offer.language,
      duration: offer.duration,
      pickup: offer.type === 'car-rental' ? pickup : null,
    }),
  };
}

function takesOf({ offer, unitsPerDay }: PricedLine, lineId: number) {
  return offer.days.map((day) => ({ lineId, sellableId: offer.sellableId, day, slot: offer.slot, units: unitsPerDay }));
}
