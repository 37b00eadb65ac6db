import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import type { VoucherCheck } from '../../model/voucher-state.ts';
import { findBooking } from '../../store/bookings.sql.ts';
import { checkVoucher } from './check-voucher.ts';

/**
 * Returns the state of a voucher to anyone who has it; undefined if it was not signed here.
 *
 * @may everyone
 */
export async function verifyVoucher(ctx: Context, token: string): Promise<VoucherCheck | undefined> {
  requireRight(ctx.viewer, 'use the link of a booking');
  return (await checkVoucher(ctx, token, (bookingId) => findBooking(ctx.db, bookingId)))?.check;
}
