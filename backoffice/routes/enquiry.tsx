import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { answerEnquiry } from '../../service/enquiries/inbox/answer-enquiry.ts';
import { changeEnquiry } from '../../service/enquiries/inbox/change-enquiry.ts';
import { enquiryStatuses } from '../../service/enquiries/inbox/inbox.ts';
import { noteEnquiry } from '../../service/enquiries/inbox/note-enquiry.ts';
import { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { listRequestsOfEnquiry } from '../../service/privacy/requests/list-data-requests.ts';
import { recordDataRequest } from '../../service/privacy/requests/record-data-request.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { CreatePartner, EnquiryMark, EnquirySide, statusWords } from '../enquiry/enquiry-side.tsx';
import { EnquiryNotes, EnquiryTalk } from '../enquiry/enquiry-talk.tsx';
import { CreateDataRequest } from '../enquiry/make-request.tsx';
import { act } from '../server/act.ts';
import type { Fields } from '../server/fields.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  const documentId = params['documentId'] ?? '';
  return asStaff(context, async (ctx) => ({
    enquiry: await showEnquiry(ctx, { documentId }),
    requests: may(ctx.viewer, 'answer for personal data')
      ? await listRequestsOfEnquiry(ctx, { enquiry: documentId })
      : null,
    own: ctx.viewer.userId,
    invites: may(ctx.viewer, 'manage partners'),
    form: crypto.randomUUID(),
  }));
}

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

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const deed = deeds[fields.text('do')];
      if (!deed) throw invalid(sentence(adminEnquiriesTexts.unknownAction));
      return { message: await deed(ctx, args.params['documentId'] ?? '', fields) };
    },
    { keep: ['do', 'answer', 'note', 'name', 'email'] },
  );
}

export default function Enquiry() {
  const t = useText();
  const { enquiry, own, form, invites, requests } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = { enquiry, form, refused };
  const atForm = ['answer', 'note', 'partner', 'request'].includes(refused?.typed['do'] ?? '');
  return (
    <>
      <p className="mb-3">
        <Link to={adminUrls.enquiries} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t(adminEnquiriesTexts.allEnquiries)}
        </Link>
      </p>
      <PageHead title={enquiry.subject} lead={<EnquiryMark status={enquiry.status} />} />
      {refused?.problem && !atForm ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EnquiryTalk {...shown} />
        <div className="grid gap-5">
          <EnquirySide enquiry={enquiry} own={own} />
          {invites ? <CreatePartner enquiry={enquiry} refused={refused} /> : null}
          {requests ? <CreateDataRequest requests={requests} refused={refused} /> : null}
          <EnquiryNotes {...shown} />
        </div>
      </div>
    </>
  );
}
