import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';
import type { AdminBooking } from './booking-head.tsx';
import { receivedWords, refundOriginWords, refundWords, standingWords } from './booking-words.ts';
import { Facts, Fold, Section } from './section.tsx';

interface Props {
  booking: AdminBooking;
  form: string;
  refused: Refused | undefined;
}

/** The amounts due, received and to be refunded, with the forms for them. */
export function Money({ booking, form, refused }: Props) {
  const { total, tax, toPay, payBy, left, refundNow, bookingStatus, payments } = booking;
  const isOver = bookingStatus === 'cancelled' || bookingStatus === 'completed';
  return (
    <Section title="Payments">
      <Facts
        of={{
          Total: `${formatMoney(total)} (includes ${formatMoney(tax)} tax)`,
          'Balance due': toPay > 0 ? <strong>{formatMoney(toPay)}</strong> : null,
          'Pay by': toPay > 0 && payBy ? <When at={payBy} /> : null,
          Received: receivedWords(left, payments),
          'If cancelled now': !isOver && left > 0 ? `${formatMoney(refundNow)} refund under the policy` : null,
        }}
      />
      {payments.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {payments.map((payment) => (
            <PaymentItem key={payment.reference} payment={payment} booking={booking} refused={refused} />
          ))}
        </ul>
      ) : null}
      <div className="mt-4">
        <RecordPayment booking={booking} refused={refused} />
        {left > 0 && bookingStatus !== 'pending' ? <IssueRefund left={left} form={form} refused={refused} /> : null}
      </div>
    </Section>
  );
}

/** Explains what accepting a payment under review does. Only the price of an unpaid booking can be paid in parts. */
function reviewText(amount: Paise, { bookingStatus, toPay }: AdminBooking): string | null {
  if (toPay === 0 || amount === toPay) return null;
  if (amount > toPay)
    return `${formatMoney(toPay)} is due. If you accept, the booking is paid and the rest is refunded.`;
  if (bookingStatus !== 'pending') return null;
  return `This is less than the balance. If you accept it as a part payment, ${formatMoney(paiseOf(toPay - amount))} stays due. It is refunded if the rest is not paid in time.`;
}

function PaymentItem({
  payment,
  booking,
  refused,
}: {
  payment: AdminBooking['payments'][number];
  booking: AdminBooking;
  refused: Refused | undefined;
}) {
  const { reference, method, mode, amount, openedAt, status, toSend, refunds } = payment;
  const held = reviewText(amount, booking);
  const reviewForm = refusedIn(refused, 'accept', reference) ?? refusedIn(refused, 'send-back', reference);
  const sentForm = refusedIn(refused, 'refund-sent', reference);
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {formatMoney(amount)} by {method}
          {mode === 'test' ? ' (test)' : ''}
        </span>
        <span className="font-medium">{standingWords[status] ?? status}</span>
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {reference}, <When at={openedAt} />
      </p>
      <ul className="text-sm">
        {refunds.map((refund) => (
          <li key={refund.id}>
            {formatMoney(refund.amount)} {refundWords[refund.state] ?? refund.state}
            {refundOriginWords[refund.origin] ?? ''}
            {refund.byHand ? ' manually' : ''}
            {refund.problem ? <span className="block text-ink-soft wrap-anywhere">{refund.problem}</span> : null}
          </li>
        ))}
      </ul>
      {status === 'held' ? (
        <AdminForm refused={reviewForm} className="mt-2">
          <input type="hidden" name="of" value={reference} />
          {held ? <p className="mb-2 text-sm text-ink-soft">{held}</p> : null}
          <div className="flex flex-wrap gap-3">
            <Submit name="do" value="accept" size="sm">
              Accept payment
            </Submit>
            <Submit name="do" value="send-back" size="sm" variant="secondary">
              Refund in full
            </Submit>
          </div>
        </AdminForm>
      ) : null}
      {toSend > 0 ? (
        <AdminForm refused={sentForm} className="mt-2 grid gap-3">
          <input type="hidden" name="of" value={reference} />
          <TextField
            label={`Bank reference for the ${formatMoney(toSend)} refund`}
            hint="Optional. 8 to 35 letters and digits."
            {...fieldProps(sentForm, 'transferId')}
          />
          <Submit name="do" value="refund-sent" size="sm" className="justify-self-start">
            Mark as sent
          </Submit>
        </AdminForm>
      ) : null}
    </li>
  );
}

function RecordPayment({ booking, refused }: { booking: AdminBooking; refused: Refused | undefined }) {
  const [upi, cash] = [refusedIn(refused, 'upi'), refusedIn(refused, 'cash')];
  const { payments, toPay, total, waits } = booking;
  const isLate = booking.bookingStatus === 'cancelled' && booking.cancelledBecause === 'unpaid';
  const cashDue = isLate ? total : toPay;
  if (total === 0 || booking.forgotten) return null;
  return (
    <>
      <Fold title="Confirm UPI transfer" open={waits.transfer || upi !== undefined}>
        {/* the fields are emptied once the payment is recorded, so that it cannot be sent twice */}
        <AdminForm key={payments.length} refused={upi} className="grid gap-3">
          <TextField
            label="Bank reference (UTR)"
            hint="8 to 35 letters and digits. Each reference can be used once."
            autoComplete="off"
            {...fieldProps(upi, 'transferId')}
          />
          <TextField
            label="Amount, if different (₹)"
            hint={
              toPay > 0
                ? `Balance due: ${formatMoney(toPay)}. A different amount is put on hold for you to check.`
                : isLate
                  ? 'The hold has expired. If the items are still available at this price, the transfer confirms the booking. Otherwise we refund it.'
                  : 'There is nothing to pay now.'
            }
            inputMode="decimal"
            {...fieldProps(upi, 'amount')}
          />
          <Submit name="do" value="upi" size="sm" className="justify-self-start">
            Confirm transfer
          </Submit>
        </AdminForm>
      </Fold>
      {cashDue > 0 ? (
        <Fold title={`Record ${formatMoney(cashDue)} in cash`} open={cash !== undefined}>
          <AdminForm refused={cash} className="grid gap-3">
            <TextField
              label="Receipt number"
              hint="Each receipt can be used once."
              autoComplete="off"
              {...fieldProps(cash, 'receipt')}
            />
            <Submit name="do" value="cash" size="sm" className="justify-self-start">
              {`Record ${formatMoney(cashDue)}`}
            </Submit>
          </AdminForm>
        </Fold>
      ) : null}
    </>
  );
}

function IssueRefund({ left, form, refused }: { left: Paise; form: string; refused: Refused | undefined }) {
  const own = refusedIn(refused, 'give-back');
  return (
    <Fold title="Refund beyond policy" open={own !== undefined}>
      <AdminForm refused={own} className="grid gap-3">
        <input type="hidden" name="form" value={form} />
        <TextField
          label="Amount (₹)"
          hint={`You can refund up to ${formatMoney(left)}.`}
          inputMode="decimal"
          {...fieldProps(own, 'amount')}
        />
        <TextField
          label="Reason"
          hint="Saved in the audit log. The traveller does not see it."
          {...fieldProps(own, 'why')}
        />
        <Submit name="do" value="give-back" size="sm" variant="danger" className="justify-self-start">
          Issue refund
        </Submit>
      </AdminForm>
    </Fold>
  );
}
