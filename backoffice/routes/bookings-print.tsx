import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { listSelectedBookings, type SelectedBooking } from '../../service/booking/admin/list-selected-bookings.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { paidWords, statusWords } from '../booking/booking-words.ts';
import { selectedIn } from '../server/list-query.ts';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({
    day: today(ctx.now),
    bookings: await listSelectedBookings(ctx, { bookingIds: selectedIn(request), as: 'print' }),
  }));
}

/** The selected bookings on paper: guest, arrival, items, and a box to tick for each item. */
export default function BookingsPrint() {
  const t = useText();
  const { day, bookings } = useLoaderData<typeof loader>();
  const columns = [
    t(adminBookingsTexts.guest),
    t(adminBookingsTexts.items),
    t(adminBookingsTexts.specialRequests),
    t(adminBookingsTexts.balance),
  ];
  return (
    <>
      <p className="not-print mb-3">
        <Link to={adminUrls.bookings} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t(adminBookingsTexts.allBookings)}
        </Link>
      </p>
      <PageHead
        title={t(adminBookingsTexts.arrivalsList)}
        lead={t(adminBookingsTexts.listedOn, { count: bookings.length, day: formatDay(t, day) })}
        action={
          <Button className="not-print needs-script" onClick={() => window.print()}>
            {t(adminBookingsTexts.print)}
          </Button>
        }
      />
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table className="admin-table">
          <caption className="sr-only">{t(adminBookingsTexts.arrivalsList)}</caption>
          <thead>
            <tr>
              {columns.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <PrintedBooking key={booking.bookingId} booking={booking} heads={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function PrintedBooking({ booking, heads }: { booking: SelectedBooking; heads: readonly string[] }) {
  const t = useText();
  const { bookingId, name, leadTraveller, phone, requests, lines, status, toPay } = booking;
  const isLed = leadTraveller !== null && leadTraveller !== name;
  return (
    <tr>
      <th scope="row" data-head={heads[0]} className="font-normal">
        <div className="min-w-0">
          <span className="block font-semibold">{isLed ? leadTraveller : name}</span>
          {isLed ? <span className="block text-sm">{t(adminBookingsTexts.bookedByName, { name })}</span> : null}
          {phone ? <span className="block whitespace-nowrap">{phone}</span> : null}
          <span className="block text-sm text-ink-soft">
            <BookingNumber of={bookingId} />
          </span>
        </div>
      </th>
      <td data-head={heads[1]}>
        <ul className="grid gap-2">
          {lines.map((line) => (
            <li key={line.id} className="flex items-start gap-3">
              {line.checkedIn ? (
                <span className="text-sm font-medium">{t(adminBookingsTexts.checkedIn)}</span>
              ) : (
                <span className="mt-0.5 inline-block size-5 shrink-0 rounded border border-line-strong" />
              )}
              <span className="min-w-0">
                <span className="block font-semibold">{[line.name, line.optionName].filter(Boolean).join(', ')}</span>
                <span className="block">{line.days}</span>
                <span className="block text-sm">{[line.who, line.names.join(', ')].filter(Boolean).join(' · ')}</span>
                {line.arrivalTime ? (
                  <span className="block text-sm">
                    {t(adminBookingsTexts.arrivesAt, { arrivalTime: line.arrivalTime })}
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td data-head={heads[2]}>
        <div className="min-w-0">{requests ?? ''}</div>
      </td>
      <td data-head={heads[3]}>
        <div className="min-w-0">
          {toPay > 0 ? t(adminBookingsTexts.amountDue, { amount: formatMoney(toPay) }) : paidWords(t, booking)}
          <span className="block text-sm text-ink-soft">{t(statusWords[status])}</span>
        </div>
      </td>
    </tr>
  );
}
