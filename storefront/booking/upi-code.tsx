import { useState } from 'react';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { useText } from '../rendering/text.tsx';
import { useContact } from '../shell/trust-details.tsx';
import { Button, buttonLook, Ring } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { upiIdOf } from './payment.ts';
import type { PaymentControl } from './use-payment.ts';

/** A UPI code to scan; on a phone first the link that opens an app. `payee`: the id to pay to is shown and copied. */
export function UpiCode(props: { upi: NonNullable<PaymentPageView['upi']>; amount: string; payee?: boolean }) {
  const t = useText();
  const { upi, amount } = props;
  const payee = props.payee ? upiIdOf(upi.link) : null;
  return (
    <div className="flex flex-col items-center gap-5 rounded-card border border-line bg-card p-5 sm:flex-row sm:items-start">
      <a
        href={upi.link}
        className={buttonLook({ size: 'lg', variant: upi.real ? 'primary' : 'secondary' }, 'w-full sm:hidden')}
      >
        {t(paymentTexts.openApp)}
      </a>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
        alt={t(paymentTexts.upiCode, { amount })}
        width={176}
        height={176}
        className="size-44 shrink-0 rounded-field bg-white p-2"
      />
      <div className="w-full min-w-0 text-center sm:text-left">
        <p className="text-lg font-semibold">{t(paymentTexts.scan)}</p>
        <p className="mt-1 text-ink-soft">{t(upi.real ? paymentTexts.upiText : paymentTexts.upiTestText)}</p>
        {payee ? <PayeeId id={payee} /> : null}
      </div>
    </div>
  );
}

function PayeeId({ id }: { id: string }) {
  const t = useText();
  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      toast(t(paymentTexts.upiIdCopied), { kind: 'success', ms: 2_000 });
    } catch {
      toast(t(paymentTexts.upiIdNotCopied), { kind: 'error' });
    }
  }
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field bg-sunk py-1.5 ps-4 pe-2 text-start">
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">{t(paymentTexts.upiId)}</span>
        <span className="block font-semibold wrap-anywhere">{id}</span>
      </p>
      <Button variant="quiet" size="sm" onClick={() => void copy()}>
        {t(paymentTexts.copyUpiId)}
      </Button>
    </div>
  );
}

/** For a transfer in the payer's own app: 'I have paid', then its reference, by which staff find it, and what happens next. */
export function TransferReport({ payment, bookingId }: { payment: PaymentControl; bookingId: string }) {
  const t = useText();
  const contact = useContact();
  const { reported, report, busy } = payment;
  if (!reported) {
    return (
      <Button
        size="lg"
        className="w-full sm:w-auto sm:min-w-64"
        busy={busy === 'reporting'}
        onClick={() => void report()}
      >
        {t(paymentTexts.iHavePaid)}
      </Button>
    );
  }
  return (
    <div className="rounded-card border border-support bg-support-soft p-5">
      <div role="status" className="flex items-start gap-4">
        <Ring className="mt-1 size-6 shrink-0 text-support" />
        <div>
          <p className="font-semibold">{t(paymentTexts.checkingTransfer)}</p>
          <p className="mt-1">{t(paymentTexts.checkingTransferText)}</p>
          {reported.reference ? (
            <p className="mt-1">{t(paymentTexts.transferReference, { reference: reported.reference })}</p>
          ) : null}
          {contact ? <p className="mt-1">{t(paymentTexts.transferHelp, { phone: contact.phone, bookingId })}</p> : null}
        </div>
      </div>
      {reported.reference ? null : <ReferenceForm payment={payment} />}
    </div>
  );
}

function ReferenceForm({ payment: { report, busy } }: { payment: PaymentControl }) {
  const t = useText();
  const [reference, setReference] = useState('');
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void report(reference);
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          label={t(paymentTexts.upiReference)}
          name="reference"
          required
          maxLength={40}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy === 'reporting'}>
        {t(paymentTexts.sendReference)}
      </Button>
    </form>
  );
}
