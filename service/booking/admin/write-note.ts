import { invalid, notFound } from '../../core/app-error.ts';
import { isPlain } from '../../core/field-rule.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { insertNote, rowOfBooking } from './notes.sql.ts';

const most = 2_000;

/**
 * Keeps a note of the site about a booking, which no traveller reads. `form` is what its sender calls it: sent again, it is
 * the same note. Throws NotFoundError for an unknown booking, ValidationError for no words or too many.
 */
export async function writeNote(
  ctx: Context,
  { bookingId, text, form }: { bookingId: string; text: string; form: string },
): Promise<void> {
  requireRight(ctx.viewer, 'change bookings');
  const said = text.replaceAll('\r\n', '\n').trim();
  const wrong = said === '' ? 'Please write a note.' : said.length > most ? 'At most 2,000 characters.' : undefined;
  const message = wrong ?? (isPlain(said, true) ? undefined : 'Please use plain text only.');
  if (message) throw invalid(message, { errors: [{ path: ['note'], message, name: 'ValidationError' }] });
  await inTransaction(ctx, async (ctx) => {
    const row = await rowOfBooking(ctx.db, bookingId);
    if (row === undefined) throw notFound('There is no such booking');
    const author = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
    const note = await insertNote(ctx.db, { booking_id: row, author, text: said, form, at: ctx.now });
    if (note === undefined) return;
    // what it says is deleted with its booking’s person, the audit log is not
    await recordAudit(ctx, { action: 'note', subjectType: 'booking', subjectId: bookingId, after: { note } });
  });
}
