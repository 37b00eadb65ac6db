import { useState } from 'react';
import { vouchersTexts } from '../../messages/en/vouchers.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { StatusBadge } from './booking-facts.tsx';
import { sortBookings } from './booking-tabs.ts';
import { datesText } from './show.ts';
import TripDocuments from './trip-documents.tsx';
import type { BookingsState } from './use-bookings.ts';

/** This number of trips show their documents at once; the others on request. */
const openAtFirst = 2;

/** Ticket/Vouchers (BOOK-18): the paid trips, each with its documents. */
export default function VouchersTab({ bookings, onReload }: { bookings: BookingsState; onReload: () => void }) {
  const t = useText();
  if (bookings.state === 'loading') {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label={t(vouchersTexts.loading)} className="size-9" />
      </div>
    );
  }
  if (bookings.state === 'failed') {
    return (
      <div role="alert" className="mt-6 rounded-card border border-danger bg-card p-8 text-center">
        <p className="text-lg font-medium">{bookings.message}</p>
        <Button className="mt-5" onClick={onReload}>
          {t(vouchersTexts.tryAgain)}
        </Button>
      </div>
    );
  }
  const trips = sortBookings(bookings.bookings.filter(hasDocuments), 'Relevance');
  if (trips.length === 0) {
    return (
      <div className="mt-6 rounded-card border border-line bg-card px-6 py-8 text-center md:py-12">
        <Icon name="ticket" className="mx-auto text-ink-soft max-md:hidden" />
        <h2 className="mt-3 text-3xl">{t(vouchersTexts.empty)}</h2>
        <p className="mt-2 text-lg text-ink-soft">{t(vouchersTexts.emptyAdvice)}</p>
        <ButtonLink to={`${urls.dashboard}?view=bookings`} className="mt-5">
          {t(vouchersTexts.openBookings)}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="mt-6 space-y-4">
      {trips.map((booking, index) => (
        <li key={booking.bookingId}>
          <Trip booking={booking} openAtFirst={index < openAtFirst} />
        </li>
      ))}
    </ul>
  );
}

/** True if it was paid, even if it was cancelled later: then it has an invoice and a credit note. */
function hasDocuments({ bookingStatus, paymentState }: BookingView): boolean {
  return bookingStatus === 'confirmed' || bookingStatus === 'completed' || paymentState !== 'none';
}

function Trip({ booking, openAtFirst }: { booking: BookingView; openAtFirst: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(openAtFirst);
  const { bookingId, bookingItems } = booking;
  const heading = `trip-${bookingId}`;
  const [first] = bookingItems;
  return (
    <article aria-labelledby={heading} className="rounded-card border border-line bg-card p-4 shadow-card md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 id={heading} className="font-sans text-base font-semibold tracking-normal break-all">
            {bookingId}
          </h2>
          <p className="text-sm text-ink-soft">
            {first ? datesText(t, first.type, first.selectedDate, first.checkOut).text : null}
          </p>
        </div>
        <StatusBadge status={booking.bookingStatus} />
      </header>
      {open ? (
        <TripDocuments bookingId={bookingId} />
      ) : (
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
          <Rich
            message={vouchersTexts.showDocuments}
            values={{ bookingId, booking: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      )}
    </article>
  );
}
