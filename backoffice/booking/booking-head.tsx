import { Link } from 'react-router';
import type { showBooking } from '../../service/booking/admin/show-booking.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { BookingNumber, StatusMark, WaitsMarks } from './booking-marks.tsx';
import { paidWords } from './booking-words.ts';

/** The data of the booking page. */
export type AdminBooking = Awaited<ReturnType<typeof showBooking>>;

/** The booking's number and status, and its most common actions. */
export function BookingHead({ booking }: { booking: AdminBooking }) {
  const { bookingId, bookingStatus, waits, who, bookingDate } = booking;
  const live = booking.lines.filter(({ state }) => state === 'live');
  const canChange = bookingStatus === 'pending' || bookingStatus === 'confirmed';
  const cancelAll = new URLSearchParams(live.map(({ id }) => ['cancel', String(id)]));
  return (
    <>
      <p className="mb-3">
        <Link to={adminUrls.bookings} className="inline-flex min-h-11 items-center underline underline-offset-4">
          All bookings
        </Link>
      </p>
      <PageHead
        title={bookingId}
        heading={<BookingNumber of={bookingId} />}
        lead={
          <>
            {who.name}, booked on <When at={bookingDate} />
            {who.account ? '' : ' (guest checkout, no account)'}
          </>
        }
        action={
          canChange ? (
            <div className="flex flex-wrap gap-3">
              <Link to={adminUrls.changeBooking(bookingId)} className={buttonLook({})}>
                Change
              </Link>
              <Link
                to={`${adminUrls.changeBooking(bookingId)}?${cancelAll}`}
                className={buttonLook({ variant: 'secondary' })}
              >
                Cancel booking
              </Link>
            </div>
          ) : null
        }
      />
      <p className="mb-6 flex flex-wrap items-center gap-2">
        <StatusMark status={bookingStatus} />
        <span className="font-medium">{paidWords(booking)}</span>
        <WaitsMarks waits={waits} />
      </p>
    </>
  );
}
