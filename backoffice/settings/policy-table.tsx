import { AdminTable, type Column } from '../ui/admin-table.tsx';

export interface Step {
  readonly until: string;
  readonly percent: number;
  readonly back: string;
}

const columns: readonly Column<Step>[] = [
  { head: 'Who cancels', cell: ({ until }) => until },
  { head: 'Gets back', atEnd: true, cell: ({ percent }) => `${percent} %` },
  { head: 'Of ₹10,000', atEnd: true, cell: ({ back }) => back },
];

/** The refunds of a policy, with an example. After the last step there is no refund. */
export function PolicyTable({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <AdminTable
      caption={`What ${name} gives back`}
      columns={columns}
      rows={steps.length > 0 ? [...steps, { until: 'later', percent: 0, back: '₹0' }] : []}
      keyOf={({ until }) => until}
      empty="Nothing comes back."
    />
  );
}
