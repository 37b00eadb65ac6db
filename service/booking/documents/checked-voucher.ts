import { redeemedAt } from '../../documents/redemption.ts';
import { type ReadToken, readVoucherToken } from '../../documents/voucher-token.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { type VoucherCheck, voucherState } from './voucher-state.ts';

/** The check of a token that was signed here, and the line that it stands for; undefined for any other. */
export async function checkedVoucher(
  ctx: Context,
  token: string,
  find: (bookingId: string) => Promise<Booking | undefined>,
): Promise<
  { read: ReadToken; check: VoucherCheck; line: BookingLine | undefined; booking: Booking | undefined } | undefined
> {
  const read = await readVoucherToken(token, ctx.config.secret, ctx.now);
  if (!read) return undefined;
  const booking = await find(read.bookingId);
  const line = booking?.all.find(({ id }) => id === read.lineId);
  const usedAt = line ? await redeemedAt(ctx, line.id) : null;
  const { name, startDay, lastDay } = read;
  const state = voucherState(read, booking && line && { booking, line, usedAt }, ctx.now);
  return { read, check: { state, name, startDay, lastDay, usedAt }, line, booking };
}
