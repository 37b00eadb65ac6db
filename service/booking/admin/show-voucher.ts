import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { textIn } from '../../../messages/translate.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { datesText, guestsText } from '../model/line.ts';
import { findBooking } from '../store/bookings.sql.ts';
import { checkVoucher, mayServeLine } from '../usecases/vouchers/check-voucher.ts';

/**
 * Returns what a voucher is for, its state and its traveller, for viewers who may check it in. Throws NotFoundError for
 * a voucher that was not signed here and, for partners, for products of others.
 *
 * @may partner, support, admin, operator
 */
export async function showVoucher(ctx: Context, token: string) {
  requireRight(ctx.viewer, 'redeem a voucher');
  const found = await checkVoucher(ctx, token, (bookingId) => findBooking(ctx.db, bookingId));
  if (!found || !(await mayServeLine(ctx, found.line))) throw notFound(sentence(errorsBookingTexts.unknownVoucher));
  const { check, shown, read, booking, line } = found;
  const t = textIn(ctx.language);
  return {
    state: check.state,
    name: check.name,
    startDay: check.startDay,
    usedAt: check.usedAt?.toISOString() ?? null,
    shown,
    isStay: line?.type === 'stay',
    bookingId: read.bookingId,
    line: line?.id ?? null,
    of: booking ? (booking.guestDetails.leadTraveller ?? booking.customerName) : null,
    optionName: line?.optionName ?? null,
    place: line?.location ?? null,
    days: line ? datesText(t, line) : null,
    who: line ? guestsText(t, line) : null,
    names: line ? [...line.guestNames] : [],
  };
}
