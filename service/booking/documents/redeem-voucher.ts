import { conflict, notFound } from '../../core/app-error.ts';
import { formatDay, formatInstant, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { redeemLine } from '../../documents/redemption.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { recordChange } from '../record-change.ts';
import { checkedVoucher } from './checked-voucher.ts';
import { isTheirs } from './is-theirs.ts';
import type { VoucherState } from './voucher-state.ts';

const refusals: Readonly<Record<Exclude<VoucherState, 'valid' | 'used'>, string>> = {
  changed: 'The booking was changed: this voucher was replaced by another one',
  cancelled: 'This booking was cancelled',
  over: 'The days of this voucher are over',
};

/**
 * Somebody of the support, an admin or the operator takes a voucher, once, from its first day on; a partner one of what is his.
 * Refuses everybody else (401, 403), what was not signed here (404), and a voucher that does not hold: early, used,
 * changed, cancelled or over (409, in words).
 */
export async function redeemVoucher(ctx: Context, token: string): Promise<{ usedAt: Date }> {
  requireRight(ctx.viewer, 'redeem a voucher');
  return inTransaction(ctx, async (ctx) => {
    const found = await checkedVoucher(ctx, token, (bookingId) => lockBooking(ctx.db, { bookingId }));
    if (!found || !(await isTheirs(ctx, found.line))) throw notFound('This is none of our vouchers');
    const { read, check, line, booking } = found;
    const { state, usedAt } = check;
    if (state === 'used') throw conflict(`It was used on ${formatInstant(usedAt ?? ctx.now)}`);
    if (state !== 'valid') throw conflict(refusals[state]);
    if (!line || !booking) throw new Error(`A valid voucher of ${read.bookingId} has no line`);
    if (today(ctx.now) < read.startDay) throw conflict(`It is for ${formatDay(read.startDay)}`);
    // the booking is locked: only a hand in the database could have been faster
    if (!(await redeemLine(ctx, line.id))) throw conflict('It was used a moment ago');
    await recordChange(ctx, booking, { kind: 'redeemed', why: line.name });
    await recordAudit(ctx, {
      action: 'redeem-voucher',
      subjectType: 'booking',
      subjectId: read.bookingId,
      after: { line: line.id, name: line.name },
    });
    return { usedAt: ctx.now };
  });
}
