import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PayOtherwise } from './pay-otherwise.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { TransferReport, UpiCode } from './upi-code.tsx';
import type { PaymentControl } from './use-payment.ts';

export function TestNotice() {
  return (
    <p className="flex items-start gap-3 rounded-field bg-support-soft px-4 py-3 text-support">
      <Icon name="shield-check" size={20} className="mt-0.5 shrink-0" />
      <span>
        <Rich message={paymentTexts.testNotice} values={{ what: (words) => <strong>{words}</strong> }} />
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
  const t = useText();
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
          legend={t(paymentTexts.methodQuestion)}
          offered={methods}
          value={method}
          onChange={props.onChoose}
          disabled={payment.busy !== null}
        />
      ) : (
        <h2 className="text-2xl">{t(paymentTexts.payByUpi)}</h2>
      )}
      {method === 'upi' && upi ? <UpiCode upi={upi} amount={amount} payee={upi.real} /> : null}
      {/* a real transfer is made in the payer's own app */}
      {method === 'upi' && upi?.real ? (
        <TransferReport payment={payment} bookingId={booking.bookingId} />
      ) : (
        <Button
          size="lg"
          className="w-full sm:w-auto sm:min-w-64"
          busy={payment.busy === 'starting'}
          onClick={() => void payment.start(method)}
        >
          {t(paymentTexts.pay, { amount })}
        </Button>
      )}
    </div>
  );
}
