import { adminInboxTexts } from '../../messages/en/admin/inbox.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { changeConversation } from '../../service/booking/usecases/messages/change-conversation.ts';
import { invalid, invalidField } from '../../service/core/app-error.ts';
import { type Day, isDay } from '../../service/core/day.ts';
import { changeEnquiry } from '../../service/enquiries/inbox/change-enquiry.ts';
import type { StaffContext } from '../back-office.ts';
import { runBookingAction } from './booking-page.ts';
import { runEnquiryAction } from './enquiry-actions.ts';
import type { Fields } from './fields.ts';
import { forgetCount } from './read-inbox.ts';
import { runReviewAction } from './review-actions.ts';

/** Fields that keep their values after a refusal. */
export const inboxFields = ['do', 'of', 'message', 'answer', 'reason'] as const;

/** The day of a form. Throws ValidationError for its field. */
function typedDay({ text }: Fields): Day {
  const until = text('until');
  if (!isDay(until)) throw invalidField(['until'], sentence(adminInboxTexts.chooseDay));
  return until;
}

/** Assigns, snoozes or closes a message or an enquiry; undefined if the button does something else. */
async function followUp(ctx: StaffContext, kind: string, id: string, fields: Fields): Promise<string | undefined> {
  const t = textIn(ctx.language);
  const change = (to: { assignedTo?: number | null; snoozedUntil?: Day | null }) =>
    kind === 'message'
      ? changeConversation(ctx, { bookingId: id, ...to })
      : changeEnquiry(ctx, { documentId: id, ...to });
  switch (fields.text('do')) {
    case 'assign': {
      const assignedTo = fields.id('who') || null;
      await change({ assignedTo });
      return t(assignedTo === null ? adminInboxTexts.unassigned : adminInboxTexts.assigned);
    }
    case 'snooze':
      await change({ snoozedUntil: typedDay(fields) });
      return t(adminInboxTexts.snoozedNow);
    case 'unsnooze':
      await change({ snoozedUntil: null });
      return t(adminInboxTexts.snoozeEnded);
    case 'done':
      if (kind === 'message') await changeConversation(ctx, { bookingId: id, done: true });
      else await changeEnquiry(ctx, { documentId: id, status: 'closed' });
      return t(adminInboxTexts.doneNow);
    default:
      return undefined;
  }
}

/** Does what the button of a form in the inbox says. Returns the confirmation. */
export async function runInboxAction(ctx: StaffContext, kind: string, id: string, fields: Fields): Promise<string> {
  try {
    if (kind === 'review') return await runReviewAction(ctx, fields);
    if (kind !== 'message' && kind !== 'enquiry') throw invalid(sentence(adminInboxTexts.unknownAction));
    const done = await followUp(ctx, kind, id, fields);
    if (done !== undefined) return done;
    return kind === 'message' ? await runBookingAction(ctx, id, fields) : await runEnquiryAction(ctx, id, fields);
  } finally {
    forgetCount(ctx);
  }
}
