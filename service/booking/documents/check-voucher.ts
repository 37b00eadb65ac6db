import { findCheckInTime } from '../../documents/check-in.ts';
import { readVoucherToken, type VerifiedToken } from '../../documents/voucher-token.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { type VoucherCheck, voucherState } from './voucher-state.ts';

/** Verifies a voucher token and returns its state and line; undefined if it was not signed here. */
export async function checkVoucher(
  ctx: Context,
  token: string,
  find: (bookingId: string) => Promise<Booking | undefined>,
): Promise<
  { read: VerifiedToken; check: VoucherCheck; line: BookingLine | undefined; booking: Booking | undefined } | undefined
> {
  const read = await readVoucherToken(token, ctx.config.secret, ctx.now);
  if (!read) return undefined;
  const booking = await find(read.bookingId);
  const line = booking?.allLines.find(({ id }) => id === read.lineId);
  const usedAt = line ? await findCheckInTime(ctx, line.id) : null;
  const { name, startDay, lastDay } = read;
  const state = voucherState(read, booking && line && { booking, line, usedAt }, ctx.now);
  return { read, check: { state, name, startDay, lastDay, usedAt }, line, booking };
}
