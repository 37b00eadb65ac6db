import { Link } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { showBooking } from '../../service/booking/admin/show-booking.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { BookingNumber, StatusMark, WaitsMarks } from './booking-marks.tsx';
import { paidWords } from './booking-words.ts';

/** The data of the booking page. */
export type AdminBooking = Awaited<ReturnType<typeof showBooking>>;

/** The booking's number and status, and its most common actions. */
export function BookingHead({ booking }: { booking: AdminBooking }) {
  const t = useText();
  const { bookingId, bookingStatus, waits, who, bookingDate } = booking;
  const live = booking.lines.filter(({ state }) => state === 'live');
  const canChange = bookingStatus === 'pending' || bookingStatus === 'confirmed';
  const cancelAll = new URLSearchParams(live.map(({ id }) => ['cancel', String(id)]));
  return (
    <>
      <p className="mb-3">
        <Link to={adminUrls.bookings} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t(adminBookingsTexts.allBookings)}
        </Link>
      </p>
      <PageHead
        title={bookingId}
        heading={<BookingNumber of={bookingId} />}
        lead={
          <Rich
            message={who.account ? adminBookingsTexts.bookedOn : adminBookingsTexts.bookedWithoutAccount}
            values={{
              name: who.name,
              at: formatInstant(bookingDate),
              time: (words) => <When at={bookingDate}>{words}</When>,
            }}
          />
        }
        action={
          canChange ? (
            <div className="flex flex-wrap gap-3">
              <Link to={adminUrls.changeBooking(bookingId)} className={buttonLook({})}>
                {t(adminBookingsTexts.change)}
              </Link>
              <Link
                to={`${adminUrls.changeBooking(bookingId)}?${cancelAll}`}
                className={buttonLook({ variant: 'secondary' })}
              >
                {t(adminBookingsTexts.cancelBooking)}
              </Link>
            </div>
          ) : null
        }
      />
      <p className="mb-6 flex flex-wrap items-center gap-2">
        <StatusMark status={bookingStatus} />
        <span className="font-medium">{paidWords(t, booking)}</span>
        <WaitsMarks waits={waits} />
      </p>
    </>
  );
}
