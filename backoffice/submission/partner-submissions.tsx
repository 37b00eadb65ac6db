import { Link } from 'react-router';
import type { SubmissionState } from '../../service/partners/submissions/submission.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

const words = {
  open: ['waits', 'In review'],
  returned: ['bad', 'Changes requested'],
  accepted: ['good', 'Approved'],
} as const;

/** The state of a submission. */
export function SubmissionMark({ state }: { state: SubmissionState }) {
  const [tone, text] = words[state];
  return <Mark tone={tone}>{text}</Mark>;
}

export const stateWords: Readonly<Record<SubmissionState, string>> = {
  open: words.open[1],
  returned: words.returned[1],
  accepted: words.accepted[1],
};

export interface PartnerSubmissionRow {
  readonly documentId: string;
  readonly type: string;
  readonly entry: string | null;
  readonly title: string;
  readonly state: SubmissionState;
  readonly note: string | null;
  readonly at: string;
}

const pageOf = ({ type, entry, documentId }: PartnerSubmissionRow) =>
  entry === null ? adminUrls.partnerSubmission(documentId) : adminUrls.partnerEntry(type, entry);

const columns: readonly Column<PartnerSubmissionRow>[] = [
  {
    head: 'Listing',
    cell: (row) => (
      <Link to={pageOf(row)} className="font-semibold wrap-anywhere underline underline-offset-4">
        {row.title}
      </Link>
    ),
  },
  {
    head: 'Status',
    cell: ({ state, note }) => (
      <>
        <SubmissionMark state={state} />
        {note ? <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{note}</p> : null}
      </>
    ),
  },
  { head: 'Sent', cell: ({ at }) => <When at={at} /> },
];

/** The partner's submissions and their outcomes. */
export function PartnerSubmissions({ rows, next }: { rows: readonly PartnerSubmissionRow[]; next: string | null }) {
  return (
    <AdminTable
      caption="Your submissions"
      columns={columns}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      empty="No submissions yet."
    />
  );
}
