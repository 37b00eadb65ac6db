import { textIn } from '../../../../messages/translate.ts';
import { mayManageProducts, partnerEmail } from '../../../catalog/product-access.ts';
import { checkInOf } from '../../../documents/check-in.ts';
import type { ShownId } from '../../../documents/shown-id.ts';
import { readVoucherToken, type VerifiedToken } from '../../../documents/voucher-token.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { visitFactsOf } from '../../model/trip-of-booking.ts';
import { type VoucherCheck, voucherState } from '../../model/voucher-state.ts';

/** Verifies a voucher token and returns its state and line; undefined if it was not signed here. */
export async function checkVoucher(
  ctx: Context,
  token: string,
  find: (bookingId: string) => Promise<Booking | undefined>,
): Promise<
  | {
      read: VerifiedToken;
      check: VoucherCheck;
      /** What the guest showed at check-in. */
      shown: ShownId | null;
      line: BookingLine | undefined;
      booking: Booking | undefined;
    }
  | undefined
> {
  const read = await readVoucherToken(token, ctx.config.secret, ctx.now);
  if (!read) return undefined;
  const booking = await find(read.bookingId);
  const line = booking?.allLines.find(({ id }) => id === read.lineId);
  const checkIn = line ? await checkInOf(ctx, line.id) : null;
  const usedAt = checkIn?.at ?? null;
  const { name, startDay, lastDay } = read;
  const state = voucherState(read, booking && line && { booking, line, usedAt }, ctx.now);
  const visit = line && (state === 'valid' || state === 'used') ? visitFactsOf(textIn(ctx.language), line) : [];
  return {
    read,
    check: { state, name, startDay, lastDay, visit, usedAt },
    shown: checkIn?.shown ?? null,
    line,
    booking,
  };
}

/** Returns true if the viewer may check in the line: staff any, partners live lines of their own products. */
export async function mayServeLine(
  ctx: Pick<Context, 'db' | 'viewer'>,
  line: BookingLine | undefined,
): Promise<boolean> {
  return partnerEmail(ctx) === undefined || (line !== undefined && (await mayManageProducts(ctx, [line])));
}

/** Returns the address where anyone with the voucher can check its state; its QR code contains it. */
export function voucherCheckUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/verify/${token}`;
}
