import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { may } from '../../service/core/may.ts';
import { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { listRequestsOfEnquiry } from '../../service/privacy/requests/list-data-requests.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { CreatePartner, EnquiryMark, EnquirySide } from '../enquiry/enquiry-side.tsx';
import { EnquiryNotes, EnquiryTalk } from '../enquiry/enquiry-talk.tsx';
import { CreateDataRequest } from '../enquiry/make-request.tsx';
import { act } from '../server/act.ts';
import { enquiryFields, runEnquiryAction } from '../server/enquiry-actions.ts';
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

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => ({ message: await runEnquiryAction(ctx, args.params['documentId'] ?? '', fields) }),
    { keep: enquiryFields },
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
