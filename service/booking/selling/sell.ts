import type { Insertable } from 'kysely';
import type { Bookings } from '../../../database/tables.ts';
import type { Offered } from '../../catalog/product.ts';
import type { BookingLimits } from '../../catalog/settings/booking-limits.ts';
import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import { type AppError, conflict, invalid } from '../../core/app-error.ts';
import { mailboxOf } from '../../core/email-address.ts';
import { toRupees } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { networksAround } from '../../platform/network.ts';
import { lockStock, takeStock } from '../../stock/holds.ts';
import type { StockKey } from '../../stock/stock.ts';
import { findByBookingId, insertLines, loadBookings } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { soldLine } from '../change.ts';
import { detailColumns, nobodyNamed, nothingTold, toldOf } from '../guests/guest-details.ts';
import { guestsOfSale } from '../guests/guests-of-sale.ts';
import { type EmailBooking, writeConfirmation } from '../keeping/booking-emails.ts';
import { letGoOfEnded } from '../keeping/let-go.ts';
import { keepable } from '../keeping/present-booking.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { chosenForThem } from '../line.ts';
import { paymentLink } from '../paying/payment-link.ts';
import { offersFor } from '../pricing/offers.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import { chargeForQuote } from '../pricing/price-for-caller.ts';
import { holdEnd, holdsEnd, isPriced, makeQuote, type Quote, stockKeys, termsMark } from '../pricing/quote.ts';
import { recordChange } from '../record-change.ts';
import type { BookingSentWire } from '../wire.ts';
import { beginSale, readUnpaid } from './budget.sql.ts';
import { overBudget } from './budget.ts';
import { countBooking } from './hourly-bounds.ts';
import { lineRow, takesOf, toldLine } from './line-row.ts';
import { fingerprint, type Order } from './order.ts';
import { type Payer, takenBy } from './unpaid.ts';

/** Who books; `userId` is null for somebody without an account. */
export interface Buyer {
  readonly userId: number | null;
  readonly username: string;
  readonly email: string;
  /** A member of staff books for who called: no budget counts it, and it is held as with an account (decision 64). */
  readonly called?: true;
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
 * Sells the whole order or nothing: booking, stock, email and job are one transaction. Repeating it gives the same
 * answer and sells nothing again.
 * Refuses: what lasts longer than anybody can book (400), an id used for something else (409), prices or cancellation terms
 * that differ from the client's or stock that is gone (409 with `details.quote`), more than one buyer can hold unpaid
 * or begin within an hour (429 with what to do).
 */
export async function sellOrder(ctx: Context, order: Order, buyer: Buyer): Promise<BookingSentWire> {
  chargeForQuote(ctx, order.items);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, (ctx) => sell(ctx, order, buyer));
    } catch (error) {
      if (!(error instanceof CannotSell)) throw error;
      // stock may be in holds that have ended but were not swept yet: free those and look once more
      const freed = attempt === 1 ? await letGoOfEnded(ctx, error.keys) : 0;
      if (freed === 0) throw refusal(error.quote);
    }
  }
}

async function sell(ctx: Context, order: Order, buyer: Buyer): Promise<BookingSentWire> {
  const settings = await readSaleSettings(ctx);
  const { taxRules: rules, limits } = settings;
  const payer: Payer = {
    userId: buyer.userId,
    mailbox: mailboxOf(buyer.email),
    networks: networksAround(ctx.network),
  };
  const told = toldOf(nothingTold, order.details ?? {});
  const offered = await offersFor(ctx, order.items, settings);
  const held = holdFor(buyer, order, offered, { limits, now: ctx.now });
  const hash = fingerprint(order, buyer.userId === null ? [buyer.email, buyer.username] : []);
  const begun: Insertable<Bookings> = {
    booking_id: order.bookingId,
    user_id: buyer.userId,
    customer_name: buyer.username,
    email: buyer.email,
    ...detailColumns(told),
    mailbox: payer.mailbox,
    network: ctx.network,
    networks_around: payer.networks.slice(1).map(({ network }) => network),
    pays_now: order.paysNow,
    status: 'pending',
    payment_method: order.paymentMethod ?? 'upi',
    subtotal_paise: 0,
    tax_paise: 0,
    total_paise: 0,
    tax_rules: JSON.stringify(rules),
    request_hash: hash,
    hold_until: held.until,
    keep_until: held.keepUntil,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  // the id is taken before any stock: a repeat of this request waits here for the first to end
  const row = await beginSale(ctx.db, begun, payer, ctx.now);
  if (row === undefined) return repeated(ctx, order, hash, buyer);

  refuseTooLong(offered);
  const keys = stockKeys(offered);
  // what nobody but this buyer, who is locked, can add to is read while the stock is still everybody's
  const unpaid = buyer.called ? undefined : await readUnpaid(ctx.db, payer, { keys, now: ctx.now, underWay: row });
  const stock = await lockStock(ctx, keys);
  const quote = makeQuote(order.items, offered, stock, rules, ctx.now);
  if (!quote.available) throw new CannotSell(quote, keys);
  if (Math.round(order.expectedTotal * 100) !== quote.total) {
    throw conflict('The price has changed; please look at it again', { quote: presentQuote(quote) });
  }
  if (order.terms !== undefined && order.terms !== termsMark(quote)) {
    throw conflict('The cancellation terms have changed; please look at them again', { quote: presentQuote(quote) });
  }
  if (unpaid) {
    const asked = { quote, stock, now: ctx.now, paysNow: order.paysNow, takes: takenBy(quote) };
    const over = overBudget(payer, unpaid, asked, limits);
    if (over) throw over;
    await countBooking(ctx, payer, limits);
  }
  const lines = quote.lines.filter(isPriced);
  const guests = guestsOfSale(lines, order.details?.items);
  const lineIds = await insertLines(
    ctx.db,
    lines.map((line, position) => lineRow(row, line, position, guests[position] ?? nobodyNamed)),
  );
  const free = quote.total === 0;
  // what costs nothing waits for no payment
  const hold = free ? { until: ctx.now, keepUntil: null } : held;
  await takeStock(
    ctx,
    lines.flatMap((line, index) => takesOf(line, lineIds[index] ?? 0)),
    { booking: row, endsAt: free ? null : held.until },
  );
  const sold = lines.map((line, index) => soldLine(lineIds[index] ?? 0, line));
  await recordChange(
    ctx,
    { row, userId: buyer.userId, status: 'pending', version: 0, all: sold },
    {
      kind: 'sale',
      ...(free ? { stage: 'confirmed', head: { hold_until: hold.until, keep_until: null } } : {}),
    },
  );
  const booking = {
    row,
    bookingId: order.bookingId,
    userId: buyer.userId,
    customerName: buyer.username,
    email: buyer.email,
    paymentMethod: order.paymentMethod,
    taxRules: rules,
    hold_until: hold.until,
    keepUntil: hold.keepUntil,
    subtotal: quote.subtotal,
    tax: quote.tax,
    total: quote.total,
    keptAt: null,
    createdAt: ctx.now,
    lines: lines.map(toldLine),
  };
  await writeConfirmation(ctx, booking);
  if (buyer.called) {
    // whom it is for stands in the booking alone: that is deleted with its person, the audit log is not
    const after = { total: toRupees(quote.total), lines: lines.map(({ offer }) => offer.name) };
    await recordAudit(ctx, { action: 'book', subjectType: 'booking', subjectId: order.bookingId, after });
  }
  await tellOfBooking(ctx, 'booking.created', row);
  if (free) await tellOfBooking(ctx, 'booking.confirmed', row);
  return answer(ctx, booking);
}

/** How long such a buyer holds it unpaid: also staff, who book for a caller, as with an account. */
function holdFor(
  buyer: Buyer,
  { paysNow }: Order,
  offered: readonly Offered[],
  { limits, now }: { limits: BookingLimits; now: Date },
) {
  const offers = offered.flatMap((one) => ('offer' in one ? [one.offer] : []));
  if (paysNow) return { until: holdEnd(offers, now, limits.payNowMinutes), keepUntil: null };
  const { account, guest } = holdsEnd(offers, now);
  if (buyer.userId === null && !buyer.called) return { until: guest, keepUntil: account };
  return { until: account, keepUntil: null };
}

function refuseTooLong(offered: readonly Offered[]): void {
  for (const [index, one] of offered.entries()) {
    if (!('problem' in one) || !one.field) continue;
    const path = ['cartItems', String(index), one.field];
    throw invalid(one.problem, { errors: [{ path, message: one.problem, name: 'ValidationError' }] });
  }
}

async function repeated(ctx: Context, order: Order, hash: string, buyer: Buyer): Promise<BookingSentWire> {
  const before = await findByBookingId(ctx.db, order.bookingId);
  if (before?.user_id !== buyer.userId || before.email !== buyer.email)
    throw conflict('This booking id cannot be used');
  if (before.request_hash !== hash) throw conflict('This booking id was already used for another cart');
  const [booking] = await loadBookings(ctx.db, [before.id]);
  if (!booking) throw new Error(`Booking ${before.id} is gone`);
  return answer(ctx, booking);
}

function answer(
  ctx: Context,
  booking: Pick<Booking, 'bookingId' | 'email' | 'hold_until' | 'total' | 'keptAt' | 'keepUntil'> & {
    lines: EmailBooking['lines'];
  },
): BookingSentWire {
  const { bookingId, email, hold_until, total } = booking;
  return {
    success: true,
    message: `Booking confirmation sent to ${email}`,
    bookingId,
    paymentLink: paymentLink(ctx.config, bookingId),
    holdUntil: hold_until.toISOString(),
    keepUntil: keepable(booking)?.toISOString() ?? null,
    confirmed: total === 0,
    chosen: booking.lines.flatMap((line, item) =>
      chosenForThem(line).map(({ choice: field, value }) => ({ item, name: line.name, field, value })),
    ),
  };
}

function refusal(quote: Quote): AppError {
  const problem = quote.lines.find((line) => line.problem !== null);
  const name = problem && isPriced(problem) ? `${problem.offer.name}: ` : '';
  return conflict(`${name}${problem?.problem ?? 'This can no longer be booked'}`, { quote: presentQuote(quote) });
}
