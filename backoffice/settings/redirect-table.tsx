import type { Redirect } from '../../service/catalog/redirects/redirect.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';

type Row = Redirect & { readonly id: number };

const columns: readonly Column<Row>[] = [
  { head: 'Old address', cell: ({ path }) => <span className="font-semibold wrap-anywhere">{path}</span> },
  { head: 'Leads to', cell: ({ target }) => <span className="wrap-anywhere">{target}</span> },
  { head: 'How long', cell: ({ permanent }) => (permanent ? 'for good (301)' : 'for now (302)') },
  {
    head: 'Change',
    cell: ({ id, path }) => (
      <AdminForm refused={undefined}>
        <input type="hidden" name="of" value={id} />
        <Submit name="do" value="remove" variant="quiet" size="sm">
          Take out<span className="sr-only">{` ${path}`}</span>
        </Submit>
      </AdminForm>
    ),
  },
];

export function RedirectTable({ rows, next }: { rows: readonly Row[]; next: string | null }) {
  return (
    <AdminTable
      caption="Redirects, by their old addresses"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      next={next}
      empty="There are none."
    />
  );
}
