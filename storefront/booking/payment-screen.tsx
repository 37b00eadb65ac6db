import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';
import TrustDetails, { useTrust } from '../shell/trust-details.tsx';
import { BookedFor, TimeLeft } from './booking-facts.tsx';
import { PriceBreakdown, TripItems } from './booking-items.tsx';
import { bookingAddress } from './booking-key.ts';
import { ExtendHold } from './extend-hold.tsx';
import { GoodToKnow, hasGoodToKnow } from './good-to-know.tsx';
import { paymentStage } from './payment.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { partText, pendingChangeText } from './payment-words.ts';
import { TermsTables } from './terms-table.tsx';
import { GatewayWait, TestBank } from './test-bank.tsx';
import { useNow } from './use-now.ts';
import type { PaymentControl } from './use-payment.ts';

const TripDocuments = lazy(() => import('./trip-documents.tsx'));

/** The booking on one side, the payment on the other. */
export function PaymentScreen({ page, payment }: { page: PaymentPageView; payment: PaymentControl }) {
  const t = useText();
  const { booking } = page;
  const trust = useTrust();
  // the booking after its pending change
  const afterChange = { ...booking, ...booking.proposal };
  const secret = useSearchParams()[0].get('key');
  const stage = paymentStage(booking, useNow());
  const [firstStage] = useState(stage);
  // here, because it must survive the redirect to the bank and back
  const [chosen, choose] = useState(booking.paymentMethod);

  const onStage = useEffectEvent(() => {
    if (stage === 'expired' && booking.bookingStatus === 'pending') void payment.reload();
  });
  const ended = stage === 'expired';
  useEffect(() => {
    if (ended) onStage();
  }, [ended]);

  return (
    <>
      <p className="text-ink-soft">
        <Rich
          message={paymentTexts.bookingNumber}
          values={{
            bookingId: booking.bookingId,
            number: (words) => <span className="font-mono text-sm">{words}</span>,
          }}
        />
      </p>
      <h1 className="mt-1 text-3xl sm:text-4xl md:text-5xl">
        {stage === 'payable' ? t(paymentTexts.complete) : t(paymentTexts.yourBooking)}
      </h1>
      {stage === 'payable' && booking.payBy ? (
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-y border-line py-4">
          <p>
            <span className="block text-sm text-ink-soft">{t(paymentTexts.youPay)}</span>
            <span className="block text-3xl font-semibold">{formatMoney(booking.toPay)}</span>
            {booking.partPaid > 0 ? <span className="block text-ink-soft">{partText(t, booking)}</span> : null}
          </p>
          <TimeLeft payBy={booking.payBy} className="sm:text-right" />
        </div>
      ) : null}
      {stage === 'payable' && booking.proposal ? <p className="mt-4">{pendingChangeText(t, booking)}</p> : null}
      {stage === 'payable' ? <ExtendHold page={page} payment={payment} /> : null}
      <div className="mt-8 gap-10 space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:space-y-0">
        <div>
          {stage !== 'payable' ? (
            <>
              <PaymentOutcome
                page={page}
                stage={stage}
                justNow={payment.paidElsewhere || stage !== firstStage}
                secret={secret}
              />
              {stage === 'paid' ? (
                <Suspense fallback={null}>
                  <TripDocuments bookingId={booking.bookingId} secret={secret} />
                </Suspense>
              ) : null}
            </>
          ) : payment.started?.gateway === 'test' ? (
            <TestBank key={payment.started.reference} started={payment.started} payment={payment} />
          ) : payment.started || payment.waits ? (
            <GatewayWait started={payment.started} giveUp={payment.giveUp} />
          ) : (
            <PaymentForm page={page} payment={payment} chosen={chosen} onChoose={choose} />
          )}
        </div>
        <section
          aria-labelledby="booking-summary"
          className="rounded-panel border border-line bg-card p-5 shadow-card md:p-7"
        >
          <h2 id="booking-summary" className="mb-5 text-2xl">
            {t(paymentTexts.booked)}
          </h2>
          <TripItems items={afterChange.bookingItems} />
          <BookedFor of={page.bookedFor} />
          {page.fromEmail && secret ? (
            <p className="mt-4">
              <Link
                to={bookingAddress(booking.bookingId, secret)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {t(paymentTexts.manage)}
              </Link>
            </p>
          ) : null}
          <div className="mt-5 border-t border-line pt-5">
            <PriceBreakdown
              booking={afterChange}
              totalLabel={stage === 'paid' && booking.total > 0 ? t(paymentTexts.paid) : t(paymentTexts.total)}
            />
            <p className="mt-1 text-sm text-ink-soft">{t(paymentTexts.includesTaxes)}</p>
          </div>
          {stage === 'payable' || stage === 'paid' ? (
            <div className="mt-5 border-t border-line pt-5">
              <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
                {t(paymentTexts.cancellationPolicy)}
              </h3>
              <TermsTables items={afterChange.bookingItems} brief />
            </div>
          ) : null}
          {(stage === 'payable' || stage === 'paid') && hasGoodToKnow(afterChange.bookingItems) ? (
            <div className="mt-5 border-t border-line pt-5">
              <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
                {t(bookingLinesTexts.goodToKnow)}
              </h3>
              <GoodToKnow items={afterChange.bookingItems} />
            </div>
          ) : null}
          {trust.length > 0 ? (
            <div className="mt-5 border-t border-line pt-5">
              <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{t(paymentTexts.seller)}</h3>
              <TrustDetails lines={trust} look="inline-flex min-h-11 items-center text-accent underline" />
            </div>
          ) : null}
        </section>
      </div>
    </>
  );
}
