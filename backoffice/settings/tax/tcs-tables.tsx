import { Link } from 'react-router';
import { formatDay } from '../../../service/core/day.ts';
import type { TcsRate } from '../../../service/partners/tcs.ts';
import { AdminForm, Submit } from '../../ui/admin-form.tsx';
import { AdminTable, type Column } from '../../ui/admin-table.tsx';
import { adminUrls } from '../../urls.ts';
import type { WorkedTcs } from './tcs-example.ts';

/** An example statement under the current rates and under the planned ones. */
export function WorkedTcsTable({ now, later }: { now: readonly WorkedTcs[]; later?: readonly WorkedTcs[] }) {
  const rows = now.map((one, at) => ({ ...one, later: later?.[at] }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { head: 'Item', cell: ({ what }) => what },
    { head: 'Price before tax', atEnd: true, cell: ({ price }) => price },
    { head: 'Commission and its GST', atEnd: true, cell: ({ commission }) => commission },
    { head: later ? 'Current TCS' : 'TCS', atEnd: true, cell: ({ tcs }) => tcs },
    { head: later ? 'Current payable' : 'Payable', atEnd: true, cell: ({ payable }) => payable },
  ];
  const after: typeof columns = [
    { head: 'New TCS', atEnd: true, cell: ({ later }) => later?.tcs },
    {
      head: 'New payable',
      atEnd: true,
      cell: ({ payable, later }) => (later?.payable === payable ? payable : <strong>{later?.payable}</strong>),
    },
  ];
  return (
    <AdminTable
      caption={later ? 'Example statement, before and after' : 'Example statement'}
      columns={later ? [...columns, ...after] : columns}
      rows={rows}
      keyOf={({ what }) => what}
      empty=""
    />
  );
}

/** Rates, newest first. A future one can be removed. */
export function TcsRateTable({ rates, today }: { rates: readonly TcsRate[]; today: string }) {
  const inForce = rates.find(({ from }) => from <= today);
  const columns: readonly Column<TcsRate>[] = [
    { head: 'From', cell: ({ from }) => <span className="font-semibold">{formatDay(from)}</span> },
    { head: 'Rate', atEnd: true, cell: ({ percent }) => `${percent}%` },
    { head: 'Deducted from payouts', cell: ({ withheld }) => (withheld ? 'Yes' : 'No, reported only') },
    {
      head: 'Status',
      cell: (rate) =>
        rate.from > today ? (
          <AdminForm refused={undefined} className="flex items-center gap-3">
            {' '}
            Scheduled <input type="hidden" name="from" value={rate.from} />
            <Submit name="do" value="drop" variant="quiet" size="sm">
              Remove<span className="sr-only">{` the rate from ${formatDay(rate.from)}`}</span>
            </Submit>
          </AdminForm>
        ) : rate === inForce ? (
          'In force'
        ) : (
          'Ended'
        ),
    },
  ];
  return (
    <AdminTable
      caption="TCS rates"
      columns={columns}
      rows={rates}
      keyOf={({ from }) => from}
      empty={
        <>
          No rates yet. <Link to={adminUrls.tcs}>Add a rate</Link>
        </>
      }
    />
  );
}
