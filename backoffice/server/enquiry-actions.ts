import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { answerEnquiry } from '../../service/enquiries/inbox/answer-enquiry.ts';
import { changeEnquiry } from '../../service/enquiries/inbox/change-enquiry.ts';
import { enquiryStatuses } from '../../service/enquiries/inbox/inbox.ts';
import { noteEnquiry } from '../../service/enquiries/inbox/note-enquiry.ts';
import { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { recordDataRequest } from '../../service/privacy/requests/record-data-request.ts';
import type { StaffContext } from '../back-office.ts';
import { statusWords } from '../enquiry/enquiry-side.tsx';
import type { Fields } from './fields.ts';

/** Fields that keep their values after a refusal. */
export const enquiryFields = ['do', 'answer', 'note', 'name', 'email'] as const;

/** The action of each button, and its confirmation. */
const deeds: Readonly<Record<string, (ctx: StaffContext, documentId: string, fields: Fields) => Promise<string>>> = {
  answer: async (ctx, documentId, { text }) => {
    const t = textIn(ctx.language);
    const { email } = await answerEnquiry(ctx, { documentId, text: text('answer'), form: text('form') });
    return t(adminEnquiriesTexts.replySent, { email });
  },
  note: async (ctx, documentId, { text }) => {
    const t = textIn(ctx.language);
    await noteEnquiry(ctx, { documentId, text: text('note'), form: text('form') });
    return t(adminEnquiriesTexts.noteSaved);
  },
  assign: async (ctx, documentId, { id }) => {
    const t = textIn(ctx.language);
    const assignedTo = id('who') || null;
    await changeEnquiry(ctx, { documentId, assignedTo });
    if (assignedTo === null) return t(adminEnquiriesTexts.unassigned);
    return assignedTo === ctx.viewer.userId ? t(adminEnquiriesTexts.assignedToYou) : t(adminEnquiriesTexts.assigned);
  },
  partner: async (ctx, documentId, { text }) => {
    const t = textIn(ctx.language);
    const { email } = await invitePartner(ctx, { name: text('name'), email: text('email') });
    await changeEnquiry(ctx, { documentId, status: 'answered' });
    return t(adminEnquiriesTexts.partnerInvited, { email });
  },
  request: async (ctx, documentId, { text }) => {
    const t = textIn(ctx.language);
    const { email, at, subject } = await showEnquiry(ctx, { documentId });
    const query = { kind: text('kind'), email, cameOn: today(at), note: subject, enquiry: documentId };
    await recordDataRequest(ctx, query);
    return t(adminEnquiriesTexts.requestCreated);
  },
  status: async (ctx, documentId, { text }) => {
    const t = textIn(ctx.language);
    const status = enquiryStatuses.find((name) => name === text('status'));
    if (!status) throw invalid(sentence(adminEnquiriesTexts.chooseStatus));
    await changeEnquiry(ctx, { documentId, status });
    return t(adminEnquiriesTexts.statusUpdated, { status: t(statusWords[status]) });
  },
};

/** Does what the button of a form about an enquiry says. Returns the confirmation. */
export async function runEnquiryAction(ctx: StaffContext, documentId: string, fields: Fields): Promise<string> {
  const deed = deeds[fields.text('do')];
  if (!deed) throw invalid(sentence(adminEnquiriesTexts.unknownAction));
  return deed(ctx, documentId, fields);
}
