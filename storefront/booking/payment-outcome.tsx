import type { ReactNode } from 'react';
import type { BookingWire } from '../../service/booking/wire.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { FocusHeading } from './focus-heading.tsx';
import type { PaymentStage } from './payment-stage.ts';
import { paymentText, receivedText } from './payment-words.ts';
import { rupees } from './show.ts';

/** How it ended, and what can be done next. `justNow`: it was paid on this page, a moment ago. */
export function PaymentOutcome(props: {
  booking: BookingWire;
  stage: Exclude<PaymentStage, 'payable'>;
  receipt: string | null;
  justNow: boolean;
}) {
  const { booking, stage } = props;
  const place = booking.bookingItems[0]?.location.split(',').at(-1)?.trim();
  const again = place ? urls.staysIn(place) : urls.stays;
  const dashboard = <ButtonLink to={urls.dashboard}>See your bookings</ButtonLink>;
  const search = <ButtonLink to={again}>Search again</ButtonLink>;
  switch (stage) {
    case 'paid':
      return (
        <Outcome
          icon={<Icon name="circle-check-big" />}
          tone="text-success"
          title="Booking confirmed"
          actions={dashboard}
        >
          {booking.total === 0 ? (
            <p>There is nothing to pay, and nothing more to do. The details are in your email.</p>
          ) : (
            <p>
              {props.justNow ? 'Thank you. ' : 'This booking is already paid. '}
              <strong>{receivedText(booking)}</strong>; the confirmation is on its way to your email.
            </p>
          )}
          {props.receipt ? (
            <p className="mt-2 text-ink-soft">
              Receipt number <span className="font-mono text-sm text-ink">{props.receipt}</span>
            </p>
          ) : null}
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome
          icon={<Icon name="hourglass" />}
          tone="text-ink-soft"
          title="The hold on this booking has ended"
          actions={search}
        >
          <p>
            {booking.partPaid > 0
              ? `It was not paid in full in time. We’ll refund the ${rupees(booking.partPaid)} that you paid.`
              : 'It was not paid in time, so it is open to others again. You were not charged.'}
          </p>
        </Outcome>
      );
    case 'refund_due':
      return booking.paymentMode === 'test' ? (
        <Outcome icon={<Icon name="circle-x" />} tone="text-support" title="This booking has ended" actions={search}>
          <p>{paymentText(booking)}</p>
        </Outcome>
      ) : (
        <Outcome
          icon={<Icon name="undo-2" />}
          tone="text-support"
          title="Your refund is on its way"
          actions={dashboard}
        >
          <p>This booking is no longer valid. We refund you the way you paid; this takes 5-10 business days.</p>
        </Outcome>
      );
    case 'refunded':
      return (
        <Outcome icon={<Icon name="undo-2" />} tone="text-support" title="This booking was refunded" actions={search}>
          <p>We refunded you the way you paid.</p>
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome icon={<Icon name="circle-x" />} tone="text-danger" title="This booking was cancelled" actions={search}>
          <p>
            {booking.cancelledBecause === 'operator' ? 'It was cancelled by the operator.' : 'There is nothing to pay.'}
          </p>
        </Outcome>
      );
  }
}

function Outcome(props: { icon: ReactNode; tone: string; title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-line bg-card p-6 shadow-card md:p-10">
      <span aria-hidden="true" className={`block [&>svg]:size-14 [&>svg]:stroke-[1.5] ${props.tone}`}>
        {props.icon}
      </span>
      <FocusHeading className="mt-4">{props.title}</FocusHeading>
      <div className="mt-3 max-w-prose text-lg" role="status">
        {props.children}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{props.actions}</div>
    </section>
  );
}
