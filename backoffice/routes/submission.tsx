import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { acceptSubmission } from '../../service/partners/submissions/accept-submission.ts';
import { returnSubmission } from '../../service/partners/submissions/return-submission.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readSubmission } from '../server/read-submission.ts';
import { SubmissionMark } from '../submission/partner-submissions.tsx';
import { SubmittedFieldRow } from '../submission/submitted-field.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => readSubmission(ctx, params['documentId'] ?? ''));
}

export function action(args: ActionFunctionArgs) {
  const documentId = args.params['documentId'] ?? '';
  return act(
    args,
    async (ctx, { text, all, id }) => {
      const [saves, note] = [id('saves'), text('note')];
      if (text('do') === 'return') {
        await returnSubmission(ctx, { documentId, saves, note });
        return { message: 'Changes requested. We’ve emailed the partner.', to: adminUrls.submissions };
      }
      const publish = text('do') === 'publish';
      const fields = all('fields');
      const { type, entry } = await acceptSubmission(ctx, {
        documentId,
        saves,
        note,
        publish,
        fields,
        version: text('version'),
      });
      return { message: 'Approved. We’ve emailed the partner.', to: adminUrls.entry(type, entry) };
    },
    { keep: ['note'] },
  );
}

export default function Submission() {
  const proposal = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { title, label, partner, state, savedAt, entry, type, listing, published, fields, note, taken } = proposal;
  const open = state === 'open';
  const ticks = open && entry !== null;
  // errors of submitted fields are listed above: the fields are not on this page
  const wrong = Object.entries(refused?.errors ?? {}).filter(([name]) => name !== 'note');
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2 text-sm">
        <Link
          to={adminUrls.submissions}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          ← Partner submissions
        </Link>
      </nav>
      <PageHead
        title={title}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <SubmissionMark state={state} />
            <span>
              {entry === null ? `New in ${label}` : label}
              {listing && listing !== title ? `, of ${listing}` : ''}
              {`, by ${partner}, `}
              <When at={savedAt} />
            </span>
          </span>
        }
        action={
          entry ? (
            <Link to={adminUrls.entry(type, entry)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
              Open in Content
            </Link>
          ) : null
        }
      />
      {wrong.length > 0 ? (
        <Notice kind="error" className="mb-6">
          <p>You cannot approve this as it is. Request changes, or leave these fields out.</p>
          <ul>
            {wrong.map(([name, words]) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {fields.some(({ changed }) => changed) ? (
        <Notice kind="info" className="mb-6">
          Some fields on the site have changed since this was submitted. They are not ticked. Tick one only if the
          partner’s version should replace it.
        </Notice>
      ) : null}
      <AdminForm refused={refused} className="grid max-w-[920px] gap-6">
        <input type="hidden" name="saves" value={proposal.saves} />
        <input type="hidden" name="version" value={proposal.version} />
        <section aria-label="Submitted changes" className="rounded-card border border-line bg-card p-5">
          <ul className="divide-y divide-line">
            {fields.map((field) => (
              <SubmittedFieldRow key={field.name} field={field} ticks={ticks} />
            ))}
          </ul>
        </section>
        {open ? (
          <>
            <TextField
              label="Message to the partner"
              hint="Included in the email. To request changes, describe what needs to change."
              multiline
              rows={3}
              {...fieldProps(refused, 'note')}
            />
            <div className="flex flex-wrap gap-3">
              <Submit name="do" value={published ? 'accept' : 'publish'}>
                {`${ticks ? 'Approve selected' : 'Approve'}${published ? '' : ' and publish'}`}
              </Submit>
              {published ? null : (
                <Submit name="do" value="accept" variant="secondary">
                  {' '}
                  Approve as draft{' '}
                </Submit>
              )}
              <Submit name="do" value="return" variant="danger">
                {' '}
                Request changes{' '}
              </Submit>
            </div>
          </>
        ) : (
          <Decided
            note={note}
            left={fields.filter(({ name }) => taken && !taken.includes(name)).map(({ label }) => label)}
          />
        )}
      </AdminForm>
    </>
  );
}

function Decided({ note, left }: { note: string | null; left: readonly string[] }) {
  return (
    <div className="grid gap-2">
      {left.length > 0 ? <p>{`Not approved: ${left.join(', ')}`}</p> : null}
      {note ? <p className="wrap-anywhere whitespace-pre-wrap">{`Message to the partner: ${note}`}</p> : null}
    </div>
  );
}
