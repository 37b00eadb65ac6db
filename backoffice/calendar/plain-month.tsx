import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import type { StockLine } from '../../service/catalog/stock-grid/find-stock-rows.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { GridDay } from '../../service/stock/grid-days.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';

interface Props {
  name: string;
  rows: readonly StockLine[];
  days: readonly GridDay[];
}

/** A month of days, row by row. */
export function PlainMonth({ name, rows, days }: Props) {
  const t = useText();
  const labels = new Map(rows.map(({ sellableId, slot, label }) => [`${sellableId} ${slot}`, label || name]));
  const columns: readonly Column<GridDay>[] = [
    { head: t(adminCalendarTexts.day), cell: ({ day }) => formatDay(t, day) },
    { head: t(adminCalendarTexts.item), cell: ({ sellableId, slot }) => labels.get(`${sellableId} ${slot}`) },
    {
      head: t(adminCalendarTexts.free),
      atEnd: true,
      cell: ({ free, units }) => t(adminCalendarTexts.freeOfUnits, { free, units }),
    },
    { head: t(adminCalendarTexts.sold), atEnd: true, cell: ({ sold }) => sold },
    { head: t(adminCalendarTexts.onHold), atEnd: true, cell: ({ held }) => held },
    { head: t(adminCalendarTexts.otherChannels), atEnd: true, cell: ({ elsewhere }) => elsewhere },
    {
      head: t(adminCalendarTexts.priceHead),
      atEnd: true,
      cell: ({ price }) => (price === null ? t(adminCalendarTexts.none) : formatMoney(paiseOf(price))),
    },
    { head: t(adminCalendarTexts.status), cell: (day) => dayStateText(t, day).join(', ') },
  ];
  return (
    <AdminTable
      caption={t(adminCalendarTexts.daysOfName, { name })}
      columns={columns}
      rows={days}
      keyOf={({ sellableId, slot, day }) => `${sellableId} ${slot} ${day}`}
      empty={t(adminCalendarTexts.nothingToSell)}
    />
  );
}

/** The state of a day beyond its numbers, as text. */
export function dayStateText(t: Translate, day: Omit<GridDay, 'sellableId' | 'slot' | 'day'>): string[] {
  const { closed, minStay, noArrival } = day;
  return [
    closed ? t(adminCalendarTexts.isClosed) : t(adminCalendarTexts.isOpen),
    minStay > 1 ? t(adminCalendarTexts.minimumStayOf, { minStay }) : '',
    noArrival ? t(adminCalendarTexts.noArrivalsThen) : '',
    isSoldTwice(day) ? t(adminCalendarTexts.isOverbooked) : '',
  ].filter(Boolean);
}

/** True if more units are sold, here and on other channels, than exist. */
export function isSoldTwice({ units, sold, held, elsewhere }: Pick<GridDay, 'units' | 'sold' | 'held' | 'elsewhere'>) {
  return elsewhere > 0 && sold + held > 0 && sold + held + elsewhere > units;
}
