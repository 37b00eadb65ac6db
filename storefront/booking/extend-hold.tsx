import { useState } from 'react';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { Button } from '../ui/button.tsx';
import type { PaymentControl } from './use-payment.ts';

/**
 * Extends the hold of a booking without an account, which is short until its email has been read. It takes a press,
 * because programs that scan mail open every link.
 */
export function ExtendHold({ page, payment }: { page: PaymentPageView; payment: PaymentControl }) {
  const { keepUntil, payBy } = page.booking;
  const [requested, setRequested] = useState(false);
  if (!keepUntil) {
    return (
      <p role="status" className="mt-4 font-medium text-success empty:hidden">
        {requested && payBy ? `Thank you. We’re holding your booking until ${formatDeadline(new Date(payBy))}.` : null}
      </p>
    );
  }
  const until = <strong className="whitespace-nowrap">{formatDeadline(new Date(keepUntil))}</strong>;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-field bg-sunk px-4 py-3">
      {page.fromEmail ? (
        <>
          <p>Not ready to pay? We can hold your booking until {until}.</p>
          <Button
            variant="secondary"
            busy={payment.busy === 'keeping'}
            onClick={() => {
              setRequested(true);
              void payment.keep();
            }}
          >
            Keep my booking
          </Button>
        </>
      ) : (
        <p>Need more time? Open the link in our email and choose 'Keep my booking'. We’ll hold it until {until}.</p>
      )}
    </div>
  );
}
