import type { StockLine } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { GridDay } from '../../service/stock/grid-days.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';

interface Props {
  name: string;
  rows: readonly StockLine[];
  days: readonly GridDay[];
}

/** A month of days, row by row. */
export function PlainMonth({ name, rows, days }: Props) {
  const labels = new Map(rows.map(({ sellableId, slot, label }) => [`${sellableId} ${slot}`, label || name]));
  const columns: readonly Column<GridDay>[] = [
    { head: 'Day', cell: ({ day }) => formatDay(day) },
    { head: 'Item', cell: ({ sellableId, slot }) => labels.get(`${sellableId} ${slot}`) },
    { head: 'Free', atEnd: true, cell: ({ free, units }) => `${free} of ${units}` },
    { head: 'Sold', atEnd: true, cell: ({ sold }) => sold },
    { head: 'On hold', atEnd: true, cell: ({ held }) => held },
    { head: 'Other channels', atEnd: true, cell: ({ elsewhere }) => elsewhere },
    { head: 'Price', atEnd: true, cell: ({ price }) => (price === null ? 'none' : formatMoney(paiseOf(price))) },
    { head: 'Status', cell: (day) => dayStateText(day).join(', ') },
  ];
  return (
    <AdminTable
      caption={`Days of ${name}`}
      columns={columns}
      rows={days}
      keyOf={({ sellableId, slot, day }) => `${sellableId} ${slot} ${day}`}
      empty="Nothing to sell here yet."
    />
  );
}

/** The state of a day beyond its numbers, as text. */
export function dayStateText(day: Omit<GridDay, 'sellableId' | 'slot' | 'day'>): string[] {
  const { closed, minStay, noArrival } = day;
  return [
    closed ? 'closed' : 'open',
    minStay > 1 ? `minimum stay ${minStay}` : '',
    noArrival ? 'no arrivals' : '',
    isSoldTwice(day) ? 'overbooked' : '',
  ].filter(Boolean);
}

/** True if more units are sold, here and on other channels, than exist. */
export function isSoldTwice({ units, sold, held, elsewhere }: Pick<GridDay, 'units' | 'sold' | 'held' | 'elsewhere'>) {
  return elsewhere > 0 && sold + held > 0 && sold + held + elsewhere > units;
}
