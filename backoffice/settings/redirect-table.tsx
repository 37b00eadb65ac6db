import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Redirect } from '../../service/catalog/redirects/redirect.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';

type Row = Redirect & { readonly id: number };

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminSettingsTexts.oldPath),
    cell: ({ path }) => <span className="font-semibold wrap-anywhere">{path}</span>,
  },
  { head: t(adminSettingsTexts.target), cell: ({ target }) => <span className="wrap-anywhere">{target}</span> },
  {
    head: t(adminSettingsTexts.type),
    cell: ({ permanent }) => (permanent ? t(adminSettingsTexts.permanent301) : t(adminSettingsTexts.temporary302)),
  },
  {
    head: t(adminSettingsTexts.change),
    cell: ({ id, path }) => (
      <AdminForm refused={undefined}>
        <input type="hidden" name="of" value={id} />
        <Submit name="do" value="remove" variant="quiet" size="sm">
          <Rich
            message={adminSettingsTexts.removePath}
            values={{ path, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Submit>
      </AdminForm>
    ),
  },
];

export function RedirectTable({ rows, next }: { rows: readonly Row[]; next: string | null }) {
  const t = useText();
  return (
    <AdminTable
      caption={t(adminSettingsTexts.redirectsCaption)}
      columns={columns(t)}
      rows={rows}
      keyOf={({ id }) => id}
      next={next}
      empty={t(adminSettingsTexts.noRedirectsYet)}
      begin={{ to: '#redirect', label: t(adminSettingsTexts.addARedirect) }}
    />
  );
}
