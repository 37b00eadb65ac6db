import type { Redirect } from '../../service/catalog/redirects/redirect.ts';
import { DeskForm, Submit } from '../ui/desk-form.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';

type Row = Redirect & { readonly id: number };

const columns: readonly Column<Row>[] = [
  { head: 'Old address', cell: ({ path }) => <span className="font-semibold wrap-anywhere">{path}</span> },
  { head: 'Leads to', cell: ({ target }) => <span className="wrap-anywhere">{target}</span> },
  { head: 'How long', cell: ({ permanent }) => (permanent ? 'for good (301)' : 'for now (302)') },
  {
    head: 'Change',
    cell: ({ id, path }) => (
      <DeskForm refused={undefined}>
        <input type="hidden" name="of" value={id} />
        <Submit name="do" value="remove" variant="quiet" size="sm">
          Take out<span className="sr-only">{` ${path}`}</span>
        </Submit>
      </DeskForm>
    ),
  },
];

export function RedirectTable({ rows, next }: { rows: readonly Row[]; next: string | null }) {
  return (
    <DeskTable
      caption="Redirects, by their old addresses"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      next={next}
      empty="There are none."
    />
  );
}
