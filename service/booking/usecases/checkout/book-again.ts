import { textIn } from '../../../../messages/translate.ts';
import { kindOf } from '../../../catalog/kinds.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { readStock } from '../../../stock/holds.ts';
import { payableBooking } from '../../lifecycle/booking-access.ts';
import { offersFor, priceWithinQuota } from '../../lifecycle/offers.ts';
import { lastDayOf } from '../../model/line.ts';
import { selectedLineOf } from '../../model/line-changes.ts';
import { isPriced, makeQuote, type PricedLine, stockKeys } from '../../model/quote.ts';
import type { BookAgainView } from '../../model/wire/wire.ts';

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
): Promise<BookAgainView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { lines } = await payableBooking(ctx, access);
  const selected = lines.map((line) => selectedLineOf(line));
  const quote = await priceWithinQuota(ctx, selected, async (ctx) => {
    const settings = await readSaleSettings(ctx);
    const offered = await offersFor(ctx, selected, settings);
    const stock = await readStock(ctx, stockKeys(offered));
    return makeQuote(textIn(ctx.language), selected, offered, stock, settings.taxRules, ctx.now);
  });
  return {
    items: quote.lines.flatMap((line) => (isPriced(line) && line.problem === null ? [cartLineOf(line)] : [])),
    gone: quote.lines.flatMap(({ problem }, index) =>
      problem === null ? [] : [{ name: lines[index]?.name ?? '', problem }],
    ),
  };
}

function cartLineOf(line: PricedLine): BookAgainView['items'][number] {
  const { selected, optionName, duration } = line;
  const { dates, tickets } = kindOf(line.type);
  return {
    id: line.documentId,
    type: line.type,
    name: line.name,
    slug: line.slug,
    image: line.imageUrl,
    location: line.location,
    selectedDate: line.startDay,
    selectedTime: line.slot || null,
    quantity: line.quantity,
    price: line.unit,
    totalPrice: line.subtotal,
    ...(dates !== 'slot' && { checkOut: lastDayOf(line) }),
    ...(dates === 'nights' && { rooms: line.units, guests: line.guests, nights: line.days.length }),
    ...(optionName !== null && { roomType: optionName }),
    ...(tickets && { ticketTypes: selected.tickets ?? null, selectedLanguage: line.language }),
    ...(duration !== null && { duration }),
    ...(selected.pickup !== undefined && { pickupLocation: selected.pickup }),
  };
}
