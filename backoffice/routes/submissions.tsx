import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import type { Translate } from '../../messages/translate.ts';
import { listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { sentStates } from '../../service/partners/submissions/submission.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
  const state = sentStates.find((name) => name === filter('state')) ?? 'open';
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

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminSubmissionsTexts.listing),
    cell: ({ documentId, title }) => (
      <Link to={adminUrls.submission(documentId)} className="font-semibold wrap-anywhere underline underline-offset-4">
        {title}
      </Link>
    ),
  },
  {
    head: t(adminSubmissionsTexts.contentType),
    cell: ({ label, isNew }) => (isNew ? t(adminSubmissionsTexts.labelAndNew, { label }) : label),
  },
  {
    head: t(adminSubmissionsTexts.partner),
    cell: ({ partnerName }) => <span className="wrap-anywhere">{partnerName}</span>,
  },
  { head: t(adminSubmissionsTexts.status), cell: ({ state }) => <SubmissionMark state={state} /> },
  { head: t(adminSubmissionsTexts.submitted), cell: ({ at }) => <When at={at} /> },
];

export default function Submissions() {
  const t = useText();
  const { rows, next } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t(adminSubmissionsTexts.titleOfList)} lead={t(adminSubmissionsTexts.lead)} />
      <Filters label={t(adminSubmissionsTexts.filterSubmissions)}>
        <SelectField label={t(adminSubmissionsTexts.status)} name="state" defaultValue={query.get('state') ?? 'open'}>
          {sentStates.map((state) => (
            <option key={state} value={state}>
              {t(stateWords[state])}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption={t(adminSubmissionsTexts.titleOfList)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        empty={t(adminSubmissionsTexts.noSubmissions)}
        begin={{ to: adminUrls.partners, label: t(adminListTexts.openPartners) }}
      />
    </>
  );
}
