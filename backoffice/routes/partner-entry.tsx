import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { textIn } from '../../messages/translate.ts';
import { saveSubmission } from '../../service/partners/submissions/save-submission.ts';
import { withdrawSubmission } from '../../service/partners/submissions/withdraw-submission.ts';
import { asStaff } from '../back-office.ts';
import { changesIn } from '../content/submitted-entry.ts';
import { act } from '../server/act.ts';
import { typeAt } from '../server/entry-list.ts';
import { partnerSubject, readPartnerEntry } from '../server/read-partner-entry.ts';
import { SubmissionEditor } from '../submission/submission-editor.tsx';
import { adminUrls } from '../urls.ts';

const meantBy = ({ type, documentId, proposal }: LoaderFunctionArgs['params']) => ({ type, documentId, proposal });

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => readPartnerEntry(ctx, meantBy(params), new URL(request.url).searchParams));
}

export function action(args: ActionFunctionArgs) {
  const meant = meantBy(args.params);
  const names = meant.type === undefined ? 'all' : Object.keys(typeAt(meant.type).fields);
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      const ends = { withdraw: adminPartnersTexts.submissionWithdrawn, delete: adminPartnersTexts.draftDeleted };
      const done = fields.text('do');
      if (done === 'withdraw' || done === 'delete') {
        await withdrawSubmission(ctx, { documentId: fields.text('proposal') });
        return { message: t(ends[done]), to: adminUrls.listings };
      }
      const { type, form, entry } = await partnerSubject(ctx, meant);
      await saveSubmission(ctx, {
        type: type.name,
        documentId: meant.documentId,
        submission: meant.proposal,
        data: changesIn(form, fields, entry),
        version: fields.text('version'),
        form: fields.text('key'),
      });
      return { message: t(adminPartnersTexts.submissionSent), to: adminUrls.listings };
    },
    { keep: names },
  );
}

export default function PartnerEntry() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SubmissionEditor key={`${loaded.type} ${loaded.documentId} ${loaded.version}`} loaded={loaded} refused={refused} />
  );
}
