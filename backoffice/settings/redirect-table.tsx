import type { Redirect } from '../../service/catalog/redirects/redirect.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';

type Row = Redirect & { readonly id: number };

const columns: readonly Column<Row>[] = [
  { head: 'Old path', cell: ({ path }) => <span className="font-semibold wrap-anywhere">{path}</span> },
  { head: 'Target', cell: ({ target }) => <span className="wrap-anywhere">{target}</span> },
  { head: 'Type', cell: ({ permanent }) => (permanent ? 'permanent (301)' : 'temporary (302)') },
  {
    head: 'Change',
    cell: ({ id, path }) => (
      <AdminForm refused={undefined}>
        <input type="hidden" name="of" value={id} />
        <Submit name="do" value="remove" variant="quiet" size="sm">
          Remove<span className="sr-only">{` ${path}`}</span>
        </Submit>
      </AdminForm>
    ),
  },
];

export function RedirectTable({ rows, next }: { rows: readonly Row[]; next: string | null }) {
  return (
    <AdminTable
      caption="Redirects by old path"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      next={next}
      empty="No redirects yet."
    />
  );
}
