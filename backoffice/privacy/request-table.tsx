import { Link } from 'react-router';
import { formatDay } from '../../service/core/day.ts';
import type { RequestKind, RequestOutcome } from '../../service/privacy/requests/data-request.ts';
import type { listDataRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Fold } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export const requestWords: Readonly<Record<RequestKind, string>> = {
  access: 'Access data',
  correction: 'Correct data',
  deletion: 'Delete data',
};

const outcomeWords: Readonly<Record<RequestOutcome, string>> = { done: 'Done', refused: 'Refused' };

/** The state of a request: open, with its urgency, or its outcome. */
export function RequestMark({
  outcome,
  urgency,
}: {
  outcome: RequestOutcome | null;
  urgency: 'late' | 'soon' | 'in time' | null;
}) {
  if (outcome) return <Mark tone={outcome === 'done' ? 'good' : 'still'}>{outcomeWords[outcome]}</Mark>;
  if (urgency === 'late') return <Mark tone="bad">Late</Mark>;
  return <Mark tone={urgency === 'soon' ? 'waits' : 'still'}>{urgency === 'soon' ? 'Due soon' : 'Open'}</Mark>;
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
  const columns: readonly Column<Request>[] = [
    {
      head: 'Request',
      cell: (request) => (
        <>
          <span className="font-semibold">{requestWords[request.kind]}</span>
          <span className="mt-1 block">
            <RequestMark {...request} />
          </span>
        </>
      ),
    },
    {
      head: 'Person',
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
            <span className="text-ink-soft">Deleted person</span>
          )}
          {enquiry ? (
            <Link
              to={adminUrls.enquiry(enquiry)}
              className="block min-h-6 text-sm leading-6 underline underline-offset-4"
            >
              {' '}
              View enquiry{' '}
            </Link>
          ) : null}
        </span>
      ),
    },
    { head: 'Received', cell: ({ cameOn }) => <span className="whitespace-nowrap">{formatDay(cameOn)}</span> },
    { head: 'Due', cell: ({ dueOn }) => <span className="whitespace-nowrap">{formatDay(dueOn)}</span> },
    { head: 'Note', cell: ({ note }) => (note ? <span className="wrap-anywhere">{note}</span> : null) },
    state === 'open'
      ? { head: 'Answer', cell: (request) => <EndRequest request={request} refused={refused} /> }
      : { head: 'Answered', cell: (request) => <Ended request={request} /> },
  ];
  return (
    <AdminTable
      caption="Privacy requests"
      columns={columns}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      wide
      empty={state === 'open' ? 'No open requests.' : 'No answered requests yet.'}
    />
  );
}

function EndRequest({ request: { documentId, email }, refused }: { request: Request; refused: Refused | undefined }) {
  const own = refused?.typed['of'] === documentId ? refused : undefined;
  return (
    <Fold title="Mark as answered" open={own !== undefined}>
      <AdminForm refused={own} className="grid min-w-50 gap-3">
        <input type="hidden" name="of" value={documentId} />
        <SelectField label="Outcome" {...fieldProps(own, 'outcome', 'done')}>
          <option value="done">Done</option>
          <option value="refused">Refused</option>
        </SelectField>
        <TextField
          label="Note"
          autoComplete="off"
          hint={`Give the reason if you refused. ${email ? 'Tell the person too.' : 'The reason stays here.'}`}
          {...fieldProps(own, 'note')}
        />
        <Submit name="do" value="end" size="sm" className="justify-self-start">
          Save
        </Submit>
      </AdminForm>
    </Fold>
  );
}

function Ended({ request: { documentId, email, endedAt, endedBy } }: { request: Request }) {
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
            Reopen
          </Submit>
        </AdminForm>
      ) : null}
    </>
  );
}
