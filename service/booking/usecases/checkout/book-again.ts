import { kindOf } from '../../../catalog/kinds.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { requireRight } from '../../../core/may.ts';
import { toRupees } from '../../../core/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readStock } from '../../../stock/holds.ts';
import { payableBooking } from '../../lifecycle/booking-access.ts';
import { offersFor, priceWithinQuota } from '../../lifecycle/offers.ts';
import { lastDayOf } from '../../model/line.ts';
import { cartItemOf } from '../../model/line-changes.ts';
import { isPriced, makeQuote, type PricedLine, stockKeys } from '../../model/quote.ts';
import type { BookAgainWire } from '../../model/wire/wire.ts';

/**
 * Returns the items of a booking for the cart at today's prices, and the names of items that cannot be booked today,
 * with the reason. For holders of the booking's link and its owner. Throws NotFoundError for everyone else and
 * RateLimitError if the caller's quota is used up.
 *
 * @may everyone
 */
export async function bookAgain(
  ctx: Context,
  access: { bookingId: string; key: string | undefined },
): Promise<BookAgainWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { lines } = await payableBooking(ctx, access);
  const items = lines.map((line) => cartItemOf(line, { line: line.id }));
  const quote = await priceWithinQuota(ctx, items, async (ctx) => {
    const settings = await readSaleSettings(ctx);
    const offered = await offersFor(ctx, items, settings);
    const stock = await readStock(ctx, stockKeys(offered));
    return makeQuote(items, offered, stock, settings.taxRules, ctx.now);
  });
  return {
    items: quote.lines.flatMap((line) => (isPriced(line) && line.problem === null ? [cartLineOf(line)] : [])),
    gone: quote.lines.flatMap(({ problem }, index) =>
      problem === null ? [] : [{ name: lines[index]?.name ?? '', problem }],
    ),
  };
}

function cartLineOf({ item, offer, unit, subtotal }: PricedLine): BookAgainWire['items'][number] {
  const { dates, tickets } = kindOf(offer.type);
  return {
    id: offer.documentId,
    type: offer.type,
    name: offer.name,
    slug: offer.slug,
    image: offer.imageUrl,
    location: offer.location,
    selectedDate: offer.startDay,
    selectedTime: offer.slot || null,
    quantity: item.quantity,
    price: toRupees(unit),
    totalPrice: toRupees(subtotal),
    ...(dates !== 'slot' && { checkOut: lastDayOf(offer) }),
    ...(dates === 'nights' && { rooms: offer.units, guests: offer.guests, nights: offer.days.length }),
    ...(offer.optionName !== null && { roomType: offer.optionName }),
    ...(tickets && { ticketTypes: item.ticketTypes ?? null, selectedLanguage: offer.language }),
    ...(offer.duration !== null && { duration: offer.duration }),
    ...(item.pickupLocation !== undefined && { pickupLocation: item.pickupLocation }),
  };
}
