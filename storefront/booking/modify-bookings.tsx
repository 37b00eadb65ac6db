import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { StatusBadge } from './booking-facts.tsx';
import { BookingItems } from './booking-items.tsx';
import { LoadedBookings, NoBookings } from './bookings-list.tsx';
import { changeableBookings } from './change-choice.ts';
import { LineActions } from './line-actions.tsx';
import { pendingChangeText } from './payment-words.ts';
import type { BookingsState } from './use-bookings.ts';
import { useNow } from './use-now.ts';

const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

interface Open {
  readonly booking: BookingView;
  readonly item: BookingItemView;
  readonly cancels: boolean;
}

/** Modify Bookings (BOOK-17): the bookings that can still be changed, line by line. */
export default function ModifyBookings(props: {
  bookings: BookingsState;
  onReload: () => void;
  onChange: (changed: BookingView) => void;
}) {
  const t = useText();
  const [open, setOpen] = useState<Open | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef(false);

  // the button that had the focus may be gone with its line
  useEffect(() => {
    if (open) opened.current = true;
    else if (opened.current && document.activeElement === document.body) list.current?.focus();
  }, [open]);

  return (
    <div ref={list} tabIndex={-1} className="mt-4 outline-none">
      <p className="max-w-prose text-ink-soft">{t(bookingChangeTexts.advice)}</p>
      <LoadedBookings bookings={props.bookings} onReload={props.onReload}>
        {(bookings) => <Changeable bookings={bookings} onOpen={setOpen} />}
      </LoadedBookings>
      {open ? (
        <Suspense fallback={null}>
          <ChangeDialog {...open} onChange={props.onChange} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Changeable({ bookings, onOpen }: { bookings: readonly BookingView[]; onOpen: (open: Open) => void }) {
  const t = useText();
  const now = useNow() ?? Date.now();
  const changeable = changeableBookings(bookings, now);
  if (changeable.length === 0)
    return <NoBookings title={t(bookingChangeTexts.none)} text={t(bookingChangeTexts.noneText)} />;
  return (
    <ul className="mt-5 space-y-4">
      {changeable.map((booking) => (
        <li key={booking.bookingId}>
          <article
            aria-labelledby={`modify-${booking.bookingId}`}
            className="rounded-card border border-line bg-card p-4 shadow-card md:p-6"
          >
            <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
              <h2
                id={`modify-${booking.bookingId}`}
                className="font-sans text-base font-semibold tracking-normal break-all"
              >
                {booking.bookingId}
              </h2>
              <StatusBadge status={booking.bookingStatus} />
            </header>
            <BookingItems
              items={booking.bookingItems}
              actions={(item) => (
                <LineActions item={item} now={now} onOpen={(cancels) => onOpen({ booking, item, cancels })} />
              )}
            />
            {booking.proposal && booking.paymentLink ? (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-support-soft px-4 py-3 text-support">
                <p>{pendingChangeText(t, booking)}</p>
                <ButtonLink to={pathOfLink(booking.paymentLink)} size="sm">
                  {t(bookingChangeTexts.pay, { amount: formatMoney(booking.toPay) })}
                </ButtonLink>
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
