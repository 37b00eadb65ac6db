import { lazy, type ReactNode, Suspense, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import { tripsTexts } from '../../messages/en/trips.ts';
import type { BookedForWire, BookingView } from '../../service/booking/model/wire/wire.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Brand } from '../shell/header.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { BookAgain } from './book-again.tsx';
import { BookingDetails } from './booking-details.tsx';
import { BookedFor, StatusBadge, TimeLeft } from './booking-facts.tsx';
import { BookingItems, CancelledItems } from './booking-items.tsx';
import { BookingKey, bookingAddress, paymentAddress } from './booking-key.ts';
import { changeableBookings } from './change-choice.ts';
import { Conversation } from './conversation.tsx';
import { endedUnpaid, paymentStage } from './payment.ts';
import { RefusedItems } from './refused-items.tsx';
import { useNow } from './use-now.ts';
import { useOfflineTrip } from './use-offline-trip.ts';

const ModifyBookings = lazy(() => import('./modify-bookings.tsx'));
const TripDocuments = lazy(() => import('./trip-documents.tsx'));

/**
 * The dashboard's view of a booking on a page of its own: for people who open it by the link in its email, and for its
 * owner, who needs no `secret`.
 */
export function GuestBooking(props: { booking: BookingView; bookedFor: BookedForWire; secret: string | null }) {
  const t = useText();
  const { secret } = props;
  const [booking, put] = useState(props.booking);
  const [draft, setDraft] = useState('');
  const { ready, token } = useSession();
  const clock = useNow();
  const now = clock ?? Date.now();
  const { bookingId, bookingStatus } = booking;
  // its owner's page reads it from our API; the dashboard stores that
  const isStored = useOfflineTrip(secret === null ? undefined : [booking], {
    pages: [addressIn(t.language, bookingAddress(bookingId, secret ?? ''))],
    path: null,
    secret,
  });
  const stage = paymentStage(booking, clock);
  const changeable = changeableBookings([booking], now).length > 0;
  return (
    <BookingKey value={secret}>
      <div className="page max-w-4xl py-6 md:py-10">
        <Brand />
        <header className="mt-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-4xl md:text-5xl">{t(bookingTexts.title)}</h1>
            <p className="mt-1 wrap-anywhere text-ink-soft">
              {t(bookingTexts.idBookedOn, { bookingId, day: formatDay(t, today(new Date(booking.bookingDate))) })}
            </p>
          </div>
          <StatusBadge status={bookingStatus} />
        </header>
        <noscript>
          <p className="mt-4 rounded-field bg-sunk px-4 py-3">{t(bookingTexts.needsJavascript)}</p>
        </noscript>
        {stage === 'payable' && booking.payBy ? (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunk p-4">
            <TimeLeft payBy={booking.payBy} />
            <ButtonLink to={paymentAddress(bookingId, secret)}>
              {t(bookingTexts.pay, { amount: formatMoney(booking.toPay) })}
            </ButtonLink>
          </div>
        ) : null}
        {endedUnpaid(booking, clock) ? (
          <div className="mt-6 rounded-card bg-sunk p-4">
            <p className="mb-3">{t(bookingTexts.holdExpired)}</p>
            <BookAgain bookingId={bookingId} secret={secret} />
          </div>
        ) : null}
        <RefusedItems booking={booking} onChange={put} />
        <Part id="booked" title={t(bookingTexts.booked)}>
          {changeable && ready ? (
            <Suspense fallback={<BookingItems items={booking.bookingItems} />}>
              <ModifyBookings
                bookings={{ state: 'loaded', bookings: [booking] }}
                onReload={() => undefined}
                onChange={put}
              />
            </Suspense>
          ) : (
            <BookingItems items={booking.bookingItems} />
          )}
          <CancelledItems booking={booking} />
          {/* until the guest details change: they contain it too, but need scripts */}
          {booking.version === props.booking.version ? <BookedFor of={props.bookedFor} /> : null}
          <BookingDetails booking={booking} id={`${bookingId}-details`} onChange={put} />
        </Part>
        {bookingStatus === 'confirmed' || bookingStatus === 'completed' || booking.paymentState !== 'none' ? (
          <Part id="documents" title={t(bookingTexts.documents)}>
            <Suspense fallback={null}>
              <TripDocuments key={booking.version} bookingId={bookingId} secret={secret} />
            </Suspense>
            {isStored ? <p className="text-sm text-ink-soft">{t(tripsTexts.guestOffline)}</p> : null}
          </Part>
        ) : null}
        <Part id="messages" title={t(bookingTexts.messages)}>
          <Conversation bookingId={bookingId} token={secret === null ? token : null} draft={draft} onDraft={setDraft} />
        </Part>
      </div>
    </BookingKey>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="mb-4 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
