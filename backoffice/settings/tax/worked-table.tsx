import { AdminTable, type Column } from '../../ui/admin-table.tsx';
import type { Worked } from './worked-example.ts';

interface Both {
  readonly what: string;
  readonly now: Worked;
  readonly later: Worked | undefined;
}

function Taxes({ worked }: { worked: Worked }) {
  if (worked.taxes.length === 0) return <>no tax</>;
  return worked.taxes.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** The prices under the current rules and under the planned ones. */
export function WorkedTable({ now, later }: { now: readonly Worked[]; later?: readonly Worked[] }) {
  const rows = now.map((one, at): Both => ({ what: one.what, now: one, later: later?.[at] }));
  const columns: readonly Column<Both>[] = [
    { head: 'Item', cell: ({ what }) => what },
    { head: 'Price and fees', atEnd: true, cell: ({ now }) => now.subtotal },
    { head: later ? 'Current tax' : 'Tax', atEnd: true, cell: ({ now }) => <Taxes worked={now} /> },
    { head: later ? 'Current total' : 'Total', atEnd: true, cell: ({ now }) => now.payable },
  ];
  const after: readonly Column<Both>[] = [
    { head: 'New tax', atEnd: true, cell: ({ later }) => (later ? <Taxes worked={later} /> : null) },
    {
      head: 'New total',
      atEnd: true,
      cell: ({ now, later }) => (later?.payable === now.payable ? later.payable : <strong>{later?.payable}</strong>),
    },
  ];
  return (
    <AdminTable
      caption={later ? 'Website prices, before and after' : 'Website prices'}
      columns={later ? [...columns, ...after] : columns}
      rows={rows}
      keyOf={({ what }) => what}
      wide={later !== undefined}
      empty=""
    />
  );
}
