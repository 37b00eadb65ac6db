import { adminFieldRulesTexts } from '../../../../messages/en/admin/field-rules.ts';
import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { errorsEnquiriesTexts } from '../../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../../messages/message.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import { type Day, today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { findColleagues, findConversation, saveConversation } from '../../store/conversations.sql.ts';

interface Change {
  readonly bookingId: string;
  /** User id of the assignee; null: no one. */
  readonly assignedTo?: number | null;
  /** The day on which it returns to the inbox; null: now. */
  readonly snoozedUntil?: Day | null;
  /** No reply is needed. */
  readonly done?: true;
}

/**
 * Assigns the conversation about a booking, snoozes it until a day, or marks it as done. Repeating it changes nothing.
 * Throws NotFoundError without a conversation, ValidationError for an assignee who may not answer it or a day that is
 * not in the future.
 *
 * @may support, admin, operator
 */
export async function changeConversation(ctx: Context, { bookingId, ...change }: Change): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  await inTransaction(ctx, async (ctx) => {
    const found = await findConversation(ctx.db, bookingId, { lock: true });
    if (!found) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const { booking, ...before } = found;
    const { assignedTo = before.assignedTo, snoozedUntil = before.snoozedUntil } = change;
    if (change.assignedTo && !(await findColleagues(ctx.db)).some(({ userId }) => userId === assignedTo))
      throw invalid(sentence(errorsEnquiriesTexts.cannotReply));
    if (change.snoozedUntil && change.snoozedUntil <= today(ctx.now))
      throw invalid(sentence(adminFieldRulesTexts.snoozeLater));
    const after = { assignedTo, snoozedUntil, waitingMessage: change.done ? null : before.waitingMessage };
    const names = ['assignedTo', 'snoozedUntil', 'waitingMessage'] as const;
    if (names.every((name) => before[name] === after[name])) return;
    await saveConversation(ctx.db, booking, after);
    await recordAudit(ctx, { action: 'update', subjectType: 'booking', subjectId: bookingId, before, after });
  });
}
