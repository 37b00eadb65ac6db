import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { adminAuditTexts } from '../../messages/en/admin/audit.ts';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import type { Translate } from '../../messages/translate.ts';
import { listAudit } from '../../service/platform/list-audit.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { AuditChange, firstColumns } from '../audit/audit-change.tsx';
import { actionLabel, subjectLabel } from '../audit/changed-fields.ts';
import { asStaff } from '../back-office.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

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

const columns = (t: Translate): readonly Column<Row>[] => [
  ...firstColumns(t),
  { head: t(adminAuditTexts.action), cell: ({ action }) => actionLabel(t, action) },
  {
    head: t(adminAuditTexts.entry),
    cell: ({ subjectType, subjectId }) => (
      <>
        {subjectLabel(t, subjectType)}{' '}
        <span className="block text-sm text-ink-soft wrap-anywhere xl:min-w-40">{subjectId}</span>
      </>
    ),
  },
  { head: t(adminAuditTexts.change), cell: (row) => <AuditChange before={row.before} after={row.after} of={row} /> },
];

export default function Audit() {
  const t = useText();
  const { rows, next, actions, subjectTypes } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead title={t(adminAuditTexts.auditLog)} lead={t(adminAuditTexts.lead)} />
      <Filters>
        <TextField label={t(adminAuditTexts.person)} {...value('staff')} />
        <SelectField label={t(adminAuditTexts.action)} {...value('action')}>
          <Choices all={t(adminAuditTexts.everything)} values={actions} wordsOf={(action) => actionLabel(t, action)} />
        </SelectField>
        <SelectField label={t(adminAuditTexts.typeOfEntry)} {...value('type')}>
          <Choices
            all={t(adminAuditTexts.everything)}
            values={subjectTypes}
            wordsOf={(type) => subjectLabel(t, type)}
          />
        </SelectField>
        <TextField label={t(adminAuditTexts.entryId)} {...value('entry')} />
      </Filters>
      <AdminTable
        caption={t(adminAuditTexts.caption)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ id }) => id}
        next={next}
        wide
        empty={t(adminAuditTexts.none)}
        begin={{ to: adminUrls.content, label: t(adminListTexts.openContent) }}
        noMatch={t(adminAuditTexts.noMatch)}
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
