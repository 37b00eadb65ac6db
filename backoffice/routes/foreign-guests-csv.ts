import type { LoaderFunctionArgs } from 'react-router';
import { exportForeignGuests } from '../../service/booking/admin/export-foreign-guests.ts';
import { isDay, today } from '../../service/core/day.ts';
import { asStaff } from '../back-office.ts';
import { csvResponse } from '../server/file-response.ts';

/** The foreign guests who arrived on those days, by default today, as a CSV file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [first, last] = [searchParams.get('from'), searchParams.get('to')];
  return asStaff(context, async (ctx) => {
    const from = isDay(first) ? first : today(ctx.now);
    const to = isDay(last) ? last : from;
    return csvResponse(await exportForeignGuests(ctx, { from, to }), `foreign-guests-${from}-${to}.csv`);
  });
}
