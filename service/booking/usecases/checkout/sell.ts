import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { type Translate, textIn } from '../../../../messages/translate.ts';
import type { Offered } from '../../../catalog/product.ts';
import type { BookingLimits } from '../../../catalog/settings/booking-limits.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { type AppError, conflict, invalidField } from '../../../core/app-error.ts';
import { mailboxOf } from '../../../core/email-address.ts';
import { linkingIn } from '../../../core/language-address.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { networksAround } from '../../../platform/network.ts';
import { lockStock } from '../../../stock/holds.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { makingRoom, OutOfStock } from '../../lifecycle/expire-hold.ts';
import { countBooking } from '../../lifecycle/hourly-limits.ts';
import { chargeForQuote, offersFor } from '../../lifecycle/offers.ts';
import type { Booking } from '../../model/booking.ts';
import { guestsOfSale, mergeGuestDetails, noGuestDetails, noLineGuests } from '../../model/guest-details.ts';
import { chosenForThem } from '../../model/line.ts';
import { type Order, orderFingerprint } from '../../model/order.ts';
import { paymentLink } from '../../model/payment-link.ts';
import { longerHold } from '../../model/present-booking.ts';
import { presentQuote } from '../../model/present-quote.ts';
import { holdEnd, holdsEnd, isPriced, makeQuote, type Quote, stockKeys, termsFingerprint } from '../../model/quote.ts';
import { type BuyerIdentity, volumeOf } from '../../model/unpaid.ts';
import { unpaidLimitError } from '../../model/unpaid-limits.ts';
import type { BookingSentWire } from '../../model/wire/wire.ts';
import { findByBookingId, loadBookings } from '../../store/bookings.sql.ts';
import { insertBooking, readUnpaid } from '../../store/unpaid.sql.ts';

/** The person who books; `userId` is null without an account. */
export interface Buyer {
  readonly userId: number | null;
  readonly username: string;
  readonly email: string;
  /** A phone booking by staff: unpaid limits do not apply, and it is held like one with an account (decision 64). */
  readonly byPhone?: true;
}

/**
 * Sells the whole order or nothing: booking, stock, email and job are one transaction. Repeating it returns the same
 * answer and sells nothing more.
 * Throws ValidationError for items longer than the limits, ConflictError for a booking id used for another order, and
 * ConflictError with `details.quote` if prices, cancellation terms or stock have changed. Throws RateLimitError with
 * advice if the buyer would hold too much unpaid or has begun too many bookings within the hour.
 */
export async function sellOrder(ctx: Context, order: Order, buyer: Buyer): Promise<BookingSentWire> {
  chargeForQuote(ctx, order.lines);
  return makingRoom(ctx, (ctx) => sell(ctx, order, buyer));
}

async function sell(ctx: Context, order: Order, buyer: Buyer): Promise<BookingSentWire> {
  const t = textIn(ctx.language);
  const settings = await readSaleSettings(ctx);
  const { taxRules: rules, limits } = settings;
  const identity: BuyerIdentity = {
    userId: buyer.userId,
    mailbox: mailboxOf(buyer.email),
    networks: networksAround(ctx.network),
  };
  const offered = await offersFor(ctx, order.lines, settings);
  const held = holdFor(buyer, order, offered, { limits, now: ctx.now });
  const hash = orderFingerprint(order, buyer.userId === null ? [buyer.email, buyer.username] : []);
  // inserted before any stock is locked: a repeat of this request waits here for the first to end
  const newBooking = await insertBooking(
    ctx,
    {
      bookingId: order.bookingId,
      userId: buyer.userId,
      customerName: buyer.username,
      email: buyer.email,
      guestDetails: mergeGuestDetails(noGuestDetails, order.details ?? {}),
      paymentMethod: order.paymentMethod,
      paysNow: order.paysNow,
      language: ctx.language,
      taxRules: rules,
      ...held,
    },
    { identity, requestHash: hash },
  );
  if (!newBooking) return answerRepeat(ctx, order, hash, buyer);

  refuseTooLong(offered);
  const keys = stockKeys(offered);
  // only this buyer, who is locked, can add to this, so it is read before the stock is locked
  const unpaid = buyer.byPhone
    ? undefined
    : await readUnpaid(ctx.db, identity, { keys, now: ctx.now, excludedId: newBooking.id });
  const stock = await lockStock(ctx, keys);
  const quote = makeQuote(t, order.lines, offered, stock, rules, ctx.now);
  if (!quote.available) throw new OutOfStock(soldOutError(t, quote), keys);
  if (order.expectedTotal !== quote.total) {
    throw conflict(sentence(errorsBookingTexts.priceChanged), { quote: presentQuote(t, quote) });
  }
  if (order.terms !== undefined && order.terms !== termsFingerprint(quote)) {
    throw conflict(sentence(errorsBookingTexts.policyChanged), { quote: presentQuote(t, quote) });
  }
  if (unpaid) {
    const sale = { quote, stock, now: ctx.now, paysNow: order.paysNow, volume: volumeOf(quote) };
    const limitError = unpaidLimitError(t, identity, unpaid, sale, limits);
    if (limitError) throw limitError;
    await countBooking(ctx, identity, limits);
  }
  const lines = quote.lines.filter(isPriced);
  const guests = guestsOfSale(lines, order.details?.items);
  const begins = lines.map((line, position) => ({ ...line, ...(guests[position] ?? noLineGuests), position }));
  const booking = await applyEvent(ctx, newBooking, { name: quote.total === 0 ? 'sold free' : 'sold', begins });
  if (buyer.byPhone) {
    // the customer is named in the booking alone: their data can be erased there, but not in the audit log
    const after = { total: quote.total, lines: lines.map(({ name }) => name) };
    await recordAudit(ctx, { action: 'book', subjectType: 'booking', subjectId: order.bookingId, after });
  }
  return answer(ctx, booking);
}

/** Returns how long the buyer holds the order unpaid. Phone bookings are held like those with an account. */
function holdFor(
  buyer: Buyer,
  { paysNow }: Order,
  offered: readonly Offered[],
  { limits, now }: { limits: BookingLimits; now: Date },
) {
  const offers = offered.flatMap((one) => ('offer' in one ? [one.offer] : []));
  if (paysNow) return { holdUntil: holdEnd(offers, now, limits.payNowMinutes), extendedHoldUntil: null };
  const { account, guest } = holdsEnd(offers, now);
  if (buyer.userId === null && !buyer.byPhone) return { holdUntil: guest, extendedHoldUntil: account };
  return { holdUntil: account, extendedHoldUntil: null };
}

function refuseTooLong(offered: readonly Offered[]): void {
  for (const [index, one] of offered.entries()) {
    if ('problem' in one && one.tooLong) throw invalidField(['cartItems', String(index), 'checkOut'], one.problem);
  }
}

async function answerRepeat(ctx: Context, order: Order, hash: string, buyer: Buyer): Promise<BookingSentWire> {
  const before = await findByBookingId(ctx.db, order.bookingId);
  if (before?.user_id !== buyer.userId || before.email !== buyer.email)
    throw conflict(sentence(errorsBookingTexts.idRefused));
  if (before.request_hash !== hash) throw conflict(sentence(errorsBookingTexts.idTaken));
  const [booking] = await loadBookings(ctx.db, [before.id]);
  if (!booking) throw new Error(`Booking ${before.id} disappeared`);
  return answer(ctx, booking);
}

function answer(ctx: Context, booking: Booking): BookingSentWire {
  const { bookingId, email, holdUntil, language, total } = booking;
  return {
    success: true,
    message: `Booking confirmation sent to ${email}`,
    bookingId,
    paymentLink: paymentLink(linkingIn(language, ctx.config), bookingId),
    holdUntil: holdUntil.toISOString(),
    keepUntil: longerHold(booking)?.toISOString() ?? null,
    confirmed: total === 0,
    chosen: booking.lines.flatMap((line, item) =>
      chosenForThem(line).map(({ choice: field, value }) => ({ item, name: line.name, field, value })),
    ),
  };
}

function soldOutError(t: Translate, quote: Quote): AppError {
  const line = quote.lines.find(({ problem }) => problem !== null);
  const details = { quote: presentQuote(t, quote) };
  if (!line?.problem) return conflict(sentence(errorsBookingTexts.cannotBook), details);
  const { problem } = line;
  return conflict(
    isPriced(line) ? sentence(errorsBookingTexts.ofItem, { name: line.name, problem }) : problem,
    details,
  );
}
