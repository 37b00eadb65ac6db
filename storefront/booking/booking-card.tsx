import { lazy, Suspense, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BookAgain } from './book-again.tsx';
import { BookingDetails } from './booking-details.tsx';
import { StatusBadge, TimeLeft } from './booking-facts.tsx';
import { BookingItems, CancelledItems } from './booking-items.tsx';
import { endedUnpaid, paymentStage } from './payment.ts';
import { partText, pendingChangeText } from './payment-words.ts';
import { useNow } from './use-now.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const ManageDialog = lazy(() => import('./manage-dialog.tsx'));

export function BookingCard({ booking, onChange }: { booking: BookingView; onChange: (changed: BookingView) => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<'cancel' | 'manage' | null>(null);
  const now = useNow();
  const stage = paymentStage(booking, now);
  const Opened = opened === 'manage' ? ManageDialog : CancelDialog;
  const heading = `booking-${booking.bookingId}`;
  const pending = booking.bookingStatus === 'pending';
  return (
    <article aria-labelledby={heading} className="rounded-card border border-line bg-card p-4 shadow-card md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 id={heading} className="font-sans text-base font-semibold tracking-normal break-all">
            {booking.bookingId}
          </h2>
          <p className="text-sm text-ink-soft">
            {t(bookingTexts.bookedOn, { day: formatDay(t, today(new Date(booking.bookingDate))) })}
          </p>
        </div>
        <StatusBadge status={booking.bookingStatus} />
      </header>
      <div className="flex flex-col gap-5 pt-4 sm:flex-row sm:justify-between">
        <div className="grow">
          <BookingItems items={booking.bookingItems} />
          <CancelledItems booking={booking} />
        </div>
        <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 sm:block sm:text-right">
          <p className="text-sm text-ink-soft">{t(bookingTexts.total)}</p>
          <p className="text-2xl font-semibold">{formatMoney(booking.total)}</p>
          {booking.partPaid > 0 ? (
            <p className="w-full text-sm text-ink-soft">
              {t(bookingTexts.partDue, { paid: partText(t, booking), due: formatMoney(booking.toPay) })}
            </p>
          ) : null}
        </div>
      </div>
      {stage === 'payable' && booking.payBy ? (
        <TimeLeft payBy={booking.payBy} className="mt-4 rounded-field bg-sunk px-4 py-3 text-sm" />
      ) : null}
      {stage === 'expired' && pending ? (
        <p className="mt-4 rounded-field bg-sunk px-4 py-3">{t(bookingTexts.holdExpired)}</p>
      ) : null}
      {booking.proposal ? <p className="mt-4">{pendingChangeText(t, booking)}</p> : null}
      {open ? <BookingDetails booking={booking} id={`${heading}-details`} onChange={onChange} /> : null}
      <footer className="mt-5 flex flex-wrap gap-3">
        {stage === 'payable' && booking.paymentLink ? (
          <ButtonLink to={pathOfLink(booking.paymentLink)} size="sm">
            <Rich
              message={bookingTexts.payNow}
              values={{ bookingId: booking.bookingId, booking: (words) => <span className="sr-only">{words}</span> }}
            />
          </ButtonLink>
        ) : null}
        {endedUnpaid(booking, now) ? <BookAgain bookingId={booking.bookingId} secret={null} /> : null}
        {booking.bookingStatus === 'confirmed' ? (
          <Button size="sm" variant="secondary" onClick={() => setOpened('manage')}>
            {t(bookingTexts.manage)}
          </Button>
        ) : null}
        {stage === 'payable' && pending ? (
          <Button size="sm" variant="secondary" onClick={() => setOpened('cancel')}>
            {t(bookingTexts.cancel)}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto"
          aria-expanded={open}
          aria-controls={open ? `${heading}-details` : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? t(bookingTexts.hideDetails) : t(bookingTexts.viewDetails)}
          <Icon
            name="chevron-down"
            size={18}
            className={`transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          />
        </Button>
      </footer>
      {opened ? (
        <Suspense fallback={null}>
          <Opened booking={booking} onChange={onChange} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </article>
  );
}
