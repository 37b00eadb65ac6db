import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { invalidField, notFound } from '../../core/app-error.ts';
import { isPlain } from '../../core/field-rule.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findBookingId, insertNote } from './notes.sql.ts';

const most = 2_000;

/**
 * Adds a note about a booking that travellers do not see. Sending the same form again changes nothing. Throws
 * NotFoundError for an unknown booking, ValidationError for an empty or long text.
 *
 * @may support, admin, operator
 */
export async function writeNote(
  ctx: Context,
  { bookingId, text, form }: { bookingId: string; text: string; form: string },
): Promise<void> {
  requireRight(ctx.viewer, 'change bookings');
  const note = text.replaceAll('\r\n', '\n').trim();
  if (note === '') throw invalidField(['note'], sentence(adminFieldRulesTexts.noteMissing));
  if (note.length > most)
    throw invalidField(['note'], sentence(adminFieldRulesTexts.tooLong, { most: most.toLocaleString('en-IN') }));
  if (!isPlain(note, true)) throw invalidField(['note'], sentence(adminFieldRulesTexts.plainTextOnly));
  await inTransaction(ctx, async (ctx) => {
    const id = await findBookingId(ctx.db, bookingId);
    if (id === undefined) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const author = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
    const noteId = await insertNote(ctx.db, { booking_id: id, author, text: note, form, at: ctx.now });
    if (noteId === undefined) return;
    // the text can be erased with the booking, but not from the audit log
    await recordAudit(ctx, { action: 'note', subjectType: 'booking', subjectId: bookingId, after: { note: noteId } });
  });
}
