import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { listHistory } from '../../service/content/list-history.ts';
import { restoreChange } from '../../service/content/restore-change.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { AuditChange, firstColumns } from '../audit/audit-change.tsx';
import { actionLabel } from '../audit/changed-fields.ts';
import { asStaff } from '../back-office.ts';
import { titleField } from '../content/entry-labels.ts';
import { act } from '../server/act.ts';
import { readEntry } from '../server/edited-entry.ts';
import { contentSubject, typeAt } from '../server/entry-list.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const type = typeAt(params['type']);
    const subject = contentSubject(ctx, type);
    const documentId = params['documentId'] ?? '';
    const { after } = readListQuery(request, ['-at']);
    const { rows, next } = await listHistory(ctx, { subject, documentId, after });
    const { entry } = await readEntry(ctx, subject.type, documentId, { fields: [], links: [] });
    const shown = rows.map(({ at, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(after ?? null),
    }));
    const title = entry[titleField(type)];
    return { type: type.name, documentId, title: typeof title === 'string' ? title : documentId, rows: shown, next };
  });
}

export function action(args: ActionFunctionArgs) {
  const type = typeAt(args.params['type']);
  const documentId = args.params['documentId'] ?? '';
  return act(args, async (ctx, { id }) => {
    const t = textIn(ctx.language);
    await restoreChange(ctx, { subject: contentSubject(ctx, type), documentId, change: id('of') });
    return { message: t(adminContentTexts.changeReverted), to: adminUrls.entry(type.name, documentId) };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns = (t: Translate): readonly Column<Row>[] => [
  ...firstColumns(t),
  { head: t(adminContentTexts.action), cell: ({ action }) => actionLabel(t, action) },
  { head: t(adminContentTexts.change), cell: ({ before, after }) => <AuditChange before={before} after={after} /> },
  {
    head: t(adminContentTexts.revert),
    cell: ({ id, restores }) =>
      restores ? (
        <Submit form="restore" name="of" value={String(id)} variant="secondary" size="sm">
          <Rich
            message={adminContentTexts.revertChange}
            values={{ id, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Submit>
      ) : null,
  },
];

export default function ContentHistory() {
  const t = useText();
  const { type, documentId, title, rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <BackTo to={adminUrls.entry(type, documentId)} title={title} />
      <PageHead title={t(adminContentTexts.historyOfTitle, { title })} lead={t(adminContentTexts.historyLead)} />
      <AdminForm id="restore" refused={refused}>
        {null}
      </AdminForm>
      <AdminTable
        caption={t(adminContentTexts.changesNewestFirst)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ id }) => id}
        next={next}
        wide
        empty={t(adminContentTexts.noChangesYet)}
      />
    </>
  );
}
