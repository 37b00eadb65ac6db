import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { conflict, notFound } from '../../core/app-error.ts';
import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { checkInOf } from '../../documents/check-in.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { applyEvent } from '../lifecycle/apply-event.ts';
import { lockBooking } from '../store/bookings.sql.ts';
import { isTokenUsed } from '../store/changes.sql.ts';

/** Returns the token of a no-show in the change history, so that a line is marked once. */
export const noShowToken = (line: number) => `no-show ${line}`;

/**
 * Staff mark a line of a paid booking as a no-show, from its first day on. Nothing is refunded. Repeating it changes
 * nothing. Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown booking or line,
 * ConflictError for a line that is not paid, has not begun or was checked in.
 *
 * @may support, admin, operator
 */
export async function markNoShow(ctx: Context, { bookingId, line: id }: { bookingId: string; line: number }) {
  requireRight(ctx.viewer, 'change bookings');
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const line = booking?.allLines.find((one) => one.id === id);
    if (!booking || !line) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const token = noShowToken(id);
    if (await isTokenUsed(ctx.db, booking.id, token)) return;
    const paid = booking.status === 'confirmed' || booking.status === 'completed';
    if (!paid || line.state !== 'live') throw conflict(sentence(errorsBookingTexts.noShowUnpaid));
    if (line.startDay > today(ctx.now)) throw conflict(sentence(errorsBookingTexts.noShowTooEarly));
    if (await checkInOf(ctx, id)) throw conflict(sentence(errorsBookingTexts.noShowCheckedIn));
    await applyEvent(ctx, booking, { name: 'no show', by: 'operator', why: line.name, token });
    const after = { line: id, name: line.name };
    await recordAudit(ctx, { action: 'no-show', subjectType: 'booking', subjectId: bookingId, after });
  });
}
