import { useLocation } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';
import type { AdminBooking } from './booking-head.tsx';
import { receivedWords, refundOriginWords, refundWords, standingWords } from './booking-words.ts';
import { paymentHash } from './panel-link.tsx';
import { Facts, Fold, Section } from './section.tsx';

interface Props {
  booking: AdminBooking;
  form: string;
  refused: Refused | undefined;
}

/** The amounts due, received and to be refunded, with the forms for them. */
export function Money({ booking, form, refused }: Props) {
  const t = useText();
  const { total, tax, toPay, payBy, left, refundNow, bookingStatus, payments } = booking;
  const isOver = bookingStatus === 'cancelled' || bookingStatus === 'completed';
  return (
    <Section title={t(adminBookingsTexts.payments)}>
      <Facts
        of={[
          [
            t(adminBookingsTexts.total),
            t(adminBookingsTexts.totalWithTax, { total: formatMoney(total), tax: formatMoney(tax) }),
          ],
          [t(adminBookingsTexts.balanceDue), toPay > 0 ? <strong key="due">{formatMoney(toPay)}</strong> : null],
          [t(adminBookingsTexts.payBy), toPay > 0 && payBy ? <When key="until" at={payBy} /> : null],
          [t(adminBookingsTexts.received), receivedWords(t, left, payments)],
          [
            t(adminBookingsTexts.ifCancelledNow),
            !isOver && left > 0 ? t(adminBookingsTexts.refundUnderPolicy, { refund: formatMoney(refundNow) }) : null,
          ],
        ]}
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
function reviewText(t: Translate, amount: Paise, { bookingStatus, toPay }: AdminBooking): string | null {
  if (toPay === 0 || amount === toPay) return null;
  if (amount > toPay) return t(adminBookingsTexts.paymentAboveBalance, { toPay: formatMoney(toPay) });
  if (bookingStatus !== 'pending') return null;
  return t(adminBookingsTexts.paymentBelowBalance, { rest: formatMoney(paiseOf(toPay - amount)) });
}

/** The refund with its state, then what is special about it. */
function refundLabels(t: Translate, refund: AdminBooking['payments'][number]['refunds'][number]): string[] {
  const [state, origin] = [refundWords[refund.state], refundOriginWords[refund.origin]];
  const amount = formatMoney(refund.amount);
  return [
    state ? t(state, { amount }) : `${amount} ${refund.state}`,
    ...(origin ? [t(origin)] : []),
    ...(refund.byHand ? [t(adminBookingsTexts.manually)] : []),
  ];
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
  const t = useText();
  const { reference, method, mode, amount, openedAt, status, toSend, refunds } = payment;
  const held = reviewText(t, amount, booking);
  const reviewForm = refusedIn(refused, 'accept', reference) ?? refusedIn(refused, 'send-back', reference);
  const standing = standingWords[status];
  const sentForm = refusedIn(refused, 'refund-sent', reference);
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {t(mode === 'test' ? adminBookingsTexts.testPaymentBy : adminBookingsTexts.paymentBy, {
            amount: formatMoney(amount),
            method,
          })}
        </span>
        <span className="font-medium">{standing ? t(standing) : status}</span>
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {reference}, <When at={openedAt} />
      </p>
      <ul className="text-sm">
        {refunds.map((refund) => (
          <li key={refund.id}>
            {refundLabels(t, refund).join(' ')}
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
              {t(adminBookingsTexts.acceptPayment)}
            </Submit>
            <Submit name="do" value="send-back" size="sm" variant="secondary">
              {t(adminBookingsTexts.refundInFull)}
            </Submit>
          </div>
        </AdminForm>
      ) : null}
      {toSend > 0 ? (
        <AdminForm refused={sentForm} className="mt-2 grid gap-3">
          <input type="hidden" name="of" value={reference} />
          <TextField
            label={t(adminBookingsTexts.refundReference, { toSend: formatMoney(toSend) })}
            hint={t(adminBookingsTexts.optionalReferenceHint)}
            {...fieldProps(sentForm, 'transferId')}
          />
          <Submit name="do" value="refund-sent" size="sm" className="justify-self-start">
            {t(adminBookingsTexts.markAsSent)}
          </Submit>
        </AdminForm>
      ) : null}
    </li>
  );
}

function RecordPayment({ booking, refused }: { booking: AdminBooking; refused: Refused | undefined }) {
  const t = useText();
  const isNext = useLocation().hash === paymentHash;
  const [upi, cash] = [refusedIn(refused, 'upi'), refusedIn(refused, 'cash')];
  const { payments, toPay, total, waits } = booking;
  const isLate = booking.bookingStatus === 'cancelled' && booking.cancelledBecause === 'unpaid';
  const cashDue = isLate ? total : toPay;
  if (total === 0 || booking.forgotten) return null;
  return (
    <>
      <Fold title={t(adminBookingsTexts.confirmUpiTransfer)} open={waits.transfer || upi !== undefined || isNext}>
        {/* the fields are emptied once the payment is recorded, so that it cannot be sent twice */}
        <AdminForm key={payments.length} refused={upi} className="grid gap-3">
          <TextField
            label={t(adminBookingsTexts.bankReference)}
            hint={t(adminBookingsTexts.referenceHint)}
            autoComplete="off"
            data-next={isNext ? '' : undefined}
            {...fieldProps(upi, 'transferId')}
          />
          <TextField
            label={t(adminBookingsTexts.amountIfDifferent)}
            hint={
              toPay > 0
                ? t(adminBookingsTexts.amountHint, { toPay: formatMoney(toPay) })
                : isLate
                  ? t(adminBookingsTexts.holdExpiredNotice)
                  : t(adminBookingsTexts.nothingToPay)
            }
            inputMode="decimal"
            {...fieldProps(upi, 'amount')}
          />
          <Submit name="do" value="upi" size="sm" className="justify-self-start">
            {t(adminBookingsTexts.confirmTransfer)}
          </Submit>
        </AdminForm>
      </Fold>
      {cashDue > 0 ? (
        <Fold
          title={t(adminBookingsTexts.recordCashTitle, { cashDue: formatMoney(cashDue) })}
          open={cash !== undefined}
        >
          <AdminForm refused={cash} className="grid gap-3">
            <TextField
              label={t(adminBookingsTexts.receiptNumber)}
              hint={t(adminBookingsTexts.receiptHint)}
              autoComplete="off"
              {...fieldProps(cash, 'receipt')}
            />
            <Submit name="do" value="cash" size="sm" className="justify-self-start">
              {t(adminBookingsTexts.recordCash, { cashDue: formatMoney(cashDue) })}
            </Submit>
          </AdminForm>
        </Fold>
      ) : null}
    </>
  );
}

function IssueRefund({ left, form, refused }: { left: Paise; form: string; refused: Refused | undefined }) {
  const t = useText();
  const own = refusedIn(refused, 'give-back');
  return (
    <Fold title={t(adminBookingsTexts.refundBeyondPolicy)} open={own !== undefined}>
      <AdminForm refused={own} className="grid gap-3">
        <input type="hidden" name="form" value={form} />
        <TextField
          label={t(adminBookingsTexts.amount)}
          hint={t(adminBookingsTexts.refundLimit, { left: formatMoney(left) })}
          inputMode="decimal"
          {...fieldProps(own, 'amount')}
        />
        <TextField
          label={t(adminBookingsTexts.reason)}
          hint={t(adminBookingsTexts.reasonHint)}
          {...fieldProps(own, 'why')}
        />
        <Submit name="do" value="give-back" size="sm" variant="danger" className="justify-self-start">
          {t(adminBookingsTexts.issueRefund)}
        </Submit>
      </AdminForm>
    </Fold>
  );
}
