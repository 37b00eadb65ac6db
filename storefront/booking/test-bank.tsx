import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentStartedView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney } from '../../service/core/money.ts';
import { FocusHeading } from '../account/message.tsx';
import { useText } from '../rendering/text.tsx';
import { Button, Spinner } from '../ui/button.tsx';
import { paymentMethodLabel } from './payment.ts';
import { TestNotice } from './payment-form.tsx';
import { UpiCode } from './upi-code.tsx';
import type { PaymentControl } from './use-payment.ts';

/** The bank of the test gateway: approves or declines as the user chooses. */
export function TestBank({ started, payment }: { started: PaymentStartedView; payment: PaymentControl }) {
  const t = useText();
  const { busy } = payment;
  return (
    <section className="space-y-5 rounded-panel border border-line bg-card p-6 shadow-card md:p-8">
      <FocusHeading>{t(paymentTexts.testBank)}</FocusHeading>
      <TestNotice />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">{t(paymentTexts.amount)}</dt>
        <dd className="text-right text-xl font-semibold">{formatMoney(started.amount)}</dd>
        <dt className="text-ink-soft">{t(paymentTexts.method)}</dt>
        <dd className="text-right">{paymentMethodLabel(t, started.method)}</dd>
        <dt className="text-ink-soft">{t(paymentTexts.reference)}</dt>
        <dd className="text-right font-mono text-sm break-all">{started.reference}</dd>
      </dl>
      {started.checkout?.kind === 'intent' ? (
        <UpiCode upi={{ ...started.checkout, real: false }} amount={formatMoney(started.amount)} />
      ) : null}
      {payment.problem ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {payment.problem}
        </p>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          busy={busy === 'paid'}
          disabled={busy === 'failed'}
          onClick={() => void payment.decide('paid')}
        >
          {t(paymentTexts.approve)}
        </Button>
        <Button
          size="lg"
          variant="danger"
          busy={busy === 'failed'}
          disabled={busy === 'paid'}
          onClick={() => void payment.decide('failed')}
        >
          {t(paymentTexts.decline)}
        </Button>
      </div>
      <Button variant="quiet" size="sm" disabled={busy !== null} onClick={payment.giveUp}>
        {t(paymentTexts.anotherMethod)}
      </Button>
    </section>
  );
}

/** Shown while the payment continues at the gateway; the page is notified of its end. */
export function GatewayWait({ started, giveUp }: { started: PaymentStartedView | null; giveUp: () => void }) {
  const t = useText();
  const code = started?.checkout?.kind === 'intent' ? started.checkout : null;
  return (
    <section className="flex flex-col items-center gap-4 rounded-panel border border-line bg-card p-10 text-center">
      {started && code ? <UpiCode upi={{ ...code, real: true }} amount={formatMoney(started.amount)} /> : null}
      <Spinner label={t(paymentTexts.waiting)} />
      <FocusHeading>{t(paymentTexts.waiting)}</FocusHeading>
      <p className="text-ink-soft">{t(paymentTexts.waitingText)}</p>
      <Button variant="quiet" size="sm" onClick={giveUp}>
        {t(paymentTexts.anotherMethod)}
      </Button>
    </section>
  );
}
