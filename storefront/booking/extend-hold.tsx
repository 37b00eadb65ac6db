import { type ReactNode, useState } from 'react';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import type { PaymentControl } from './use-payment.ts';

/**
 * Extends the hold of a booking without an account, which is short until its email has been read. It takes a press,
 * because programs that scan mail open every link.
 */
export function ExtendHold({ page, payment }: { page: PaymentPageView; payment: PaymentControl }) {
  const t = useText();
  const { keepUntil, payBy } = page.booking;
  const [requested, setRequested] = useState(false);
  if (!keepUntil) {
    return (
      <p role="status" className="mt-4 font-medium text-success empty:hidden">
        {requested && payBy ? t(paymentTexts.held, { until: formatDeadline(t, new Date(payBy)) }) : null}
      </p>
    );
  }
  const until = {
    until: formatDeadline(t, new Date(keepUntil)),
    deadline: (words: ReactNode) => <strong className="whitespace-nowrap">{words}</strong>,
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-field bg-sunk px-4 py-3">
      {page.fromEmail ? (
        <>
          <p>
            <Rich message={paymentTexts.holdOffer} values={until} />
          </p>
          <Button
            variant="secondary"
            busy={payment.busy === 'keeping'}
            onClick={() => {
              setRequested(true);
              void payment.keep();
            }}
          >
            {t(paymentTexts.hold)}
          </Button>
        </>
      ) : (
        <p>
          <Rich message={paymentTexts.holdAdvice} values={until} />
        </p>
      )}
    </div>
  );
}
