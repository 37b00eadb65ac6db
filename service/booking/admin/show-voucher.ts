import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { checkedVoucher } from '../documents/checked-voucher.ts';
import { isTheirs } from '../documents/is-theirs.ts';
import { daysOf, whoOf } from '../line-words.ts';

/**
 * What a voucher is and how it stands, for who may redeem it: with whose it is. Throws NotFoundError for what was not signed
 * here, and to a partner for what is not his.
 */
export async function showVoucher(ctx: Context, token: string) {
  requireRight(ctx.viewer, 'redeem a voucher');
  const found = await checkedVoucher(ctx, token, (bookingId) => findBooking(ctx.db, bookingId));
  if (!found || !(await isTheirs(ctx, found.line))) throw notFound('This is none of our vouchers');
  const { check, read, booking, line } = found;
  return {
    state: check.state,
    name: check.name,
    startDay: check.startDay,
    usedAt: check.usedAt?.toISOString() ?? null,
    bookingId: read.bookingId,
    of: booking ? (booking.guestDetails.leadTraveller ?? booking.customerName) : null,
    option: line?.optionName ?? null,
    place: line?.location ?? null,
    days: line ? daysOf(line) : null,
    who: line ? whoOf(line) : null,
    names: line ? [...line.guestNames] : [],
  };
}
