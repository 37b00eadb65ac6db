import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { submissionStates } from '../../service/partners/submissions/submission.ts';
import { SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { typeLabel } from '../content/entry-labels.ts';
import { typeAt } from '../server/entry-list.ts';
import { readListQuery } from '../server/list-query.ts';
import { SubmissionMark, stateWords } from '../submission/partner-submissions.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['at']);
  const state = submissionStates.find((name) => name === filter('state')) ?? 'open';
  return asStaff(context, async (ctx) => {
    const { rows, next } = await listSubmissions(ctx, { state, after });
    const shown = rows.map(({ documentId, type, title, partnerName, entry, state, savedAt }) => ({
      documentId,
      title,
      partnerName,
      state,
      isNew: entry === null,
      label: typeLabel(typeAt(type)),
      at: savedAt.toISOString(),
    }));
    return { rows: shown, next };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Listing',
    cell: ({ documentId, title }) => (
      <Link to={adminUrls.submission(documentId)} className="font-semibold wrap-anywhere underline underline-offset-4">
        {title}
      </Link>
    ),
  },
  { head: 'Content type', cell: ({ label, isNew }) => (isNew ? `${label}, new` : label) },
  { head: 'Partner', cell: ({ partnerName }) => <span className="wrap-anywhere">{partnerName}</span> },
  { head: 'Status', cell: ({ state }) => <SubmissionMark state={state} /> },
  { head: 'Submitted', cell: ({ at }) => <When at={at} /> },
];

export default function Submissions() {
  const { rows, next } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title="Partner submissions"
        lead="Changes that partners suggest to their listings. They go live once you approve them."
      />
      <Filters label="Filter submissions">
        <SelectField label="Status" name="state" defaultValue={query.get('state') ?? 'open'}>
          {submissionStates.map((state) => (
            <option key={state} value={state}>
              {stateWords[state]}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption="Partner submissions"
        columns={columns}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        empty="No submissions."
      />
    </>
  );
}
