import { requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { deleteForeignGuest } from '../../store/foreign-guests.sql.ts';
import { receivingLine } from './foreign-line.ts';

/**
 * Deletes an entry about a foreign guest, so that it can be entered again. Deleting it twice changes nothing. Throws
 * NotFoundError for an unknown line or one of others, ConflictError unless guests arrive.
 *
 * @may partner, support, admin, operator
 */
export async function removeForeignGuest(
  ctx: Context,
  { bookingId, line: lineId, id }: { bookingId: string; line: number; id: number },
): Promise<void> {
  requireRight(ctx.viewer, 'record foreign guests');
  await inTransaction(ctx, async (ctx) => {
    const { booking, line } = await receivingLine(ctx, await lockBooking(ctx.db, { bookingId }), lineId);
    if (!(await deleteForeignGuest(ctx.db, { booking: booking.id, line: line.id, id }))) return;
    await recordAudit(ctx, {
      action: 'remove-foreign-guest',
      subjectType: 'booking',
      subjectId: bookingId,
      before: { line: line.id },
    });
  });
}
