import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { type Message, sentence } from '../../../../messages/message.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { dayLater, instantLater, today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { checkInLine } from '../../../documents/check-in.ts';
import type { ShownId } from '../../../documents/shown-id.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import type { VoucherState } from '../../model/voucher-state.ts';
import { saveAnswer } from '../../store/acknowledgements.sql.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { checkVoucher, mayServeLine } from './check-voucher.ts';

const refusals = {
  changed: errorsBookingTexts.voucherChanged,
  cancelled: errorsBookingTexts.voucherCancelled,
  over: errorsBookingTexts.voucherOver,
} as const satisfies Record<Exclude<VoucherState, 'valid' | 'used'>, Message>;

/**
 * Checks in a voucher, once, from its first day on, with the identity document that the guest showed, if any. A guest
 * who is checked in counts as acknowledged by the partner. For staff, and for partners with vouchers of their own
 * products.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for a voucher that was not signed here,
 * ConflictError with the reason for one that is early, used, changed, cancelled or expired.
 *
 * @may partner, support, admin, operator
 */
export async function checkInVoucher(ctx: Context, token: string, shown?: ShownId) {
  requireRight(ctx.viewer, 'redeem a voucher');
  return inTransaction(ctx, async (ctx) => {
    const found = await checkVoucher(ctx, token, (bookingId) => lockBooking(ctx.db, { bookingId }));
    if (!found || !(await mayServeLine(ctx, found.line))) throw notFound(sentence(errorsBookingTexts.unknownVoucher));
    const { read, check, line, booking } = found;
    const { state, usedAt } = check;
    if (state === 'used')
      throw conflict(sentence(errorsBookingTexts.voucherUsed, { when: instantLater(usedAt ?? ctx.now) }));
    if (state !== 'valid') throw conflict(sentence(refusals[state]));
    if (!line || !booking) throw new Error(`A valid voucher of ${read.bookingId} has no line`);
    if (today(ctx.now) < read.startDay)
      throw conflict(sentence(errorsBookingTexts.voucherTooEarly, { startDay: dayLater(read.startDay) }));
    // cannot happen while the booking is locked, unless someone edits the database
    if (!(await checkInLine(ctx, { lineId: line.id, shown })))
      throw conflict(sentence(errorsBookingTexts.voucherJustUsed));
    // a guest who has arrived was accepted, so a full refund is no longer possible
    if (line.acknowledgement && line.acknowledgement.answer !== 'acknowledged')
      await saveAnswer(
        ctx.db,
        { booking: booking.id, line: line.id },
        { answer: 'acknowledged', reason: null, now: ctx.now },
      );
    await applyEvent(ctx, booking, { name: 'checked in', by: 'operator', why: line.name });
    await recordAudit(ctx, {
      action: 'check-in-voucher',
      subjectType: 'booking',
      subjectId: read.bookingId,
      after: { line: line.id, name: line.name },
    });
    return { usedAt: ctx.now, bookingId: read.bookingId, line: line.id };
  });
}
