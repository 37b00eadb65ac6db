import { Link } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { showBooking } from '../../service/booking/admin/show-booking.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { type ButtonSize, buttonLook } from '../../storefront/ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
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
  const { bookingId, who, bookingDate } = booking;
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
        action={<BookingActions booking={booking} />}
      />
      <BookingState booking={booking} className="mb-6" />
    </>
  );
}

/** Links to change and cancel the booking, while that is possible. */
export function BookingActions({ booking, size = 'md' }: { booking: AdminBooking; size?: ButtonSize }) {
  const t = useText();
  const { bookingId, bookingStatus, lines } = booking;
  if (bookingStatus !== 'pending' && bookingStatus !== 'confirmed') return null;
  const live = lines.filter(({ state }) => state === 'live');
  const cancelAll = new URLSearchParams(live.map(({ id }) => ['cancel', String(id)]));
  const change = adminUrls.changeBooking(bookingId);
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={change} className={buttonLook({ size })}>
        {t(adminBookingsTexts.change)}
      </Link>
      <Link to={`${change}?${cancelAll}`} className={buttonLook({ variant: 'secondary', size })}>
        {t(adminBookingsTexts.cancelBooking)}
      </Link>
    </div>
  );
}

/** Status, payment state, and what staff have to do. */
export function BookingState({ booking, className = '' }: { booking: AdminBooking; className?: string }) {
  const t = useText();
  return (
    <p className={`flex flex-wrap items-center gap-2 ${className}`}>
      <StatusMark status={booking.bookingStatus} />
      <span className="font-medium">{paidWords(t, booking)}</span>
      <WaitsMarks waits={booking.waits} />
    </p>
  );
}

/** Says that only what the law requires is left of the booking. */
export function DeletedNotice({ booking }: { booking: AdminBooking }) {
  const t = useText();
  return booking.forgotten ? (
    <Notice kind="info" className="mb-6">
      {t(adminBookingsTexts.accountDeleted)}
    </Notice>
  ) : null;
}
