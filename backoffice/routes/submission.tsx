import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import { textIn } from '../../messages/translate.ts';
import { acceptSubmission } from '../../service/partners/submissions/accept-submission.ts';
import { returnSubmission } from '../../service/partners/submissions/return-submission.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readSubmission } from '../server/read-submission.ts';
import { SubmissionMark } from '../submission/partner-submissions.tsx';
import { SubmittedFieldRow } from '../submission/submitted-field.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => readSubmission(ctx, params['documentId'] ?? ''));
}

export function action(args: ActionFunctionArgs) {
  const documentId = args.params['documentId'] ?? '';
  return act(
    args,
    async (ctx, { text, all, id }) => {
      const t = textIn(ctx.language);
      const [saves, note] = [id('saves'), text('note')];
      if (text('do') === 'return') {
        await returnSubmission(ctx, { documentId, saves, note });
        return { message: t(adminSubmissionsTexts.changesRequestedAndEmailed), to: adminUrls.submissions };
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
      return { message: t(adminSubmissionsTexts.approvedAndEmailed), to: adminUrls.entry(type, entry) };
    },
    { keep: ['note'] },
  );
}

export default function Submission() {
  const t = useText();
  const proposal = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { title, label, partner, state, savedAt, entry, type, listing, published, fields, note, taken } = proposal;
  const open = state === 'open';
  const ticks = open && entry !== null;
  // errors of submitted fields are listed above: the fields are not on this page
  const wrong = Object.entries(refused?.errors ?? {}).filter(([name]) => name !== 'note');
  return (
    <>
      <BackTo to={adminUrls.submissions} title={t(adminSubmissionsTexts.titleOfList)} />
      <PageHead
        title={title}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <SubmissionMark state={state} />
            <span>
              <Rich
                message={listing && listing !== title ? adminSubmissionsTexts.partBy : adminSubmissionsTexts.entryBy}
                values={{
                  label: entry === null ? t(adminSubmissionsTexts.newInLabel, { label }) : label,
                  listing: listing ?? '',
                  partner,
                  at: formatInstant(savedAt),
                  time: (words) => <When at={savedAt}>{words}</When>,
                }}
              />
            </span>
          </span>
        }
        action={
          entry ? (
            <Link to={adminUrls.entry(type, entry)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
              {t(adminSubmissionsTexts.openInContent)}
            </Link>
          ) : null
        }
      />
      {wrong.length > 0 ? (
        <Notice kind="error" className="mb-6">
          <p>{t(adminSubmissionsTexts.cannotApprove)}</p>
          <ul>
            {wrong.map(([name, words]) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {fields.some(({ changed }) => changed) ? (
        <Notice kind="info" className="mb-6">
          {t(adminSubmissionsTexts.fieldsChanged)}
        </Notice>
      ) : null}
      <AdminForm refused={refused} className="grid max-w-[920px] gap-6">
        <input type="hidden" name="saves" value={proposal.saves} />
        <input type="hidden" name="version" value={proposal.version} />
        <section
          aria-label={t(adminSubmissionsTexts.submittedChanges)}
          className="rounded-card border border-line bg-card p-5"
        >
          <ul className="divide-y divide-line">
            {fields.map((field) => (
              <SubmittedFieldRow key={field.name} field={field} ticks={ticks} />
            ))}
          </ul>
        </section>
        {open ? (
          <>
            <TextField
              label={t(adminSubmissionsTexts.messageToPartner)}
              hint={t(adminSubmissionsTexts.messageHint)}
              multiline
              rows={3}
              {...fieldProps(refused, 'note')}
            />
            <div className="flex flex-wrap gap-3">
              <Submit name="do" value={published ? 'accept' : 'publish'}>
                {t(
                  ticks
                    ? approvals.selected[published ? 'alone' : 'publishing']
                    : approvals.all[published ? 'alone' : 'publishing'],
                )}
              </Submit>
              {published ? null : (
                <Submit name="do" value="accept" variant="secondary">
                  {t(adminSubmissionsTexts.approveAsDraft)}
                </Submit>
              )}
              <Submit name="do" value="return" variant="danger">
                {t(adminSubmissionsTexts.requestChanges)}
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

const approvals = {
  selected: {
    alone: adminSubmissionsTexts.approveSelected,
    publishing: adminSubmissionsTexts.approveSelectedAndPublish,
  },
  all: { alone: adminSubmissionsTexts.approve, publishing: adminSubmissionsTexts.approveAndPublish },
} as const;

function Decided({ note, left }: { note: string | null; left: readonly string[] }) {
  const t = useText();
  return (
    <div className="grid gap-2">
      {left.length > 0 ? <p>{t(adminSubmissionsTexts.notApproved, { fields: left.join(', ') })}</p> : null}
      {note ? (
        <p className="wrap-anywhere whitespace-pre-wrap">{t(adminSubmissionsTexts.messageWas, { note })}</p>
      ) : null}
    </div>
  );
}
