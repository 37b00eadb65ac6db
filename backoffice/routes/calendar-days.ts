import type { LoaderFunctionArgs } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { sentence } from '../../messages/message.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { invalid } from '../../service/core/app-error.ts';
import { addDays, isDay } from '../../service/core/day.ts';
import { asStaff } from '../back-office.ts';

/** The grid itself loads again after a change: a second load at the same moment would cancel its own. */
export const shouldRevalidate = () => false;

/** Days of some rows of the grid, requested while the user scrolls. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const query = new URL(request.url).searchParams;
    const from = query.get('from') ?? '';
    const days = Number(query.get('days'));
    const sellables = (query.get('of') ?? '').split(',').map(Number);
    const fine = isDay(from) && Number.isInteger(days) && Math.abs(days) <= 366 && sellables.every(Number.isInteger);
    if (!fine) throw invalid(sentence(adminCalendarTexts.selectFirst));
    const rows = await showStockDays(ctx, { sellables, from, to: addDays(from, days) });
    return {
      days: rows.map(({ sellableId, day, slot, ...state }) => [`${sellableId} ${slot}`, day, state] as const),
    };
  });
}
