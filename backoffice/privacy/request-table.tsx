import { Link } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminPrivacyTexts } from '../../messages/en/admin/privacy.ts';
import type { Message } from '../../messages/message.ts';
import { formatDay } from '../../service/core/day.ts';
import type { RequestKind, RequestOutcome } from '../../service/privacy/requests/data-request.ts';
import type { listDataRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Fold } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export const requestWords: Readonly<Record<RequestKind, Message>> = {
  access: adminPrivacyTexts.accessData,
  correction: adminPrivacyTexts.correctData,
  deletion: adminPrivacyTexts.deleteData,
};

const outcomeWords: Readonly<Record<RequestOutcome, Message>> = {
  done: adminPrivacyTexts.done,
  refused: adminPrivacyTexts.refused,
};

/** The state of a request: open, with its urgency, or its outcome. */
export function RequestMark({
  outcome,
  urgency,
}: {
  outcome: RequestOutcome | null;
  urgency: 'late' | 'soon' | 'in time' | null;
}) {
  const t = useText();
  if (outcome) return <Mark tone={outcome === 'done' ? 'good' : 'still'}>{t(outcomeWords[outcome])}</Mark>;
  if (urgency === 'late') return <Mark tone="bad">{t(adminPrivacyTexts.late)}</Mark>;
  return (
    <Mark tone={urgency === 'soon' ? 'waits' : 'still'}>
      {urgency === 'soon' ? t(adminPrivacyTexts.dueSoon) : t(adminPrivacyTexts.open)}
    </Mark>
  );
}

type ListedRequest = Awaited<ReturnType<typeof listDataRequests>>;
type Request = ListedRequest['rows'][number];

/** Data requests, each with a link to the person's data and a form to close it. */
export function RequestTable({
  requests: { rows, next },
  state,
  refused,
}: {
  requests: ListedRequest;
  state: 'open' | 'ended';
  refused: Refused | undefined;
}) {
  const t = useText();
  const columns: readonly Column<Request>[] = [
    {
      head: t(adminPrivacyTexts.request),
      cell: (request) => (
        <>
          <span className="font-semibold">{t(requestWords[request.kind])}</span>
          <span className="mt-1 block">
            <RequestMark {...request} />
          </span>
        </>
      ),
    },
    {
      head: t(adminPrivacyTexts.person),
      cell: ({ email, enquiry }) => (
        <span className="wrap-anywhere">
          {email ? (
            <Link
              to={`${adminUrls.personalData}?${new URLSearchParams({ email })}`}
              className="inline-block min-h-6 leading-6 underline underline-offset-4"
            >
              {email}
            </Link>
          ) : (
            <span className="text-ink-soft">{t(adminPrivacyTexts.deletedPerson)}</span>
          )}
          {enquiry ? (
            <Link
              to={adminUrls.enquiry(enquiry)}
              className="block min-h-6 text-sm leading-6 underline underline-offset-4"
            >
              {t(adminPrivacyTexts.viewEnquiry)}
            </Link>
          ) : null}
        </span>
      ),
    },
    {
      head: t(adminPrivacyTexts.receivedHead),
      cell: ({ cameOn }) => <span className="whitespace-nowrap">{formatDay(t, cameOn)}</span>,
    },
    {
      head: t(adminPrivacyTexts.due),
      cell: ({ dueOn }) => <span className="whitespace-nowrap">{formatDay(t, dueOn)}</span>,
    },
    {
      head: t(adminPrivacyTexts.note),
      cell: ({ note }) => (note ? <span className="wrap-anywhere">{note}</span> : null),
    },
    state === 'open'
      ? { head: t(adminPrivacyTexts.answer), cell: (request) => <EndRequest request={request} refused={refused} /> }
      : { head: t(adminPrivacyTexts.answered), cell: (request) => <Ended request={request} /> },
  ];
  return (
    <AdminTable
      caption={t(adminPrivacyTexts.privacyRequests)}
      columns={columns}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      wide
      empty={state === 'open' ? t(adminPrivacyTexts.noOpenRequests) : t(adminPrivacyTexts.noAnswered)}
      begin={{ to: '#record', label: t(adminListTexts.recordRequest) }}
    />
  );
}

function EndRequest({ request: { documentId, email }, refused }: { request: Request; refused: Refused | undefined }) {
  const t = useText();
  const own = refused?.typed['of'] === documentId ? refused : undefined;
  return (
    <Fold title={t(adminPrivacyTexts.markAsAnswered)} open={own !== undefined}>
      <AdminForm refused={own} className="grid min-w-50 gap-3">
        <input type="hidden" name="of" value={documentId} />
        <SelectField label={t(adminPrivacyTexts.outcome)} {...fieldProps(own, 'outcome', 'done')}>
          <option value="done">{t(adminPrivacyTexts.done)}</option>
          <option value="refused">{t(adminPrivacyTexts.refused)}</option>
        </SelectField>
        <TextField
          label={t(adminPrivacyTexts.note)}
          autoComplete="off"
          hint={email ? t(adminPrivacyTexts.answerHintWithEmail) : t(adminPrivacyTexts.answerHint)}
          {...fieldProps(own, 'note')}
        />
        <Submit name="do" value="end" size="sm" className="justify-self-start">
          {t(adminPrivacyTexts.save)}
        </Submit>
      </AdminForm>
    </Fold>
  );
}

function Ended({ request: { documentId, email, endedAt, endedBy } }: { request: Request }) {
  const t = useText();
  return (
    <>
      {endedBy}
      {endedAt ? (
        <span className="block text-sm text-ink-soft">
          <When at={endedAt} />
        </span>
      ) : null}
      {email ? (
        <AdminForm refused={undefined}>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="reopen" variant="quiet" size="sm">
            {t(adminPrivacyTexts.reopen)}
          </Submit>
        </AdminForm>
      ) : null}
    </>
  );
}
