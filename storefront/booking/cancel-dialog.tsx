import { useRef, useState } from 'react';
import { bookingCancelTexts } from '../../messages/en/booking-cancel.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { BookingItems } from './booking-items.tsx';
import { callPriced } from './call-priced.ts';
import { refundTexts } from './payment-words.ts';
import { TermsTables } from './terms-table.tsx';

type PaymentFacts = { data: BookingView };

/** Shows the refund, then cancels. For an unpaid booking nothing has been charged yet. */
export default function CancelDialog(props: {
  booking: BookingView;
  onChange: (changed: BookingView) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { booking, onChange, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const address = `/api/bookings/${encodeURIComponent(booking.bookingId)}`;
  // the refund depends on the time: it is requested again before it is shown
  const { answer: fresh, error } = useQuery(address, async (signal) => {
    const { data } = await callPriced<PaymentFacts>('GET', address, undefined, { signal });
    if (!signal.aborted) onChange(data);
    return data;
  });
  const shown = fresh ?? booking;
  const part = shown.partPaid > 0;
  const paid = part || (shown.bookingStatus === 'confirmed' && shown.total > 0);
  const words = refundTexts(t, shown);
  const shownProblem = problem ?? (error && !busy ? messageOf(t, error) : null);

  async function cancel() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await callPriced<PaymentFacts>('POST', `${address}/cancel`, {});
      onChange(data);
      toast(paid ? words.done : t(bookingCancelTexts.notCharged), {
        kind: 'success',
        title: t(bookingCancelTexts.done),
      });
      onClose();
    } catch (error) {
      setProblem(messageOf(t, error));
    }
    underWay.current = false;
    setBusy(false);
  }

  const received = part ? shown.partPaid : shown.total;
  const charge = paiseOf(received - shown.refundNow);
  return (
    <Dialog open title={t(bookingCancelTexts.title)} onClose={onClose} size="md">
      <p className="text-sm text-ink-soft">{booking.bookingId}</p>
      <div className="mt-4 rounded-card border border-line p-4">
        <BookingItems items={booking.bookingItems} />
      </div>
      {paid ? (
        <dl aria-busy={!fresh} className="mt-6 space-y-2">
          <Row name={t(bookingCancelTexts.paid)} amount={formatMoney(received)} />
          {charge > 0 ? <Row name={t(bookingCancelTexts.charge)} amount={fresh ? formatMoney(charge) : '…'} /> : null}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="text-lg font-semibold">{words.amountLabel}</dt>
            <dd className="text-2xl font-semibold">{fresh ? formatMoney(shown.refundNow) : '…'}</dd>
          </div>
        </dl>
      ) : (
        <p className="mt-6">
          {shown.total === 0 ? t(bookingCancelTexts.nothingToPay) : t(bookingCancelTexts.notPaidYet)}
        </p>
      )}
      {paid && words.note ? <p className="mt-3">{words.note}</p> : null}
      {paid && !part ? (
        <section className="mt-6">
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
            {t(bookingCancelTexts.cancellationPolicy)}
          </h3>
          <TermsTables items={shown.bookingItems} />
        </section>
      ) : null}
      {shownProblem ? (
        <p role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {shownProblem}
        </p>
      ) : null}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t(bookingCancelTexts.keepBooking)}
        </Button>
        <Button variant="danger" busy={busy} disabled={paid && !fresh} onClick={() => void cancel()}>
          {t(bookingCancelTexts.submit)}
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function messageOf(t: Translate, error: unknown): string {
  return error instanceof Error && error.message ? error.message : t(bookingCancelTexts.failed);
}
