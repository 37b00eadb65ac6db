import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { checkedVoucher } from './checked-voucher.ts';
import type { VoucherCheck } from './voucher-state.ts';

/** How it stands with a voucher, for anybody who has it; undefined when it was not signed here. */
export async function verifyVoucher(ctx: Context, token: string): Promise<VoucherCheck | undefined> {
  requireRight(ctx.viewer, 'use the link of a booking');
  return (await checkedVoucher(ctx, token, (bookingId) => findBooking(ctx.db, bookingId)))?.check;
}
