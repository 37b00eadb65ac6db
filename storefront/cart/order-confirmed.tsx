import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import { departureTexts } from '../../messages/en/departure.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { Departure, NextSteps, ShareTrip } from '../booking/departure.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { ButtonLink, buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Confirmed } from './use-checkout.ts';

const shownMs = 3_000;

/**
 * Covers the page after the sale: the trip as a departure, and what comes next. Goes to the home page after a while, unless the
 * traveller uses one of its links.
 */
export function OrderConfirmed({ booking }: { booking: Confirmed }) {
  const t = useText();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [staying, setStaying] = useState(false);
  const stay = () => setStaying(true);
  const handlers = { onFocus: stay, onPointerEnter: stay, onPointerDown: stay };

  useEffect(() => {
    const open = dialog.current;
    // otherwise the browser would focus the first link, as if the traveller had chosen it
    heading.current?.setAttribute('autofocus', '');
    open?.showModal();
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (staying) return;
    const timer = setTimeout(() => void navigate(urls.home, { replace: true }), shownMs);
    return () => clearTimeout(timer);
  }, [staying, navigate]);

  const { first } = booking;
  const title = (
    <h1
      ref={heading}
      id="order-confirmed"
      tabIndex={-1}
      className="mb-3 flex items-center gap-3 text-2xl outline-none md:text-3xl"
    >
      <Icon name="circle-check-big" size={32} className="shrink-0" />
      {t(cartTexts.orderConfirmed)}
    </h1>
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby="order-confirmed"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-paper text-ink backdrop:bg-paper"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(urls.home, { replace: true });
      }}
    >
      {first ? <Departure stop={first}>{title}</Departure> : null}
      <div className="page grid gap-x-10 gap-y-8 py-8 md:py-10 md:grid-cols-2">
        <div>
          {first ? null : title}
          <NextSteps
            stop={first}
            before={[
              ...(booking.holdUntil ? [<PayBy key="pay" until={booking.holdUntil} />] : []),
              t(booking.holdUntil ? departureTexts.voucherWhenPaid : departureTexts.voucherInEmail),
            ]}
          />
          <div className="mt-8 flex flex-wrap gap-3">
            {booking.paymentLink ? (
              <ButtonLink to={pathOfLink(booking.paymentLink)} size="lg" {...handlers}>
                {t(cartTexts.payNow)}
              </ButtonLink>
            ) : null}
            <ButtonLink to={urls.home} replace variant="secondary" size="lg" {...handlers}>
              {booking.paymentLink ? t(cartTexts.payLater) : t(cartTexts.returnToHome)}
            </ButtonLink>
          </div>
        </div>
        <div>
          <p className="text-ink-soft" role="status">
            {t(cartTexts.confirmationSent, { email: booking.email })}{' '}
            {/* keeps its place: nothing may move under the pointer */}
            <span className={staying ? 'invisible' : ''}>{t(cartTexts.redirecting)}</span>
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            <Rich
              message={cartTexts.bookingId}
              values={{ id: booking.bookingId, number: (words) => <span className="font-mono text-ink">{words}</span> }}
            />
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {booking.paymentLink ? (
              <a
                href={calendarAddress(booking.bookingId, booking.paymentLink)}
                download
                className={buttonLook({ variant: 'secondary' })}
                onClick={stay}
              >
                <Icon name="calendar-check" size={18} />
                {t(departureTexts.addToCalendar)}
              </a>
            ) : null}
            {first ? <ShareTrip stop={first} onUse={stay} /> : null}
          </div>
        </div>
      </div>
    </dialog>
  );
}

function PayBy({ until }: { until: string }) {
  const t = useText();
  return (
    <Rich
      message={cartTexts.payBy}
      values={{
        until: formatDeadline(t, new Date(until)),
        deadline: (words) => <strong className="whitespace-nowrap">{words}</strong>,
        purpose: (words) => <span className="whitespace-nowrap">{words}</span>,
      }}
    />
  );
}

/** The trip as a calendar file, opened by the secret of the link to pay. */
function calendarAddress(bookingId: string, paymentLink: string): string {
  const key = new URL(paymentLink, window.location.origin).searchParams.get('key') ?? '';
  return `/api/bookings/${encodeURIComponent(bookingId)}/trip.ics?${new URLSearchParams({ key })}`;
}
