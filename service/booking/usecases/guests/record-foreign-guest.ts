import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict, wrongFields } from '../../../core/app-error.ts';
import { today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { checkInOf } from '../../../documents/check-in.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { type ForeignGuestField, readForeignGuest } from '../../model/foreign-guest.ts';
import { sealForeignGuest } from '../../model/sealed-foreign-guest.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { findForeignGuests, insertForeignGuest } from '../../store/foreign-guests.sql.ts';
import { receivingLine } from './foreign-line.ts';

interface TypedGuest {
  readonly bookingId: string;
  readonly line: number;
  /** What its form calls it: sent again, it is the same entry. */
  readonly form: string;
  readonly typed: (field: ForeignGuestField) => string;
}

/**
 * Records what the registration officer asks about a foreign guest of a stay that has begun, encrypted; each guest once.
 * For staff, and for partners with stays of their own. The audit log does not say what was entered.
 * Throws NotFoundError for an unknown line or one of others, ConflictError unless guests arrive or if there are entries
 * for all of them, ValidationError by field.
 *
 * @may partner, support, admin, operator
 */
export async function recordForeignGuest(
  ctx: Context,
  { bookingId, line: id, form, typed }: TypedGuest,
): Promise<void> {
  requireRight(ctx.viewer, 'record foreign guests');
  await inTransaction(ctx, async (ctx) => {
    const { booking, line } = await receivingLine(ctx, await lockBooking(ctx.db, { bookingId }), id);
    const { guest, wrong } = readForeignGuest(typed, today(ctx.now));
    const refused = wrongFields(wrong);
    if (refused) throw refused;
    const entries = await findForeignGuests(ctx.db, { booking: booking.id, line: line.id });
    if (entries.some((one) => one.form === form)) return;
    if (entries.length >= line.guests) throw conflict(sentence(errorsBookingTexts.allGuestsRecorded));
    const arrivedAt = (await checkInOf(ctx, line.id))?.at ?? ctx.now;
    const sealed = sealForeignGuest(guest, ctx.config);
    await insertForeignGuest(ctx.db, { booking: booking.id, line: line.id, sealed, arrivedAt, now: ctx.now, form });
    await recordAudit(ctx, {
      action: 'record-foreign-guest',
      subjectType: 'booking',
      subjectId: bookingId,
      after: { line: line.id },
    });
  });
}
