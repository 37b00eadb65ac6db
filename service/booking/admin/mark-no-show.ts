import { conflict, notFound } from '../../core/app-error.ts';
import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { redeemedAt } from '../../documents/redemption.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { isConfirmed } from '../changes.sql.ts';
import { recordChange } from '../record-change.ts';
import { noShowToken } from './no-show-token.ts';

/**
 * Somebody of the support, an admin or the operator notes that nobody came for a line of a paid booking, from its first day
 * on. Nothing comes back by it. Repeating it changes nothing. Refuses everybody else (401, 403), an unknown booking or line
 * (404), and one that is not paid, has not begun or was used (409).
 */
export async function markNoShow(ctx: Context, { bookingId, line: id }: { bookingId: string; line: number }) {
  requireRight(ctx.viewer, 'change bookings');
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const line = booking?.all.find((one) => one.id === id);
    if (!booking || !line) throw notFound('There is no such booking');
    const token = noShowToken(id);
    if (await isConfirmed(ctx.db, booking.row, token)) return;
    const paid = booking.status === 'confirmed' || booking.status === 'completed';
    if (!paid || line.state !== 'live') throw conflict('Only what is paid and not cancelled can be marked');
    if (line.startDay > today(ctx.now)) throw conflict('It has not begun yet');
    if (await redeemedAt(ctx, id)) throw conflict('Its voucher was used');
    await recordChange(ctx, booking, { kind: 'no-show', why: line.name, token });
    const after = { line: id, name: line.name };
    await recordAudit(ctx, { action: 'no-show', subjectType: 'booking', subjectId: bookingId, after });
  });
}
