import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listAudit } from '../../service/platform/list-audit.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { AuditChange, firstColumns } from '../audit/audit-change.tsx';
import { actionLabel, subjectLabel } from '../audit/changed-fields.ts';
import { asStaff } from '../back-office.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-at']);
  return asStaff(context, async (ctx) => {
    const subject = { subjectType: filter('type'), subjectId: filter('entry') };
    const { rows, ...page } = await listAudit(ctx, {
      actor: filter('staff'),
      action: filter('action'),
      ...subject,
      after,
    });
    const shown = rows.map(({ at, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(after ?? null),
    }));
    return { ...page, rows: shown };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  ...firstColumns,
  { head: 'Action', cell: ({ action }) => actionLabel(action) },
  {
    head: 'Entry',
    cell: ({ subjectType, subjectId }) => (
      <>
        {subjectLabel(subjectType)}{' '}
        <span className="block text-sm text-ink-soft wrap-anywhere xl:min-w-40">{subjectId}</span>
      </>
    ),
  },
  { head: 'Change', cell: (row) => <AuditChange before={row.before} after={row.after} of={row} /> },
];

export default function Audit() {
  const { rows, next, actions, subjectTypes } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead
        title="Audit log"
        lead="Changes by staff and programs, staff sign-ins, and downloads. No one can edit this log."
      />
      <Filters>
        <TextField label="Person" {...value('staff')} />
        <SelectField label="Action" {...value('action')}>
          <Choices all="Everything" values={actions} wordsOf={actionLabel} />
        </SelectField>
        <SelectField label="Type of entry" {...value('type')}>
          <Choices all="Everything" values={subjectTypes} wordsOf={subjectLabel} />
        </SelectField>
        <TextField label="Entry ID" {...value('entry')} />
      </Filters>
      <AdminTable
        caption="Changes, newest first"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        next={next}
        wide
        empty="No entries match this search."
        none="No entries yet."
      />
    </>
  );
}

interface Chosen {
  readonly all: string;
  readonly values: readonly string[];
  readonly wordsOf: (value: string) => string;
}

function Choices({ all, values, wordsOf }: Chosen) {
  return (
    <>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {wordsOf(value)}
        </option>
      ))}
    </>
  );
}
