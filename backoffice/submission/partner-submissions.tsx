import { Link } from 'react-router';
import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SubmissionState } from '../../service/partners/submissions/submission.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { lastStep } from '../content/entry-steps.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

const tones: Readonly<Record<SubmissionState, MarkTone>> = {
  draft: 'still',
  open: 'waits',
  returned: 'bad',
  accepted: 'good',
};

export const stateWords: Readonly<Record<SubmissionState, Message>> = {
  draft: adminSubmissionsTexts.draft,
  open: adminSubmissionsTexts.inReview,
  returned: adminSubmissionsTexts.changesRequested,
  accepted: adminSubmissionsTexts.approved,
};

/** The state of a submission. */
export function SubmissionMark({ state }: { state: SubmissionState }) {
  const t = useText();
  return <Mark tone={tones[state]}>{t(stateWords[state])}</Mark>;
}

export interface PartnerSubmissionRow {
  readonly documentId: string;
  readonly type: string;
  readonly entry: string | null;
  readonly title: string;
  readonly state: SubmissionState;
  readonly note: string | null;
  readonly at: string;
}

function pageOf({ type, entry, documentId, state }: PartnerSubmissionRow): string {
  if (state === 'draft') return adminUrls.atStep(adminUrls.partnerSteps(documentId), lastStep);
  return entry === null ? adminUrls.partnerSubmission(documentId) : adminUrls.partnerEntry(type, entry);
}

const columns = (t: Translate): readonly Column<PartnerSubmissionRow>[] => [
  {
    head: t(adminSubmissionsTexts.listing),
    cell: (row) => (
      <Link to={pageOf(row)} className="font-semibold wrap-anywhere underline underline-offset-4">
        {row.title}
      </Link>
    ),
  },
  {
    head: t(adminSubmissionsTexts.status),
    cell: ({ state, note }) => (
      <>
        <SubmissionMark state={state} />
        {note ? <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{note}</p> : null}
      </>
    ),
  },
  { head: t(adminSubmissionsTexts.sent), cell: ({ state, at }) => (state === 'draft' ? null : <When at={at} />) },
];

/** The partner's submissions and their outcomes. */
export function PartnerSubmissions({ rows, next }: { rows: readonly PartnerSubmissionRow[]; next: string | null }) {
  const t = useText();
  return (
    <AdminTable
      caption={t(adminSubmissionsTexts.yourSubmissions)}
      columns={columns(t)}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      empty={t(adminSubmissionsTexts.noSubmissionsYet)}
    />
  );
}
