import type { LoaderFunctionArgs } from 'react-router';
import { textIn } from '../../messages/translate.ts';
import { bookingsCsv } from '../../service/booking/admin/bookings-csv.ts';
import { listSelectedBookings } from '../../service/booking/admin/list-selected-bookings.ts';
import { today } from '../../service/core/day.ts';
import { asStaff } from '../back-office.ts';
import { csvResponse } from '../server/file-response.ts';
import { selectedIn } from '../server/list-query.ts';

/** The ticked bookings as a CSV file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const bookings = await listSelectedBookings(ctx, { bookingIds: selectedIn(request), as: 'csv' });
    return csvResponse(bookingsCsv(textIn(ctx.language), bookings), `bookings-${today(ctx.now)}.csv`);
  });
}
