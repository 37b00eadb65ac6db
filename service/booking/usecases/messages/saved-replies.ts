import { adminFieldRulesTexts } from '../../../../messages/en/admin/field-rules.ts';
import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { type Sentence, sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { invalidField, notFound } from '../../../core/app-error.ts';
import { formatDate } from '../../../core/day.ts';
import { isPlain, lengthOf } from '../../../core/field-rule.ts';
import { requireRight } from '../../../core/may.ts';
import { formatMoney, zero } from '../../../core/money.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { dueAt } from '../../model/balance.ts';
import { fillPlaceholders, replyPlaceholders, unknownPlaceholders } from '../../model/reply-placeholders.ts';
import { findBooking } from '../../store/bookings.sql.ts';
import {
  findSavedReplies,
  removeSavedReply,
  type SavedReply,
  upsertSavedReply,
} from '../../store/saved-replies.sql.ts';

const longest = { name: 60, text: 2_000 } as const;
const most = 100;

/**
 * Lists the saved replies of all staff, by name.
 *
 * @may support, admin, operator
 */
export async function listSavedReplies(ctx: Context): Promise<readonly SavedReply[]> {
  requireRight(ctx.viewer, 'answer travellers');
  return findSavedReplies(ctx.db);
}

/** The typed text of a field. Throws ValidationError for that field if it is empty, too long or not printable. */
function typedText(field: keyof typeof longest, typed: string, missing: Sentence): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (text === '') throw invalidField([field], missing);
  if (lengthOf(text) > longest[field])
    throw invalidField(
      [field],
      sentence(adminFieldRulesTexts.tooLong, { most: longest[field].toLocaleString('en-IN') }),
    );
  if (!isPlain(text, field === 'text')) throw invalidField([field], sentence(adminFieldRulesTexts.plainTextOnly));
  return text;
}

/**
 * Saves a reply for all staff, in place of one of the same name. Throws ValidationError by field for a missing or long
 * name or text, for an unknown placeholder, and for more than a hundred replies.
 *
 * @may support, admin, operator
 */
export async function saveReply(ctx: Context, input: { name: string; text: string }): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  const name = typedText('name', input.name, sentence(adminFieldRulesTexts.nameMissing));
  const text = typedText('text', input.text, sentence(adminFieldRulesTexts.replyMissing));
  const [unknown] = unknownPlaceholders(text);
  if (unknown !== undefined) {
    const known = replyPlaceholders.map((one) => `{${one}}`).join(', ');
    throw invalidField(['text'], sentence(adminFieldRulesTexts.unknownPlaceholder, { unknown, known }));
  }
  await inTransaction(ctx, async (ctx) => {
    const replies = await findSavedReplies(ctx.db);
    const before = replies.find((one) => one.name === name) ?? null;
    if (before?.text === text) return;
    if (!before && replies.length >= most)
      throw invalidField(['name'], sentence(adminFieldRulesTexts.tooManyReplies, { most }));
    await upsertSavedReply(ctx.db, { name, text, now: ctx.now });
    const subject = { subjectType: 'saved-reply', subjectId: name };
    await recordAudit(ctx, { action: 'save', ...subject, before: before && { text: before.text }, after: { text } });
  });
}

/**
 * Deletes a saved reply. Deleting it again changes nothing.
 *
 * @may support, admin, operator
 */
export async function deleteReply(ctx: Context, { id }: { id: number }): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  await inTransaction(ctx, async (ctx) => {
    const gone = await removeSavedReply(ctx.db, id);
    if (!gone) return;
    const subject = { subjectType: 'saved-reply', subjectId: gone.name };
    await recordAudit(ctx, { action: 'delete', ...subject, before: { text: gone.text }, after: null });
  });
}

/**
 * Returns the text of a saved reply, filled for that booking, to look at before it is sent. Throws NotFoundError for an
 * unknown reply or booking.
 *
 * @may support, admin, operator
 */
export async function fillReply(ctx: Context, { id, bookingId }: { id: number; bookingId: string }): Promise<string> {
  requireRight(ctx.viewer, 'answer travellers');
  const reply = (await findSavedReplies(ctx.db)).find((one) => one.id === id);
  const booking = reply && (await findBooking(ctx.db, bookingId));
  if (!reply || !booking) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
  const t = textIn(ctx.language);
  const [first] = booking.lines
    .filter(({ state }) => state === 'live')
    .map(({ startDay }) => startDay)
    .toSorted();
  return fillPlaceholders(reply.text, {
    guest: booking.customerName,
    booking: bookingId,
    arrival: first === undefined ? '–' : formatDate(t, first),
    balance: formatMoney(dueAt(booking, ctx.now)?.amount ?? zero),
  });
}
