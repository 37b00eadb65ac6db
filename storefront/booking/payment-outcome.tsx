import type { ReactNode } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import { departureTexts } from '../../messages/en/departure.ts';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney } from '../../service/core/money.ts';
import { FocusHeading } from '../account/message.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { BookAgain } from './book-again.tsx';
import { bookingAddress } from './booking-key.ts';
import { NextSteps, ShareTrip } from './departure.tsx';
import { firstOfItems } from './first-stop.ts';
import type { PaymentStage } from './payment.ts';
import { paymentText, receivedText } from './payment-words.ts';

/**
 * The result of a payment, and the next steps. `justNow`: it was paid a moment ago, on this page or on the gateway’s, and
 * the last receipt is its; `secret`: from the
 * link by which the page was opened.
 */
export function PaymentOutcome(props: {
  page: PaymentPageView;
  stage: Exclude<PaymentStage, 'payable'>;
  justNow: boolean;
  secret: string | null;
}) {
  const t = useText();
  const { page, stage, justNow, secret } = props;
  const { booking, receipts } = page;
  const place = booking.bookingItems[0]?.location.split(',').at(-1)?.trim();
  const again = place ? urls.staysIn(place) : urls.stays;
  const own = <WayToBooking page={page} secret={secret} />;
  const rebook = (
    <>
      <BookAgain bookingId={booking.bookingId} secret={secret} />
      <ButtonLink to={again} variant="secondary">
        {t(paymentTexts.searchAgain)}
      </ButtonLink>
    </>
  );
  const first = firstOfItems(booking.bookingItems);
  const last = receipts.at(-1);
  const paidChange = justNow && last?.forChange ? last : undefined;
  const difference = paidChange?.amount;
  switch (stage) {
    case 'paid':
      return (
        <Outcome
          icon={<Icon name="circle-check-big" />}
          tone="text-success"
          title={difference === undefined ? t(paymentTexts.bookingConfirmed) : t(paymentTexts.changeConfirmed)}
          actions={
            <>
              {own}
              {first ? <ShareTrip stop={first} /> : null}
            </>
          }
        >
          {booking.total === 0 ? (
            <p>{t(paymentTexts.nothingToPayText)}</p>
          ) : (
            <p>
              <Rich
                message={justNow ? paymentTexts.justPaid : paymentTexts.paidAlready}
                values={{
                  text: receivedText(t, booking, difference),
                  received: (words) => <strong>{words}</strong>,
                }}
              />
            </p>
          )}
          {paidChange ? (
            <>
              <p className="mt-4">{t(paymentTexts.changed)}</p>
              <ul className="list-disc pl-6">
                {paidChange.changed.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          ) : null}
          <Receipts of={paidChange ? [paidChange] : receipts} />
          {booking.bookingStatus === 'confirmed' ? (
            <div className="mt-6 text-base">
              <NextSteps stop={first} before={[t(departureTexts.voucherSent)]} />
            </div>
          ) : null}
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome icon={<Icon name="hourglass" />} tone="text-ink-soft" title={t(paymentTexts.expired)} actions={rebook}>
          <p>
            {booking.partPaid > 0
              ? t(paymentTexts.expiredPart, { amount: formatMoney(booking.partPaid) })
              : t(paymentTexts.expiredUnpaid)}
          </p>
        </Outcome>
      );
    case 'refund_due':
      return booking.paymentMode === 'test' ? (
        <Outcome
          icon={<Icon name="circle-x" />}
          tone="text-support"
          title={t(paymentTexts.testExpired)}
          actions={rebook}
        >
          <p>{paymentText(t, booking)}</p>
        </Outcome>
      ) : (
        <Outcome
          icon={<Icon name="undo-2" />}
          tone="text-support"
          title={t(paymentTexts.refundDue)}
          actions={
            <>
              <BookAgain bookingId={booking.bookingId} secret={secret} />
              {own}
            </>
          }
        >
          <p>{t(paymentTexts.refundDueText)}</p>
        </Outcome>
      );
    case 'refunded':
      return (
        <Outcome icon={<Icon name="undo-2" />} tone="text-support" title={t(paymentTexts.refunded)} actions={rebook}>
          <p>{t(paymentTexts.refundedText)}</p>
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome icon={<Icon name="circle-x" />} tone="text-danger" title={t(paymentTexts.cancelled)} actions={rebook}>
          <p>
            {t(
              booking.cancelledBecause === 'partner'
                ? bookingTexts.cancelledByHost
                : booking.cancelledBecause === 'operator'
                  ? paymentTexts.cancelledByUs
                  : paymentTexts.cancelledText,
            )}
          </p>
        </Outcome>
      );
  }
}

/** The ids of the received payments; if there are several, each with its purpose. */
function Receipts({ of }: { of: PaymentPageView['receipts'] }) {
  if (of.length === 0) return null;
  return (
    <ul className="mt-2 text-ink-soft">
      {of.map(({ number, amount, forChange }) => (
        <li key={number}>
          <Rich
            message={
              of.length === 1 ? paymentTexts.receipt : forChange ? paymentTexts.receiptOfChange : paymentTexts.receiptOf
            }
            values={{
              id: number,
              amount: formatMoney(amount),
              number: (words) => <span className="font-mono text-sm wrap-anywhere text-ink">{words}</span>,
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * A link to the booking: on the dashboard, or without an account by the key of its email, never to the sign-in page.
 */
function WayToBooking({ page, secret }: { page: PaymentPageView; secret: string | null }) {
  const t = useText();
  if (page.hasAccount) return <ButtonLink to={urls.dashboard}>{t(paymentTexts.openBookings)}</ButtonLink>;
  if (page.fromEmail && secret !== null)
    return <ButtonLink to={bookingAddress(page.booking.bookingId, secret)}>{t(paymentTexts.openBooking)}</ButtonLink>;
  return (
    <div className="space-y-3">
      <p>{t(paymentTexts.laterAdvice)}</p>
      <ButtonLink to={urls.home}>{t(paymentTexts.returnToHome)}</ButtonLink>
    </div>
  );
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
