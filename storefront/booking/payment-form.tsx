import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PayOtherwise } from './pay-otherwise.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { PaymentControl } from './use-payment.ts';

export function TestNotice() {
  return (
    <p className="flex items-start gap-3 rounded-field bg-support-soft px-4 py-3 text-support">
      <Icon name="shield-check" size={20} className="mt-0.5 shrink-0" />
      <span>
        <strong>Test mode: you will not be charged.</strong> On the next step, choose whether the payment succeeds.
      </span>
    </p>
  );
}

/** The form to pay with the available methods. Card details are never entered here. */
export function PaymentForm(props: {
  page: PaymentPageView;
  payment: PaymentControl;
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}) {
  const { payment, chosen } = props;
  const { booking, gateway, upi, methods } = props.page;
  const method = methods.includes(chosen) ? chosen : methods[0];
  const amount = formatMoney(booking.toPay);
  if (method === undefined) return <PayOtherwise amount={amount} bookingId={booking.bookingId} />;
  return (
    <div className="space-y-6">
      {gateway?.testMode && !(method === 'upi' && upi?.real) ? <TestNotice /> : null}
      {payment.problem ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {payment.problem}
        </p>
      ) : null}
      {methods.length > 1 ? (
        <PaymentChoice
          legend="How would you like to pay?"
          offered={methods}
          value={method}
          onChange={props.onChoose}
          disabled={payment.busy !== null}
        />
      ) : (
        <h2 className="text-2xl">Pay by UPI</h2>
      )}
      {method === 'upi' && upi ? <UpiCode upi={upi} amount={amount} /> : null}
      {/* a real transfer is made in the payer's own app */}
      {method === 'upi' && upi?.real ? null : (
        <Button
          size="lg"
          className="w-full sm:w-auto sm:min-w-64"
          busy={payment.busy === 'starting'}
          onClick={() => void payment.start(method)}
        >
          Pay {amount}
        </Button>
      )}
    </div>
  );
}

export function UpiCode({ upi, amount }: { upi: NonNullable<PaymentPageView['upi']>; amount: string }) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-card border border-line bg-card p-5 sm:flex-row sm:items-start">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
        alt={`UPI code for ${amount}`}
        width={176}
        height={176}
        className="size-44 shrink-0 rounded-field bg-white p-2"
      />
      <div className="text-center sm:text-left">
        <p className="text-lg font-semibold">Scan with any UPI app</p>
        <p className="mt-1 text-ink-soft">
          The code includes the amount and your booking number.
          {upi.real
            ? ' We’ll confirm your booking when we receive the transfer.'
            : ' UPI codes do not work in test mode. Use the button below.'}
        </p>
        <a
          href={upi.link}
          className="mt-3 inline-flex min-h-11 items-center rounded-field border border-line-strong px-4 font-semibold hover:bg-sunk"
        >
          Open in a UPI app
        </a>
      </div>
    </div>
  );
}
